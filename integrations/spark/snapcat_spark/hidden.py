"""Pictures that Spark's file sources pass over, since it takes names that start with _ or . for its own."""

from collections.abc import Iterator

import pyarrow
from pyarrow import fs
from pyspark.sql import DataFrame, SparkSession

from snapcat_spark.settings import SourceSettings
from snapcat_spark.storage import open_store

#: The folder that holds a picture, as Spark writes it, and the picture's path within.
Place = tuple[str, str]


def is_hidden(name: str) -> bool:
    """Whether Spark passes over a file or folder of that name."""
    return name.startswith(".") or (name.startswith("_") and "=" not in name) or name.endswith("._COPYING_")


def hidden_pictures(folders: list[str], files: list[str], settings: SourceSettings) -> list[Place]:
    """The pictures in the folders that Spark passes over, and those of the files themselves."""
    places = [(folder, name) for folder in folders for name in _walk(folder, settings)]
    return places + [tuple(file.rsplit("/", 1)) for file in files if is_hidden(file.rsplit("/", 1)[1])]


def _walk(folder: str, settings: SourceSettings) -> Iterator[str]:
    """The names of hidden pictures, relative to the folder."""
    store, base = open_store(folder)
    endings = tuple("." + extension for extension in settings.extensions)
    waiting = [(base.rstrip("/"), False)]
    while waiting:
        current, is_within_hidden = waiting.pop()
        for entry in store.get_file_info(fs.FileSelector(current)):
            hidden = is_within_hidden or is_hidden(entry.base_name)
            if entry.type == fs.FileType.Directory and settings.recursive:
                waiting.append((entry.path, hidden))
            elif entry.type == fs.FileType.File and hidden and entry.base_name.lower().endswith(endings):
                yield entry.path[len(base.rstrip("/")) + 1 :]


def read_files(spark: SparkSession, places: list[Place]) -> DataFrame:
    """One row a picture: `path` and `content`, read by the executors."""
    # Cut into partitions here: a shuffle would have to be done again when an executor dies.
    context = spark.sparkContext
    slices = context.parallelize(places, min(len(places), context.defaultParallelism * 4))
    rows = spark.createDataFrame(slices, "folder string, name string")
    return rows.mapInArrow(_read_batches, "path string, content binary")


def _read_batches(batches: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
    for batch in batches:
        for folder, name in zip(batch.column("folder").to_pylist(), batch.column("name").to_pylist()):
            store, base = open_store(folder)
            with store.open_input_file(f"{base.rstrip('/')}/{name}") as file:
                content = file.read()
            yield pyarrow.RecordBatch.from_pydict({"path": [f"{folder}/{name}"], "content": [content]})
