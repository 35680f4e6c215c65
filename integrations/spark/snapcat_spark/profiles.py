"""The second step: from all records to profiles and contacts, by `snapcat join`."""

import subprocess
import tempfile
from pathlib import Path

from pyspark.sql import DataFrame

from snapcat_spark.places import resolve_program
from snapcat_spark.storage import Storage


class JoinFailed(Exception):
    """`snapcat join` could not make profiles."""


def join_profiles(records: DataFrame, snapcat: str, configuration: str | None, output: str) -> str:
    """Sends the records through `snapcat join` on this machine, puts its files into the output, and returns what it said.

    Only one partition of records is in memory at a time, in the order of the paths.
    """
    storage = Storage(output)
    with tempfile.TemporaryDirectory(prefix="snapcat-") as folder:
        results = Path(folder) / "out"
        command = [resolve_program(snapcat), "join", "-", "-o", str(results)]
        if configuration is not None:
            file = Path(folder) / "pipeline.yaml"
            file.write_text(configuration, encoding="utf-8")
            command += ["-c", str(file)]
        said = _feed(command, folder, records)
        for file in sorted(results.rglob("*")):
            if file.is_file():
                storage.put(file, file.relative_to(results).as_posix())
    return said


def _feed(command: list[str], folder: str, records: DataFrame) -> str:
    """Runs the command in the folder, with the records as its input; returns its output."""
    process = subprocess.Popen(
        command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        for row in records.select("path", "record").orderBy("path").toLocalIterator():
            process.stdin.write(row.record.encode("utf-8") + b"\n")
    except BrokenPipeError:
        pass
    except BaseException:
        process.kill()
        process.wait()
        raise
    output, errors = process.communicate()
    if process.returncode != 0:
        raise JoinFailed(f"the profiles could not be made: {errors.decode('utf-8', 'replace').strip()}")
    return output.decode("utf-8").strip()
