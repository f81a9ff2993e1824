#!/usr/bin/env bash
# run_swift.sh SWIFT STRICT: builds once with coverage, runs the Swift tests, prints the line coverage of Sources.
# The build has a folder of its own: other flags in the same one would build everything anew each time.
set -euo pipefail
swift=$1
strict=$2
least=85
folder=.build-tests

# shellcheck disable=SC2086
$swift build --build-tests --enable-code-coverage --scratch-path $folder $strict
$swift test --skip-build --enable-code-coverage --scratch-path $folder
python3 Tests/coverage.py "$($swift test --show-codecov-path --scratch-path $folder)" "$least"
