"""`animaldetector train|evaluate|export`; the README beside the package tells how to use it."""

import argparse
import sys
from pathlib import Path

import cv2
import torch

from . import ANIMALS, manifest
from .dataset import Dataset
from .evaluation import detect, evaluate, letterbox
from .export import check, digest, export
from .start import network_from
from .training import Recipe, Training, load

CLASS_WEIGHTS = {"cat": 1.5, "dog": 1.3, "sheep": 6.0, "zebra": 6.0, "cow": 0.7, "elephant": 0.6, "giraffe": 0.6}
"""How often pictures of a class are drawn; rare classes more often, cats and dogs most."""
TOLERANCE = 1e-2
"""OpenCV may differ from torch by so much, in cells for boxes and in scores."""


def train(arguments):
    dataset = Dataset(arguments.data, arguments.cache, "train")
    network = network_from(arguments.start, dataset, ANIMALS)
    recipe = Recipe(minutes=arguments.minutes, seed=arguments.seed, rate=arguments.rate, fall=arguments.fall)
    weights = {k: CLASS_WEIGHTS.get(name, 1.0) for k, name in enumerate(dataset.class_names)}
    Training(network, dataset, recipe, arguments.out, arguments.teacher, weights).run()


def judge(arguments):
    dataset = Dataset(arguments.data, arguments.cache, arguments.split)
    for checkpoint in arguments.checkpoint:
        network, content = load(checkpoint)
        network.eval()
        for zoom in arguments.zoom:
            figures, alarms, empty = evaluate(lambda square: detect(network, square), dataset, arguments.size, zoom)
            text = "  ".join(f"{name} AP {ap:.3f} AP50 {ap50:.3f}" for name, (ap, ap50) in figures.items())
            setting = f"step {content['step']} size {arguments.size} zoom {zoom:g}"
            print(f"{checkpoint} {setting}: {text}  false alarms {alarms}/{empty}", flush=True)


def write_model(arguments):
    network, content = load(arguments.checkpoint)
    model = export(network, arguments.out, arguments.size)
    pictures = [cv2.cvtColor(cv2.imread(str(path)), cv2.COLOR_BGR2RGB) for path in arguments.check]
    boxes, scores = check(model, arguments.out, [letterbox(p, arguments.size)[0] for p in pictures])
    print(f"OpenCV {cv2.__version__} differs from torch by at most {boxes:.1e} cells and {scores:.1e} in scores")
    if max(boxes, scores) > TOLERANCE:
        sys.exit(f"that is more than {TOLERANCE}")
    sha256, size = digest(arguments.out)
    manifest.write(
        arguments.out.with_suffix(".yaml"), content["class_names"], arguments.description, arguments.license,
        arguments.out.name, sha256, size, arguments.size,
    )
    print(f"wrote {arguments.out} ({size} bytes) and its manifest")


def main():
    parser = argparse.ArgumentParser(prog="animaldetector", description=__doc__)
    commands = parser.add_subparsers(required=True)

    def command(name, run, help):
        sub = commands.add_parser(name, help=help)
        sub.set_defaults(run=run)
        return sub

    def takes_data(sub):
        sub.add_argument("data", type=Path, help="folder with labels.json (COCO) and images/")
        sub.add_argument("--cache", type=Path, required=True, help="file for the decoded pictures")

    sub = command("train", train, "train, or go on where the same command stopped")
    takes_data(sub)
    sub.add_argument("--start", type=Path, required=True, help="yolov3-tiny.weights, a checkpoint, or an exported model")
    sub.add_argument("--teacher", type=Path, help="YOLOX of 80 COCO classes as ONNX; only with the ten animals")
    sub.add_argument("--out", type=Path, required=True, help="folder for checkpoints and log")
    sub.add_argument("--minutes", type=float, required=True)
    sub.add_argument("--rate", type=float, default=Recipe.rate, help="learning rate")
    sub.add_argument("--fall", type=float, default=Recipe.fall, help="share of the time in which the rate falls to nothing")
    sub.add_argument("--seed", type=int, default=Recipe.seed)

    sub = command("evaluate", judge, "average precision of checkpoints")
    takes_data(sub)
    sub.add_argument("checkpoint", type=Path, nargs="+")
    sub.add_argument("--split", default="val")
    sub.add_argument("--size", type=int, default=320)
    sub.add_argument("--zoom", type=float, nargs="+", default=[1.0], help="1: as large as fits")

    sub = command("export", write_model, "write ONNX and manifest, and compare OpenCV with torch")
    sub.add_argument("checkpoint", type=Path)
    sub.add_argument("--out", type=Path, required=True, help="NAME.onnx; NAME.yaml and labels/NAME.txt go beside it")
    sub.add_argument("--size", type=int, default=320, help="side of the input in pixels, a multiple of 32")
    sub.add_argument("--check", type=Path, nargs="+", required=True, help="pictures for the comparison")
    sub.add_argument("--description", default="An animal detector trained on own pictures.")
    sub.add_argument("--license", required=True, help="of the weights")

    arguments = parser.parse_args()
    cv2.setNumThreads(0)
    torch.set_num_threads(1)
    arguments.run(arguments)


if __name__ == "__main__":
    main()
