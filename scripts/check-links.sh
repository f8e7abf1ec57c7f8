#!/usr/bin/env bash
# Each link of the documents to a file of this repository leads to one that is there, and its anchor to a heading of it.
# Links of the reference are DocC's to resolve, which `make docs` does.
set -eu
cd "$(dirname "$0")/.."

documents=(README.md CONTRIBUTING.md CHANGELOG.md Benchmarks/README.md docs/*.md)

# The anchors of a document's headings, as the web sites that show it make them.
anchors() {
  awk '/^```/ { code = !code } !code && /^#+ / {
    sub(/^#+ /, "")
    gsub(/`/, "")
    $0 = tolower($0)
    gsub(/[^a-z0-9 _-]/, "")
    gsub(/ /, "-")
    print
  }' "$1"
}

status=0
links=0
for document in "${documents[@]}"; do
  while IFS=: read -r line target; do
    case $target in http://* | https://* | mailto:*) continue ;; esac
    links=$((links + 1))
    file=${target%%#*}
    path=$document
    [ -z "$file" ] || path=$(dirname "$document")/$file
    if [ ! -e "$path" ]; then
      echo "$document:$line: there is no $file" >&2
      status=1
    elif [[ $target == *#* ]] && ! anchors "$path" | grep -qxF -- "${target#*#}"; then
      echo "$document:$line: $path has no heading #${target#*#}" >&2
      status=1
    fi
  done < <(
    awk '/^```/ { code = !code } !code {
      rest = $0
      gsub(/`[^`]*`/, "", rest)
      while (match(rest, /\]\([^) ]+\)/)) {
        print FNR ":" substr(rest, RSTART + 2, RLENGTH - 3)
        rest = substr(rest, RSTART + RLENGTH)
      }
    }' "$document"
  )
done
[ "$links" -gt 0 ] || { echo "the documents have no links" >&2; exit 1; }
exit $status
