#!/usr/bin/env bash
# Every global function of TributaryFunctions is a member of `Fn` too, with the same signature, and no member is without
# its function: inside a type that has a `zip` of its own, `Fn.zip` is the way to the function. Functions that give an
# operator are left out: they are statics of `Operator`, so that `.map` is the way to them.
set -eu
cd "$(dirname "$0")/.."

# The signatures of the public functions at a margin, as NAME<...>(...) -> RESULT, from a file as swift-format leaves it.
signatures() {
  find Sources/TributaryFunctions -name '*.swift' ! -path '*/Operators/*' -print0 | sort -z | xargs -0 awk -v margin="$1" -v word="$2" '
    FNR == 1 || /^}/ { inFn = 0; text = "" }
    /^extension Fn \{/ { inFn = 1 }
    { line = $0 }
    text == "" {
      start = "^" margin "(@inlinable )?public " word " "
      if (line !~ start || (margin != "" && !inFn)) next
      sub(start, "", line)
    }
    {
      text = text " " line
      if (line !~ /\{$/) next
      sub(/ *\{$/, "", text)
      gsub(/[ \t]+/, "", text)
      print text
      text = ""
    }' | sort
}

functions=$(signatures '' 'func')
members=$(signatures '  ' 'static func')
[ -n "$functions" ] || { echo "no functions were found" >&2; exit 1; }
if [ "$functions" != "$members" ]; then
  echo "functions (<) and members of Fn (>) that have no counterpart:" >&2
  diff <(echo "$functions") <(echo "$members") >&2
  exit 1
fi
