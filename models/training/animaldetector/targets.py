"""What each cell of the network should say about a canvas.

A guide (the teacher, or without one the network itself) tells for every cell a box and a soft score for each class. The
labels correct it: cells that see a labelled animal are raised, those that see one where none is labelled are lowered, and
an animal that the guide missed gets the cells at its middle.
"""

import torch

from .boxes import area, intersection, overlap

MATCH_OVERLAP = 0.5
FOUND_SCORE = 0.3
"""Below this best score the guide has missed a labelled animal."""
WANTED_SCORE = 0.9
FALSE_ALARM_FACTOR = 0.25
OTHER_CLASS_FACTOR = 0.3
FINEST_UP_TO, MIDDLE_UP_TO = 64, 160
"""Side in pixels (square root of the area) up to which a missed animal goes to the finest and to the middle grid."""


def targets(guide_boxes, guide_scores, grid, boxes, classes):
    """Scores (cells x classes), boxes (cells x 4) and weights (cells) to learn, for one canvas.

    `classes` of -1 mark boxes that count neither as target nor as background: cells that see them weigh nothing.
    """
    scores, wanted = guide_scores.clone(), guide_boxes.clone()
    weights = torch.ones(len(grid))
    explained = torch.zeros(len(grid), dtype=torch.bool)
    for box in boxes[classes < 0]:
        inside = intersection(guide_boxes, box) / area(guide_boxes).clamp(min=1e-6) > 0.5
        weights[inside & (guide_scores.max(1).values > 0.02)] = 0
        explained |= inside

    counted = classes >= 0
    if counted.any():
        boxes, classes = boxes[counted], classes[counted]
        overlaps = overlap(guide_boxes[:, None], boxes[None])
        best, nearest = overlaps.max(1)
        for index, (box, label) in enumerate(zip(boxes, classes)):
            seeing = (nearest == index) & (best > MATCH_OVERLAP)
            top = guide_scores[seeing, label].max() if seeing.any() else torch.tensor(0.0)
            if top >= FOUND_SCORE:
                factor = (WANTED_SCORE / top).clamp(1, 2)
                own = (guide_scores[seeing, label] * factor).clamp(max=0.97)
                scores[seeing] *= OTHER_CLASS_FACTOR
                scores[seeing, label] = own
            else:
                seeing, strength = _middle(grid, box)
                scores[seeing] *= OTHER_CLASS_FACTOR
                scores[seeing, label] = strength
            wanted[seeing] = box
            weights[seeing] = 1
            explained |= seeing
    scores[~explained] *= FALSE_ALARM_FACTOR
    return scores, wanted, weights


def _middle(grid, box):
    """The cells round the middle of a box on the grid that fits its size, and how sure each should be."""
    side = area(box).sqrt()
    stride = 8 if side <= FINEST_UP_TO else 16 if side <= MIDDLE_UP_TO else 32
    offset = (grid[:, :2] + grid[:, 2:] / 2 - (box[:2] + box[2:]) / 2).abs() / grid[:, 2:]
    cells = (grid[:, 2] == stride) & (offset.max(1).values <= 1)
    return cells, WANTED_SCORE * torch.exp(-offset[cells].square().sum(1) / 2)
