"""Labelled pictures in COCO form, decoded once into one packed file."""

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

LONGEST_SIDE = 400


@dataclass(frozen=True)
class Example:
    """A picture (RGB, read-only) with its boxes (left, top, right, bottom in its pixels)."""

    image_id: int
    pixels: np.ndarray
    boxes: np.ndarray
    classes: np.ndarray
    """Index into the class list, or -1 for a box that counts neither as target nor as background."""
    scale: float
    """Pixels here for one pixel of the file."""
    low_resolution: bool

    @property
    def is_empty(self):
        """Whether nothing is labelled, not even a doubtful box."""
        return len(self.classes) == 0


class Dataset:
    """The pictures of one split; reads `labels.json` and `images/` of a folder.

    The first use decodes every picture to at most `LONGEST_SIDE` pixels and packs them into `cache`; later uses map
    that file, so that several processes share one copy.
    """

    def __init__(self, folder, cache, split=None):
        folder, cache = Path(folder), Path(cache)
        labels = json.loads((folder / "labels.json").read_text())
        self.categories = sorted((c["id"], c["name"]) for c in labels["categories"] if c["id"] < 1000)
        index = {category: k for k, (category, _) in enumerate(self.categories)}
        annotations = {}
        for annotation in labels["annotations"]:
            annotations.setdefault(annotation["image_id"], []).append(annotation)
        packed = _pack(folder / "images", labels["images"], cache)
        self.examples = []
        for image in labels["images"]:
            if split and image.get("split", split) != split:
                continue
            pixels = packed.get(image["file_name"])
            if pixels is None:
                continue
            own = annotations.get(image["id"], [])
            scale = pixels.shape[1] / image["width"]
            boxes = np.array([a["bbox"] for a in own], np.float32).reshape(-1, 4) * scale
            boxes[:, 2:] += boxes[:, :2]
            doubtful = [a.get("iscrowd") or a.get("ignore") or a["category_id"] not in index for a in own]
            classes = np.array([-1 if d else index[a["category_id"]] for a, d in zip(own, doubtful)], np.int64)
            self.examples.append(
                Example(image["id"], pixels, boxes, classes, scale, bool(image.get("low_res")))
            )

    @property
    def class_names(self):
        return [name for _, name in self.categories]


def _pack(folder, images, cache):
    """Arrays of all readable pictures by file name; a picture that cannot be read is named and left out."""
    table = cache.with_suffix(".json")
    if not table.exists():
        cache.parent.mkdir(parents=True, exist_ok=True)
        entries, offset = {}, 0
        with cache.open("wb") as out:
            for image in images:
                pixels = cv2.imread(str(folder / image["file_name"]))
                if pixels is None:
                    print(f"left out, not readable: {folder / image['file_name']}")
                    continue
                ratio = LONGEST_SIDE / max(pixels.shape[:2])
                if ratio < 1:
                    pixels = cv2.resize(pixels, None, fx=ratio, fy=ratio, interpolation=cv2.INTER_AREA)
                out.write(cv2.cvtColor(pixels, cv2.COLOR_BGR2RGB).tobytes())
                entries[image["file_name"]] = (offset, *pixels.shape[:2])
                offset += pixels.size
        table.write_text(json.dumps(entries))
    data = np.memmap(cache, np.uint8, "r")
    return {
        name: data[offset : offset + height * width * 3].reshape(height, width, 3)
        for name, (offset, height, width) in json.loads(table.read_text()).items()
    }
