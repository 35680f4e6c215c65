"""Files in the stores that pyarrow knows: local and mounted folders, S3, Google Cloud Storage, Azure, HDFS."""

import os
import re
import shutil
import uuid
from pathlib import Path

from pyarrow import fs

_SAME_STORE = {"s3a": "s3", "s3n": "s3", "abfss": "abfs", "wasbs": "abfs"}


def open_store(uri: str) -> tuple[fs.FileSystem, str]:
    """The file system that an address is in, and the path in it. `uri` is as Spark takes it; without a scheme it is a
    local path."""
    return fs.FileSystem.from_uri(normalized(uri))


class Storage:
    """A folder of results."""

    def __init__(self, uri: str) -> None:
        """`uri`: as for open_store."""
        self._files, self._folder = open_store(uri)
        self._has_folders = self._files.type_name in ("local", "hdfs")
        self._made: set[str] = set()

    def put(self, source: Path, name: str) -> None:
        """Copies a local file into the folder; readers see all of it or nothing."""
        target = f"{self._folder.rstrip('/')}/{name}"
        if not self._has_folders:
            self._copy(source, target)
            return
        folder = os.path.dirname(target)
        if folder not in self._made:
            self._files.create_dir(folder, recursive=True)
            self._made.add(folder)
        draft = f"{folder}/.snapcat-{uuid.uuid4().hex}.tmp"
        try:
            self._copy(source, draft)
            self._files.move(draft, target)
        except BaseException:
            self._discard(draft)
            raise

    def _copy(self, source: Path, target: str) -> None:
        with open(source, "rb") as data, self._files.open_output_stream(target, compression=None) as stream:
            shutil.copyfileobj(data, stream, 1 << 20)

    def _discard(self, draft: str) -> None:
        try:
            self._files.delete_file(draft)
        except OSError:
            pass


def normalized(uri: str) -> str:
    """The address as pyarrow wants it."""
    match = re.match(r"([a-zA-Z][a-zA-Z0-9+.-]*):(.*)", uri, re.DOTALL)
    if not match:
        return Path(uri).absolute().as_uri()
    scheme, rest = _SAME_STORE.get(match[1], match[1]), match[2]
    if scheme == "file":
        return Path("/" + rest.lstrip("/")).as_uri()
    return f"{scheme}:{rest}"
