"""Hands as bit masks, in plain Python and in the machine's own instructions.

Kernels get one instruction for each of these functions, Python code a readable expression.
"""

from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba.core import config, types
from numba.extending import intrinsic, overload

from stonehenge.kernels import callable_from_kernels


def count(mask: int) -> int:
    """How many cards a mask has."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The lowest card of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The highest card of a mask that is not empty."""
    return mask.bit_length() - 1


def nth(mask: int, n: int) -> int:
    """The mask of the n-th card of a mask alone, counted from 0."""
    return _nth_by_counting(mask, n)


def signed(number: int) -> int:
    """A small number as one that may be subtracted from: unsigned bytes would wrap around."""
    return int(number)


@callable_from_kernels
def _nth_by_counting(mask: int, n: int) -> int:
    for _ in range(n):
        mask &= mask - 1
    return mask & -mask


def _build_count(_typing: Any, mask: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(mask), build


def _build_zeros_below(_typing: Any, mask: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(mask), build


def _build_zeros_above(_typing: Any, mask: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(mask), build


def _build_deposit(_typing: Any, bits: Any, mask: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        deposit = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word, word])
        )
        return builder.call(deposit, args)

    return types.int64(bits, mask), build


_count: Any = intrinsic(_build_count)
_zeros_below: Any = intrinsic(_build_zeros_below)
_zeros_above: Any = intrinsic(_build_zeros_above)
_deposit: Any = intrinsic(_build_deposit)


@overload(count, strict=False)
def _count_in_kernels(mask: Any) -> Any:
    return lambda mask: _count(mask)


@overload(lowest, strict=False)
def _lowest_in_kernels(mask: Any) -> Any:
    return lambda mask: _zeros_below(mask)


@overload(highest, strict=False)
def _highest_in_kernels(mask: Any) -> Any:
    return lambda mask: 63 - _zeros_above(mask)


def _has_deposit() -> bool:
    """Whether numba compiles for a processor that deposits bits: this one, or as it was told."""
    told: Any = config
    if told.CPU_NAME or told.CPU_FEATURES is not None:
        return "+bmi2" in (told.CPU_FEATURES or "")
    return bool(binding.get_host_cpu_features().get("bmi2"))


@overload(nth, strict=False)
def _nth_in_kernels(mask: Any, n: Any) -> Any:
    if _has_deposit():
        return lambda mask, n: _deposit(1 << n, mask)
    return lambda mask, n: _nth_by_counting(mask, n)


@overload(signed, strict=False)
def _signed_in_kernels(number: Any) -> Any:
    return lambda number: np.int64(number)
