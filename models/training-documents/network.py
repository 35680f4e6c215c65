"""The network that tells cards from ground: a small U-Net of plain convolutions, for OpenCV's DNN module."""

import torch
from torch import nn


def block(inputs, outputs, stride=1):
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


class Residual(nn.Module):
    """Looks closer at what it is given; a new one changes nothing until it has learned something."""

    def __init__(self, width):
        super().__init__()
        self.first = block(width, width)
        self.second = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1, bias=False), nn.BatchNorm2d(width))
        nn.init.zeros_(self.second[1].weight)

    def forward(self, x):
        return nn.functional.relu(x + self.second(self.first(x)))


class Up(nn.Module):
    """Doubles the size and adds what the encoder saw at that size."""

    def __init__(self, inputs, outputs):
        super().__init__()
        self.narrow = nn.Conv2d(inputs, outputs, 1)
        self.mix = block(outputs, outputs)

    def forward(self, x, skip):
        return self.mix(nn.functional.interpolate(self.narrow(x), scale_factor=2.0, mode="nearest") + skip)


class CardNetwork(nn.Module):
    """Three planes of half the input's size, as logits: card, border of a card, corner of a card."""

    def __init__(self, widths=(12, 24, 40, 64, 96)):
        super().__init__()
        a, b, c, d, e = widths
        self.down1 = block(3, a, 2)
        self.down2 = nn.Sequential(block(a, b, 2), block(b, b))
        self.down3 = nn.Sequential(block(b, c, 2), block(c, c), Residual(c))
        self.down4 = nn.Sequential(block(c, d, 2), block(d, d), Residual(d), Residual(d))
        self.down5 = nn.Sequential(block(d, e, 2), block(e, e), Residual(e), Residual(e))
        self.up4, self.up3, self.up2, self.up1 = Up(e, d), Up(d, c), Up(c, b), Up(b, a)
        self.head = nn.Conv2d(a, 3, 3, padding=1)

    def forward(self, x):
        x1 = self.down1(x)
        x2 = self.down2(x1)
        x3 = self.down3(x2)
        x4 = self.down4(x3)
        x = self.up4(self.down5(x4), x4)
        return self.head(self.up1(self.up2(self.up3(x, x3), x2), x1))
