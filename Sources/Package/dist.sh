#!/usr/bin/env bash
# dist.sh: builds the one file that is given to others, and the Debian package around it, in .build-dist/dist. The same
# commit with the same tools gives the same bytes, wherever the checkout lies.
set -euo pipefail
cd "$(dirname "$0")/../.."
swift=${SWIFT:-swift}
here=Sources/Package
build=.build-dist
dist=$build/dist
most=60000000

SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y Package.swift)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022
checkout=$(pwd -P)

# ICU's data with the two languages of the program. What asks for the data is led there, and then nothing needs those that
# Foundation brings.
mkdir -p "$build/icu"
runtime=$($swift -static-stdlib -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
python3 $here/slim_icu.py "$runtime/linux/lib_FoundationICU.a" "$build/icu"
clang -c "$build/icu/icu.s" -o "$build/icu/icu.o"
data=$(sed -n 's/^\.globl __wrap_//p' "$build/icu/icu.s")

flags=(
    -c release --static-swift-stdlib -debug-info-format none --product vitalpath --scratch-path "$build"
    # No path of this machine gets into it.
    -Xswiftc -file-prefix-map -Xswiftc "$checkout=." -Xcc "-ffile-prefix-map=$checkout=."
    # What nothing calls is left out: each function has a section, and none is exported.
    -Xswiftc -Xfrontend -Xswiftc -function-sections -Xcc -ffunction-sections -Xcc -fdata-sections
    # Functions of the same code are one: nothing here asks whether two are the same.
    -Xlinker --icf=all
    -Xswiftc -use-ld=lld -Xlinker --gc-sections -Xlinker --no-export-dynamic -Xlinker --build-id=none
    -Xlinker "$checkout/$build/icu/icu.o" -Xlinker "--wrap=$data"
    -Xlinker --no-eh-frame-hdr -Xlinker -T -Xlinker "$checkout/$here/dist.ld"
    # A twentieth of the file is places to be set at the start; packed they are next to nothing. glibc 2.36 reads that.
    -Xlinker -z -Xlinker pack-relative-relocs
)
$swift build "${flags[@]}"

rm -rf "$dist"
mkdir -p "$dist"
llvm-objcopy --strip-all --remove-section=.comment "$($swift build "${flags[@]}" --show-bin-path)/vitalpath" "$dist/vitalpath"

fail() {
    echo "dist: $1" >&2
    exit 1
}

size=$(stat -c %s "$dist/vitalpath")
echo "$dist/vitalpath: $size bytes"
[ "$size" -lt $most ] || fail "larger than $most bytes"
needed=$(readelf -d "$dist/vitalpath" | sed -n 's/.*Shared library: \[\(.*\)\]/\1/p' | sort | tr '\n' ' ')
echo "needs: $needed"
for library in $needed; do
    case $library in
    libc.so.6 | libm.so.6 | libz.so.1 | libsqlite3.so.0 | libstdc++.so.6 | libgcc_s.so.1 | ld-linux-*.so.*) ;;
    *) fail "needs $library" ;;
    esac
done
! grep -qaF "$checkout" "$dist/vitalpath" || fail "has paths of this machine in it"
empty=$(mktemp -d)
trap 'rm -rf "$empty" "$dist/tree"' EXIT
"$dist/vitalpath" doctor --data-dir "$empty" --port 65535 | grep -q '^ok   time zones' || fail "knows no time zones"

# The Debian package: what `make install` puts down, and the texts of all that is in the binary.
if command -v dpkg-deb >/dev/null; then
    version=$("$dist/vitalpath" --version)
    architecture=$(dpkg --print-architecture)
    tree=$dist/tree
    DESTDIR=$tree PREFIX=/usr $here/install.sh "$dist/vitalpath"
    doc=$tree/usr/share/doc/vitalpath
    mkdir -p "$doc" "$tree/DEBIAN"
    {
        echo "VitalPath $version. The program holds Swift's own libraries and ICU (Apache License 2.0 with the Swift"
        echo "runtime library exception; Unicode License) and the packages below, each with its licence and notices."
        for package in "$build"/checkouts/*/; do
            name=$(basename "$package")
            for file in "$package"LICENSE* "$package"NOTICE*; do
                [ ! -f "$file" ] || printf '\n==== %s: %s\n\n%s\n' "$name" "$(basename "$file")" "$(cat "$file")"
            done
        done
    } >"$doc/copyright"
    chmod 644 "$doc/copyright"
    glibc=$({ echo 2.36; objdump -T "$dist/vitalpath" | grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//'; } | sort -V | tail -1)
    sed "s/@version@/$version/; s/@architecture@/$architecture/; s/@glibc@/$glibc/; s/@size@/$(du -sk "$tree/usr" | cut -f1)/" \
        $here/control >"$tree/DEBIAN/control"
    for script in postinst prerm postrm; do install -m 755 $here/$script "$tree/DEBIAN/$script"; done
    (cd "$tree" && find usr -type f | sort | xargs md5sum >DEBIAN/md5sums)
    find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz --threads-max=1 --build "$tree" "$dist/vitalpath_${version}_$architecture.deb" >/dev/null
fi
(cd "$dist" && sha256sum vitalpath* | tee SHA256SUMS)
