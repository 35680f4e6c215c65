"""Where the pictures come from: files under the inputs, read with Spark's `binaryFile`."""

from pyspark.sql import DataFrame, SparkSession

from snapcat_spark.hidden import hidden_pictures, read_files
from snapcat_spark.names import common_folder, glob_filter
from snapcat_spark.settings import SourceSettings


class InputError(Exception):
    """An input that is not there, or that cannot be one."""


class PictureSource:
    """The pictures under some folders and files."""

    def __init__(self, spark: SparkSession, inputs: list[str], output: str, root: str | None) -> None:
        """Looks whether the inputs are there; raises InputError when not, or when results would land among them."""
        self._spark = spark
        self._inputs = inputs
        statuses = [self._status(address) for address in inputs]
        self._folders = [path for path, is_folder in statuses if is_folder]
        self._files = [path for path, is_folder in statuses if not is_folder]
        folders = self._folders + [path.rsplit("/", 1)[0] for path in self._files]
        #: What records' paths are relative to.
        self.root = self._qualified(root) if root else common_folder(folders)
        target = self._qualified(output)
        for path, is_folder in statuses:
            if is_folder and (target + "/").startswith(path.rstrip("/") + "/"):
                raise InputError(f"the output {output} lies in the input {path}; choose another one")

    def pictures(self, settings: SourceSettings, skips_hidden: bool = False) -> DataFrame:
        """One row a picture: `path` and `content`.

        Spark leaves out what is named `_...` or `.`, such as the `_MG_0001.JPG` of many cameras; those are read besides,
        unless `skips_hidden`.
        """
        files = (
            self._spark.read.format("binaryFile")
            .option("pathGlobFilter", glob_filter(settings.extensions))
            .option("recursiveFileLookup", str(settings.recursive).lower())
            .load(self._inputs)
        )
        pictures = files.select("path", "content")
        if skips_hidden:
            return pictures
        hidden = hidden_pictures(self._folders, self._files, settings)
        return pictures.union(read_files(self._spark, hidden)) if hidden else pictures

    def _path(self, address: str):
        jvm = self._spark.sparkContext._jvm
        path = jvm.org.apache.hadoop.fs.Path(address)
        return path, path.getFileSystem(self._spark.sparkContext._jsc.hadoopConfiguration())

    def _qualified(self, address: str) -> str:
        path, files = self._path(address)
        return files.makeQualified(path).toString()

    def _status(self, address: str) -> tuple[str, bool]:
        path, files = self._path(address)
        try:
            status = files.getFileStatus(path)
        except Exception as error:
            raise InputError(f"{address} cannot be read: {getattr(error, 'java_exception', error)}") from error
        return status.getPath().toString(), status.isDirectory()
