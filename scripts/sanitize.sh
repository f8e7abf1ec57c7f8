#!/usr/bin/env bash
# sanitize.sh thread|address [FILTER]: builds tests with a sanitizer and runs them. Any report fails. Both sanitizers run
# the tests of time and streams. The address sanitizer also runs those of functions, bindings and flows, whose storage
# holds objects of the user's. The products stand apart, so that those of `make build` stay. On two free cores the thread
# sanitizer takes two to three minutes and the address sanitizer four to five.
set -eu
cd "$(dirname "$0")/.."
kind=$1
# One module after the other: those of streams keep every thread busy, and those of time have limits in real time.
filters=("${2:-TributaryTimeTests}")
[ $# -gt 1 ] || filters+=(TributaryStreamsTests)
export TRIBUTARY_TESTS="TributaryTimeTests TributaryStreamsTests"
if [ "$kind" = address ]; then
  TRIBUTARY_TESTS+=" TributaryFunctionsTests TributaryBindingsTests TributaryFlowTests"
  [ $# -gt 1 ] || filters+=(TributaryFunctionsTests TributaryBindingsTests TributaryFlowTests)
fi
build=(--no-color-diagnostics --scratch-path ".build/sanitize-$kind" "--sanitize=$kind")

started=$SECONDS
swift build --build-tests "${build[@]}" -Xswiftc -warnings-as-errors
echo "== built for the $kind sanitizer in $((SECONDS - started)) s"

# The lock of Synchronization waits in the kernel, in code that the thread sanitizer does not see: see the file.
preload=
if [ "$kind" = thread ] && [ "$(uname)" = Linux ]; then
  # Not below this folder: the loader takes a blank in a path for the end of it.
  preload=$(mktemp -d)/mutex.so
  trap 'rm -rf "${preload%/*}"' EXIT
  clang -O1 -Wall -Werror -shared -fPIC scripts/sanitize-mutex.c -o "$preload"
fi

started=$SECONDS
# The first race ends the process, so that it is the last thing that is seen. Leaks are looked for below: some tests keep
# themselves alive on purpose.
export TSAN_OPTIONS="halt_on_error=1 ${TSAN_OPTIONS:-}"
export ASAN_OPTIONS="detect_leaks=0:${ASAN_OPTIONS:-}"
# The address sanitizer keeps freed memory for a while, so that owners do not come to stand at few addresses.
skipped=()
if [ "$kind" = address ]; then skipped=(--skip 'a hundred thousand owners, one after the other'); fi
for filter in "${filters[@]}"; do
  env ${preload:+LD_PRELOAD="$preload"} swift test --skip-build "${build[@]}" --filter "$filter" \
    ${skipped[@]+"${skipped[@]}"}
done

# Whatever is done from every callback and every `deinit`, no memory is touched that was freed.
if [ "$kind" = address ]; then
  TRIBUTARY_SOAK=10 swift test --skip-build "${build[@]}" --filter ReentrancyFuzzTests
fi

# Every operator, through every way to end, leaves no memory behind.
if [ "$kind" = address ] && [ "$(uname)" = Linux ]; then
  ASAN_OPTIONS="$ASAN_OPTIONS:detect_leaks=1" LSAN_OPTIONS="suppressions=scripts/sanitize-leaks.txt:print_suppressions=0" \
    swift test --skip-build "${build[@]}" --filter OperatorLawsTests
fi
echo "== ran under the $kind sanitizer in $((SECONDS - started)) s"
