"""One `snapcat worker` process: started, asked, watched, ended."""

import os
import selectors
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence

from snapcat_spark.framing import ANSWER_HEADER_SIZE, answer_header, request_header

_PIECE = 1 << 18
_ERROR_TAIL = 2000


class WorkerError(Exception):
    """A worker that cannot work, through no fault of a picture: bad settings, a missing model or library, a full disk."""


class WorkerDied(Exception):
    """A signal ended the worker while it looked at a picture."""


class WorkerHung(Exception):
    """The worker did not answer in time; it has been ended."""


class WorkerProcess:
    """A worker that is asked for one picture at a time.

    Requests are written and answers read without blocking, so that no call takes longer than its timeout.
    """

    def __init__(self, command: Sequence[str], environment: dict[str, str] | None, start_timeout: float) -> None:
        """Starts the worker and waits until its engines are loaded; raises WorkerError when it cannot work."""
        self._errors = tempfile.TemporaryFile()
        self._number = 0
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, env=environment, bufsize=0
            )
        except OSError as error:
            self._errors.close()
            raise WorkerError(f"{command[0]} cannot be started: {error}") from error
        for pipe in (self._process.stdin, self._process.stdout):
            os.set_blocking(pipe.fileno(), False)
        try:
            # A picture without bytes is answered with an error record as soon as the worker is ready.
            self.ask(b"ready?", b"", start_timeout)
        except (WorkerDied, WorkerHung) as problem:
            raise WorkerError(f"{command[0]} does not start: {problem}") from problem

    @property
    def process_id(self) -> int:
        """The number of the process."""
        return self._process.pid

    def ask(self, name: bytes, picture: bytes | memoryview, timeout: float) -> str:
        """The record of a picture, as a line of JSON."""
        deadline = time.monotonic() + timeout
        self._number += 1
        try:
            self._send(memoryview(request_header(self._number, name, len(picture))), deadline)
            self._send(memoryview(picture), deadline)
            number, size = answer_header(self._receive(ANSWER_HEADER_SIZE, deadline))
            record = self._receive(size, deadline)
        except (BrokenPipeError, EOFError):
            raise self._death(deadline) from None
        except TimeoutError:
            self.kill()
            raise WorkerHung(f"no answer within {timeout:g} s") from None
        if number != self._number:
            self.kill()
            raise WorkerError(f"the worker answered request {number} in place of {self._number}")
        return record.decode("utf-8")

    def kill(self) -> None:
        """Ends the worker at once."""
        self._process.kill()
        self._process.wait()
        self._close()

    def close(self) -> None:
        """Lets the worker end, and ends it when it does not."""
        self._process.stdin.close()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            pass
        self.kill()

    def _send(self, data: memoryview, deadline: float) -> None:
        pipe = self._process.stdin.fileno()
        while data:
            self._wait(pipe, selectors.EVENT_WRITE, deadline)
            try:
                data = data[os.write(pipe, data[:_PIECE]) :]
            except BlockingIOError:
                continue

    def _receive(self, size: int, deadline: float) -> bytes:
        pipe = self._process.stdout.fileno()
        data = bytearray()
        while len(data) < size:
            self._wait(pipe, selectors.EVENT_READ, deadline)
            try:
                piece = os.read(pipe, min(_PIECE, size - len(data)))
            except BlockingIOError:
                continue
            if not piece:
                raise EOFError
            data += piece
        return bytes(data)

    @staticmethod
    def _wait(descriptor: int, event: int, deadline: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(descriptor, event)
            if not selector.select(max(0.0, deadline - time.monotonic())):
                raise TimeoutError

    def _death(self, deadline: float) -> Exception:
        """What the end of the worker means."""
        try:
            status = self._process.wait(max(1.0, deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            self.kill()
            return WorkerHung("the worker closed its pipes, but did not end")
        said = self._said()
        self._close()
        if status < 0:
            return WorkerDied(f"signal {-status} ({signal.Signals(-status).name}) ended the worker")
        return WorkerError(f"the worker ended with status {status}: {said or 'it said nothing'}")

    def _said(self) -> str:
        """The end of what the worker wrote to its standard error."""
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - _ERROR_TAIL))
        return self._errors.read().decode("utf-8", "replace").strip()

    def _close(self) -> None:
        for file in (self._process.stdin, self._process.stdout, self._errors):
            file.close()
