#!/usr/bin/env bash
# docs.sh: the reference of every library as one static site in .build/docs, with the lessons. Any warning of DocC
# fails. The pictures of operators are drawn here, by the runs of `marbles`.
# Works on the modules that `make build` left; the toolchain's own tools do the rest.
set -eu
cd "$(dirname "$0")/.."

# Used before users, so that links between modules resolve.
modules=(
  TributaryTime TributaryStreams TributaryFunctions TributaryBindings TributaryFoundation TributaryShared TributaryFlow
  TributaryViews TributaryTerminal TributaryTesting
)

tool() { if command -v xcrun >/dev/null; then xcrun "$@"; else "$@"; fi; }
target=$(tool swiftc -print-target-info | awk -F '"' '/"triple"/ { print $4; exit }')
sdk=()
if command -v xcrun >/dev/null; then sdk=(-sdk "$(xcrun --show-sdk-path)"); fi
products=$(swift build --show-bin-path)
work=.build/docs-work
site=.build/docs
rm -rf "$work" "$site"
mkdir -p "$work"
cp -R docs/reference "$work/reference"
"$products/marbles" --pages "$work/reference/TributaryStreams.docc"
lessons=$work/reference/Tributary.docc
scripts/lessons.sh "$lessons"
"$products/marbles" "delay 3" "a---b-----|" --svg "$lessons/Resources/delay.svg" >/dev/null
"$products/marbles" "debounce 3" "s-o-u-----p-----|" --svg "$lessons/Resources/debounce.svg" >/dev/null

convert() {
  tool docc convert "$@" --warnings-as-errors --transform-for-static-hosting --enable-experimental-external-link-support
}

convert "$lessons" --output-path "$work/Tributary.doccarchive"
archives=("$work/Tributary.doccarchive")
links=()
for module in "${modules[@]}"; do
  mkdir -p "$work/$module"
  tool swift-symbolgraph-extract -module-name "$module" -I "$products/Modules" -target "$target" "${sdk[@]}" \
    -minimum-access-level public -skip-inherited-docs -skip-synthesized-members -output-dir "$work/$module"
  archive="$work/$module.doccarchive"
  # Each module has its page in docs/reference; what that page does not curate DocC lists by kind.
  convert "$work/reference/$module.docc" --additional-symbol-graph-dir "$work/$module" --output-path "$archive" \
    ${links[@]+"${links[@]}"}
  archives+=("$archive")
  links+=(--dependency "$archive")
done
tool docc merge "${archives[@]}" --output-path "$site" --synthesized-landing-page-name Tributary
echo "The reference is in $site; read it with: python3 -m http.server --directory $site"
