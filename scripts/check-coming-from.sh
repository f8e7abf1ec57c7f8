#!/usr/bin/env bash
# Each name in backticks in a column "Tributary" of a table of docs/COMING_FROM_*.md is one that Sources declares:
# `Type`, `member`, `Type.member`, or `function(_:label:)` with labels that some declaration of it has in this order
# (those with a default value may be left out). What a folder `Unavailable` declares does not count.
set -eu
cd "$(dirname "$0")/.."

# Declarations as NAME or NAME(LABELS, public ones, enumeration cases and what protocols ask for.
declarations() {
  find Sources -name '*.swift' ! -path '*/Unavailable/*' -print0 | xargs -0 awk '
    # The labels of a list of parameters, which begins with its parenthesis.
    function labels(text,   i, c, depth, part, found) {
      gsub(/->/, "", text)
      part = ""
      for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (c ~ /[(<\[{]/ && depth++ == 0) continue
        if (c ~ /[)>\]}]/ && --depth == 0) break
        if (c == "," && depth == 1) { found = found label(part); part = "" } else part = part c
      }
      return found label(part)
    }
    function label(part) {
      sub(/^ */, "", part)
      while (sub(/^@[A-Za-z]+ +/, "", part)) {}
      if (part == "") return ""
      return match(part, /^[A-Za-z_0-9]+[^:(<.]*:/) ? substr(part, 1, match(part, /[ :]/) - 1) ":" : "_:"
    }
    function report(declaration,   name, rest) {
      gsub(/`/, "", declaration)
      if (!match(declaration, /^[A-Za-z_0-9]+/)) return
      name = substr(declaration, 1, RLENGTH)
      print name
      rest = substr(declaration, RLENGTH + 1)
      if (substr(rest, 1, 1) == "<") rest = substr(rest, generic(rest) + 1)
      if (kind ~ /func|init|case|subscript/ && rest ~ /^[?!]?\(/) print name "(" labels(substr(rest, index(rest, "(")))
    }
    # Where the clause ends that the text begins with.
    function generic(text,   i, c, depth) {
      for (i = 1; i <= length(text); i++) {
        c = substr(text, i, 1)
        if (c == "<") depth++
        else if (c == ">" && substr(text, i - 1, 1) != "-" && --depth == 0) return i
      }
      return length(text)
    }
    function parentheses(text,   copy) { copy = text; return gsub(/\(/, "", text) - gsub(/\)/, "", copy) }
    FNR == 1 { pending = ""; protocol = 0 }
    /^ *\/\// { next }
    /^}/ { protocol = 0 }
    {
      line = $0
      sub(/^ */, "", line)
      if (pending != "") pending = pending " " line
      else if (line ~ /(^| )(func|init|subscript|case|var|let|class|struct|enum|protocol|typealias)[ (<?]/ \
        && (line ~ /(^| )public( |\()/ || line ~ /^(indirect )?case [a-z]/ || protocol)) pending = line
      if (line ~ /^public protocol / && line !~ /}$/) protocol = 1
      if (pending == "" || parentheses(pending) > 0) next
      match(pending, /(^| )(func|init|subscript|case|var|let|class|struct|enum|protocol|typealias)[ (<?]/)
      kind = substr(pending, RSTART, RLENGTH)
      if (kind ~ /init|subscript/) report(substr(pending, RSTART + (kind ~ /^ /)))
      else if (kind ~ /class/ && pending ~ /class func/) report(substr(pending, index(pending, "func ") + 5))
      else report(substr(pending, RSTART + RLENGTH))
      pending = ""
    }'
}

status=0
for document in docs/COMING_FROM_*.md; do
  awk -v document="$document" '
  function report(text) { print document ":" FNR ": " text; bad = 1 }
  # Whether the labels stand in the list in this order.
  function within(wanted, list,   i, n, part) {
    n = split(wanted, part, ":")
    list = ":" list
    for (i = 1; i < n; i++) {
      at = index(list, ":" part[i] ":")
      if (!at) return 0
      list = substr(list, at + length(part[i]) + 1)
    }
    return 1
  }
  function check(name,   parts, part, p, call, i, found) {
    call = ""
    if (match(name, /\(.*\)$/)) {
      call = substr(name, RSTART + 1, RLENGTH - 2)
      name = substr(name, 1, RSTART - 1)
    }
    parts = split(name, part, ".")
    for (p = 1; p <= parts; p++) if (!(part[p] in declared)) { report("Sources declares no " part[p]); return }
    if (call == "") return
    for (i = 1; i <= forms[part[parts]]; i++) if (within(call, form[part[parts], i])) return
    report("Sources declares no " part[parts] "(" call ")")
  }
  FILENAME != document {
    split($0, parts, "(")
    declared[parts[1]] = 1
    if (index($0, "(")) form[parts[1], ++forms[parts[1]]] = parts[2]
    next
  }
  !/^\|/ { column = 0; next }
  {
    cells = split($0, cell, "|")
    if (!column) {
      for (c = 1; c <= cells; c++) if (cell[c] == " Tributary ") { column = c; tables++ }
      next
    }
    spans = split(cell[column], span, "`")
    for (s = 2; s <= spans; s += 2) { check(span[s]); names++ }
  }
  END {
    if (!tables || !names) { print document ": no table names anything of ours"; bad = 1 }
    exit bad
  }' <(declarations) "$document" >&2 || status=1
done
exit $status
