"""The job on a cluster gives what `snapcat run` gives, whatever happens to executors and workers."""

import json
import os
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

import jsonschema
import pyarrow.parquet

from cluster import ClusterJob
from pictures import make_pictures
from snapcat_spark.schema import SCHEMA_FILE
from support import PIPELINE, SNAPCAT, SPARK, files_below, records_by_path, run_snapcat

COUNT = int(os.environ.get("SPARK_PICTURES", "60"))
#: Seconds that a job may take.
TIMEOUT = 600 + COUNT * 10
JOINED = ["observations.jsonl", "profiles.sqlite", "contacts.vcf", "contacts.csv"]


class ClusterTests(unittest.TestCase):
    """One set of pictures, one run over it, and jobs that have to equal it."""

    @classmethod
    def setUpClass(cls) -> None:
        """Makes the pictures, the run that is right, and the archive."""
        folder = tempfile.TemporaryDirectory(prefix="snapcat-spark-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        cls.pictures = cls.folder / "all pictures"
        make_pictures(cls.pictures, COUNT)
        cls.pipeline = cls.folder / "pipeline.yaml"
        cls.pipeline.write_text(PIPELINE)
        started = time.monotonic()
        run_snapcat("run", cls.pictures, "-o", cls.folder / "run", "-c", cls.pipeline)
        cls.lines = (cls.folder / "run/observations.jsonl").read_text().splitlines()
        print(f"\nsnapcat run: {len(cls.lines)} pictures in {time.monotonic() - started:.1f} s", flush=True)
        cls.archive = cls.folder / "snapcat.tar.gz"
        subprocess.run([SPARK / "pack", cls.archive, SNAPCAT], check=True)

    def job(self, output: str, *arguments: str) -> ClusterJob:
        """Starts a job over the pictures."""
        place = self.folder / f"{output}-work"
        place.mkdir()
        common = [
            "--input", str(self.pictures), "--output", str(self.folder / output), "--config", str(self.pipeline),
            "--snapcat", "snapcat/bin/snapcat", "--models", "snapcat/share/snapcat/models",
        ]
        return ClusterJob(place, [*common, *arguments], self.archive)

    def rows(self, output: str) -> list[dict]:
        """The rows that a job wrote."""
        return pyarrow.parquet.read_table(self.folder / output / "records").to_pylist()

    def test_equals_a_run(self) -> None:
        started = time.monotonic()
        job = self.job("plain")
        self.assertEqual(job.status(TIMEOUT), 0, job.explain())
        print(f"\njob: {time.monotonic() - started:.1f} s", flush=True)
        rows = self.rows("plain")
        self.assertEqual(records_by_path([row["record"] for row in rows]), records_by_path(self.lines))
        self.assertEqual(job.workers(), [], "no worker stays behind")
        self.check_columns(rows)
        output = self.folder / "plain"
        self.assertEqual(files_below(output / "annotated"), files_below(self.folder / "run/annotated"))
        for name in JOINED:
            self.assertEqual((output / name).read_bytes(), (self.folder / "run" / name).read_bytes(), name)

    def check_columns(self, rows: list[dict]) -> None:
        """The typed columns say what the lines say, and the lines are as the JSON Schema has it."""
        schema = json.loads(SCHEMA_FILE.read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        validator = jsonschema.Draft202012Validator(schema)
        for row in rows:
            record = json.loads(row.pop("record"))
            validator.validate(record)
            self.assertEqual(_without_nulls(row), _without_nulls(record))

    def test_survives_the_death_of_an_executor_and_poison_pictures(self) -> None:
        crash, hang = "odd names & files/kätzchen #1, 50% (copy)+[x].png", "samples/cats/tortoiseshell.jpg"
        job = self.job(
            "trouble", "--timeout", "15", "--env", f"SNAPCAT_WORKER_CRASH_ON={Path(crash).name}",
            "--env", f"SNAPCAT_WORKER_HANG_ON={Path(hang).name}",
        )
        copies = self.folder / "trouble/annotated"
        killed = job.kill_executor_when(lambda: sum(1 for _ in copies.rglob("*.jpg")) >= min(10, COUNT // 4))
        self.assertNotEqual(killed, 0, job.explain())
        self.assertEqual(job.status(TIMEOUT), 0, job.explain())
        print(f"\nkilled executor {killed}", flush=True)
        expected = records_by_path(self.lines)
        found = records_by_path([row["record"] for row in self.rows("trouble")])
        self.assertEqual(found.keys(), expected.keys())
        for path, kind, words in [(crash, "unsupported", "SIGABRT"), (hang, "timedOut", "15 s")]:
            record = json.loads(found.pop(path))
            self.assertEqual(record["error"]["kind"], kind)
            self.assertIn(words, record["error"]["message"])
            self.assertEqual(record["image"]["sha256"], json.loads(expected.pop(path))["image"]["sha256"])
        self.assertEqual(found, expected)
        self.assertIn("1 not read: timedOut", job.text())
        self.assertEqual(job.workers(), [], "no worker stays behind")


def _without_nulls(value):
    """The value without keys that have none; columns have all keys, records only some."""
    if isinstance(value, dict):
        return {key: _without_nulls(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list):
        return [_without_nulls(inner) for inner in value]
    return value


if __name__ == "__main__":
    unittest.main()
