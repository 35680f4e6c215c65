#!/usr/bin/env python3
"""Compares models and levels on one split and prints a table in Markdown.

usage: compare_models.py GT.json IMAGEDIR --snapcat "PATH/snapcat" --models NAME... [--split val] [-n COUNT]
Each line is one call of evaluate_animals.py. The time is the processor time of the whole program a picture, one thread,
decoding included; SNAPCAT_MODELS may name a folder with further manifests.
"""

import argparse
import os
import re
import resource
import subprocess
import sys

LEVELS = ("fast", "accurate")
NUMBERS = re.compile(
    r"n (\d+)  AP (\S+)  AP50 (\S+)  AR100 (\S+)  cat AP (\S+) AP50 (\S+)  dog AP (\S+) AP50 (\S+)  false alarms (\S+)"
)


def milliseconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) * 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("gt")
    parser.add_argument("images")
    parser.add_argument("--snapcat", required=True)
    parser.add_argument("--models", nargs="+", required=True)
    parser.add_argument("--split", default="val")
    parser.add_argument("-n", default="0")
    options = parser.parse_args()
    evaluation = os.path.join(os.path.dirname(os.path.abspath(__file__)), "evaluate_animals.py")
    print("| model | level | AP | AP50 | cat AP | cat AP50 | dog AP | dog AP50 | false alarms | ms a picture |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for model in options.models:
        for level in LEVELS:
            before = milliseconds()
            answer = subprocess.run(
                [sys.executable, evaluation, options.gt, options.images, "--snapcat", options.snapcat]
                + ["--model", model, "--level", level, "--split", options.split, "-n", options.n],
                capture_output=True,
                text=True,
            )
            used = milliseconds() - before
            found = NUMBERS.search(answer.stdout)
            if not found:
                sys.exit(f"{model}, {level}: {answer.stdout}{answer.stderr}")
            count, ap, ap50, _, cat, cat50, dog, dog50, alarms = found.groups()
            row = [model, level, ap, ap50, cat, cat50, dog, dog50, alarms, f"{used / int(count):.0f}"]
            print("| " + " | ".join(row) + " |", flush=True)


if __name__ == "__main__":
    main()
