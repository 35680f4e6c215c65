"""Poison-picture isolation: a picture that ends or stalls its worker costs one record, not the job."""

from collections.abc import Callable

from snapcat_spark.records import error_record
from snapcat_spark.worker import WorkerDied, WorkerHung, WorkerProcess


class Isolation:
    """Asks a worker for pictures, and starts another one when it dies or hangs."""

    def __init__(self, start: Callable[[], WorkerProcess], timeout: float, attempts: int = 2) -> None:
        """`timeout`: seconds that a picture may take. `attempts`: deaths of workers that prove a picture guilty; the
        first may have come from outside, for example from a machine that ran out of memory."""
        self._start = start
        self._timeout = timeout
        self._attempts = attempts
        self._worker: WorkerProcess | None = None

    def record(self, name: str, picture: bytes | memoryview) -> str:
        """The record of a picture, whatever becomes of the worker."""
        death: Exception | None = None
        for _ in range(self._attempts):
            worker = self._worker = self._worker or self._start()
            try:
                return worker.ask(name.encode("utf-8"), picture, self._timeout)
            except WorkerHung:
                self._worker = None
                return error_record(name, picture, "timedOut", f"no answer within {self._timeout:g} s")
            except WorkerDied as problem:
                self._worker = None
                death = problem
            except BaseException:
                self._worker = None
                worker.kill()
                raise
        return error_record(name, picture, "unsupported", f"{death} while it looked at the picture, {self._attempts} times")

    def close(self) -> None:
        """Ends the worker, if there is one."""
        worker, self._worker = self._worker, None
        if worker:
            worker.close()
