#!/usr/bin/env bash
# test_dist.sh FOLDER: the package of `make dist` in a clean Debian tree: installed, started, upgraded, removed. As root;
# MIRROR is where Debian comes from.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$1
package=$(echo "$folder"/vitalpath_*_*.deb)
suite=${SUITE:-bookworm}
mirror=${MIRROR:-http://deb.debian.org/debian}

# What is mounted here goes with this process, and what was started with it.
if [ -z "${IN_NAMESPACE:-}" ]; then
    [ "$(id -u)" = 0 ] || { echo "make test-dist needs root: it makes a Debian tree and changes into it" >&2; exit 1; }
    IN_NAMESPACE=1 exec unshare --mount --pid --fork --kill-child --mount-proc "$0" "$@"
fi
work=$(mktemp -d)
tree=$work/tree
trap 'umount -l "$tree/proc" 2>/dev/null; rm -rf --one-file-system "$work"' EXIT

passed=0
# holds WHAT COMMAND...: says so, or ends
holds() {
    local what=$1
    shift
    if ! "$@" >"$work/out" 2>&1; then
        echo "FAILED $what" >&2
        cat "$work/out" >&2
        exit 1
    fi
    passed=$((passed + 1))
    echo "ok     $what"
}
not() { ! "$@"; }
changed=(chroot "$tree" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive)
service=("${changed[@]}" VITALPATH_DATA_DIR=/var/lib/vitalpath setpriv --reuid vitalpath --regid vitalpath --init-groups --no-new-privs)
inside() { "${changed[@]}" "$@"; }
as_service() { "${service[@]}" "$@"; }

# --- the files
dpkg-deb -x "$package" "$work/files"
dpkg-deb -e "$package" "$work/control"
for unit in system user; do
    sed "s|/usr/bin/vitalpath|/bin/true|" "$work/files/usr/lib/systemd/$unit/vitalpath.service" >"$work/vitalpath.service"
    holds "the $unit unit is understood" env XDG_RUNTIME_DIR="$work" systemd-analyze "--$unit" --man=no verify "$work/vitalpath.service"
    cp "$work/out" "$work/said"
    holds "without a word" not grep vitalpath "$work/said"
done
holds "systemd finds an exposure of 1.5 or less" systemd-analyze security --offline=true --threshold=15 --no-pager "$work/files/usr/lib/systemd/system/vitalpath.service"
grep 'Overall exposure' "$work/out" || true
gunzip -c "$work/files/usr/share/man/man1/vitalpath.1.gz" >"$work/vitalpath.1"
holds "the man page is whole" mandoc -T lint -W warning "$work/vitalpath.1"
holds "scripts are shell" sh -n "$work/control/postinst" "$work/control/prerm" "$work/control/postrm"
# The runtime of Swift is inside, which is what the package is for, and the licences stand in it in full, as on any system.
licences=copyright-file-contains-full-apache-2-license,copyright-not-using-common-license-for-apache2
holds "lintian finds no error" lintian --fail-on error --suppress-tags $licences,bogus-mail-host,embedded-library,no-changelog,binary-without-manpage "$package"

# --- a clean Debian
holds "Debian $suite" mmdebstrap --variant=minbase --include=systemd-standalone-sysusers,tzdata,libsqlite3-0 "$suite" "$tree" "$mirror"
mount -t proc proc "$tree/proc"
cp "$package" "$tree/tmp/vitalpath.deb"
# The same as the next version
sed -i 's/^Version: .*/&+next/' "$work/control/control"
mkdir "$work/next"
cp -a "$work/files/." "$work/next/"
cp -a "$work/control" "$work/next/DEBIAN"
dpkg-deb --root-owner-group -Znone --build "$work/next" "$tree/tmp/next.deb" >/dev/null

holds "it installs" inside apt-get install -y --no-install-recommends /tmp/vitalpath.deb
holds "twice" inside dpkg -i /tmp/vitalpath.deb
holds "its user is there, without a shell" inside sh -c 'getent passwd vitalpath | grep -E "^vitalpath:x:[0-9]+:[0-9]+:VitalPath:/var/lib/vitalpath:/usr/sbin/nologin$"'
holds "nothing runs" not pgrep -x vitalpath
for file in /usr/share/bash-completion/completions/vitalpath /usr/share/zsh/vendor-completions/_vitalpath /usr/share/fish/vendor_completions.d/vitalpath.fish /usr/lib/systemd/system/vitalpath.service /usr/lib/systemd/user/vitalpath.service; do
    holds "$file" test -s "$tree$file"
done
holds "it finds all it is linked with" inside sh -c '! ldd /usr/bin/vitalpath | grep "not found"'
holds "its version is the package's" test "$(inside vitalpath --version)" = "$(inside dpkg-query -W -f '${Version}' vitalpath)"

# The service, as its unit starts it, but for the manager
inside install -d -o vitalpath -g vitalpath -m 700 /var/lib/vitalpath
server=
start() {
    : >"$work/log"
    # shellcheck disable=SC2046
    "${service[@]}" $(sed -n 's/^ExecStart=//p' "$tree/usr/lib/systemd/system/vitalpath.service") --port 18042 >"$work/log" 2>&1 &
    server=$!
    for _ in $(seq 300); do
        if grep -q 'is at' "$work/log"; then return; fi
        sleep 0.05
    done
    cat "$work/log" >&2
    return 1
}
stop() {
    kill -TERM "$server"
    wait "$server"
}
doctor() { as_service vitalpath doctor --port 18042 >"$work/doctor" && ! grep -q '^BAD' "$work/doctor"; }

holds "doctor is content with an empty place" doctor
as_service vitalpath user add sam --no-password >/dev/null
token=$(as_service vitalpath token add sam --scopes read,write | awk '{ print $NF }')
ask() { curl --silent --show-error --fail --max-time 20 -H "Authorization: Bearer $token" -H 'Content-Type: application/json' "$@"; }
holds "it starts" start
holds "it is well" ask http://localhost:18042/healthz
holds "a meal is logged" ask -d '{"foodName": "soup", "calories": 100, "servingQuantity": 1, "logDate": "2026-01-02"}' http://localhost:18042/api/food-entries
stop
holds "its log has a line for the start and one for the stop" sh -c "grep -q '\"message\":\"Started\"' $work/log && grep -q '\"message\":\"Stopped\"' $work/log"

holds "the next version installs over it" inside dpkg -i /tmp/next.deb
holds "and starts" start
holds "with the meal" sh -c "curl -sf -H 'Authorization: Bearer $token' http://localhost:18042/api/food-entries/2026-01-02 | grep -q soup"
stop
holds "doctor is content" doctor
holds "in every zone" grep '^ok   time zones' "$work/doctor"

holds "it goes" inside dpkg -r vitalpath
holds "and leaves the data" test -s "$tree/var/lib/vitalpath/vitalpath.db"
holds "and no file of its own" sh -c "! find $tree/usr -name '*vitalpath*' | grep ."
holds "a purge says where the data are, and keeps them" sh -c "chroot $tree dpkg -P vitalpath | grep -q 'rm -r /var/lib/vitalpath' && test -s $tree/var/lib/vitalpath/vitalpath.db"
holds "it comes back to them" inside dpkg -i /tmp/vitalpath.deb
holds "as they were" doctor
echo "$passed passed, 0 failed"
