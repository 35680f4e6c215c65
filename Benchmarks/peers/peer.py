#!/usr/bin/env python3
"""The yardstick of `Benchmarks/peer-speed`: what people write in Python for the same work.

usage: peer.py MODEL.onnx SIZE PICTURES OUT [--processes N]

For each picture: decode, find cats and dogs with OpenCV (the same weights, letterbox and thresholds as Snapcat), find one
card by edges, flatten it, read it once with pytesseract, draw the boxes, write a JPEG copy and a line of JSON. Without
--processes one picture after the other, libraries as they come; with it so many processes, one thread each.
"""

import argparse
import json
import multiprocessing
import os
import sys

import cv2
import numpy as np
import pytesseract

LABELS = ["bird", "cat", "dog", "horse", "sheep", "cow", "elephant", "bear", "zebra", "giraffe"]
STRIDES = (8, 16, 32)
CONFIDENCE, OVERLAP = 0.3, 0.45
CARD = (1050, 600)


class Detector:
    """A YOLOX network in OpenCV."""

    def __init__(self, path, size):
        self.network, self.size = cv2.dnn.readNetFromONNX(path), size
        grids = [np.stack(np.meshgrid(np.arange(size // s), np.arange(size // s)), -1).reshape(-1, 2) for s in STRIDES]
        self.grid = np.concatenate(grids)
        self.stride = np.concatenate([np.full((len(g), 1), s) for g, s in zip(grids, STRIDES)])

    def __call__(self, picture):
        """(label, confidence, left, top, width, height) of each cat and dog."""
        height, width = picture.shape[:2]
        scale = self.size / max(height, width)
        small = cv2.resize(picture, (round(width * scale), round(height * scale)), interpolation=cv2.INTER_AREA)
        square = np.full((self.size, self.size, 3), 114, np.uint8)
        left, top = (self.size - small.shape[1]) // 2, (self.size - small.shape[0]) // 2
        square[top : top + small.shape[0], left : left + small.shape[1]] = small
        self.network.setInput(cv2.dnn.blobFromImage(square, 1 / 255, swapRB=True))
        rows = self.network.forward()[0]
        scores = rows[:, 4:5] * rows[:, 5:]
        classes, best = scores.argmax(1), scores.max(1)
        centre = (rows[:, :2] + self.grid) * self.stride
        extent = np.exp(rows[:, 2:4]) * self.stride
        boxes = np.concatenate([(centre - extent / 2 - (left, top)) / scale, extent / scale], 1)
        wanted = np.flatnonzero((best >= CONFIDENCE) & np.isin(classes, (1, 2)))
        kept = cv2.dnn.NMSBoxes(boxes[wanted].tolist(), best[wanted].tolist(), CONFIDENCE, OVERLAP)
        return [(LABELS[classes[i]], float(best[i]), *boxes[i].tolist()) for i in wanted[np.ravel(kept).astype(int)]]


def corners_of_card(picture):
    """The largest outline of four corners that edges make, or None."""
    scale = 640 / max(picture.shape[:2])
    small = cv2.cvtColor(cv2.resize(picture, None, fx=scale, fy=scale), cv2.COLOR_BGR2GRAY)
    edges = cv2.dilate(cv2.Canny(cv2.GaussianBlur(small, (5, 5), 0), 50, 150), np.ones((3, 3)))
    contours, _ = cv2.findContours(edges, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    for contour in sorted(contours, key=cv2.contourArea, reverse=True)[:5]:
        outline = cv2.approxPolyDP(contour, 0.02 * cv2.arcLength(contour, True), True)
        if len(outline) == 4 and cv2.contourArea(outline) > 0.05 * small.size and cv2.isContourConvex(outline):
            return outline.reshape(4, 2).astype(np.float32) / scale
    return None


def flattened(picture, corners):
    centre = corners.mean(0)
    corners = corners[np.argsort(np.arctan2(corners[:, 1] - centre[1], corners[:, 0] - centre[0]))]
    width, height = CARD
    target = np.float32([[0, 0], [width, 0], [width, height], [0, height]])
    return cv2.warpPerspective(picture, cv2.getPerspectiveTransform(corners, target), CARD)


def lines_of(card):
    words = pytesseract.image_to_data(card, lang="eng", output_type=pytesseract.Output.DICT)
    lines = {}
    for block, paragraph, line, text in zip(words["block_num"], words["par_num"], words["line_num"], words["text"]):
        if text.strip():
            lines.setdefault((block, paragraph, line), []).append(text)
    return [" ".join(line) for line in lines.values()]


def work(detector, path, out):
    picture = cv2.imread(path)
    if picture is None:
        return {"path": path, "error": "cannot be read"}
    animals = detector(picture)
    corners = corners_of_card(picture)
    lines = lines_of(flattened(picture, corners)) if corners is not None else []
    for label, confidence, left, top, width, height in animals:
        box = [round(v) for v in (left, top, left + width, top + height)]
        cv2.rectangle(picture, box[:2], box[2:], (0, 0, 255), 3)
        cv2.putText(picture, f"{label} {confidence:.2f}", box[:2], cv2.FONT_HERSHEY_SIMPLEX, 1, (0, 0, 255), 2)
    cv2.imwrite(os.path.join(out, os.path.basename(path)), picture, [cv2.IMWRITE_JPEG_QUALITY, 90])
    return {"path": path, "animals": animals, "lines": lines}


def start(model, size, out):
    """Prepares a process of the pool."""
    global task
    cv2.setNumThreads(1)
    detector = Detector(model, size)
    task = lambda path: work(detector, path, out)


def run_task(path):
    return task(path)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model")
    parser.add_argument("size", type=int)
    parser.add_argument("pictures")
    parser.add_argument("out")
    parser.add_argument("--processes", type=int)
    options = parser.parse_args()
    os.makedirs(options.out, exist_ok=True)
    paths = sorted(os.path.join(options.pictures, name) for name in os.listdir(options.pictures))
    with open(os.path.join(options.out, "records.jsonl"), "w") as file:
        if options.processes:
            os.environ["OMP_THREAD_LIMIT"] = "1"
            setup = (options.model, options.size, options.out)
            with multiprocessing.Pool(options.processes, start, setup) as pool:
                records = pool.imap(run_task, paths, chunksize=4)
                file.writelines(json.dumps(record) + "\n" for record in records)
        else:
            detector = Detector(options.model, options.size)
            file.writelines(json.dumps(work(detector, path, options.out)) + "\n" for path in paths)


if __name__ == "__main__":
    sys.exit(main())
