#!/usr/bin/env bash
# Who may import whom, and where code of one platform or of unchecked isolation may stand.
set -eu
cd "$(dirname "$0")/.."

# A module, and all that it may import. A module that is not listed is refused: record a decision, then add it.
allowed='
TributaryTime: Synchronization
TributaryStreams: Synchronization Observation TributaryTime
TributaryFunctions: TributaryTime TributaryStreams
TributaryBindings: Synchronization Observation TributaryTime TributaryStreams
TributaryFoundation: Foundation TributaryBindings
TributaryShared: Synchronization FoundationEssentials Foundation TributaryTime TributaryStreams TributaryBindings
TributaryFlow: Synchronization TributaryTime TributaryStreams
TributaryViews: Synchronization Observation TributaryTime TributaryStreams TributaryBindings TributaryFlow
TributaryTerminal: Synchronization TributaryTime TributaryStreams TributaryViews
TributaryTesting: Synchronization TributaryTime TributaryStreams TributaryBindings TributaryFlow TributaryViews
MarblesTool: TributaryTime TributaryStreams TributaryFlow TributaryTesting
marbles: MarblesTool
Tributary: TributaryTime TributaryStreams TributaryBindings TributaryFlow TributaryViews
ShowcaseApps: Synchronization Tributary TributaryFunctions TributaryTime TributaryStreams TributaryBindings TributaryFlow TributaryViews TributaryTerminal TributaryTesting
showcase: ShowcaseApps
Snippets: Tributary TributaryFunctions TributaryTerminal TributaryTesting
'

find Sources Examples -name '*.swift' -print0 | xargs -0 awk -v allowed="$allowed" '
  function report(text) { print FILENAME ":" FNR ": " text; bad = 1 }
  BEGIN {
    rows = split(allowed, row, "\n")
    for (r = 1; r <= rows; r++) {
      words = split(row[r], word, /[: ]+/)
      if (words == 0) continue
      known[word[1]] = 1
      for (w = 2; w <= words; w++) may[word[1], word[w]] = 1
    }
  }
  FNR == 1 {
    split(FILENAME, part, "/")
    module = part[2]
    platform = FILENAME ~ /\/Platform\//
    isolation = FILENAME ~ /\/Isolation\//
    safety = 0
    if (!(module in known)) report("the module " module " is not in scripts/check-layers.sh")
  }
  /\/\/ SAFETY(:| of )/ { safety = 1 }
  /^[ \t]*\/\// { next }

  /^[ \t]*([@_a-z]+ )*import / {
    name = $0
    sub(/^.*import +((struct|class|enum|protocol|func|typealias|var|let) +)?/, "", name)
    sub(/[. \t].*$/, "", name)
    if (name == "Glibc" || name == "Darwin" || name == "Musl") {
      if (!platform) report(name " is imported outside a Platform folder")
    } else if (!((module, name) in may)) {
      report(module " may not import " name " (see docs/ARCHITECTURE.md)")
    }
  }
  /^[ \t]*#(if|elseif).*(os|canImport|targetEnvironment|arch)\(/ && !platform {
    report("a condition on the platform outside a Platform folder")
  }
  /@unchecked Sendable|nonisolated\(unsafe\)|@exclusivity\(unchecked\)|assumeIsolated|unsafeBitCast|unsafeDowncast/ {
    if (/@unchecked Sendable|nonisolated\(unsafe\)/) {
      if (!isolation) report("unchecked isolation outside an Isolation folder")
      if (!safety) report("no // SAFETY: line that says what keeps this true")
    } else if (/@exclusivity\(unchecked\)/ && !safety) {
      report("no // SAFETY: line that says what keeps this true")
    }
  }
  # A SAFETY line speaks for the declaration below it: up to the next blank line.
  /^[ \t]*$/ { safety = 0 }
  END { exit bad }' >&2
