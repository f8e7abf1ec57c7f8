#!/usr/bin/env bash
# Each line of docs/CONTRACTS.md, which begins as `**7.`, names a test that holds it, or says "Not kept yet". Tests are
# named as a list item: - `Tests/PATH.swift`: `function`, `a name in quotation marks`, … on as many lines as it takes.
set -eu
cd "$(dirname "$0")/.."

awk '
  function report(text) { print FILENAME ":" FNR ": " text; bad = 1 }
  function close_line() { if (number != "" && !held) report("line " number " names no test"); }
  # Whether a test file has a function, or a test with a title, of that name.
  function has(file, name,   line, found) {
    while ((getline line < file) > 0) {
      if (index(line, "func " name "(") || index(line, "func `" name "`(") || index(line, "\"" name "\"")) found = 1
    }
    close(file)
    return found
  }
  /^\*\*[0-9]+\./ {
    close_line()
    number = $1
    gsub(/[*.]/, "", number)
    if (number in seen) report("line " number " is there twice")
    seen[number] = 1
    held = 0
    item = 0
  }
  /Not kept yet/ { held = 1 }
  /^- `Tests\// { item = 1; file = "" }
  /^$/ { item = 0 }
  item {
    parts = split($0, part, "`")
    for (p = 2; p <= parts; p += 2) {
      if (file == "") {
        file = part[p]
        there = (getline line < file) >= 0
        close(file)
        if (!there) report("there is no file " file)
      } else if (there) {
        if (!has(file, part[p])) report(file " has no test " part[p])
        held = 1
      }
    }
  }
  END { close_line(); exit bad }' docs/CONTRACTS.md >&2
