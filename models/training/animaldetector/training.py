"""The training loop: constant learning rate with a fall at the end, averaged weights, checkpoints that can be resumed."""

import csv
import time
from dataclasses import dataclass
from pathlib import Path

import torch

from .batches import BatchSource
from .loss import detection_loss
from .network import AnimalDetector, cells, decode

NEW_LAYERS = ("outputs", "reduce8", "mix8")
COLUMNS = ("seconds", "step", "pictures", "size", "loss", "scores", "boxes", "rate")


@dataclass(frozen=True)
class Recipe:
    """What a training is told."""

    minutes: float
    rate: float = 2e-4
    new_layer_factor: float = 4.0
    """New layers learn so much faster than those that were copied."""
    batch_size: int = 8
    sizes: tuple = (256, 288, 320, 352)
    late_sizes: tuple = (320, 352, 384)
    """Small pictures are quicker; those of the last part have the size that the network is used at."""
    late: float = 0.25
    """Share of the time, at the end, with the late sizes."""
    frozen_layers: int = 3
    """So many first layers stay as they are: they see edges, and cost a third of the time."""
    average: float = 0.997
    fall: float = 0.4
    """Share of the time in which the learning rate falls to nothing."""
    calm: float = 0.08
    """Share of the time, at the end, with whole pictures only."""
    seed: int = 1
    workers: int = 1
    threads: int = 1
    checkpoint_minutes: float = 2.0

    def sizes_at(self, progress):
        return self.sizes if progress < 1 - self.late else self.late_sizes


def save(path, network, class_names, **more):
    """Writes a checkpoint beside its place and renames it into it."""
    path = Path(path)
    partial = path.with_suffix(".part")
    content = dict(shape=network.shape, weights=network.state_dict(), class_names=list(class_names), **more)
    torch.save(content, partial)
    partial.rename(path)


def load(path):
    """A network as it was saved, and the rest of the checkpoint."""
    content = torch.load(path, map_location="cpu", weights_only=True)
    network = AnimalDetector(**content["shape"])
    network.load_state_dict(content["weights"])
    return network, content


class Training:
    """Trains a network into a folder: `last.pt` to resume from, `averaged.pt` to use, `log.csv`."""

    def __init__(self, network, dataset, recipe, folder, teacher=None, class_weights=None):
        torch.manual_seed(recipe.seed)
        torch.set_num_threads(recipe.threads)
        self.recipe, self.dataset, self.folder = recipe, dataset, Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.network = network.to(memory_format=torch.channels_last).train()
        for layer in self.network.trunk[: recipe.frozen_layers]:
            layer.requires_grad_(False)
        self.averaged = {name: value.clone() for name, value in self.network.state_dict().items()}
        self.optimizer = torch.optim.AdamW(self._groups(), weight_decay=1e-4)
        self.seconds, self.step = 0.0, 0
        self.source = None
        self.source_arguments = (dataset, recipe, teacher, class_weights)
        if (self.folder / "last.pt").exists():
            self._resume()

    def _groups(self):
        groups = {False: [], True: []}
        for name, parameter in self.network.named_parameters():
            if parameter.requires_grad:
                groups[name.startswith(NEW_LAYERS)].append(parameter)
        return [dict(params=groups[new], factor=self.recipe.new_layer_factor if new else 1.0) for new in (False, True)]

    def _resume(self):
        content = torch.load(self.folder / "last.pt", map_location="cpu", weights_only=True)
        self.network.load_state_dict(content["weights"])
        self.optimizer.load_state_dict(content["optimizer"])
        self.averaged, self.seconds, self.step = content["averaged"], content["seconds"], content["step"]
        print(f"resumed at step {self.step} after {self.seconds / 60:.1f} min", flush=True)

    def _rate(self, progress):
        warm = min(1.0, (self.step + 1) / 50)
        return self.recipe.rate * warm * min(1.0, max(0.01, (1 - progress) / self.recipe.fall))

    def run(self):
        self.source = BatchSource(*self.source_arguments)
        start, before = time.monotonic(), self.seconds
        next_checkpoint = self.seconds + 60 * self.recipe.checkpoint_minutes
        try:
            while (progress := self.seconds / (60 * self.recipe.minutes)) < 1:
                self.source.progress.value = progress
                self._train_step(self._rate(progress))
                self.seconds = before + time.monotonic() - start
                if self.seconds >= next_checkpoint:
                    self._checkpoint()
                    next_checkpoint = self.seconds + 60 * self.recipe.checkpoint_minutes
        finally:
            self.source.close()
        self._checkpoint()

    def _train_step(self, rate):
        batch = self.source.next()
        size = batch.pixels.shape[1]
        grid = cells(size)
        pixels = batch.pixels.permute(0, 3, 1, 2).float() / 255
        rows = self.network(pixels.contiguous(memory_format=torch.channels_last))
        if batch.wanted is None:
            guide = rows.detach()
            batch.learn_from(decode(guide[..., :4], grid), guide[..., 4:].sigmoid())
        loss, *parts = detection_loss(rows, grid, *batch.wanted)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 10.0)
        for group in self.optimizer.param_groups:
            group["lr"] = rate * group["factor"]
        self.optimizer.step()
        self.step += 1
        keep = min(self.recipe.average, self.step / (self.step + 10))
        for name, value in self.network.state_dict().items():
            self.averaged[name].lerp_(value, 1 - keep)
        self._log(size, loss.detach(), *parts, rate)

    def _log(self, size, *values):
        path = self.folder / "log.csv"
        is_new = not path.exists()
        with path.open("a", newline="") as file:
            writer = csv.writer(file)
            if is_new:
                writer.writerow(COLUMNS)
            pictures = self.step * self.recipe.batch_size
            writer.writerow([f"{self.seconds:.1f}", self.step, pictures, size, *(f"{float(v):.6g}" for v in values)])

    def _checkpoint(self):
        averaged = AnimalDetector(**self.network.shape)
        averaged.load_state_dict(self.averaged)
        names = self.dataset.class_names
        state = dict(seconds=self.seconds, step=self.step)
        save(self.folder / "averaged.pt", averaged, names, **state)
        save(
            self.folder / "last.pt", self.network, names,
            optimizer=self.optimizer.state_dict(), averaged=self.averaged, **state,
        )
