"""Records that the job itself writes, where no worker could."""

import hashlib
import json


def error_record(path: str, picture: bytes | memoryview, kind: str, message: str) -> str:
    """The record of a picture that could not be worked on, as `snapcat` writes it."""
    record = {
        "annotated": None,
        "cards": None,
        "error": {"kind": kind, "message": message},
        "image": {"height": None, "orientation": None, "sha256": hashlib.sha256(picture).hexdigest(), "width": None},
        "observations": None,
        "path": path,
        "profile": None,
        "schema": "snapcat.record/1",
    }
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
