"""What an executor does with its pictures."""

import atexit
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pyarrow

from snapcat_spark.isolation import Isolation
from snapcat_spark.names import relative_name
from snapcat_spark.places import resolve, resolve_program
from snapcat_spark.settings import WorkerSettings
from snapcat_spark.storage import Storage
from snapcat_spark.worker import WorkerProcess

#: Seconds that loading the engines may take.
START_TIMEOUT = 120.0


class PictureDesk:
    """Looks at pictures with one worker, and puts the annotated copies into their place."""

    def __init__(self, settings: WorkerSettings) -> None:
        """Nothing is started before the first picture."""
        self.settings = settings
        self._folder = tempfile.TemporaryDirectory(prefix="snapcat-")
        self._isolation = Isolation(self._start, settings.timeout)
        self._storage = Storage(settings.annotated) if settings.annotated else None

    def record(self, name: str, picture: bytes | memoryview) -> str:
        """The record of a picture as a line of JSON; its annotated copy is in its place when this returns."""
        record = self._isolation.record(name, picture)
        if self._storage:
            copy = json.loads(record)["annotated"]
            if copy:
                local = Path(self._folder.name) / copy
                self._storage.put(local, copy)
                local.unlink()
        return record

    def close(self) -> None:
        """Ends the worker and removes its files."""
        self._isolation.close()
        self._folder.cleanup()

    def _start(self) -> WorkerProcess:
        command = [resolve_program(self.settings.snapcat), "worker", "--framing", "binary"]
        if self.settings.configuration is not None:
            file = Path(self._folder.name) / "pipeline.yaml"
            file.write_text(self.settings.configuration, encoding="utf-8")
            command += ["-c", str(file)]
        if self._storage:
            command += ["--annotated", self._folder.name]
        environment = dict(os.environ, **dict(self.settings.environment))
        if self.settings.models:
            environment["SNAPCAT_MODELS"] = resolve(self.settings.models)
        return WorkerProcess(command, environment, START_TIMEOUT)


_desk: PictureDesk | None = None


def shared_desk(settings: WorkerSettings) -> PictureDesk:
    """The desk of this process. Spark uses a Python process for one partition after the other, and the engines stay
    loaded in between."""
    global _desk
    if _desk is None or _desk.settings != settings:
        close_desk()
        _desk = PictureDesk(settings)
    return _desk


@atexit.register
def close_desk() -> None:
    """Ends this process's worker, if there is one; where a process dies without this, the closed pipe ends it."""
    global _desk
    desk, _desk = _desk, None
    if desk:
        desk.close()


def record_mapper(
    settings: WorkerSettings, root: str
) -> Callable[[Iterator[pyarrow.RecordBatch]], Iterator[pyarrow.RecordBatch]]:
    """The function for `mapInArrow`: from `path` and `content` to `record`, a batch at a time."""

    def map_batches(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        desk = shared_desk(settings)
        for batch in batches:
            paths, contents = batch.column("path"), batch.column("content")
            records = [
                desk.record(relative_name(path.as_py(), root), memoryview(content.as_buffer()))
                for path, content in zip(paths, contents)
            ]
            yield pyarrow.RecordBatch.from_pydict({"record": pyarrow.array(records, pyarrow.string())})

    return map_batches
