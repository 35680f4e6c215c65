#!/bin/bash
# setup.sh DIR: brings what the tools of this folder need into DIR: a Python environment (DIR/venv), fonts (DIR/fonts)
# and photographs to lay cards on (DIR/backgrounds), from Debian packages and PyPI. Safe to run again.
set -euo pipefail
exec </dev/null
dir=${1:?usage: setup.sh DIR}
mkdir -p "$dir/debs" "$dir/fonts" "$dir/backgrounds"
dir=$(cd "$dir" && pwd)

[ -x "$dir/venv/bin/python" ] || python3 -m venv "$dir/venv"
"$dir/venv/bin/pip" install -q numpy pillow fonttools faker phonenumbers edlib pycocotools 'opencv-python-headless<5'

# unpack TARGET PACKAGE...: the files of Debian packages, without installing them.
unpack() {
  local target=$1
  shift
  (cd "$dir/debs" && apt-get download -qq "$@")
  for package in "$@"; do
    dpkg-deb --extract "$(ls -t "$dir/debs/${package}"_*.deb | head -1)" "$target"
  done
}

[ -d "$dir/fonts/usr" ] || unpack "$dir/fonts" fonts-dejavu-core fonts-dejavu-extra fonts-liberation fonts-liberation2 \
  fonts-roboto-unhinted fonts-lato fonts-open-sans fonts-noto-core fonts-ebgaramond fonts-cantarell fonts-inter \
  fonts-crosextra-carlito
[ -d "$dir/backgrounds/usr" ] || unpack "$dir/backgrounds" \
  gnome-backgrounds lomiri-wallpapers-16.04 lomiri-wallpapers-20.04 sweethome3d-furniture
echo "ready: $dir"
