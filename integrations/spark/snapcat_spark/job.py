"""The job: pictures in, records, annotated copies and profiles out."""

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from pyspark.sql import DataFrame, SparkSession, functions

from snapcat_spark.package import write_zip
from snapcat_spark.partitions import record_mapper
from snapcat_spark.profiles import join_profiles
from snapcat_spark.schema import record_type
from snapcat_spark.settings import SourceSettings, WorkerSettings
from snapcat_spark.source import PictureSource


@dataclass(frozen=True)
class JobOptions:
    """What the command line says."""

    inputs: list[str]
    output: str
    root: str | None
    configuration: str | None
    snapcat: str
    models: str | None
    timeout: float
    batch: int
    annotated: bool
    profiles: bool
    skips_hidden: bool
    environment: tuple[tuple[str, str], ...]


class Job:
    """A job that is not run yet."""

    def __init__(self, spark: SparkSession, options: JobOptions) -> None:
        """Raises InputError when an input is not there."""
        self._spark = spark
        self._options = options
        self._settings = SourceSettings.read(options.configuration)
        self._source = PictureSource(spark, options.inputs, options.output, options.root)
        # A batch of pictures is in memory at once, in Java and in Python.
        spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", str(options.batch))

    def run(self) -> None:
        """Does the work; what was found goes to standard output."""
        place = f"{self._options.output.rstrip('/')}/records"
        with tempfile.TemporaryDirectory(prefix="snapcat-") as folder:
            package = Path(folder) / "snapcat_spark.zip"
            write_zip(package)
            self._spark.sparkContext.addPyFile(str(package))
            self._records().write.mode("errorifexists").parquet(place)
        records = self._spark.read.parquet(place)
        self._report(records)
        if self._options.profiles:
            options = self._options
            print(join_profiles(records, options.snapcat, options.configuration, options.output), flush=True)

    def _records(self) -> DataFrame:
        """One row a picture: the record in typed columns, and its line as it is in `record`."""
        options = self._options
        worker = WorkerSettings(
            snapcat=options.snapcat, configuration=options.configuration, models=options.models,
            timeout=options.timeout, environment=options.environment,
            annotated=options.output if options.annotated and self._settings.annotated else None,
        )
        lines = self._source.pictures(self._settings, options.skips_hidden).mapInArrow(
            record_mapper(worker, self._source.root), "record string"
        )
        parsed = functions.from_json("record", record_type(), {"mode": "FAILFAST"}).alias("parsed")
        return lines.select(parsed, "record").select("parsed.*", "record")

    @staticmethod
    def _report(records: DataFrame) -> None:
        """Says what could not be read, and which copies share a name."""
        for row in records.where("error is not null").groupBy("error.kind").count().orderBy("kind").collect():
            print(f"{row['count']} not read: {row.kind}", flush=True)
        shared = records.where("annotated is not null").groupBy("annotated").count().where("count > 1").limit(5).collect()
        for row in shared:
            print(f"{row.annotated} is the copy of {row['count']} pictures; only one is there", file=sys.stderr)
