#!/usr/bin/env bash
# count-instructions.sh [FILTER]: instructions of one operation of each benchmark, one JSON object a line. Counted by
# callgrind as those of 2n operations less those of n, divided by n, so that start-up is left out.
set -eu
cd "$(dirname "$0")/.."

swift build --package-path Benchmarks -c release >&2
program=$(swift build --package-path Benchmarks -c release --show-bin-path)/benchmarks
operations=${OPERATIONS:-2000}

instructions() { # CASE OPERATIONS
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" --case "$1" --iterations "$2" 2>&1 |
    awk '/Collected/ { print $NF }'
}

"$program" --list ${1:+"$1"} | while read -r name; do
  once=$(instructions "$name" "$operations")
  twice=$(instructions "$name" $((2 * operations)))
  awk -v name="$name" -v once="$once" -v twice="$twice" -v n="$operations" \
    'BEGIN { printf "{\"name\":\"%s\",\"instructions\":%.1f}\n", name, (twice - once) / n }'
done
