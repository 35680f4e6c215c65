"""Draws the log of a training: `python -m animaldetector.curves log.csv curves.png`."""

import csv
import sys

import matplotlib
import numpy as np

WINDOW = 25


def main(log, picture):
    matplotlib.use("Agg")
    from matplotlib import pyplot

    with open(log, newline="") as file:
        rows = list(csv.DictReader(file))
    pictures = np.array([float(row["pictures"]) for row in rows])
    figure, axes = pyplot.subplots(figsize=(6, 3.2), dpi=80)
    for column, label in (("scores", "soft scores"), ("boxes", "1 - generalized IoU")):
        values = np.array([float(row[column]) for row in rows])
        smooth = np.convolve(values, np.ones(WINDOW) / WINDOW, "valid")
        axes.plot(pictures[WINDOW - 1 :], smooth, label=f"{label}, mean of {WINDOW} batches")
    axes.set(xlabel="pictures seen", ylabel="loss", yscale="log")
    axes.legend(fontsize=8)
    figure.tight_layout()
    figure.savefig(picture)


if __name__ == "__main__":
    main(*sys.argv[1:])
