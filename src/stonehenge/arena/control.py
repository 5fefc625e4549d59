"""Control variates: figures with the luck of cards and dice taken out.

How much of its luck a value reflects is fitted by least squares. The deals are in parts, and each
part is corrected by what the other parts say, so that its correction is independent of its values.
Luck is zero on average, so the correction is, too: it narrows the interval and does not shift the
figure, however badly luck was judged.
"""

from collections.abc import Sequence
from typing import Final

_PARTS: Final = 10
_DEALS_A_CONTROL: Final = 5
"""With fewer deals than this for each coefficient the fit would add more noise than it takes."""


def without_luck(values: Sequence[float], lucks: Sequence[Sequence[float]]) -> list[float]:
    """The values of deals, each without the part of it that follows its luck.

    `lucks` has one row a deal. Where there are too few deals, or is no luck, values stay as they
    are.
    """
    controls = len(lucks[0]) if lucks else 0
    if controls == 0 or len(values) < _DEALS_A_CONTROL * (controls + 1):
        return list(values)
    import numpy as np  # noqa: PLC0415 - plain figures do without numpy

    result, luck = np.array(values, float), np.array(lucks, float)
    part = np.arange(len(result)) % _PARTS
    corrected = result.copy()
    for number in range(_PARTS):
        own, others = part == number, part != number
        around = np.column_stack([np.ones(others.sum()), luck[others]])
        _, *slopes = np.linalg.lstsq(around, result[others], rcond=1e-9)[0]
        corrected[own] -= luck[own] @ np.array(slopes)
    return [float(value) for value in corrected]
