#!/usr/bin/env bash
# Chains of operators, and pipes of functions, must stay quick to type-check: those in the files below, in a debug build,
# within limits for each file and for each expression and body. Processor time is judged, so a busy machine changes nothing.
set -eu
cd "$(dirname "$0")/.."
limit_ms=300
limit_s=10

tool() { if command -v xcrun >/dev/null; then xcrun "$@"; else "$@"; fi; }
# With the flags of `make build`, so that the products are shared.
swift build --no-color-diagnostics --target TributaryFunctions -Xswiftc -warnings-as-errors >/dev/null
modules=$(swift build --show-bin-path)/Modules
features=$(awk -F '"' '/^let settings/ { on = 1 } on && /"/ { for (i = 2; i < NF; i += 2) print $i } /^\]/ { on = 0 }' Package.swift)

flags=(-typecheck -swift-version 6 -I "$modules")
for feature in $features; do flags+=(-enable-upcoming-feature "$feature"); done
# Any number of milliseconds may be asked for; what the compiler says is a warning.
for kind in expression-type-checking function-bodies; do flags+=(-Xfrontend "-warn-long-$kind=$limit_ms"); done

log=$(mktemp)
trap 'rm -f "$log"' EXIT
TIMEFORMAT='%U %S'
check() {
  local file=$1 status=0 times
  times=$( { time tool swiftc "${flags[@]}" "$file" >"$log" 2>&1; } 2>&1) || status=1
  if [ "$status" != 0 ]; then
    cat "$log" >&2
    echo "$file does not compile: mend the chain, or the operator whose signature changed" >&2
    exit 1
  fi
  if grep -E 'warning: (expression|instance method|static method|function|closure|getter).* took' "$log" >&2; then
    cat >&2 <<END
The above take more than $limit_ms ms to type-check. In a chain, the solver weighs the closures of one expression together. If
an operator of ours has changed, give it one generic form instead of overloads. If a chain has changed, take operators
such as == and + on values of other closures out of its one-line closures: compare by a key, call a function, or give the
closure a body of two statements, which is weighed on its own.
END
    exit 1
  fi
  awk -v times="$times" -v limit="$limit_s" -v file="$file" 'BEGIN {
    split(times, t, " ")
    total = t[1] + t[2]
    if (total <= limit) exit
    printf "%s: type-checking takes %.1f s, the limit is %d s: look for what grew with\n", file, total, limit
    print "  swiftc -typecheck -Xfrontend -debug-time-expression-type-checking (most of it is one operator with overloads)"
    exit 1
  }' >&2
}

check Tests/TributaryStreamsTests/CompileTime/RealisticChains.swift
check Tests/TributaryStreamsTests/Documents/RxSwiftCallShapes.swift
check Tests/TributaryFunctionsTests/CompileTime/LongPipes.swift
