#!/usr/bin/env bash
# check-flags.sh:        every build of the Makefile and the scripts has the flag that keeps terminals and pipes alike.
# check-flags.sh build:  a small package that was built from a pipe is built in a terminal with that flag, and no module
#                        is compiled that has not changed.
set -eu
cd "$(dirname "$0")/.."
flag=--no-color-diagnostics

if [ "${1:-}" != build ]; then
  # A line builds if it has the command; one that only asks for a path does not. Variables hold the flag by their names.
  bad=$(grep -nE 'swift (build|test|run) ' Makefile scripts/*.sh | grep -v '^scripts/check-flags.sh:' |
    grep -vE -- "$flag|\\$\\((FLAGS|CHECKED)\\)|\\$\\{build\\[@\\]\\}|--show-bin-path" || true)
  [ -z "$bad" ] || { printf '%s\n' "$bad" "these builds lack $flag, so a terminal would compile all anew" >&2; exit 1; }
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Sources/Still" "$work/Sources/Changing"
cat >"$work/Package.swift" <<'END'
// swift-tools-version: 6.2
import PackageDescription
let package = Package(
  name: "flags", targets: [.target(name: "Still"), .target(name: "Changing", dependencies: ["Still"])])
END
echo 'public let one = 1' >"$work/Sources/Still/One.swift"

# Builds for release, in which a module is compiled as a whole, and prints how often a module was. A new file makes SwiftPM
# plan the build anew, which is when other flags take effect.
compiled() {
  local number
  number=$(find "$work/Sources/Changing" -type f | wc -l)
  echo "let number$number = $number" >"$work/Sources/Changing/File$number.swift"
  local build="swift build -c release $* --package-path '$work'"
  if [ "$where" = pipe ]; then
    bash -c "$build" </dev/null 2>&1 | cat >"$work/log"
  elif [ "$(uname)" = Darwin ]; then
    TERM=xterm-256color script -q "$work/log" bash -c "$build" >/dev/null
  else
    TERM=xterm-256color script -qec "$build" "$work/log" >/dev/null
  fi
  tr '\r' '\n' <"$work/log" | grep -ac "Compiling.* Still" || true
}

where=pipe
[ "$(compiled)" != 0 ] || { echo 'check-flags: the first build compiled nothing:' >&2; cat "$work/log" >&2; exit 1; }
where=terminal
[ "$(compiled $flag)" = 0 ] || { echo "check-flags: with $flag a terminal compiled a module anew:" >&2; cat "$work/log" >&2; exit 1; }
where=pipe
[ "$(compiled)" = 0 ] || { echo 'check-flags: a pipe compiled a module anew:' >&2; cat "$work/log" >&2; exit 1; }
where=terminal
[ "$(compiled)" != 0 ] || echo "check-flags: this SwiftPM has the same flags in a terminal without $flag too"
echo 'check-flags: a terminal compiles nothing that a pipe has compiled'
