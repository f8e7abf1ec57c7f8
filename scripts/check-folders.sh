#!/usr/bin/env bash
# check-folders.sh: the folders of a module have an order, and a folder uses only those before it in its row.
# check-folders.sh arrows MODULE: prints which folder of a module uses which, with a type that shows it.
#
# An arrow is a type's name: a file that names a type which another folder of the module declares uses that folder.
# Extensions and free functions are not followed, comments and texts are left out.
set -eu
cd "$(dirname "$0")/.."

# A module, and its folders from the lowest to the highest. `.` stands for the files beside the folders. `=` joins
# folders that may use each other; the reason stands here:
# - Terminal: a session opens the device, and the device's signal handlers must find the session.
# - Testing: the laws throw an error that carries one of their elements, and that error is unchecked.
# A module without a row has one folder.
order='
TributaryTime: Platform Isolation Queues Schedulers Scope Live Virtual
TributaryStreams: Platform Disposal Core Engine Subjects Relays Isolation Creation Collecting Transforming Filtering Flattening Combining Errors Timing SideEffects Sharing Traits Crossing Unavailable
TributaryFunctions: . Composition KeyPaths Handlers Operators Gates Policies
TributaryBindings: Platform Settling Conversions Ends Binding
TributaryShared: Values Platform Store Keys Relays .
TributaryFlow: State Steps Presentables Flows Coordinator Map Navigation Routes Synonyms
TributaryViews: Platform Values Input Isolation Tree Core Focus State Layers Elements Rows Lists Controls Modifiers Presentation Navigation Host Unavailable
TributaryTerminal: Text Grid Layout Painting Input Platform=Session=Isolation App
MarblesTool: Calls Operators Table Pictures . Platform
TributaryTesting: Platform . Isolation=Laws Streams Flows Pilot Snapshots Play
'

find Sources -name '*.swift' -print0 | sort -z | xargs -0 awk -v order="$order" -v mode="${1:-check}" -v wanted="${2:-}" '
  function place(file,   part, n) {
    n = split(file, part, "/")
    module = part[2]
    folder = n > 3 ? part[3] : "."
  }
  # The code of a line: without its comment and its texts.
  function code(line) {
    gsub(/"([^"\\]|\\.)*"/, "", line)
    sub(/\/\/.*$/, "", line)
    return line
  }
  BEGIN {
    rows = split(order, row, "\n")
    for (r = 1; r <= rows; r++) {
      n = split(row[r], word, /[: ]+/)
      if (n < 2) continue
      checked[word[1]] = 1
      for (w = 2; w <= n; w++) {
        same = split(word[w], one, "=")
        for (s = 1; s <= same; s++) level[word[1], one[s]] = w
      }
    }
  }
  FNR == 1 { place(FILENAME); files[++count] = FILENAME; inText = 0 }
  /^([a-z@][A-Za-z()@]* )*(struct|class|enum|protocol|actor|typealias) [A-Z]/ && !/^(file)?private / {
    name = $0
    sub(/^.*(struct|class|enum|protocol|actor|typealias) /, "", name)
    sub(/[^A-Za-z0-9].*$/, "", name)
    declared[module, name] = declared[module, name] " " folder " "
  }
  END {
    for (f = 1; f <= count; f++) {
      place(files[f])
      if (mode == "arrows" ? module != wanted : !(module in checked)) continue
      if (mode == "check" && !((module, folder) in level) && !((module, folder) in told)) {
        told[module, folder] = bad = 1
        print files[f] ": the folder " folder " is not in the row of " module " in scripts/check-folders.sh"
      }
      number = 0
      inText = 0
      while ((getline line < files[f]) > 0) {
        number++
        if (line ~ /"""/) { inText = !inText; continue }
        if (inText || line ~ /^[ \t]*\/\//) continue
        line = code(line)
        while (match(line, /[A-Z][A-Za-z0-9]*/)) {
          name = substr(line, RSTART, RLENGTH)
          before = substr(line, 1, RSTART - 1)
          line = substr(line, RSTART + RLENGTH)
          # A member, or the rest of a longer name.
          if (before ~ /[.A-Za-z0-9_]$/ || !((module, name) in declared)) continue
          homes = declared[module, name]
          if (homes ~ "[ ]" folder "[ ]" || split(homes, home, " ") != 1) continue
          used = home[1]
          if (mode == "arrows") {
            if (!((folder, used, name) in seen)) { seen[folder, used, name] = 1; names[folder " -> " used] = names[folder " -> " used] " " name }
          } else if (level[module, used] > level[module, folder]) {
            print files[f] ":" number ": " folder " may not use " used " (" name "), which comes after it in scripts/check-folders.sh"
            bad = 1
          }
        }
      }
      close(files[f])
    }
    for (arrow in names) print arrow ":" names[arrow]
    exit bad + 0
  }' >&2
