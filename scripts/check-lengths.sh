#!/usr/bin/env bash
# A source file has at most 400 lines, a test file 500, the README fewer than 200.
set -eu
cd "$(dirname "$0")/.."

find Sources Tests Examples Benchmarks -name .build -prune -o \
  \( -name '*.swift' -o -name '*.c' -o -name '*.h' \) -print0 |
  xargs -0 awk '
    FNR == 1 { limit = FILENAME ~ /^Tests\// ? 500 : 400 }
    FNR == limit + 1 { print FILENAME ": more than " limit " lines: split it along its meaning"; bad = 1 }
    END { exit bad }' >&2
awk 'END { if (NR >= 200) { print "README.md: " NR " lines, must be fewer than 200"; exit 1 } }' README.md >&2
