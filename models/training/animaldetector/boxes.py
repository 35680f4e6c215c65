"""Boxes as (left, top, right, bottom), in torch."""

import torch


def area(boxes):
    return (boxes[..., 2:] - boxes[..., :2]).clamp(min=0).prod(-1)


def intersection(one, other):
    """Area that boxes of two arrays share, element by element (shapes broadcast)."""
    low = torch.maximum(one[..., :2], other[..., :2])
    high = torch.minimum(one[..., 2:], other[..., 2:])
    return (high - low).clamp(min=0).prod(-1)


def overlap(one, other):
    """Intersection over union, element by element (shapes broadcast)."""
    shared = intersection(one, other)
    return shared / (area(one) + area(other) - shared).clamp(min=1e-6)


def generalized_overlap(one, other):
    """Generalized intersection over union (Rezatofighi et al., 2019), in -1...1."""
    shared = intersection(one, other)
    union = (area(one) + area(other) - shared).clamp(min=1e-6)
    low = torch.minimum(one[..., :2], other[..., :2])
    high = torch.maximum(one[..., 2:], other[..., 2:])
    hull = (high - low).clamp(min=0).prod(-1).clamp(min=1e-6)
    return shared / union - (hull - union) / hull
