"""The manifest that goes with an exported model."""

TEMPLATE = """\
name: {name}
description: >-
  {description}
license: >-
  {license}
architecture: yolox
files:
  - role: weights
    name: {file}
    sha256: {sha256}
    bytes: {size}
    sources:
      - file: {file}
input:
  width: {side}
  height: {side}
  colorOrder: rgb
  scale: 0.00392156862745098
  letterbox: center
  padding: 114
labels: labels/{name}.txt
minimumConfidence: 0.3
maximumOverlap: 0.45
"""


def write(path, class_names, description, license, file, sha256, size, side):
    """Writes `path` (NAME.yaml) and `labels/NAME.txt` beside it."""
    name = path.stem
    labels = path.parent / "labels" / f"{name}.txt"
    labels.parent.mkdir(exist_ok=True)
    labels.write_text("".join(f"{label}\n" for label in class_names))
    text = TEMPLATE.format(
        name=name, description=description, license=license, file=file, sha256=sha256, size=size, side=side
    )
    path.write_text(text)
