#!/usr/bin/env bash
# install.sh COMMAND…: makes sure that each command is there. Nothing is asked of the network when all are.
set -eu

missing=()
for name in "$@"; do
  command -v "$name" >/dev/null || missing+=("$name")
done
[ ${#missing[@]} -gt 0 ] || exit 0

for name in "${missing[@]}"; do
  if [ "$name" = swift ]; then
    echo "Swift 6.2 or newer is needed and 'swift' is not on the PATH: install it from https://swift.org/install." >&2
    exit 1
  fi
done

# The packages have the names of their commands, but for this one.
missing=("${missing[@]/#pgrep/procps}")
if ! command -v apt-get >/dev/null; then
  echo "Missing: ${missing[*]}. Install them with this system's package manager (macOS: brew install ${missing[*]})." >&2
  exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then as_root=(sudo); fi
echo "Installing ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${as_root[@]}" apt-get update -qq </dev/null >/dev/null
"${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" </dev/null >/dev/null
