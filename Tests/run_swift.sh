#!/usr/bin/env bash
# run_swift.sh SWIFT STRICT [build | coverage]: builds and runs the Swift tests, or only builds them; with coverage it prints that of the lines of Sources.
# Each has a folder of its own: other flags in the same one would build everything anew each time.
set -euo pipefail
swift=$1
strict=$2
least=85
folder=.build-tests
flags=
if [ "${3:-}" = coverage ]; then
    folder=.build-coverage
    flags=--enable-code-coverage
fi

# The C code is BoringSSL: what stretches passwords takes ten times as long without any optimising. What only
# debuggers and editors read is left out, and much time with it. A compiler that takes 25 files at a time reads all the
# others of the module for each 25 anew: it takes as many as there are.
# shellcheck disable=SC2086
$swift build --build-tests -Xcc -O1 -debug-info-format none --disable-index-store \
    -Xswiftc -driver-batch-size-limit -Xswiftc 1000 $flags --scratch-path $folder $strict
[ "${3:-}" != build ] || exit 0
# shellcheck disable=SC2086
$swift test --skip-build --disable-xctest --enable-swift-testing $flags --scratch-path $folder
[ -z "$flags" ] || python3 Tests/coverage.py "$($swift test --show-codecov-path --scratch-path $folder)" "$least"
