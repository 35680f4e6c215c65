# Shared by the scripts of this folder; to be sourced. Sets `root` to the top of the repository and goes there.
set -euo pipefail
exec </dev/null
export DEBIAN_FRONTEND=noninteractive
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# step WORDS: says what is being done, one line.
step() { printf '==> %s\n' "$*"; }

# fail WORDS: says what went wrong and what to do about it, and ends the script.
fail() {
  printf 'snapcat: %s\n' "$*" >&2
  exit 1
}

# as_root COMMAND...: runs it as root, directly or with sudo.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo --preserve-env=DEBIAN_FRONTEND "$@"
  else
    fail "root is needed for: $*
Run it as root, or install sudo."
  fi
}

# need_swift: ends the script when there is no Swift to build with.
need_swift() {
  command -v swift >/dev/null || fail "no 'swift' in PATH.
Install Swift 6.3 for Debian 12 (https://www.swift.org/install/linux) and add its usr/bin to PATH."
}
