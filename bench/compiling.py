"""What compiling the kernels of a level costs: `python -m bench.compiling GAME LEVEL [LEVEL ...]`.

Compiles into an empty folder, and prints the processor seconds of each function and each module.
"""

import os
import sys
import tempfile
from collections import Counter, defaultdict
from time import process_time
from typing import Any, Final

from numba.core.event import Listener, register, unregister

from stonehenge.players import warm

_SHOWN: Final = 25


class Costs(Listener):
    """Adds up the processor seconds of each compiled function, those it calls not included."""

    def __init__(self) -> None:
        self.seconds: defaultdict[tuple[str, str], float] = defaultdict(float)
        self.signatures: Counter[tuple[str, str]] = Counter()
        self._running: list[float] = []
        """The seconds spent in inner compilations, for each compilation under way."""
        self._begun: list[float] = []

    def on_start(self, _event: Any) -> None:
        """Numba begins to compile a function."""
        self._begun.append(process_time())
        self._running.append(0.0)

    def on_end(self, event: Any) -> None:
        """Numba has compiled a function."""
        whole, inner = process_time() - self._begun.pop(), self._running.pop()
        function = event.data["dispatcher"].py_func
        name = function.__module__.removeprefix("stonehenge."), function.__name__
        self.seconds[name] += whole - inner
        self.signatures[name] += 1
        if self._running:
            self._running[-1] += whole

    def show(self) -> None:
        """Prints modules and functions, the dearest first."""
        modules: Counter[str] = Counter()
        for (module, _), seconds in self.seconds.items():
            modules[module] += seconds  # type: ignore[assignment]
        count = sum(self.signatures.values())
        print(f"{sum(modules.values()):.1f} s for {count} compilations")
        for module, spent in modules.most_common():
            print(f"{spent:6.2f}  {module}")
        print()
        for name in sorted(self.seconds, key=self.seconds.__getitem__, reverse=True)[:_SHOWN]:
            print(f"{self.seconds[name]:6.2f}  {self.signatures[name]}x  {'.'.join(name)}")
        again = sum(1 for number in self.signatures.values() if number > 1)
        twice = [".".join(name) for name, number in self.signatures.items() if number > 1]
        print(f"\n{again} functions compiled more than once: {', '.join(sorted(twice))}")


def main() -> None:
    """Compiles what these levels need, one after the other, in an empty folder."""
    game, *levels = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["NUMBA_CACHE_DIR"] = folder  # read when the first player is made
        for level in levels:
            costs, begun = Costs(), process_time()
            register("numba:compile", costs)  # type: ignore[no-untyped-call]
            warm.warm_up(game, level)
            unregister("numba:compile", costs)  # type: ignore[no-untyped-call]
            print(f"{game} {level}: {process_time() - begun:.1f} s in all")
            costs.show()


if __name__ == "__main__":
    main()
