"""Where a training starts: YOLOv3-tiny's weights, a checkpoint, or an exported model."""

import torch

from .darknet import initialize
from .evaluation import letterbox, to_input
from .export import from_onnx
from .network import AnimalDetector
from .training import load

PROBE_PICTURES, PROBE_SIZE = 160, 352


def network_from(path, dataset, old_names):
    """A network for the classes of `dataset`; classes that the start knows by the same name keep what it learned.

    `old_names` are the classes of an exported model, which does not hold their names itself.
    """
    names = dataset.class_names
    if path.suffix == ".weights":
        network = AnimalDetector(len(names))
        some = dataset.examples[:: max(1, len(dataset.examples) // PROBE_PICTURES)]
        initialize(network, path, torch.cat([to_input(letterbox(e.pixels, PROBE_SIZE)[0][None]) for e in some]))
        return network
    if path.suffix == ".onnx":
        start = from_onnx(path)
    else:
        start, content = load(path)
        old_names = content["class_names"]
    if list(old_names) == list(names):
        return start
    return _with_classes(start, list(old_names), names)


def _with_classes(start, old_names, names):
    network = AnimalDetector(**{**start.shape, "class_count": len(names)})
    kept = {name: value for name, value in start.state_dict().items() if not name.startswith("outputs.")}
    network.load_state_dict(kept, strict=False)
    for own, theirs in zip(network.outputs, start.outputs):
        pairs = [(k, k) for k in range(4)]
        pairs += [(4 + k, 4 + old_names.index(name)) for k, name in enumerate(names) if name in old_names]
        for row, old_row in pairs:
            own.weight.data[row] = theirs.weight.data[old_row]
            own.bias.data[row] = theirs.bias.data[old_row]
    return network
