"""The loss: soft scores by quality focal loss, boxes by generalized IoU."""

import torch
import torch.nn.functional as F

from .boxes import generalized_overlap
from .network import decode

BOX_FACTOR = 2.0
BOX_THRESHOLD = 0.05
"""Cells whose wanted score is lower say nothing about a box."""


def detection_loss(rows, grid, scores, boxes, weights):
    """Loss of a batch: (total, score part, box part).

    `rows` is the network's output; wanted scores (N x cells x classes), boxes (N x cells x 4) and weights (N x cells).
    Quality focal loss: Li et al., "Generalized Focal Loss", 2020.
    """
    logits = rows[..., 4:]
    distance = (scores - logits.sigmoid()).abs()
    entropy = F.binary_cross_entropy_with_logits(logits, scores, reduction="none")
    strongest = scores.max(-1).values
    amount = (strongest * weights).sum().clamp(min=len(rows))
    score_loss = (distance.square() * entropy * weights[..., None]).sum() / amount * 4

    seeing = (strongest > BOX_THRESHOLD) & (weights > 0)
    image, cell = seeing.nonzero(as_tuple=True)
    predicted = decode(rows[image, cell, :4], grid[cell])
    fit = generalized_overlap(predicted, boxes[image, cell])
    box_loss = ((1 - fit) * strongest[image, cell]).sum() / amount
    return score_loss + BOX_FACTOR * box_loss, score_loss.detach(), box_loss.detach()
