"""Where a file that was shipped with the job lies on this machine."""

import os
import shutil
from pathlib import Path

from pyspark import SparkFiles


def resolve_program(program: str) -> str:
    """The program's path: a name without a slash is looked for in PATH, a relative path where `--archives` unpacks."""
    if "/" not in program:
        return shutil.which(program) or program
    return resolve(program)


def resolve(path: str) -> str:
    """An absolute path as it is; a relative one in the folder that `--archives` unpacks into, or else in the working
    folder."""
    if os.path.isabs(path):
        return path
    candidates = [Path(SparkFiles.getRootDirectory()) / path, Path(path)]
    return str(next((candidate.absolute() for candidate in candidates if candidate.exists()), candidates[0]))
