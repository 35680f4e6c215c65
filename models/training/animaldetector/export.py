"""Writes a network as ONNX that OpenCV 4.6 reads and Snapcat's `yolox` decoder understands."""

import hashlib
from pathlib import Path

import cv2
import numpy as np
import onnx
import torch
import torch.nn as nn
from onnx import numpy_helper

from .evaluation import to_input
from .network import AnimalDetector

OPSET = 11
SMALLEST_ROUNDED = 1024
"""Smaller tensors (biases, the first layer) keep full precision."""
CERTAIN = 20.0
"""Logit of an objectness that is always 1: our class scores need none, YOLOX's rows have one."""


class YOLOXRows(nn.Module):
    """Gives rows of YOLOX: box code, an objectness of 1, a score for each class. Takes RGB in 0...1."""

    def __init__(self, network):
        super().__init__()
        self.network = network
        self.network.outputs = nn.ModuleList(_with_objectness(output) for output in network.outputs)

    def forward(self, x):
        rows = [output(y).flatten(2) for output, y in zip(self.network.outputs, self.network.features(x))]
        rows = torch.cat(rows, 2)
        return torch.cat([rows[:, :4], rows[:, 4:].sigmoid()], 1).permute(0, 2, 1)


def _with_objectness(output):
    wider = nn.Conv2d(output.in_channels, output.out_channels + 1, 1)
    weight, bias = output.weight.data, output.bias.data
    wider.weight.data = torch.cat([weight[:4], torch.zeros_like(weight[:1]), weight[4:]])
    wider.bias.data = torch.cat([bias[:4], torch.full_like(bias[:1], CERTAIN), bias[4:]])
    return wider


def export(network, path, size):
    """Writes a static graph for one picture of size x size pixels.

    Weights are rounded to half precision but stored in full: OpenCV 4.6 reads no 16-bit floats, and compression (git's,
    a package's) takes the zeros out again.
    """
    path = Path(path)
    model = YOLOXRows(network).eval()
    for parameter in model.parameters():
        if parameter.numel() >= SMALLEST_ROUNDED:
            parameter.data = parameter.data.half().float()
    torch.onnx.export(
        model, torch.zeros(1, 3, size, size), str(path), opset_version=OPSET, dynamo=False,
        input_names=["images"], output_names=["output"],
    )
    graph = onnx.load(path)
    onnx.checker.check_model(graph, full_check=True)
    return model


def check(model, path, pictures):
    """Largest difference between torch's and OpenCV's output, box codes and scores, over square RGB pictures."""
    reader = cv2.dnn.readNetFromONNX(str(path))
    worst = np.zeros(2)
    for picture in pictures:
        values = to_input(picture[None])
        reader.setInput(values.numpy())
        with torch.no_grad():
            rows = model(values)[0].numpy()
        difference = np.abs(reader.forward().reshape(rows.shape) - rows)
        worst = np.maximum(worst, [difference[:, :4].max(), difference[:, 4:].max()])
    return worst


def from_onnx(path):
    """The network in a file that `export` wrote."""
    graph = onnx.load(path).graph
    tensors = {t.name.removeprefix("network."): t for t in graph.initializer}
    weights = {
        name: torch.from_numpy(numpy_helper.to_array(tensor).astype(np.float32))
        for name, tensor in tensors.items()
        if name.endswith((".weight", ".bias"))
    }
    for level in range(3):
        for kind in ("weight", "bias"):
            rows = weights[f"outputs.{level}.{kind}"]
            weights[f"outputs.{level}.{kind}"] = torch.cat([rows[:4], rows[5:]])
    network = AnimalDetector(
        class_count=len(weights["outputs.0.bias"]) - 4,
        late=len(weights["trunk.6.linear.bias"]),
        head=len(weights["mix32.linear.bias"]),
        middle=len(weights["mix16.linear.bias"]),
        fine=len(weights["mix8.linear.bias"]),
    )
    network.load_state_dict(weights)
    return network


def digest(path):
    """SHA-256 and size, as a manifest names them."""
    content = Path(path).read_bytes()
    return hashlib.sha256(content).hexdigest(), len(content)
