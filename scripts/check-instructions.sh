#!/usr/bin/env bash
# check-instructions.sh: counts the instructions of each benchmark that has a limit on them, prints the count beside the
# limit, and fails where one is passed.
set -eu
cd "$(dirname "$0")/.."

swift build --no-color-diagnostics --package-path Benchmarks -c release >&2
program=$(swift build --package-path Benchmarks -c release --show-bin-path)/benchmarks
limits=$("$program" --limits)
# A line of the limits: the case, its limit, and the case that is taken off, if there is one.
# shellcheck disable=SC2046 # the names have no spaces
counts=$(OPERATIONS=${OPERATIONS:-2000} scripts/count-instructions.sh $(awk '{ print $1; print $3 }' <<<"$limits"))

awk -F'"' '{ sub(/^:/, "", $7); sub(/}$/, "", $7); print $4, $7 }' <<<"$counts" | awk '
  NR == FNR { count[$1] = $2; next }
  !($1 in count) || ($3 != "" && !($3 in count)) { print $1 " was not counted"; failed = 1; next }
  {
    seen = count[$1] - ($3 == "" ? 0 : count[$3])
    line = sprintf("%-60s %8.0f of %6d instructions%s", $1, seen, $2, ($3 == "" ? "" : " beyond " $3))
    if (seen > $2) { line = line ": TOO MANY"; failed = 1 }
    print line
  }
  END { exit failed }' - <(echo "$limits")
