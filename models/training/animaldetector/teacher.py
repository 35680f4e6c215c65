"""A stronger detector (YOLOX, 80 classes of COCO, ONNX) whose soft scores the network learns to give."""

import numpy as np
import onnx
import onnxruntime
import torch

from .network import STRIDES, cells, decode

FIRST_ANIMAL = 5 + 14
"""Column of COCO's first animal in a row of YOLOX: box code, objectness, 80 classes."""
ANIMAL_COUNT = 10


class Teacher:
    """Runs at any input size that is a multiple of 32, whatever size the file was exported for."""

    def __init__(self, path):
        model = onnx.load(path)
        for tensor in (*model.graph.input, *model.graph.output):
            for axis in tensor.type.tensor_type.shape.dim[1:]:
                axis.dim_param = f"{tensor.name}{id(axis)}"
        del model.graph.value_info[:]
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self._session = onnxruntime.InferenceSession(
            model.SerializeToString(), options, providers=["CPUExecutionProvider"]
        )
        self._input = self._session.get_inputs()[0].name

    def __call__(self, picture):
        """Boxes (cells x 4, pixels) and animal scores (cells x 10) for a square RGB picture, rows as the network's."""
        values = np.ascontiguousarray(picture[..., ::-1].transpose(2, 0, 1)[None], dtype=np.float32)
        rows = torch.from_numpy(self._session.run(None, {self._input: values})[0][0])
        if len(rows) != sum((picture.shape[0] // stride) ** 2 for stride in STRIDES):
            raise ValueError("the teacher's rows are not those of strides 8, 16 and 32")
        scores = rows[:, 4:5] * rows[:, FIRST_ANIMAL : FIRST_ANIMAL + ANIMAL_COUNT]
        return decode(rows[:, :4], cells(picture.shape[0])), scores
