#!/usr/bin/env python3
"""Holds what `snapcat` writes against the JSON Schemas of docs/schemas, with Debian's python3-jsonschema.

usage: check_schemas.py SNAPCAT
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import warnings

# Debian 12 has the release before the one that took this resolver's place.
warnings.filterwarnings("ignore", category=DeprecationWarning)

import jsonschema  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "docs" / "schemas"
SAMPLES = ROOT / "samples"


class Schemas:
    def __init__(self):
        self.checked = 0
        self.failures = []
        self.validators = {}
        for path in sorted(SCHEMAS.glob("*.json")):
            schema = json.loads(path.read_text())
            jsonschema.Draft202012Validator.check_schema(schema)
            resolver = jsonschema.RefResolver(base_uri=path.as_uri(), referrer=schema)
            self.validators[path.stem] = jsonschema.Draft202012Validator(schema, resolver=resolver)

    def check(self, name, text):
        self.checked += 1
        for error in self.validators[name].iter_errors(json.loads(text)):
            place = "/".join(str(part) for part in error.absolute_path)
            self.failures.append(f"{name}: {place}: {error.message[:200]}")

    def check_lines(self, name, text):
        lines = text.splitlines()
        if not lines:
            self.failures.append(f"{name}: nothing was written")
        for line in lines:
            self.check(name, line)


def main():
    snapcat = pathlib.Path(sys.argv[1]).resolve()
    schemas = Schemas()

    def output(*arguments, status=(0, 1)):
        result = subprocess.run([snapcat, *map(str, arguments)], capture_output=True, text=True)
        if result.returncode not in status:
            schemas.failures.append(f"{arguments}: status {result.returncode}: {result.stderr}")
        return result.stdout

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        pictures, out = folder / "in", folder / "out"
        pictures.mkdir()
        for sample in ["cats/march.jpg", "cats/march-card.jpg", "scenes/coffee.png"]:
            (pictures / pathlib.Path(sample).name).write_bytes((SAMPLES / sample).read_bytes())
        (pictures / "bad.jpg").write_bytes(b"no picture")
        cat, card, bad = pictures / "march.jpg", pictures / "march-card.jpg", pictures / "bad.jpg"
        configuration = folder / "all.yaml"
        configuration.write_text("sinks: {coco: true, megadetector: true, yolo: true, csv: true, crops: true}\n")

        schemas.check_lines("detect", output("detect", "--json", cat, bad))
        schemas.check_lines("card", output("card", "--format", "json", card, bad))
        schemas.check_lines("card", output("card", "--format", "json", "--merge", card, card))
        schemas.check_lines("read", output("read", "--format", "json", card, bad))
        schemas.check_lines("barcodes", output("barcodes", "--json", card, bad))
        output("run", pictures, "-c", configuration, "-o", out, status=(0,))
        schemas.check_lines("record", (out / "observations.jsonl").read_text())
        schemas.check("run", (out / "run.json").read_text())
        schemas.check("megadetector", (out / "megadetector.json").read_text())
        schemas.check("coco-results", (out / "detections.json").read_text())
        schemas.check("coco-images", (out / "detections-images.json").read_text())
        output("profiles", "set", "march", "fax=", "note=shy", "-o", out, status=(0,))
        schemas.check_lines("contact", output("profiles", "export", "--format", "json", "-o", out))
        watched = folder / "watched"
        output("watch", "-s", cat, "--snap", "-p", "march", "-o", watched, status=(0,))
        schemas.check_lines("event", (watched / "events.jsonl").read_text())
        schemas.check("profile", (watched / "profiles" / "march" / "profile.json").read_text())
    for failure in schemas.failures:
        print(failure)
    print(f"{schemas.checked} JSON documents held against {len(schemas.validators)} schemas, {len(schemas.failures)} failures")
    sys.exit(bool(schemas.failures))


main()
