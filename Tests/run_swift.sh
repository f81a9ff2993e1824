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

# What the C++ code (BoringSSL, twice, 500 files) takes longest over is the standard library's headers: read once, and kept
# as this compiler reads it, they are a third of the time of each.
headers=
root=$($swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)\/lib\/swift".*/\1/p')
kept=$PWD/$folder/standard.pch
in_c() { "$root/bin/clang" -std=c++17 -O1 -g0 -fblocks -fPIC -fno-omit-frame-pointer -DSWIFT_PACKAGE=1 -DDEBUG=1 "$@" 2> /dev/null; }
keep() {
    mkdir -p $folder
    printf '#include <%s>\n' algorithm array atomic functional limits memory mutex optional string_view utility vector > "${kept%.pch}.hpp"
    in_c -x c++-header "${kept%.pch}.hpp" -o "$kept"
}
reads() { in_c -include-pch "$kept" -fsyntax-only -x c++ /dev/null; }
if reads || { keep && reads; }; then headers="-Xcxx -include-pch -Xcxx $kept"; fi

# What stretches passwords is BoringSSL's, and takes ten times as long without any optimising. What only debuggers and
# editors read is left out, and much time with it. A compiler that takes 25 files at a time reads all the others of the
# module for each 25 anew: it takes as many as there are.
# shellcheck disable=SC2086
$swift build --build-tests -Xcc -O1 $headers -debug-info-format none --disable-index-store \
    -Xswiftc -driver-batch-size-limit -Xswiftc 1000 $flags --scratch-path $folder $strict
[ "${3:-}" != build ] || exit 0
# shellcheck disable=SC2086
$swift test --skip-build --disable-xctest --enable-swift-testing $flags --scratch-path $folder
[ -z "$flags" ] || python3 Tests/coverage.py "$($swift test --show-codecov-path --scratch-path $folder)" "$least"
