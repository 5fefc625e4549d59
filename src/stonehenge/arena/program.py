"""A program that answers questions: one line on its standard input, one line back, in time.

It may crash, hang, close its pipes, or write without end: all that is lost is its answer. Every
such case raises a `Failure` that names the kind.
"""

import contextlib
import os
import re
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from multiprocessing import util
from typing import Final, Literal, TypeAlias

LONGEST_ANSWER: Final = 65_536
_START_UP: Final = 20.0
"""Seconds that a program may take to start, on top of the limit of its first answer."""
_CHUNK: Final = 65_536
_LAST_WORDS: Final = 2_000
_FAREWELL: Final = 1.0
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]+")

_HANGS: Final = 9
"""After so many questions in a row without an answer in time, a program is not asked again."""

Kind: TypeAlias = Literal["crash", "timeout", "junk", "illegal", "given up"]


class Failure(Exception):
    """A question without a usable answer: the kind of failure, and the details."""

    def __init__(self, kind: Kind, detail: str) -> None:
        self.kind: Final[Kind] = kind
        self.detail: Final = plain(detail)
        super().__init__(f"{kind}: {self.detail}")


def plain(text: str) -> str:
    """A short text from outside, without control characters."""
    return _CONTROL.sub(" ", text).strip()[:200]


class Program:
    """One running program; it is started by the first question, and again after a failure."""

    def __init__(self, command: Sequence[str], folder: str) -> None:
        self._command = list(command)
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = b""
        self._complaints = b""
        self._hung = 0

    def ask(self, question: bytes, limit: float) -> bytes:
        """The line it answers; neither line includes its newline."""
        if self._hung == _HANGS:
            raise Failure("given up", f"{_HANGS} questions without an answer; does it flush?")
        try:
            deadline = time.monotonic() + limit
            if self._process is None:
                # who hung once has had its time to start
                deadline += 0 if self._hung else _START_UP
                self._start()
            answer = self._converse(question + b"\n", deadline)
        except Failure as failure:
            self._hung = self._hung + 1 if failure.kind == "timeout" else 0
            self.kill()
            raise
        self._hung = 0
        return answer

    def _start(self) -> None:
        self._heard = self._complaints = b""
        try:
            # a session of its own: Ctrl-C is for us, and what it starts can be ended with it
            self._process = subprocess.Popen(  # noqa: S603 - the user named this program
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                cwd=self._folder if os.path.isdir(self._folder) else None,  # noqa: PTH112
                start_new_session=True,
            )
        except OSError as error:
            raise Failure("crash", f"cannot be started: {error.strerror}") from None
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)

    def _converse(self, unsent: bytes, deadline: float) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        with selectors.DefaultSelector() as waiting:
            waiting.register(process.stdin, selectors.EVENT_WRITE)
            waiting.register(process.stdout, selectors.EVENT_READ)
            waiting.register(process.stderr, selectors.EVENT_READ)
            while b"\n" not in self._heard or unsent:
                left = deadline - time.monotonic()
                ready = [key.fileobj for key, _ in waiting.select(left)] if left > 0 else []
                if not ready:
                    raise Failure(
                        "timeout", "no answer within the limit; does it flush its output?"
                    )
                if process.stderr in ready and not self._overhear(process.stderr.fileno()):
                    waiting.unregister(process.stderr)
                if process.stdin in ready:
                    unsent = self._tell(process.stdin.fileno(), unsent)
                    if not unsent:
                        waiting.unregister(process.stdin)
                if process.stdout in ready:
                    self._listen(process.stdout.fileno())
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def _tell(self, pipe: int, unsent: bytes) -> bytes:
        try:
            return unsent[os.write(pipe, unsent) :]
        except BlockingIOError:
            return unsent
        except OSError:
            raise Failure("crash", self._end("closed its input")) from None

    def _listen(self, pipe: int) -> None:
        heard = os.read(pipe, _CHUNK)
        if not heard:
            raise Failure("crash", self._end("closed its output"))
        self._heard += heard
        if len(self._heard) > LONGEST_ANSWER:
            raise Failure("junk", f"wrote more than {LONGEST_ANSWER} bytes for one answer")

    def _overhear(self, pipe: int) -> bool:
        """Reads its standard error; False when that is closed."""
        heard = os.read(pipe, _CHUNK)
        self._complaints = (self._complaints + heard)[-_LAST_WORDS:]
        return bool(heard)

    def _end(self, how: str) -> str:
        """How it ended, with its exit code and the last line of its standard error, if any."""
        assert self._process is not None
        assert self._process.stderr is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            how = f"ended with code {self._process.wait(_FAREWELL)}"
        with contextlib.suppress(BlockingIOError):
            while self._overhear(self._process.stderr.fileno()):
                pass
        words = self._complaints.decode("utf-8", "replace").strip().splitlines()
        return f"{how}: {words[-1]}" if words else how

    def close(self) -> None:
        """Closes its input and waits a moment for it to end; then kills it."""
        if self._process is not None:
            assert self._process.stdin is not None
            with contextlib.suppress(OSError):
                self._process.stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_FAREWELL)
            self.kill()

    def kill(self) -> None:
        """Kills it and every process it started."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


_RUNNING: Final[dict[tuple[tuple[str, ...], str, int], Program]] = {}


def running(command: tuple[str, ...], folder: str, seat: int) -> Program:
    """The program for a seat in this process; it keeps running from game to game."""
    if not _RUNNING:
        # unlike atexit this also works in the processes of a pool
        util.Finalize(None, close_all, exitpriority=10)
    key = (command, folder, seat)
    if key not in _RUNNING:
        _RUNNING[key] = Program(command, folder)
    return _RUNNING[key]


def close_all() -> None:
    """Closes the programs of this process."""
    while _RUNNING:
        _, program = _RUNNING.popitem()
        program.close()


def kill_all() -> None:
    """Kills the programs of this process."""
    while _RUNNING:
        _, program = _RUNNING.popitem()
        program.kill()
