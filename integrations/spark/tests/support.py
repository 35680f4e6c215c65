"""What the tests share: the program, and runs of it."""

import json
import os
import subprocess
from pathlib import Path

SNAPCAT = os.environ["SNAPCAT"]
SPARK = Path(__file__).resolve().parents[1]
SAMPLES = SPARK.parents[1] / "samples"

#: A pipeline that needs little time.
PIPELINE = """\
requests:
  - request: animals
  - request: card
    level: fast
pairing: sequence
"""


def run_snapcat(*arguments: str | Path) -> None:
    """Runs the program to its end."""
    subprocess.run([SNAPCAT, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def without_profile(line: str) -> str:
    """A record's line without what only a whole run knows."""
    record = json.loads(line)
    start = '"profile":' + json.dumps(record["profile"], ensure_ascii=False)
    return line.replace(start, '"profile":null')


def records_by_path(lines: list[str]) -> dict[str, str]:
    """Lines of records by their paths; fails when a path occurs twice."""
    result: dict[str, str] = {}
    for line in lines:
        path = json.loads(line)["path"]
        assert path not in result, f"{path} has two records"
        result[path] = without_profile(line)
    return result


def files_below(folder: Path) -> dict[str, bytes]:
    """All files of a folder with their bytes, by relative path."""
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}
