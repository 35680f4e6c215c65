#!/usr/bin/env python3
"""Trains the network on the scenes that scenes.py wrote; goes on with new ones as they appear.

usage: train.py --scenes DIR --out NET.pt [--minutes 25] [--threads 1] [--batch 16] [--rate 2e-3]
                [--start NET.pt]
The first file of scenes is kept for validation.
"""

import argparse
import copy
import glob
import math
import os
import random
import time

import cv2
import numpy as np
import torch
from torch import nn

from network import CardNetwork

cv2.setNumThreads(1)
INPUT, OUTPUT = 160, 80


def targets(quads, frame):
    """Card, border and corner planes of the output's size; and where the input shows a picture."""
    planes = np.zeros((3, OUTPUT, OUTPUT), np.float32)
    y, x = np.mgrid[:OUTPUT, :OUTPUT].astype(np.float32) + 0.5
    big = np.zeros((OUTPUT * 4, OUTPUT * 4), np.uint8)
    for quad in quads:
        if not np.isfinite(quad[0, 0]):
            continue
        q = quad / 2
        cv2.fillConvexPoly(big, np.round(q * 4 * 16).astype(np.int32), 255, shift=4)
        for k in range(4):
            a, b = q[k], q[(k + 1) % 4]
            d = b - a
            length = max(1e-3, float(np.hypot(*d)))
            t = np.clip(((x - a[0]) * d[0] + (y - a[1]) * d[1]) / length**2, 0, 1)
            away = (x - a[0] - t * d[0]) ** 2 + (y - a[1] - t * d[1]) ** 2
            planes[1] = np.maximum(planes[1], np.exp(-away / (2 * 0.8**2)))
            planes[2] = np.maximum(planes[2], np.exp(-((x - a[0]) ** 2 + (y - a[1]) ** 2) / (2 * 1.3**2)))
    planes[0] = cv2.resize(big, (OUTPUT, OUTPUT), interpolation=cv2.INTER_AREA).astype(np.float32) / 255
    fx, fy, fw, fh = frame / 2
    seen = ((x > fx) & (x < fx + fw) & (y > fy) & (y < fy + fh)).astype(np.float32)
    return planes * seen, seen


def prepared(path):
    """Inputs, target planes and seen parts of a shard, computed once, as bytes."""
    data = np.load(path)
    planes = []
    for frame, quads in zip(data["frames"], data["quads"]):
        p, seen = targets(quads, frame.astype(np.float32))
        planes.append(np.round(np.concatenate([p, seen[None]]) * 255).astype(np.uint8))
    return data["images"], np.stack(planes)


def augmented(rng, image, planes):
    """Mirrors and turns, light, colour, contrast, noise; `planes` are the targets and the seen part."""
    if rng.random() < 0.5:
        image, planes = image[:, ::-1], planes[..., ::-1]
    if rng.random() < 0.5:
        image, planes = image[::-1], planes[..., ::-1, :]
    if rng.random() < 0.3:
        image, planes = image.transpose(1, 0, 2), planes.transpose(0, 2, 1)
    image = image.astype(np.float32)
    if rng.random() < 0.6:
        image = image * rng.uniform(0.6, 1.35) * np.float32([rng.uniform(0.9, 1.1) for _ in range(3)])
    if rng.random() < 0.3:
        mean = image.mean()
        image = mean + (image - mean) * rng.uniform(0.5, 1.3)
    if rng.random() < 0.15:
        image = image.mean(2, keepdims=True) * np.ones(3, np.float32)
    if rng.random() < 0.08:
        image = image[..., ::-1]
    if rng.random() < 0.25:
        image = image + np.random.standard_normal(image.shape).astype(np.float32) * rng.uniform(1, 8)
    outside = cv2.resize(np.ascontiguousarray(planes[3]), (INPUT, INPUT), interpolation=cv2.INTER_NEAREST) == 0
    image = np.clip(image, 0, 255)
    image[outside] = 114
    return image, planes


def batch_of(rng, arrays, picks, augment):
    images, planes = [], []
    for shard, row in picks:
        image, p = arrays[shard][0][row], arrays[shard][1][row]
        if augment:
            image, p = augmented(rng, image, p)
        images.append(np.asarray(image, np.float32).transpose(2, 0, 1) / 255)
        planes.append(np.asarray(p, np.float32) / 255)
    all_planes = torch.from_numpy(np.stack(planes))
    return torch.from_numpy(np.ascontiguousarray(np.stack(images))), all_planes[:, :3], all_planes[:, 3]


def loss_of(logits, planes, seen):
    seen = seen[:, None]
    each = nn.functional.binary_cross_entropy_with_logits(logits, planes, reduction="none")
    weight = seen * torch.stack(
        [1 + 2 * planes[:, 1], 1 + 6 * planes[:, 1], 1 + 25 * planes[:, 2]], 1
    )  # borders matter most, and corners are few
    terms = (each * weight).sum((0, 2, 3)) / seen.sum()
    p = torch.sigmoid(logits[:, 0]) * seen[:, 0]
    dice = 1 - (2 * (p * planes[:, 0]).sum((1, 2)) + 20) / (p.sum((1, 2)) + planes[:, 0].sum((1, 2)) + 20)
    return terms[0] + terms[1] + terms[2] + dice.mean(), terms


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scenes", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--minutes", type=float, default=25)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--start")
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(1)
    rng = random.Random(1)
    np.random.seed(1)
    network = CardNetwork().to(memory_format=torch.channels_last)
    if options.start:
        # Layers that the start does not have begin as they are made: without an effect.
        network.load_state_dict(torch.load(options.start), strict=False)
    average = copy.deepcopy(network)
    optimizer = torch.optim.AdamW(network.parameters(), lr=options.rate, weight_decay=1e-4)
    arrays, started, step, shown, saved, running = {}, time.time(), 0, time.time(), time.time(), []
    loaded = -1e9
    validation = None
    while True:
        now = time.time() - started
        share = now / (options.minutes * 60)
        if share >= 1:
            break
        if time.time() - loaded > 30:
            for path in sorted(glob.glob(os.path.join(options.scenes, "*.npz"))):
                if path not in arrays and ".part." not in path:
                    arrays[path] = prepared(path)
            loaded = time.time()
            validation = validation or sorted(arrays)[0]
            places = [(p, r) for p in sorted(arrays) if p != validation for r in range(len(arrays[p][0]))]
        rate = options.rate * min(1, step / 100) * (0.5 + 0.5 * math.cos(math.pi * share)) + 1e-6
        for group in optimizer.param_groups:
            group["lr"] = rate
        network.train()
        images, planes, seen = batch_of(rng, arrays, rng.choices(places, k=options.batch), True)
        loss, terms = loss_of(network(images.contiguous(memory_format=torch.channels_last)), planes, seen)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 5.0)
        optimizer.step()
        step += 1
        keep = min(0.998, step / (step + 20))
        with torch.no_grad():
            for a, b in zip(average.state_dict().values(), network.state_dict().values()):
                a.copy_(a * keep + b * (1 - keep) if a.dtype.is_floating_point else b)
        running.append([loss.item()] + terms.tolist())
        if time.time() - shown > 60 or share + 0.01 >= 1 and time.time() - shown > 5:
            average.eval()
            values, inter, union = [], 0.0, 0.0
            with torch.no_grad():
                for first in range(0, 384, 48):
                    i, p, s = batch_of(rng, arrays, [(validation, r) for r in range(first, min(first + 48, 400))], False)
                    logits = average(i)
                    values.append(float(loss_of(logits, p, s)[0]))
                    m, t = (torch.sigmoid(logits[:, 0]) > 0.5) & (s > 0), p[:, 0] > 0.5
                    inter, union = inter + float((m & t).sum()), union + float((m | t).sum())
            print(
                f"{now / 60:5.1f} min  step {step}  scenes {len(places)}  train {np.mean(running, 0).round(4).tolist()}"
                f"  validation {np.mean(values):.4f}  IoU {inter / union:.4f}", flush=True)  # fmt: skip
            running, shown = [], time.time()
        if time.time() - saved > 120:
            torch.save(average.state_dict(), options.out)
            saved = time.time()
    torch.save(average.state_dict(), options.out)


if __name__ == "__main__":
    main()
