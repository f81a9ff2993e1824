#!/usr/bin/env bash
# install.sh BINARY: puts the program and what goes with it below $DESTDIR$PREFIX (/usr/local). With UNINSTALL=1 it takes
# the same files away, and needs no binary. Data are never touched.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
binary=$1
prefix=${PREFIX:-/usr/local}
root=${DESTDIR:-}$prefix

# put MODE SOURCE PATH
put() {
    if [ -n "${UNINSTALL:-}" ]; then
        rm -f "$root/$3"
    else
        install -D -m "$1" "$2" "$root/$3"
    fi
}

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
for unit in vitalpath vitalpath-user; do
    sed "s|@bindir@|$prefix/bin|" "$here/$unit.service" >"$made/$unit.service"
done
version=$(sed -n 's/.*text = "\(.*\)".*/\1/p' "$here/../Domain/Shared/Version.swift")
sed "s/@version@/$version/" "$here/vitalpath.1" | gzip -9n >"$made/vitalpath.1.gz"
if [ -z "${UNINSTALL:-}" ]; then
    for shell in bash zsh fish; do "$binary" --generate-completion-script $shell >"$made/$shell"; done
fi

put 755 "$binary" bin/vitalpath
put 644 "$made/vitalpath.1.gz" share/man/man1/vitalpath.1.gz
for text in README.md PRIVACY.md; do put 644 "$here/../../$text" share/doc/vitalpath/$text; done
put 644 "$made/bash" share/bash-completion/completions/vitalpath
# Where Debian's zsh and fish look for what packages bring, and where they look for what the machine's own people do.
if [ "$prefix" = /usr ]; then
    put 644 "$made/zsh" share/zsh/vendor-completions/_vitalpath
else
    put 644 "$made/zsh" share/zsh/site-functions/_vitalpath
fi
put 644 "$made/fish" share/fish/vendor_completions.d/vitalpath.fish
put 644 "$made/vitalpath.service" lib/systemd/system/vitalpath.service
put 644 "$made/vitalpath-user.service" lib/systemd/user/vitalpath.service
put 644 "$here/vitalpath.sysusers" lib/sysusers.d/vitalpath.conf
