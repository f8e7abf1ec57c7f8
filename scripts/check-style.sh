#!/usr/bin/env bash
# The rules of style that a formatter cannot see. A line that breaks one on purpose ends in "// allowed: WHY".
set -eu
cd "$(dirname "$0")/.."

links=$(find . \( -name .build -o -name .git \) -prune -o -type l -print)
[ -z "$links" ] || printf 'a symbolic link: %s\n' $links >&2

find Sources Tests Examples Benchmarks -name .build -prune -o -name '*.swift' -print0 | xargs -0 awk -v bad="${links:+1}" '
  function report(text) { print FILENAME ":" FNR ": " text; bad = 1 }
  FNR == 1 {
    source = FILENAME ~ /^Sources\//
    views = FILENAME ~ /^Sources\/TributaryViews\//
    drawing = FILENAME ~ /^Sources\/TributaryTerminal\/(Layout|Painting)\// && FILENAME !~ /Glyphs\.swift$/
    test = FILENAME ~ /^Tests\//
    if (FILENAME ~ /(Utils|Utilities|Helpers?|Common|Misc|Extensions)\.swift$/) report("name the file for what it holds")
  }
  /\/\/ allowed: / { next }
  /(^|[^A-Za-z])(TODO|FIXME)([^A-Za-z]|$)/ { report("finish it, or file it elsewhere") }
  /^[ \t]*\/\// { next }
  /@testable/ { report("use package access instead of @testable") }
  source && /fatalError\(|try!|[^A-Za-z]as! / { report("use a precondition with a sentence, or an error") }
  source && /(public|open) ([a-z]+ )*(func|var|let|class|struct|enum|protocol|typealias|actor|init) _/ {
    report("no underscored public names")
  }
  views && /"[^"]*(‹|›|×|▾|▼|▸|▶|•|●|○|◉|✓|✔|☑|☐|\[[x -]\]|\([ *•]\))[^"]*"|"[ ]*\[|\][ ]*"/ { report("a mark is a MarkContent, which each backend draws") }
  drawing && /"[^"]*[^ -~"][^"]*"/ { report("a glyph that the terminal draws by itself stands in a table, with its form in ASCII") }
  test && /Task\.sleep|Task\.yield|Thread\.sleep|usleep\(|nanosleep\(|(^|[^.A-Za-z])sleep\(/ {
    report("a test waits in virtual time only")
  }
  END { exit bad + 0 }' >&2

# The formatter leaves comments as they are.
long=$(find Sources Tests Examples Benchmarks Package.swift -name .build -prune -o -name '*.swift' -print0 \
  | LC_ALL=C.UTF-8 xargs -0 grep -nE '^ *//' | LC_ALL=C.UTF-8 grep -E '^[^:]+:[0-9]+:.{121}' | cut -d: -f1,2 || true)
[ -z "$long" ] || { printf '%s: break the comment at 120 columns\n' $long >&2; exit 1; }
