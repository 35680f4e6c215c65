"""Brings this package to the executors."""

import zipfile
from pathlib import Path

FOLDER = Path(__file__).parent


def write_zip(target: Path) -> None:
    """Packs the modules of this package, and what they read, for `addPyFile`."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(FOLDER.glob("*")):
            if file.suffix in (".py", ".json"):
                archive.write(file, f"{FOLDER.name}/{file.name}")
