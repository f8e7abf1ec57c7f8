#!/usr/bin/env bash
# docs/CONTRACTS.md names tests as `Tests/PATH.swift: "name"` or `Tests/PATH.swift: function`: each must be there.
set -eu
cd "$(dirname "$0")/.."

bad=0
count=0
while IFS= read -r reference; do
  file=${reference%%: *}
  name=${reference#*: }
  count=$((count + 1))
  if [ ! -f "$file" ]; then
    echo "docs/CONTRACTS.md: there is no file $file" >&2
    bad=1
  elif ! grep -qF -- "$name" "$file"; then
    echo "docs/CONTRACTS.md: $file has no test $name" >&2
    bad=1
  fi
done < <(grep -o '`Tests/[^`]*: [^`]*`' docs/CONTRACTS.md | tr -d '`')

exit $bad
