#!/usr/bin/env bash
# run_swift.sh SWIFT STRICT: builds once with coverage, runs the Swift tests, prints the line coverage of Sources.
set -euo pipefail
swift=$1
strict=$2
least=85

# shellcheck disable=SC2086
$swift build --build-tests --enable-code-coverage $strict
$swift test --skip-build --enable-code-coverage
python3 Tests/coverage.py "$($swift test --show-codecov-path)" "$least"
