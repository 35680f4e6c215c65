"""Average precision of a checkpoint on a split, by pycocotools; also on the same animals made small."""

import contextlib
import io

import cv2
import numpy as np
import torch
from pycocotools.coco import COCO
from pycocotools.cocoeval import COCOeval

from .augmentation import PADDING
from .network import cells, decode

MINIMUM_SCORE = 0.01
MAXIMUM_OVERLAP = 0.45
ALARM_SCORE = 0.4


def to_input(squares):
    """What the network takes, from N x S x S x 3 bytes."""
    return torch.from_numpy(np.ascontiguousarray(squares)).permute(0, 3, 1, 2).float() / 255


def letterbox(pixels, size, zoom=1.0):
    """The picture, centered on a grey square; its scale and the place of its upper left corner."""
    scale = size * zoom / max(pixels.shape[:2])
    width, height = round(pixels.shape[1] * scale), round(pixels.shape[0] * scale)
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    square = np.full((size, size, 3), PADDING, np.uint8)
    left, top = (size - width) // 2, (size - height) // 2
    square[top : top + height, left : left + width] = cv2.resize(pixels, (width, height), interpolation=how)
    return square, scale, (left, top)


def suppress(boxes, scores, classes):
    """Indices that greedy non-maximum suppression within each class leaves, the surest first."""
    shifted = boxes + classes[:, None] * 10_000.0
    sizes = [[x, y, right - x, bottom - y] for x, y, right, bottom in shifted.tolist()]
    return np.array(cv2.dnn.NMSBoxes(sizes, scores.tolist(), MINIMUM_SCORE, MAXIMUM_OVERLAP), int).reshape(-1)


@torch.no_grad()
def detect(network, square):
    """Boxes, scores and classes of a square RGB picture, after suppression."""
    rows = network(to_input(square[None]))[0]
    boxes = decode(rows[:, :4], cells(square.shape[0])).numpy()
    scores, classes = (part.numpy() for part in rows[:, 4:].sigmoid().max(1))
    seen = scores >= MINIMUM_SCORE
    boxes, scores, classes = boxes[seen], scores[seen], classes[seen]
    kept = suppress(boxes, scores, classes)
    return boxes[kept], scores[kept], classes[kept]


def evaluate(find, dataset, size, zoom=1.0):
    """AP, AP50, AP50 of each class with at least 20 boxes, and alarms on empty pictures, of a function like `detect`."""
    truth, found, alarms, empty = [], [], 0, 0
    for example in dataset.examples:
        square, scale, corner = letterbox(example.pixels, size, zoom)
        boxes, scores, classes = find(square)
        empty += example.is_empty
        alarms += example.is_empty and any(scores > ALARM_SCORE)
        for box, label in zip(example.boxes * scale + np.tile(corner, 2), example.classes):
            truth.append(_annotation(example.image_id, box, max(label, 0), len(truth) + 1, int(label < 0)))
        for box, score, label in zip(boxes, scores, classes):
            found.append(dict(_annotation(example.image_id, box, label), score=float(score)))
    names = dict(enumerate(dataset.class_names))
    figures = {"all": _score(truth, found, dataset, list(names))}
    for label, name in names.items():
        if sum(a["category_id"] == label for a in truth) >= 20:
            figures[name] = _score(truth, found, dataset, [label])
    return figures, alarms, empty


def _annotation(image_id, box, label, number=0, crowd=0):
    left, top, right, bottom = (float(value) for value in box)
    size = (right - left, bottom - top)
    return dict(
        id=number, image_id=image_id, category_id=int(label), iscrowd=crowd, bbox=[left, top, *size], area=size[0] * size[1]
    )


def _score(truth, found, dataset, labels):
    """AP and AP50."""
    with contextlib.redirect_stdout(io.StringIO()):
        coco = COCO()
        coco.dataset = dict(
            images=[dict(id=e.image_id) for e in dataset.examples],
            annotations=truth,
            categories=[dict(id=k, name=name) for k, name in enumerate(dataset.class_names)],
        )
        coco.createIndex()
        if not found:
            return 0.0, 0.0
        evaluator = COCOeval(coco, coco.loadRes(found), "bbox")
        evaluator.params.catIds = labels
        evaluator.evaluate()
        evaluator.accumulate()
        evaluator.summarize()
    return float(evaluator.stats[0]), float(evaluator.stats[1])
