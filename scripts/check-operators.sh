#!/usr/bin/env bash
# Every public operator, source and conversion of streams has its row in Sources/MarblesTool/Table, from which
# docs/OPERATORS.md is written, and in the law tables of Tests/TributaryStreamsTests/Laws, unless its row says why not. `check-operators.sh names` prints what is found in the sources, with the traits.
#
# What is looked for: a public function or property whose result is a stream or an `Operator`, in any type or extension.
# Its name is that of the documentation, `buffer(timeSpan:count:scheduler:)`, with a dot before it if it is static:
# `.just(_:)`. A static of `Operator` is another spelling of a stream's function, and the labels of a call's place
# (fileID, line, function) are left out. Overloads with the same labels are one name. What a folder `Unavailable` declares
# is no operator.
#
# The text is read as swift-format leaves it: a declaration's modifiers are on the line of its `func`, an extension's
# head is one line at the margin.
set -eu
cd "$(dirname "$0")/.."

status=0
find Sources/TributaryStreams Sources/MarblesTool/Table Tests/TributaryStreamsTests/Laws -name '*.swift' ! -path '*/Unavailable/*' -print0 | sort -z |
  xargs -0 awk -v mode="${1:-check}" '
  # A row of the table: its names, and why it is without rows in the law tables. It is read up to its last bracket.
  function readTable(   name, word, n, i, reason) {
    if (!match(tableRow, /"[^"]*"/)) return
    n = split(substr(tableRow, RSTART, RLENGTH), word, "`")
    reason = ""
    if (match(tableRow, /lawless: "[^"]*"/)) reason = substr(tableRow, RSTART, RLENGTH)
    for (i = 2; i <= n; i += 2) {
      if (reason != "") allowed[word[i]] = reason
      if (tableRow ~ /isThrowingLawless: true/) allowThrowing = allowThrowing " " word[i] " "
    }
    tableRow = ""
  }
  BEGIN {
    streams = "Observable|Operator|ConnectableObservable|GroupedObservable|TraitStream|Single|Maybe|Completable|" \
      "Infallible|Driver|Signal|ControlProperty|ControlEvent"
    isStream = "(^|[^A-Za-z])(" streams ")([^A-Za-z]|$)"
    letters = "OIDGSMC"
  }

  # The position of the bracket that closes the one at `from`; 0 if the text ends before.
  function closing(text, from,   depth, i, c) {
    for (i = from; i <= length(text); i++) {
      c = substr(text, i, 1)
      if (c ~ /[({[]/ || c == "[") depth++
      else if (c ~ /[)}]/ || c == "]") { depth--; if (depth == 0) return i }
    }
    return 0
  }
  # Splits a list at its commas, not those in brackets; `angles` says whether < and > are brackets, as in types.
  function items(text, part, angles,   depth, i, c, n, last) {
    n = 0
    last = 1
    if (text ~ /^[ \t\n]*$/) return 0
    for (i = 1; i <= length(text); i++) {
      c = substr(text, i, 1)
      if (c == "(" || c == "[" || c == "{" || (angles && c == "<")) depth++
      else if (c == ")" || c == "]" || c == "}") depth--
      else if (angles && c == ">" && substr(text, i - 1, 1) != "-") depth--
      else if (c == "," && depth == 0) { part[++n] = substr(text, last, i - last); last = i + 1 }
    }
    part[++n] = substr(text, last)
    return n
  }
  # Which traits have what an extension declares: each letter of OIDGSMC that its head leaves.
  function traitsOf(head) {
    if (head ~ /^ObservableConvertibleType/) return head ~ /<Never>/ ? "OC" : letters
    if (head ~ /^InfallibleType/) return "IDG"
    if (head ~ /^(ObservableType|Observable|ConnectableObservable|Operator)([^A-Za-z]|$)/) return "O"
    # What belongs to a type of its own: a control property, an inlet, an async sequence.
    if (head !~ /^TraitStream/) return ""
    if (head ~ /== InfallibleTrait/) return "I"
    if (head ~ /== DriverTrait/) return "D"
    if (head ~ /== SignalTrait/) return "G"
    if (head ~ /== SingleTrait/) return "S"
    if (head ~ /== MaybeTrait/) return "M"
    if (head ~ /== CompletableTrait/) return "C"
    if (head ~ /Failure == Never/) return "IDG"
    return (head ~ /Failure == any Error/ ? "" : "IDG") (head ~ /Trait\.Filtered == Trait/ ? "" : "S") "M" \
      (head ~ /: ElementTrait/ ? "" : "C")
  }
  function union(one, other,   i, c, all) {
    for (i = 1; i <= length(letters); i++) {
      c = substr(letters, i, 1)
      if (index(one, c) || index(other, c)) all = all c
    }
    return all
  }

  # Takes a declaration that is complete: up to its opening brace.
  function declare(text,   name, open, close_, result, labels, part, n, i, label, type, key, flags, isStatic) {
    isStatic = text ~ / static / && head !~ /^Operator/
    if (text ~ / func /) {
      sub(/^.* func /, "", text)
      open = index(text, "(")
      name = substr(text, 1, open - 1)
      sub(/<.*/, "", name)
      close_ = closing(text, open)
      n = items(substr(text, open + 1, close_ - open - 1), part, 1)
      result = substr(text, close_ + 1)
      if (!sub(/^.*-> /, "", result)) return
      sub(/ where .*/, "", result)
      for (i = 1; i <= n; i++) {
        sub(/^[ \t]+/, "", part[i])
        label = type = part[i]
        sub(/[ :].*/, "", label)
        sub(/^[^:]*: */, "", type)
        if (label ~ /^(fileID|line|function)$/) continue
        labels = labels label ":"
        flags = flags label (type ~ / = / ? "=" : "") (type ~ /->/ ? "{" : "") (type ~ /^repeat |\.\.\.$/ ? "*" : "") " "
      }
      name = name "(" labels ")"
    } else {
      sub(/^.* var /, "", text)
      name = text
      sub(/:.*/, "", name)
      result = text
      sub(/^[^:]*: */, "", result)
      sub(/ *\{.*/, "", result)
    }
    if (result !~ isStream) return
    gsub(/`/, "", name)
    key = (isStatic ? "." : "") name
    if (!(key in where_)) { order[++keys] = key; where_[key] = FILENAME ":" FNR }
    traits[key] = union(traits[key], traitsOf(head))
    if (text ~ /throws/) mayThrow[key] = 1
    formKey[++forms] = key
    formFlags[forms] = flags
    formName[forms] = key
    gsub(/^\.|\(.*/, "", formName[forms])
    formKind[forms] = isStatic ? "static" : (head ~ /^Operator/ && flagStatic ? "applied" : "instance")
    isProperty[forms] = name !~ /\(/
    byName[formName[forms]] = byName[formName[forms]] " " forms
  }

  # Whether a call with these labels, and so many closures behind it, can be a call of a form.
  function fits(form, labels, closures,   want, have, n, m, i, p, label, most) {
    n = split(labels, have, " ")
    m = split(formFlags[form], want, " ")
    p = 1
    for (i = 1; i <= n; i++) {
      while (p <= m) {
        label = want[p]
        gsub(/[={*]/, "", label)
        if (label == have[i]) break
        if (want[p] !~ /[=*]/) return 0
        p++
      }
      if (p > m) return 0
      if (want[p] !~ /\*/) p++
    }
    for (; p <= m; p++) {
      if (want[p] ~ /\{/) { most++; if (want[p] !~ /=/ && most > closures) return 0 }
      else if (want[p] !~ /[=*]/) return 0
    }
    return closures <= most
  }
  # Marks what a row of the law tables calls and has in its title.
  function readRow(text, throwing,   title, at, rest, word, before, kind, labels, closures, end_, part, n, i, label, list, k, isCall) {
    if (!match(text, /"[^"]*"/)) return
    title = " " substr(text, RSTART + 1, RLENGTH - 2) " "
    text = substr(text, RSTART + RLENGTH)
    gsub(/"[^"]*"/, "\"\"", text)
    at = 1
    while (match(substr(text, at), /\.[`A-Za-z][A-Za-z0-9]*`?/)) {
      at += RSTART - 1
      word = substr(text, at + 1, RLENGTH - 1)
      before = substr(text, 1, at - 1)
      rest = substr(text, at + RLENGTH)
      at += RLENGTH
      gsub(/`/, "", word)
      if (!(word in byName) || title !~ "[^A-Za-z]" word "[^A-Za-z]") continue
      # What stands before the dot tells a static from a function of a stream.
      if (before ~ /(apply|then)\($/) kind = "applied"
      else if (before ~ /(^|[^A-Za-z0-9])[A-Z][A-Za-z]*(<[^<>]*>)?$/) kind = "static"
      else if (before ~ /([({[,:?=]|[^A-Za-z0-9](in|return))[ \t\n]*$/ || before ~ /\[[ \t\n]*$/) kind = "static"
      else kind = "instance"
      labels = ""
      closures = isCall = 0
      if (substr(rest, 1, 1) == "(") {
        isCall = 1
        end_ = closing(rest, 1)
        n = items(substr(rest, 2, end_ - 2), part, 0)
        for (i = 1; i <= n; i++) {
          label = part[i]
          sub(/^[ \t\n]+/, "", label)
          labels = labels (match(label, /^[A-Za-z]+:/) ? substr(label, 1, RLENGTH - 1) : "_") " "
        }
        rest = substr(rest, end_ + 1)
      }
      while (match(rest, /^ *([a-zA-Z]+: )?\{/)) {
        isCall = 1
        closures++
        rest = substr(rest, closing(rest, RLENGTH) + 1)
      }
      n = split(byName[word], list, " ")
      for (i = 1; i <= n; i++) {
        k = list[i]
        if (formKind[k] != kind || isProperty[k] == isCall || !fits(k, labels, closures)) continue
        hasRow[formKey[k]] = 1
        if (throwing) hasThrowingRow[formKey[k]] = 1
      }
    }
  }
  function readLaws(   n, row, i) {
    n = split(laws, row, /[^A-Za-z.]Row\(/)
    for (i = 2; i <= n; i++) readRow(row[i], row[i] ~ /^throwing:/)
    laws = ""
  }

  FNR == 1 { head = pending = "" }
  /^[ \t]*\/\// { next }
  FILENAME ~ /^Tests/ { laws = laws "\n" $0; next }
  FILENAME ~ /MarblesTool/ {
    if (/^ *\.init\(/) tableRow = " "
    if (tableRow != "") tableRow = tableRow $0
    if (/\),$/) readTable()
    next
  }
  /^([a-z@].* )?(extension|struct|class|enum|protocol) [A-Z]/ {
    head = $0
    sub(/^.*(extension|struct|class|enum|protocol) /, "", head)
  }
  /^ +(@[A-Za-z]+(\([^)]*\))? +)*public .*(func|var) / && pending == "" { pending = " "; flagStatic = / static / }
  pending != "" {
    line = $0
    sub(/^ +/, "", line)
    pending = pending line " "
    # Complete once its brackets are closed and the body begins, or has to.
    open = index(pending, "(")
    if (pending ~ / func / ? (end = closing(pending, open)) && substr(pending, end) ~ /\{/ : pending ~ /\{/) {
      declare(pending)
      pending = ""
    }
  }

  END {
    readLaws()
    if (mode == "names") {
      for (i = 1; i <= keys; i++) print order[i] "\t" traits[order[i]] "\t" where_[order[i]]
      exit
    }
    while ((getline line < "docs/OPERATORS.md") > 0) {
      number++
      # Rows of operators have seven cells; other tables have another number.
      if (line !~ /^\| `/ || split(line, cell, "|") != 9) continue
      n = split(cell[2], word, "`")
      all = ""
      for (i = 2; i <= n; i += 2) {
        found = 0
        prefix = word[i]
        isPrefix = sub(/…\)$/, "", prefix)
        for (k = 1; k <= keys; k++) {
          if (isPrefix ? index(order[k], prefix) == 1 : order[k] == prefix) {
            documented[order[k]] = 1
            all = union(all, traits[order[k]])
            found = 1
          }
        }
        if (!found) { print "docs/OPERATORS.md:" number ": there is no " word[i] " in the sources: take it out"; bad = 1 }
      }
      gsub(/ |–/, "", cell[8])
      if (cell[8] != all) {
        print "docs/OPERATORS.md:" number ": " word[2] " has the traits " all ", and its row says " cell[8]
        bad = 1
      }
    }
    for (key in allowed) if (!(key in where_)) {
      print "Sources/MarblesTool/Table: there is no " key " in the sources: take its row out"
      bad = 1
    }
    for (i = 1; i <= keys; i++) {
      key = order[i]
      if (!(key in documented)) {
        print where_[key] ": " key " has no row in Sources/MarblesTool/Table: add one to its family, then run make operators"
        bad = 1
      }
      if (key in allowed) continue
      if (!(key in hasRow)) {
        print where_[key] ": " key " has no row in the law tables: add one, Row(\"" key \
          "\") { $0… }, to a file of Tests/TributaryStreamsTests/Laws; its title names it and its closure calls it"
        bad = 1
      } else if (key in mayThrow && !(key in hasThrowingRow) && !index(allowThrowing, " " key " ")) {
        print where_[key] ": " key " takes a function that may throw and has no row that throws: add one, Row(throwing: \"" \
          key "\") { source, probe in … }, to a file of Tests/TributaryStreamsTests/Laws"
        bad = 1
      }
    }
    exit bad + 0
  }' || status=1
exit $status
