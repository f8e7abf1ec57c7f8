#!/usr/bin/env bash
# A stored property of a class that can hold an object of the user's is replaced by `exchange(&property, with: value)` or
# `property.take()`, and the former value is released when the change is over: its `deinit` may come back. An assignment
# releases it in the middle of the access, and so does an array that removes elements and drops them. A line that
# releases nothing of the user's ends in "// allowed: WHY". See "Release outside of mutation" in docs/ARCHITECTURE.md.
set -eu
cd "$(dirname "$0")/.."

find Sources/TributaryTime Sources/TributaryStreams Sources/TributaryFunctions -name '*.swift' -print0 | xargs -0 awk '
  function report(text) { print FILENAME ":" FNR ": " text; bad = 1 }
  function indent(line) { match(line, /^ */); return RLENGTH }
  # Types that hold no reference.
  function isPlain(rest) {
    return rest ~ /^(: (U?Int[0-9]*|Bool|Double|Duration|DisposeKey)\??)?( = .*)?$/ \
      && rest !~ /^ = (\[|[A-Z][A-Za-z]*[.(<])/ || rest ~ /^ = (Duration|Int)\./ || rest ~ /Unsafe|Unmanaged/
  }
  FNR == 1 { delete fields; delete openers; inInit = -1; inDeinit = -1 }
  # Each file is read twice: for its fields first.
  FNR == 1 {
    while ((getline line < FILENAME) > 0) {
      depth = indent(line)
      if (line ~ /[{]$/) openers[depth] = line
      if (line !~ /(^| )var [a-zA-Z]+/ || line ~ /[{]/ || line ~ /(static|weak|lazy) /) continue
      if (openers[depth - 2] !~ /(^| )class [A-Z]/) continue
      name = line
      sub(/^.*(^| )var /, "", name)
      rest = name
      sub(/^[a-zA-Z]+/, "", rest)
      sub(/[^a-zA-Z].*$/, "", name)
      if (!isPlain(rest)) fields[name] = 1
    }
    close(FILENAME)
  }
  /^ *(\/\/|\*)/ { next }
  inInit < 0 && /(^| )init[(<?]/ && /[{]$|[($]$/ { inInit = indent($0) }
  inInit < 0 && /(^| )init[(<]/ { inInit = indent($0) }
  inInit >= 0 && indent($0) == inInit && /^ *}$/ { inInit = -1 }
  /\/\/ allowed: / { next }
  /\.(removeAll|removeSubrange|removeFirst)\([^)]/ || /\.removeAll\(\)/ {
    report("take the elements out with exchange(&array, with: []), and release them when the rest is whole")
  }
  /^ *[A-Za-z.]+\.((removeLast|removeFirst|popLast|popFirst)\(|remove\(at:|removeValue\()[^)]*\)$/ {
    report("keep what is removed in a constant until the rest is whole")
  }
  inInit < 0 {
    for (name in fields) {
      if ($0 !~ "(^|[^A-Za-z0-9_])" name " = ") continue
      if ($0 ~ "(let|var|case) [(]?" name " = ") continue
      report("replace `" name "` with exchange(&" name ", with: …) or " name ".take()")
    }
  }
  END { exit bad + 0 }' >&2
