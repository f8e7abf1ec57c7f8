#!/usr/bin/env bash
# What the compiler must refuse, so that a promise of the types is tested too: in Tests/Refused, each line that ends in
# "// refused: WORDS" gives an error with these words, and no other line gives one.
set -eu
cd "$(dirname "$0")/.."

tool() { if command -v xcrun >/dev/null; then xcrun "$@"; else "$@"; fi; }
# With the flags of `make build`, so that the products are shared.
for target in Tributary TributaryFunctions; do
  swift build --no-color-diagnostics --target "$target" -Xswiftc -warnings-as-errors >/dev/null
done
modules=$(swift build --show-bin-path)/Modules
features=$(awk -F '"' '/^let settings/ { on = 1 } on && /"/ { for (i = 2; i < NF; i += 2) print $i } /^\]/ { on = 0 }' Package.swift)
# Up to SIL, since races are found there; only in a file without an error of types.
flags=(-emit-sil -o /dev/null -swift-version 6 -I "$modules")
for feature in $features; do flags+=(-enable-upcoming-feature "$feature"); done

log=$(mktemp)
trap 'rm -f "$log"' EXIT
status=0
for file in Tests/Refused/*.swift; do
  tool swiftc "${flags[@]}" "$file" >"$log" 2>&1 || true
  awk -v file="$file" '
    FILENAME == file {
      if (split($0, parts, "// refused: ") == 2) expected[FNR] = parts[2]
      next
    }
    index($0, file ":") && / error: / {
      split(substr($0, index($0, file ":")), place, ":")
      line = place[2]
      seen[line] = 1
      if (!(line in expected)) { print "not expected: " $0; bad = 1 }
      else if (index($0, expected[line])) right[line] = 1
    }
    END {
      for (line in expected) if (!(line in right)) {
        print file ":" line ": " (line in seen ? "refused in other words than" : "not refused:") " " expected[line]
        bad = 1
      }
      exit bad
    }' "$file" "$log" >&2 || status=1
done
exit $status
