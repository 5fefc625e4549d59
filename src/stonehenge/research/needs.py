"""Says what to install where an extra is missing."""

from importlib.util import find_spec


def need(extra: str, *modules: str) -> None:
    """Raises ModuleNotFoundError with the command that installs the extra."""
    for module in modules:
        if find_spec(module) is None:
            raise ModuleNotFoundError(
                f"this needs {module}, which is in the extra '{extra}': "
                f"in your clone of Stonehenge run pip install '.[{extra}]'",
                name=module,
            )
