#!/usr/bin/env bash
# steps.sh TARGET…: makes the targets one after another and stops at the first that fails. The times come before
# the output of the last target, so that the closing lines of the tests stay last.
set -eu

times=""
for target in "$@"; do
  if [ "$target" = "${*: -1}" ] && [ -n "$times" ]; then printf '== times so far:%s\n' "$times"; fi
  echo "== make $target"
  start=$SECONDS
  "${MAKE:-make}" --no-print-directory "$target"
  times="$times $target $((SECONDS - start)) s;"
done
