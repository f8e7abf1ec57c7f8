#!/usr/bin/env bash
# check-tutorials.sh: what the lessons in docs/reference/Tributary.docc show holds. The last step of each file is the file
# of that name in Tests/ClientPackage, which `make client` builds and runs; the steps before it compile.
# Works on the modules that `make build` left.
set -eu
cd "$(dirname "$0")/.."
catalog=docs/reference/Tributary.docc
client=Tests/ClientPackage

tool() { if command -v xcrun >/dev/null; then xcrun "$@"; else "$@"; fi; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags=(-swift-version 6 -package-name app -enable-upcoming-feature NonisolatedNonsendingByDefault
  -I "$(swift build --show-bin-path)/Modules" -I "$work")
tool swiftc "${flags[@]}" -parse-as-library -module-name App -emit-module -o "$work/App.swiftmodule" \
  $(find "$client/Sources/App" -name '*.swift' ! -name main.swift)

# The manifest without the one line in which a reader's differs from ours.
comparable() { sed -E 's/^( *)\.package\(.*/\1the package/' "$1"; }

status=0
steps=0
for lesson in "$catalog"/*.tutorial; do
  # Each step as NAME FILE, and whether it is the last of its name.
  while read -r name step place; do
    steps=$((steps + 1))
    if [ "$place" = last ]; then
      diff <(comparable "$catalog/Resources/$step") <(comparable "$client/$name") >"$work/log" && continue
      echo "$lesson: the last step of $name is not the file in $client (< lesson, > file)" >&2
    else
      tool swiftc -typecheck "${flags[@]}" -parse-as-library "$catalog/Resources/$step" >"$work/log" 2>&1 && continue
    fi
    cat "$work/log" >&2
    status=1
  done < <(
    sed -nE 's/.*@Code\(name: "([^"]+)", file: "([^"]+)"\).*/\1 \2/p' "$lesson" \
      | awk '{ name[NR] = $1; step[NR] = $2; last[$1] = NR }
          END { for (n = 1; n <= NR; n++) print name[n], step[n], last[name[n]] == n ? "last" : "earlier" }'
  )
done
[ "$steps" -gt 0 ] || { echo "the lessons show no code" >&2; exit 1; }
exit $status
