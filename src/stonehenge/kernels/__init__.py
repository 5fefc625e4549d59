"""Compiled loops over the same rules that the readable engines use.

Importing this package imports numba, which takes about half a second: no client does so at its
start. Numba keeps compiled code in a folder, and would not notice that a rules file it compiled
into a kernel was edited. Hence that folder carries a hash of all files that kernels are made of.
"""

import hashlib
import importlib
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import time
from types import FunctionType, ModuleType
from typing import Any, Final, TypeVar, cast, overload

F_ = TypeVar("F_", bound=Callable[..., Any])

_PACKAGE: Final = Path(__file__).parent.parent
_MONTH: Final = 30 * 24 * 3600
_COMPILED: Final = (
    "cards/rules.py",
    "dice/rules.py",
    "dice/magic.py",
    "kernels/**/*.py",
    "players/cards/numbers.py",
    "players/cards/net/**/*.py",
    "players/cards/playout/**/*.py",
    "players/dice/net/**/*.py",
    "coach/playouts.py",
    "arena/luck/cards.py",
    "research/gymnasium/vector/writing/*.py",
    "training/**/*.py",
)
"""All that is compiled, or compiled into something, wherever it lies."""


def sources() -> list[Path]:
    """The files that decide what a kernel does."""
    return [source for pattern in _COMPILED for source in sorted(_PACKAGE.glob(pattern))]


def cache_folder() -> Path:
    """Where compiled kernels are kept for exactly these sources."""
    digest = hashlib.sha256()
    for source in sources():
        digest.update(source.read_bytes())
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home, "stonehenge", "kernels", digest.hexdigest()[:16])


def setup() -> str:
    """Makes the folder for compiled kernels, or takes the one that the user set for numba."""
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return chosen
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        forget_old(folder)
    except (OSError, RuntimeError):  # no home to write to: compile for this process alone
        return tempfile.mkdtemp(prefix="stonehenge-kernels-")
    return str(folder)


def forget_old(present: Path) -> None:
    """Removes kernels of other sources that nobody has used for a month."""
    os.utime(present)
    for folder in present.parent.iterdir():
        if folder.stat().st_mtime < time() - _MONTH:
            shutil.rmtree(folder, ignore_errors=True)


_FOLDER: Final = setup()


_numba: Any = importlib.import_module("numba")
_extending: Any = importlib.import_module("numba.extending")
_compiler: Any = importlib.import_module("numba.core.compiler")
_types: Any = importlib.import_module("numba.core.types")

_LEVEL: Final = type(_numba.config.OPT)(os.environ.get("NUMBA_OPT", "2"))
"""How much LLVM optimises. Numba's own 3 takes twice the time and gives no faster kernels."""


class QuickCompiler(_compiler.Compiler):  # type: ignore[misc]
    """Compiles at our level of optimisation; other users of numba keep theirs."""

    def compile_extra(self, function: Any) -> Any:
        """Compiles a function and all that it calls, while numba's lock keeps others out."""
        others, _numba.config.OPT = _numba.config.OPT, _LEVEL
        try:
            return super().compile_extra(function)
        finally:
            _numba.config.OPT = others


@overload
def compiled(function: F_, /) -> F_: ...
@overload
def compiled(**options: Any) -> Callable[[F_], F_]: ...
def compiled(function: Any = None, /, **options: Any) -> Any:
    """Compiles a module-level function when it is first called; it runs without the GIL."""
    if function is None:
        return lambda function: compiled_with(function, **options)
    return compiled_with(function)


def compiled_with(function: F_, **options: Any) -> F_:
    """Compiles a module-level function with further options of numba's own."""
    # numba looks up its cache folder here, once; other users of numba keep theirs
    others, _numba.config.CACHE_DIR = _numba.config.CACHE_DIR, _FOLDER
    try:
        wrapped: Any = _numba.njit(
            cache=True, nogil=True, error_model="numpy", pipeline_class=QuickCompiler, **options
        )(function)
    finally:
        _numba.config.CACHE_DIR = others
    return cast("F_", compiled_once_for_all_numbers(wrapped))


def inlined(function: F_) -> F_:
    """Makes a function a part of each kernel that calls it; meant for those with a single caller.

    What a compiled function calls is optimised again with each function that calls it in turn, so
    a chain of five takes five times as long as one kernel with five inlined parts.
    """
    return compiled_with(function, inline="always")


def compiled_once_for_all_numbers(kernel: Any) -> Any:
    """Keeps numba from compiling a kernel again for each number that is written in a call of it."""
    by_types = kernel.get_call_template

    def template(types: Any, named: Any) -> Any:
        return by_types(
            tuple(map(_types.unliteral, types)),
            {name: _types.unliteral(type_) for name, type_ in named.items()},
        )

    kernel.get_call_template = template
    return kernel


def callable_from_kernels(function: F_) -> F_:
    """Lets kernels call a plain function; for Python it stays as it is."""
    _extending.register_jitable(error_model="numpy")(function)
    return function


def use_rules(rules: ModuleType) -> None:
    """Lets kernels call every function of a rules module, which knows nothing of it."""
    for rule in vars(rules).values():
        if isinstance(rule, FunctionType) and rule.__module__ == rules.__name__:
            callable_from_kernels(rule)
