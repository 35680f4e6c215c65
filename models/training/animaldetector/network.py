"""The network: the plain convolutions of YOLOv3-tiny, slimmed where they are widest, with three scales of one box a cell.

OpenCV runs 3x3 and 1x1 convolutions near the processor's peak and depthwise ones at a fraction of it, hence no others.
Batch normalization is folded into the convolutions before training, so there is none here.
"""

import torch
import torch.nn as nn
import torch.nn.functional as F

STRIDES = (8, 16, 32)


class Convolution(nn.Module):
    """Convolution with bias that keeps width and height, then a leaky ReLU of slope 0.1."""

    def __init__(self, inputs, outputs, size=3):
        super().__init__()
        self.linear = nn.Conv2d(inputs, outputs, size, padding=size // 2)

    def forward(self, x):
        return F.leaky_relu(self.linear(x), 0.1)


class AnimalDetector(nn.Module):
    """Takes RGB in 0...1, N x 3 x S x S with S a multiple of 32.

    Gives N x cells x (4 + classes): the box code of YOLOX (center's offset from the cell, logarithm of width and height,
    all in cells) and a logit for each class; cells of the finest grid first, row by row.
    """

    def __init__(self, class_count, late=512, head=256, middle=192, fine=64):
        super().__init__()
        self.shape = dict(class_count=class_count, late=late, head=head, middle=middle, fine=fine)
        self.class_count = class_count
        widths = (3, 16, 32, 64, 128, 256, 512, late)
        self.trunk = nn.ModuleList(Convolution(i, o) for i, o in zip(widths, widths[1:]))
        self.neck = Convolution(late, 256, 1)
        self.reduce16 = Convolution(256, 128, 1)
        self.reduce8 = Convolution(middle, 64, 1)
        self.mix32 = Convolution(256, head)
        self.mix16 = Convolution(128 + 256, middle)
        self.mix8 = Convolution(64 + 128, fine)
        self.outputs = nn.ModuleList(nn.Conv2d(width, 4 + class_count, 1) for width in (fine, middle, head))
        for output in self.outputs:
            nn.init.normal_(output.weight, std=0.01)
            nn.init.zeros_(output.bias)
            nn.init.constant_(output.bias[2:4], 1.0)
            nn.init.constant_(output.bias[4:], -4.0)

    def features(self, x):
        """The maps that the three outputs look at, finest first."""
        early = []
        for index, layer in enumerate(self.trunk[:6]):
            x = layer(x)
            early.append(x)
            if index < 5:
                x = F.max_pool2d(x, 2)
        # Darknet's pooling of stride 1 pads right and below only.
        x = F.max_pool2d(x, 2, stride=1, padding=1)[:, :, 1:, 1:]
        deep = self.neck(self.trunk[6](x))
        middle = self.mix16(torch.cat([F.interpolate(self.reduce16(deep), scale_factor=2), early[4]], 1))
        fine = self.mix8(torch.cat([F.interpolate(self.reduce8(middle), scale_factor=2), early[3]], 1))
        return fine, middle, self.mix32(deep)

    def forward(self, x):
        rows = [output(y).flatten(2) for output, y in zip(self.outputs, self.features(x))]
        return torch.cat(rows, 2).permute(0, 2, 1)


def cells(size):
    """Left, top and stride of every cell of an input of `size` pixels, in the order of the network's rows."""
    rows = []
    for stride in STRIDES:
        steps = torch.arange(size // stride, dtype=torch.float32) * stride
        top, left = torch.meshgrid(steps, steps, indexing="ij")
        rows.append(torch.stack([left, top, torch.full_like(left, stride)], -1).reshape(-1, 3))
    return torch.cat(rows)


def decode(codes, grid):
    """Boxes in pixels from YOLOX's box codes."""
    stride = grid[:, 2:]
    center = codes[..., :2] * stride + grid[:, :2]
    half = torch.exp(codes[..., 2:4].clamp(max=6)) * stride / 2
    return torch.cat([center - half, center + half], -1)
