"""Makes harder pictures of the labelled ones: small and several animals, mosaics, scenes, occlusion, poor light.

The pictures at hand mostly show one large animal. A canvas of S x S pixels is filled in one of four ways, then degraded.
"""

from dataclasses import dataclass, field

import cv2
import numpy as np

from .degradation import degrade, recolor

PADDING = 114


@dataclass
class Canvas:
    """A training picture and its boxes."""

    pixels: np.ndarray
    boxes: list = field(default_factory=list)
    classes: list = field(default_factory=list)
    """-1 for boxes that count neither as target nor as background."""

    def add(self, boxes, classes, window):
        """Boxes clipped to a window; one that mostly lies outside no longer counts."""
        left, top, right, bottom = window
        for box, label in zip(boxes, classes):
            clipped = np.clip(box, (left, top, left, top), (right, bottom, right, bottom))
            width, height = clipped[2] - clipped[0], clipped[3] - clipped[1]
            shown = width * height / max(1e-6, (box[2] - box[0]) * (box[3] - box[1]))
            if width > 3 and height > 3 and shown > 0.05:
                self.boxes.append(clipped)
                self.classes.append(int(label) if shown > 0.35 else -1)

    def hide_beneath(self, box, own=0.5):
        """Boxes that a newly drawn box covers for the most part no longer count."""
        for index, other in enumerate(self.boxes):
            width = min(box[2], other[2]) - max(box[0], other[0])
            height = min(box[3], other[3]) - max(box[1], other[1])
            if width > 0 and height > 0:
                if width * height > own * (other[2] - other[0]) * (other[3] - other[1]):
                    self.classes[index] = -1


class Augmenter:
    """Draws random canvases from a dataset; one for each process, with its own random numbers."""

    def __init__(self, examples, seed, class_weights=None):
        self.random = np.random.default_rng(seed)
        self.empty = [e for e in examples if e.is_empty]
        self.animals = [e for e in examples if not e.is_empty]
        if not self.animals:
            raise ValueError("no picture of the training split has a box")
        weights = np.array([self._weight(e, class_weights or {}) for e in self.animals])
        self.cumulative = np.cumsum(weights / weights.sum())

    @staticmethod
    def _weight(example, class_weights):
        weight = max((class_weights.get(int(c), 1.0) for c in example.classes if c >= 0), default=0.2)
        return weight * (0.4 if example.low_resolution else 1.0)

    def __call__(self, size, harder=1.0):
        """A canvas; with `harder` 0 only whole pictures, barely changed, for the last steps of a training."""
        draw = self.random.random()
        if draw < 0.10 and self.empty:
            canvas = self._backdrop(size)
        elif draw < 0.10 + 0.25 * harder:
            canvas = self._mosaic(size)
        elif draw < 0.10 + 0.55 * harder:
            canvas = self._scene(size)
        else:
            canvas = self._single(size)
        if self.random.random() < 0.12 * harder:
            self._occlude(canvas)
        canvas.pixels = degrade(canvas.pixels, self.random)
        return canvas

    def _pick(self):
        return self.animals[min(int(np.searchsorted(self.cumulative, self.random.random())), len(self.animals) - 1)]

    def _log_uniform(self, low, high):
        return float(np.exp(self.random.uniform(np.log(low), np.log(high))))

    def _prepared(self, example, scale):
        """The picture scaled, stretched a little, mirrored half of the time; with its boxes."""
        height, width = example.pixels.shape[:2]
        stretch = self._log_uniform(0.87, 1.15)
        target = (max(8, round(width * scale * stretch)), max(8, round(height * scale)))
        how = cv2.INTER_AREA if scale < 0.8 else cv2.INTER_LINEAR
        pixels = cv2.resize(example.pixels, target, interpolation=how)
        boxes = example.boxes * np.tile([target[0] / width, target[1] / height], 2)
        if self.random.random() < 0.5:
            pixels = pixels[:, ::-1]
            boxes = np.stack([target[0] - boxes[:, 2], boxes[:, 1], target[0] - boxes[:, 0], boxes[:, 3]], 1)
        return pixels, boxes

    def _place(self, canvas, example, scale, center, window):
        """Puts a whole picture onto the canvas, cut to the window."""
        pixels, boxes = self._prepared(example, scale)
        pixels = recolor(pixels, self.random)
        left, top = int(center[0] - pixels.shape[1] / 2), int(center[1] - pixels.shape[0] / 2)
        shown = (
            max(left, window[0]),
            max(top, window[1]),
            min(left + pixels.shape[1], window[2]),
            min(top + pixels.shape[0], window[3]),
        )
        if shown[2] <= shown[0] or shown[3] <= shown[1]:
            return
        part = pixels[shown[1] - top : shown[3] - top, shown[0] - left : shown[2] - left]
        canvas.pixels[shown[1] : shown[3], shown[0] : shown[2]] = part
        canvas.add(boxes + np.tile([left, top], 2), example.classes, shown)

    def _single(self, size):
        canvas = Canvas(np.full((size, size, 3), PADDING, np.uint8))
        if self.random.random() < 0.25 and self.empty:
            canvas = self._backdrop(size)
        example = self._pick()
        height, width = example.pixels.shape[:2]
        zoom = self._log_uniform(0.3, 1.35) if self.random.random() < 0.6 else self._log_uniform(0.85, 1.1)
        scale = size / max(height, width) * zoom
        slack = np.abs(size - np.array([width, height]) * scale) / 2
        center = size / 2 + self.random.uniform(-1, 1, 2) * slack
        self._place(canvas, example, scale, center, (0, 0, size, size))
        return canvas

    def _mosaic(self, size):
        canvas = Canvas(np.full((size, size, 3), PADDING, np.uint8))
        x, y = (self.random.uniform(0.3, 0.7, 2) * size).astype(int)
        for window in ((0, 0, x, y), (x, 0, size, y), (0, y, x, size), (x, y, size, size)):
            example = self._pick()
            height, width = example.pixels.shape[:2]
            fitting = min((window[2] - window[0]) / width, (window[3] - window[1]) / height)
            middle = np.array([window[0] + window[2], window[1] + window[3]]) / 2
            center = middle + self.random.uniform(-0.1, 0.1, 2) * size
            self._place(canvas, example, fitting * self._log_uniform(0.6, 1.7), center, window)
        return canvas

    def _backdrop(self, size):
        """A picture without animals that fills the canvas."""
        canvas = Canvas(np.full((size, size, 3), PADDING, np.uint8))
        example = self.empty[self.random.integers(len(self.empty))]
        scale = size / min(example.pixels.shape[:2]) * self._log_uniform(0.9, 1.6)
        self._place(canvas, example, scale, size / 2 + self.random.uniform(-0.2, 0.2, 2) * size, (0, 0, size, size))
        return canvas

    def _scene(self, size):
        """One to four animals, mostly small, cut out by their boxes with soft edges, in a picture without animals."""
        if not self.empty:
            return self._mosaic(size)
        canvas = self._backdrop(size)
        flock = self._pick() if self.random.random() < 0.35 else None
        for _ in range(self.random.choice(4, p=[0.45, 0.25, 0.15, 0.15]) + 1):
            self._paste(canvas, flock or self._pick(), self._log_uniform(0.1, 0.6) * size)
        return canvas

    def _paste(self, canvas, example, longest):
        counted = np.flatnonzero(example.classes >= 0)
        if len(counted) == 0:
            return
        index = self.random.choice(counted)
        box = example.boxes[index]
        scale = min(1.6, longest / max(box[2] - box[0], box[3] - box[1], 1))
        pixels, boxes = self._prepared(example, scale)
        box = boxes[index]
        margin = self.random.uniform(0.02, 0.15) * (box[2:] - box[:2])
        low = np.maximum(0, np.floor(box[:2] - margin)).astype(int)
        high = np.minimum(pixels.shape[1::-1], np.ceil(box[2:] + margin)).astype(int)
        cut = recolor(pixels[low[1] : high[1], low[0] : high[0]], self.random)
        height, width = cut.shape[:2]
        size = canvas.pixels.shape[0]
        if min(width, height) < 4 or max(width, height) >= size:
            return
        left, top = self.random.integers(0, size - width + 1), self.random.integers(0, size - height + 1)
        area = canvas.pixels[top : top + height, left : left + width]
        mask = _soft_mask(height, width, self.random.uniform(2.0, 8.0))
        area[:] = np.rint(area * (1 - mask) + cut * mask)
        shift = np.tile([left - low[0], top - low[1]], 2)
        placed = boxes + shift
        canvas.hide_beneath(placed[index])
        window = (left, top, left + width, top + height)
        classes = example.classes.copy()
        others = np.arange(len(classes)) != index
        classes[others] = -1
        canvas.add(placed, classes, window)

    def _occlude(self, canvas):
        """Covers up to 45 % of each of some animals with a strip of another picture or of one colour."""
        for box, label in zip(canvas.boxes, canvas.classes):
            width, height = (box[2:] - box[:2]).astype(int)
            if label < 0 or min(width, height) < 16 or self.random.random() < 0.4:
                continue
            share = self.random.uniform(0.15, 0.45)
            upright = self.random.random() < 0.5
            strip = (max(2, int(width * share)), height) if upright else (width, max(2, int(height * share)))
            left = int(box[0]) + (self.random.integers(0, width - strip[0] + 1) if upright else 0)
            top = int(box[1]) + (0 if upright else self.random.integers(0, height - strip[1] + 1))
            area = canvas.pixels[top : top + strip[1], left : left + strip[0]]
            if self.empty and self.random.random() < 0.7:
                cover = self.empty[self.random.integers(len(self.empty))].pixels
                area[:] = cv2.resize(cover, area.shape[1::-1], interpolation=cv2.INTER_AREA)
            else:
                area[:] = self.random.integers(0, 256, 3)


def _soft_mask(height, width, power):
    """1 in the middle, 0 in the corners: a superellipse with soft edges (power 2 round, 8 nearly a rectangle)."""
    y = np.abs(np.linspace(-1, 1, height))[:, None] ** power
    x = np.abs(np.linspace(-1, 1, width))[None] ** power
    return np.clip((1.08 - (x + y)) / 0.25, 0, 1)[..., None]
