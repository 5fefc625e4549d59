"""Checks the records of a file, and says what the check proves."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from msgspec import UnsetType

from stonehenge import record as records
from stonehenge.chain import PublishedChain, read_chain
from stonehenge.exit_codes import BAD_INPUT, DONE, FAILED
from stonehenge.locale import Words
from stonehenge.promises import VERSION, PromiseFile, read_promise
from stonehenge.record import BrokenRecord, Record
from stonehenge.record_files import read_records
from stonehenge.terminal.files import broken_sentence, complain
from stonehenge.terminal.paper import printable
from stonehenge.vocabulary import IllegalAction

_Kept = TypeVar("_Kept")


def verify(
    path: str, words: Words, promise: str | None = None, chain_file: str | None = None
) -> int:
    """Checks every record of a file, says what is wrong, and returns the exit code.

    `promise` is a file that a client kept: the record of its game must fit it. `chain_file` is what
    a server published of its chain: the records of daily deals must fit it.
    """
    try:
        kept = _read(promise, read_promise, words)
        chain = _read(chain_file, read_chain, words)
    except _Unreadable:
        return BAD_INPUT
    verdicts, right = [], []
    for line in read_records(path):
        verdict = BAD_INPUT
        try:
            record = records.decode(line.data)
            verdict = FAILED
            records.check(record)
            if kept and _table(record) == kept.table:
                records.check_promise(record, kept)
            if chain:
                records.check_chain(record, chain)
        except BrokenRecord as broken:
            complain("verify", broken_sentence(words, path, line.number, broken))
        else:
            verdict = DONE
            right.append(record)
        verdicts.append(verdict)
    if not verdicts:
        complain("verify", words("no-records", path=printable(path)))
        return BAD_INPUT
    _tell(words, path, len(verdicts), right)
    _tell_daily(words, right, chain)
    if kept and max(verdicts) == DONE:
        return _tell_kept(words, kept, right)
    return max(verdicts)


class _Unreadable(Exception):
    """A file beside the records cannot be used; that was said already."""


def _read(path: str | None, read: Callable[[bytes], _Kept], words: Words) -> _Kept | None:
    """What somebody kept in a file."""
    try:
        return None if path is None else read(Path(path).read_bytes())
    except IllegalAction as refusal:
        why = words.refusal(refusal)
        complain("verify", words("broken-file", path=printable(path or ""), why=why))
        raise _Unreadable from None


def _tell_daily(words: Words, right: list[Record], chain: PublishedChain | None) -> None:
    """What is known of daily deals, and what a published chain adds."""
    daily = [record for record in right if records.daily_of(record)]
    if daily:
        said = "verified-daily" if chain is None else "verified-daily-kept"
        print(words(said, count=len(daily)))


def _table(record: Record) -> str | None:
    note = record.chance
    return None if isinstance(note, UnsetType) or isinstance(note.table, UnsetType) else note.table


def _tell(words: Words, path: str, total: int, right: list[Record]) -> None:
    """How many records are right, and what is known of their chance."""
    told = [record for record in right if records.chance_version(record)]
    count = {"total": total, "right": len(right), "chance": len(told)}
    print(words("verified", path=printable(path), **count))
    versions = Counter(records.chance_version(one) for one in told if _is_of_a_table(one))
    if versions[1]:
        print(words("verified-old", count=versions[1]))
    if versions[VERSION]:
        print(words("verified-promised", count=versions[VERSION]))


def _is_of_a_table(record: Record) -> bool:
    note = record.chance
    return not isinstance(note, UnsetType) and not isinstance(note.commitment, UnsetType)


def _tell_kept(words: Words, kept: PromiseFile, right: list[Record]) -> int:
    """What the promise file adds."""
    record = next((record for record in right if _table(record) == kept.table), None)
    if record is None:
        complain("verify", words("promise-unused", table=kept.table))
        return FAILED
    restarts = records.closing_of(record).restarts
    print(words("verified-kept", table=kept.table))
    if restarts:
        print(words("verified-restarts", restarts=restarts, seeds=restarts + 1))
    return DONE
