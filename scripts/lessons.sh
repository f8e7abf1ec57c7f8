#!/usr/bin/env bash
# lessons.sh CATALOG: completes the lessons in CATALOG, a copy of docs/reference/Tributary.docc, so that what they show
# holds. The last step of each file is the file of that name in Tests/ClientPackage, which `make client` builds and runs:
# it is copied from there. A program that is not there is one of Examples/Snippets. The steps before it must compile.
# Works on the modules that `make build` left.
set -eu
catalog=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
client=Tests/ClientPackage

tool() { if command -v xcrun >/dev/null; then xcrun "$@"; else "$@"; fi; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags=(-swift-version 6 -package-name app -enable-upcoming-feature NonisolatedNonsendingByDefault -parse-as-library
  -I "$(swift build --show-bin-path)/Modules" -I "$work")
# The tests of a lesson import the app.
tool swiftc "${flags[@]}" -module-name App -emit-module -o "$work/App.swiftmodule" \
  $(find "$client/Sources/App" -name '*.swift' ! -name main.swift)

status=0
steps=0
while read -r name step place; do
  steps=$((steps + 1))
  if [ "$place" = last ]; then
    # A reader's manifest names a copy beside it.
    source=$client/$name
    [ -e "$source" ] || source=Examples/Snippets/${name#Sources/}
    sed -E 's|\.package\(.*path: .*|.package(name: "tributary", path: "../tributary")|' "$source" \
      >"$catalog/Resources/$step"
  elif ! tool swiftc -typecheck "${flags[@]}" "$catalog/Resources/$step" >"$work/log" 2>&1; then
    cat "$work/log" >&2
    status=1
  fi
done < <(
  # Each step as NAME FILE, and whether it is the last of its name in its lesson.
  for lesson in "$catalog"/*.tutorial; do
    sed -nE 's/.*@Code\(name: "([^"]+)", file: "([^"]+)"\).*/\1 \2/p' "$lesson" \
      | awk '{ name[NR] = $1; step[NR] = $2; last[$1] = NR }
          END { for (n = 1; n <= NR; n++) print name[n], step[n], last[name[n]] == n ? "last" : "earlier" }'
  done
)
[ "$steps" -gt 0 ] || { echo "the lessons show no code" >&2; exit 1; }
exit $status
