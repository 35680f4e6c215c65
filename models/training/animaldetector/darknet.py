"""The official YOLOv3-tiny weights as a start: read, batch normalization folded in, pruned to the slimmer network."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from . import ANIMALS
from .network import Convolution

HEADER_BYTES = 20
NORMALIZATION_EPSILON = 1e-6
COCO_NAMES_BEFORE_ANIMALS = 14


class YOLOv3Tiny(nn.Module):
    """YOLOv3-tiny up to the maps before its two outputs; the layers have Darknet's order in the file."""

    def __init__(self, path):
        super().__init__()
        widths = (3, 16, 32, 64, 128, 256, 512, 1024)
        self.trunk = nn.ModuleList(Convolution(i, o) for i, o in zip(widths, widths[1:]))
        self.neck = Convolution(1024, 256, 1)
        self.mix32 = Convolution(256, 512)
        self.output32 = nn.Conv2d(512, 255, 1)
        self.reduce16 = Convolution(256, 128, 1)
        self.mix16 = Convolution(384, 256)
        self.output16 = nn.Conv2d(256, 255, 1)
        reader = _Reader(path)
        for layer in (*self.trunk, self.neck, self.mix32):
            reader.read_normalized(layer.linear)
        reader.read_plain(self.output32)
        for layer in (self.reduce16, self.mix16):
            reader.read_normalized(layer.linear)
        reader.read_plain(self.output16)
        reader.finish()

    def late(self, x):
        """What the widest layer gives for RGB in 0...1."""
        for index, layer in enumerate(self.trunk[:6]):
            x = layer(x)
            if index < 5:
                x = F.max_pool2d(x, 2)
        return self.trunk[6](F.max_pool2d(x, 2, stride=1, padding=1)[:, :, 1:, 1:])


class _Reader:
    """Takes tensors from a Darknet weights file one after the other."""

    def __init__(self, path):
        self.values = np.fromfile(path, np.float32, offset=HEADER_BYTES)
        self.position = 0

    def _take(self, *shape):
        count = int(np.prod(shape))
        part = self.values[self.position : self.position + count]
        self.position += count
        return torch.from_numpy(part.reshape(shape).copy())

    def read_normalized(self, layer):
        bias, scale, mean, variance = (self._take(layer.out_channels) for _ in range(4))
        gain = scale / torch.sqrt(variance + NORMALIZATION_EPSILON)
        layer.weight.data.copy_(self._take(*layer.weight.shape) * gain[:, None, None, None])
        layer.bias.data.copy_(bias - mean * gain)

    def read_plain(self, layer):
        layer.bias.data.copy_(self._take(layer.out_channels))
        layer.weight.data.copy_(self._take(*layer.weight.shape))

    def finish(self):
        if self.position != len(self.values):
            raise ValueError(f"YOLOv3-tiny has {self.position} weights, the file {len(self.values)}")


@torch.no_grad()
def initialize(network, path, pictures):
    """Copies YOLOv3-tiny into `network`; of wider layers the channels that matter most are kept.

    `pictures` (N x 3 x S x S) show which channels of the widest layer are active; the layer behind it is refitted by
    least squares, so that it gives with the kept channels what it gave with all.
    """
    tiny = YOLOv3Tiny(path)
    for own, theirs in zip(network.trunk[:6], tiny.trunk[:6]):
        own.load_state_dict(theirs.state_dict())
    network.reduce16.load_state_dict(tiny.reduce16.state_dict())

    active = torch.cat([tiny.late(part).permute(0, 2, 3, 1).reshape(-1, 1024) for part in pictures.split(8)])
    weight, bias = tiny.neck.linear.weight[:, :, 0, 0], tiny.neck.linear.bias
    kept = _most_important(active.abs().mean(0) * weight.norm(dim=0), network.trunk[6].linear.out_channels)
    _copy_rows(network.trunk[6].linear, tiny.trunk[6].linear, kept)
    inputs = torch.cat([active[:, kept], torch.ones(len(active), 1)], 1).double()
    wanted = (active @ weight.T + bias).double()
    ridge = torch.eye(inputs.shape[1], dtype=torch.double) * (1e-4 * inputs.square().sum(0).mean())
    fitted = torch.linalg.solve(inputs.T @ inputs + ridge, inputs.T @ wanted).float()
    network.neck.linear.weight.copy_(fitted[:-1].T[:, :, None, None])
    network.neck.linear.bias.copy_(fitted[-1])

    for own, theirs, output, theirs_output in (
        (network.mix32, tiny.mix32, network.outputs[2], tiny.output32),
        (network.mix16, tiny.mix16, network.outputs[1], tiny.output16),
    ):
        logits, bias = _animal_logits(theirs_output)
        importance = logits.norm(dim=0) * theirs.linear.weight.flatten(1).norm(dim=1)
        kept = _most_important(importance, own.linear.out_channels)
        _copy_rows(own.linear, theirs.linear, kept)
        if network.class_count == len(ANIMALS):
            output.weight[4:, :, 0, 0] = logits[:, kept]
            output.bias[4:] = bias - 1


def _animal_logits(output):
    """Weights and biases that tell each of the ten animals: mean of objectness and class, over the three anchors."""
    rows = output.weight.reshape(3, 85, -1), output.bias.reshape(3, 85)
    first = 5 + COCO_NAMES_BEFORE_ANIMALS
    return tuple(((row[:, 4:5] + row[:, first : first + len(ANIMALS)]) / 2).mean(0) for row in rows)


def _most_important(importance, count):
    return importance.topk(count).indices.sort().values


def _copy_rows(own, theirs, rows):
    own.weight.copy_(theirs.weight[rows])
    own.bias.copy_(theirs.bias[rows])
