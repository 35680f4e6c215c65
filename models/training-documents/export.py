#!/usr/bin/env python3
"""Writes the trained network as ONNX, batch normalisation folded in, with operations that OpenCV 4.6 knows.

usage: export.py --net NET.pt --out card-outline.onnx
"""

import argparse

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from network import CardNetwork, Residual

INPUT = 160


class Writer:
    def __init__(self):
        self.nodes, self.constants = [], []

    def constant(self, name, values):
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values, np.float32), name))
        return name

    def node(self, kind, inputs, **attributes):
        name = f"{kind.lower()}{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, inputs, [name], name=name, **attributes))
        return name

    def convolution(self, x, layer, normalisation=None):
        weight = layer.weight.detach().double()
        bias = layer.bias.detach().double() if layer.bias is not None else torch.zeros(weight.shape[0]).double()
        if normalisation is not None:
            factor = normalisation.weight.double() / (normalisation.running_var.double() + normalisation.eps).sqrt()
            weight = weight * factor[:, None, None, None]
            bias = normalisation.bias.double() + (bias - normalisation.running_mean.double()) * factor
        n = len(self.nodes)
        inputs = [x, self.constant(f"w{n}", weight.detach().numpy()), self.constant(f"b{n}", bias.detach().numpy())]
        k, s, p = layer.kernel_size[0], layer.stride[0], layer.padding[0]
        return self.node("Conv", inputs, kernel_shape=[k, k], strides=[s, s], pads=[p, p, p, p])

    def block(self, x, block):
        if isinstance(block, Residual):
            changed = self.convolution(self.block(x, block.first), *block.second)
            return self.node("Relu", [self.node("Add", [x, changed])])
        if isinstance(block[0], torch.nn.Sequential):
            for part in block:
                x = self.block(x, part)
            return x
        return self.node("Relu", [self.convolution(x, block[0], block[1])])

    def up(self, x, skip, up):
        x = self.convolution(x, up.narrow)
        scales = self.constant(f"s{len(self.nodes)}", [1, 1, 2, 2])
        x = self.node("Upsample", [x, scales], mode="nearest")
        return self.block(self.node("Add", [x, skip]), up.mix)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--net", required=True)
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    network = CardNetwork()
    network.load_state_dict(torch.load(options.net))
    network.eval()
    w = Writer()
    x1 = w.block("input", network.down1)
    x2 = w.block(x1, network.down2)
    x3 = w.block(x2, network.down3)
    x4 = w.block(x3, network.down4)
    x = w.up(w.block(x4, network.down5), x4, network.up4)
    x = w.up(w.up(w.up(x, x3, network.up3), x2, network.up2), x1, network.up1)
    x = w.convolution(x, network.head)
    w.nodes[-1].output[0] = "planes"
    graph = helper.make_graph(
        w.nodes, "card-outline",
        [helper.make_tensor_value_info("input", TensorProto.FLOAT, [1, 3, INPUT, INPUT])],
        [helper.make_tensor_value_info("planes", TensorProto.FLOAT, [1, 3, INPUT // 2, INPUT // 2])],
        w.constants,
    )  # fmt: skip
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 9)], ir_version=6)
    onnx.checker.check_model(model)
    onnx.save(model, options.out)


if __name__ == "__main__":
    main()
