#!/usr/bin/env bash
# check-snippets.sh:              the code blocks of the documents are the files they are said to be.
#                                 A block of Swift that is not announced is refused.
# check-snippets.sh output BIN:   the output blocks are what the programs in the folder BIN print.
#
# A block is announced by a comment on a line of its own before its fence:
#   <!-- code: Examples/Snippets/Name/main.swift -->    the whole file, letter for letter
#   <!-- client: Tests/ClientPackage/Package.swift -->  the file, but for the line that says where the package is
#   <!-- part: Tests/PATH.swift -->                     lines of the file that follow one another, however far indented
#   <!-- output: Name -->                               what the program Name prints, without a terminal
set -eu
cd "$(dirname "$0")/.."
mode=${1:-text}
bin=${2:-}

# The announcements in a document, as LINE KIND SUBJECT.
announcements() { awk '/^<!-- (code|client|part|output): .* -->$/ { sub(":", "", $2); print NR, $2, $3 }' "$1"; }

# The lines of a document at which a block of Swift begins that is not announced.
unannounced() {
  awk '/^```/ { if (!open && /^```swift$/ && last !~ /^<!-- (code|client|part): .* -->$/) print NR; open = !open }
    { last = $0 }' "$1"
}

# The text of the first fenced block after a line of a document.
block() { awk -v n="$2" 'NR > n && /^```/ { if (open) exit; open = 1; next } open' "$1"; }

# The manifest without the one line in which a reader's differs from ours.
manifest() { sed -E 's/^( *)\.package\(.*/\1the package/'; }

unindented() { sed -E 's/^ +//'; }

bad=0
seen=0
for document in README.md CONTRIBUTING.md docs/*.md docs/reference/*/*.md; do
  while read -r line kind subject; do
    text=$(block "$document" "$line")
    case $mode/$kind in
      text/code) truth=$(cat "$subject") ;;
      text/client) truth=$(manifest <"$subject") text=$(manifest <<<"$text") ;;
      text/part)
        truth=$(unindented <"$subject") text=$(unindented <<<"$text")
        if [[ -n $text && $'\n'$truth$'\n' == *$'\n'"$text"$'\n'* ]]; then truth=$text; else truth="(other lines)"; fi
        ;;
      output/output) truth=$("$bin/$subject" </dev/null) ;;
      *) continue ;;
    esac
    seen=$((seen + 1))
    if [ "$text" != "$truth" ]; then
      echo "$document:$line: not the same as $subject (< document, > truth)" >&2
      diff <(echo "$text") <(echo "$truth") >&2 || true
      bad=1
    fi
  done < <(announcements "$document")
  [ "$mode" = text ] || continue
  for line in $(unannounced "$document"); do
    echo "$document:$line: this block is not said to be of a file that is built; announce it" >&2
    bad=1
  done
done
[ "$seen" -gt 0 ] || { echo "the documents announce no block to compare" >&2; exit 1; }
exit $bad
