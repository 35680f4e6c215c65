#!/usr/bin/env python3
"""Fits the weights of the search for cards to photos with known corners, and prints them as Swift.

usage: fit_documents.py GT.jsonl [GT.jsonl ...] --without FOLDER --program ../../.build/release/FindDocuments [-n 300]
                       [--edges]

GT.jsonl are written by photogen.py; FOLDER holds photos without cards, of which -n are taken at random. First come the
weights of QuadrilateralScore: those with which a good outline (IoU above 0.9) is likeliest chosen among all that were
proposed (softmax over each picture's outlines). Then those of DocumentConfidence: a logistic regression of whether the
chosen outline is a card's, over photos with and without cards; most photos without one give no outline at all, so that the
others together weigh less than the cards. Weights depend on each other: after new weights of the score the program has to
be built again before those of the confidence are taken. Each fit is judged by cross-validation over pictures.
"""

import argparse
import json
import os
import random

import numpy as np

from evaluate_documents import found_in, iou

GOOD, BAD = 0.9, 0.8
OTHERS_WEIGHT = 0.2
CONFIDENCE_TERMS = ["support", "continuation", "parallelism", "border", "weakestBorder", "inside", "corners"]
EDGE_TERMS = ["support", "weakestSupport", "secondWeakestSupport", "consistency", "continuation", "parallelism",
              "strokesInside", "strokesOutside"]  # fmt: skip
TEXT_TERMS = ["coverage", "alignment", "letterHeight"]
FOLDS = 5


def searches(program, paths):
    """What was looked at in each picture."""
    for first in range(0, len(paths), 50):
        yield from (line["search"] for line in found_in(program, ["--search"] + paths[first : first + 50]))


def cards_of(ground_truth):
    """Paths of the photos, their sizes, and the corners of all cards on each."""
    for line in open(ground_truth):
        photo = json.loads(line)["photo"]
        path = os.path.join(os.path.dirname(os.path.abspath(ground_truth)), photo["path"])
        cards = [photo["corners"]] + [card["corners"] for card in photo["other_cards"]]
        yield path, (photo["width"], photo["height"]), cards


def likeliest(search, terms):
    """The chosen outline with the highest confidence, and what its confidence is made of."""
    best = max(search["chosen"], key=lambda outline: outline["confidence"])
    return best, values(best, terms) + [best["text"][name] for name in TEXT_TERMS]


def values(outline, names):
    by_name = {term["name"]: term["value"] for term in outline["terms"]}
    return [by_name[name] for name in names]


def descend(gradient, width, steps, rate=0.05):
    """Adam."""
    w, m, v = np.zeros(width), np.zeros(width), np.zeros(width)
    for step in range(1, steps + 1):
        g = gradient(w)
        m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g * g
        w -= rate * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-8)
    return w


def ranked(pictures, steps, decay=2e-3):
    """Weights that put the good outlines of each picture above the bad ones."""
    sets = []
    for rows, overlaps in pictures:
        good, bad = overlaps > GOOD, overlaps < BAD
        if good.any() and bad.any():
            sets.append((np.concatenate([rows[good], rows[bad]]), int(good.sum())))

    def gradient(w):
        g = np.zeros(len(w))
        for rows, count in sets:
            scores = rows @ w
            e = np.exp(scores - scores.max())
            wanted = np.where(np.arange(len(e)) < count, e, 0)
            g += rows.T @ (e / e.sum() - wanted / max(wanted.sum(), 1e-30))
        return g / len(sets) + decay * w

    return descend(gradient, pictures[0][0].shape[1], steps)


def top_overlaps(pictures, w):
    return np.array([overlaps[np.argmax(rows @ w)] for rows, overlaps in pictures])


def logistic(rows, labels, decay=0.02, steps=1500):
    """Weights and bias, the others together weighing OTHERS_WEIGHT of what the cards do."""
    mean, deviation = rows.mean(0), rows.std(0) + 1e-6
    scaled = np.c_[(rows - mean) / deviation, np.ones(len(rows))]
    weight = np.where(labels == 1, 0.5 / labels.mean(), 0.5 * OTHERS_WEIGHT / (1 - labels.mean()))

    def gradient(w):
        p = 1 / (1 + np.exp(-scaled @ w))
        g = scaled.T @ ((p - labels) * weight) / len(labels)
        g[:-1] += decay * w[:-1]
        return g

    w = descend(gradient, scaled.shape[1], steps)
    weights = w[:-1] / deviation
    return weights, w[-1] - (weights * mean).sum()


def folds(count):
    order = np.random.RandomState(0).permutation(count)
    for k in range(FOLDS):
        kept = order[k::FOLDS]
        yield np.setdiff1d(order, kept), kept


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gt", nargs="+")
    parser.add_argument("--without", required=True)
    parser.add_argument("--program", required=True)
    parser.add_argument("-n", type=int, default=300)
    parser.add_argument("--edges", action="store_true", help="the confidence without the network, which must be missing")
    options = parser.parse_args()
    terms = EDGE_TERMS if options.edges else CONFIDENCE_TERMS

    names, pictures, rows, labels = None, [], [], []
    photos = [photo for path in options.gt for photo in cards_of(path)]
    for (_, size, cards), search in zip(photos, searches(options.program, [path for path, _, _ in photos])):
        outlines = search["candidates"] + search["chosen"]
        if not outlines:
            continue
        names = names or [term["name"] for term in outlines[0]["terms"]]
        overlaps = np.array([max(iou(outline["corners"], card, size) for card in cards) for outline in outlines])
        pictures.append((np.array([values(outline, names) for outline in outlines]), overlaps))
        if search["chosen"]:
            best, row = likeliest(search, terms)
            overlap = max(iou(best["corners"], card, size) for card in cards)
            if overlap > 0.85 or overlap < 0.6:
                rows.append(row)
                labels.append(int(overlap > 0.85))
    others = sorted(os.path.join(options.without, name) for name in os.listdir(options.without))
    others = random.Random(5).sample(others, min(options.n, len(others)))
    for search in searches(options.program, others):
        if search["chosen"]:
            rows.append(likeliest(search, terms)[1])
            labels.append(0)

    reachable = np.array([overlaps.max() for _, overlaps in pictures])
    print(f"{len(pictures)} photos; a good outline among those proposed in {100 * np.mean(reachable > GOOD):.1f} %")
    judged = [top_overlaps([pictures[k] for k in kept], ranked([pictures[k] for k in used], 400))
              for used, kept in folds(len(pictures))]  # fmt: skip
    judged = np.concatenate(judged)
    print(f"chosen by other photos' weights: IoU > {GOOD} {100 * np.mean(judged > GOOD):.1f} %, mean {judged.mean():.3f}")
    w = ranked(pictures, 1200)
    for name, weight in zip(names, w):
        print(f"    case .{name}: {weight:.2f}")

    rows, labels = np.array(rows), np.array(labels)
    likelihoods = np.zeros(len(labels))
    for used, kept in folds(len(labels)):
        weights, bias = logistic(rows[used], labels[used])
        likelihoods[kept] = 1 / (1 + np.exp(-(rows[kept] @ weights + bias)))
    print(f"confidence over {labels.sum()} cards and {len(labels) - labels.sum()} other outlines; at other photos' weights")
    for limit in (0.3, 0.5, 0.7, 0.9):
        missed, mistaken = np.mean(likelihoods[labels == 1] < limit), np.mean(likelihoods[labels == 0] >= limit)
        print(f"  at {limit}: {100 * missed:.1f} % of the cards missed, {100 * mistaken:.1f} % of the others mistaken")
    weights, bias = logistic(rows, labels)
    print(f"    var logit = {bias:.2f}")
    for name, weight in zip(terms + ["text." + name for name in TEXT_TERMS], weights):
        print(f"    logit += {weight:.2f} * {name}")


if __name__ == "__main__":
    main()
