"""Training batches, made beside the training in processes of their own."""

from dataclasses import dataclass

import numpy as np
import torch
import torch.multiprocessing as multiprocessing

from .augmentation import Augmenter
from .network import cells
from .targets import targets
from .teacher import Teacher

WAITING_BATCHES = 6


@dataclass
class Batch:
    """Canvases with their labels, and what a teacher makes of them (None without a teacher)."""

    pixels: torch.Tensor
    """N x S x S x 3, RGB, 0...255."""
    labels: list
    """Boxes and classes of each canvas."""
    wanted: tuple | None = None

    def learn_from(self, guide_boxes, guide_scores):
        """Sets what the network should say, from a guide's boxes and scores (one entry a canvas)."""
        grid = cells(self.pixels.shape[1])
        parts = [
            targets(own_boxes, own_scores, grid, *labels)
            for own_boxes, own_scores, labels in zip(guide_boxes, guide_scores, self.labels)
        ]
        self.wanted = tuple(torch.stack(part) for part in zip(*parts))


class BatchSource:
    """Hands out batches that processes of their own prepare as the recipe says."""

    def __init__(self, dataset, recipe, teacher, class_weights):
        context = multiprocessing.get_context("fork")
        self._queue = context.Queue(WAITING_BATCHES)
        self.progress = context.Value("d", 0.0)
        """How much of the training is over, 0...1; the training keeps it up to date."""
        arguments = (self._queue, self.progress, dataset, recipe, teacher, class_weights)
        self._processes = [
            context.Process(target=_produce, args=(*arguments, k), daemon=True) for k in range(recipe.workers)
        ]
        for process in self._processes:
            process.start()

    def next(self):
        return self._queue.get(timeout=120)

    def close(self):
        for process in self._processes:
            process.terminate()


def _produce(queue, progress, dataset, recipe, teacher_path, class_weights, worker):
    # After a resume other pictures are drawn than at the start.
    seed = (recipe.seed, worker, int(progress.value * 1e6))
    augmenter = Augmenter(dataset.examples, seed, class_weights)
    teacher = Teacher(teacher_path) if teacher_path else None
    while True:
        size = int(augmenter.random.choice(recipe.sizes_at(progress.value)))
        harder = float(progress.value < 1 - recipe.calm)
        canvases = [augmenter(size, harder) for _ in range(recipe.batch_size)]
        batch = Batch(torch.from_numpy(np.stack([c.pixels for c in canvases])), [_labels(c) for c in canvases])
        if teacher:
            batch.learn_from(*zip(*(teacher(c.pixels) for c in canvases)))
        queue.put(batch)


def _labels(canvas):
    boxes = np.array(canvas.boxes, np.float32).reshape(-1, 4)
    return torch.from_numpy(boxes), torch.tensor(canvas.classes, dtype=torch.int64)
