"""Measures everything and writes the table: bench/results.md."""

import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bench import cards_kernel, dice_kernel, engine
from bench.rows import Row

RESULTS: Final = Path(__file__).with_name("results.md")
_HEAD: Final = """\
# Measured speed

Written by `make bench` on {date}, Python {python}, {machine}. Rates are per second of CPU time
on one core, medians of interleaved repetitions in one run; machines are shared and noisy, so
the ratios say more than the figures. The ratio is to the first line of each block.
"""


def table(blocks: list[list[Row]]) -> str:
    """The page with all blocks."""
    head = _HEAD.format(
        date=datetime.now(UTC).date().isoformat(),
        python=platform.python_version(),
        machine=platform.machine(),
    )
    lines = [head]
    for block in blocks:
        lines += ["| what | figure | ratio |", "|---|---:|---:|"]
        lines += [
            f"| {row.name} | {row.figure:,.0f} {row.unit} | {row.ratio:.2f} |" for row in block
        ]
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    """Runs all benchmarks and writes their table."""
    page = table(
        [
            engine.rows(),
            engine.start_up(),
            cards_kernel.rows(),
            cards_kernel.rows_to_c(),
            cards_kernel.threads(),
            dice_kernel.rows(),
            dice_kernel.tables(),
        ]
    )
    RESULTS.write_text(page)
    print(page)


if __name__ == "__main__":
    main()
