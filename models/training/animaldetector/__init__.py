"""Trains, judges and exports the animal detector that Snapcat ships."""

ANIMALS = ("bird", "cat", "dog", "horse", "sheep", "cow", "elephant", "bear", "zebra", "giraffe")
"""Classes of the shipped model, in the order of its outputs and of COCO's category ids 16 to 25."""
