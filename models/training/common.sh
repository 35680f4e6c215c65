# Sourced by the scripts beside it: the Python environment, made when it is missing, and memory settings.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
export PYTHONPATH=$here
# Huge pages and no return of freed memory: page faults of fresh buffers otherwise cost most of a training step.
export GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=4294967296:glibc.malloc.trim_threshold=17179869184
python=$here/venv/bin/python
if [ ! -x "$python" ] || ! "$python" -c 'import torch, cv2, onnx, onnxruntime, pycocotools' 2>/dev/null; then
  echo "==> Python environment: $here/venv" >&2
  python3 -m venv "$here/venv"
  "$here/venv/bin/pip" install --quiet --requirement "$here/requirements.txt"
fi
animaldetector() { "$python" -m animaldetector "$@"; }
