#!/usr/bin/env bash
# count-instructions.sh [NAME…]: instructions of one operation of each benchmark that has one of these in its name, one
# JSON object a line. Counted by callgrind as those of 2n operations less those of n, divided by n, so that start-up is
# left out. Hashes are the same in every run, or counts would not be.
set -eu
cd "$(dirname "$0")/.."

swift build --no-color-diagnostics --package-path Benchmarks -c release >&2
program=$(swift build --package-path Benchmarks -c release --show-bin-path)/benchmarks
operations=${OPERATIONS:-2000}
export SWIFT_DETERMINISTIC_HASHING=1
# The allocator keeps each freed block for the next request of its size. With its usual limit of seven, what the program did
# before decides whether a block is found at once or by a search, which moved counts by 180.
export GLIBC_TUNABLES=glibc.malloc.tcache_count=1000

instructions() { # CASE OPERATIONS
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" --case "$1" --iterations "$2" 2>&1 |
    awk '/Collected/ { print $NF }'
}

[ $# -gt 0 ] || set -- ""
for filter in "$@"; do "$program" --list ${filter:+"$filter"}; done | awk '!seen[$0]++' | while read -r name; do
  once=$(instructions "$name" "$operations")
  twice=$(instructions "$name" $((2 * operations)))
  awk -v name="$name" -v once="$once" -v twice="$twice" -v n="$operations" \
    'BEGIN { printf "{\"name\":\"%s\",\"instructions\":%.1f}\n", name, (twice - once) / n }'
done
