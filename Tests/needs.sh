#!/usr/bin/env bash
# needs.sh build | scripts | bench | browser PYTHON VENV | hardening | dist | test-dist: installs what is missing and says so. Debian and Ubuntu; elsewhere it only says.
set -euo pipefail

install() {
    echo "Installing: $*"
    if ! command -v apt-get >/dev/null; then
        echo "This machine has no apt-get. Install the packages above with its own means, then try again." >&2
        exit 1
    fi
    local sudo=""
    [ "$(id -u)" = 0 ] || sudo="sudo"
    $sudo apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

missing() {
    local package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "install ok installed" || echo "$package"
    done
}

case "${1:-}" in
build)
    if ! command -v swift >/dev/null; then
        echo "Swift 6.2 or later is needed: https://www.swift.org/install" >&2
        exit 1
    fi
    if command -v dpkg-query >/dev/null; then
        wanted=$(missing libsqlite3-dev zlib1g-dev)
        # shellcheck disable=SC2086
        [ -z "$wanted" ] || install $wanted
    fi
    # SwiftPM asks the plugin for its files only when the package changes; a new page has to count as that.
    mkdir -p .build
    find Public -type f | sort >.build/pages.new
    cmp -s .build/pages.new .build/pages || touch Package.swift
    mv .build/pages.new .build/pages
    ;;
scripts)
    command -v node >/dev/null || install nodejs
    ;;
bench)
    command -v wrk >/dev/null || install wrk
    [ -x /usr/sbin/nginx ] || command -v nginx >/dev/null || install nginx-light
    ;;
browser)
    python=$2
    venv=$3
    if ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null; then
        install chromium
    fi
    # Where there is one: pages cost half in it (Debian).
    command -v chromium-headless-shell >/dev/null || [ -z "$(apt-cache search --names-only '^chromium-headless-shell$' 2>/dev/null)" ] || install chromium-headless-shell || true
    command -v pdftotext >/dev/null || install poppler-utils
    command -v qpdf >/dev/null || install qpdf
    command -v zbarimg >/dev/null || install zbar-tools
    command -v certutil >/dev/null || install libnss3-tools
    if [ ! -x "$venv/bin/python" ] || ! "$venv/bin/python" -c "import playwright, axe_playwright_python, pytest, xdist, pytest_timeout, pytest_instafail, schemathesis, numpy, PIL, pyrage, mcp, jsonschema, moto.server, icalendar, recurring_ical_events, reportlab" 2>/dev/null; then
        echo "Making $venv with playwright, axe, pytest, xdist, schemathesis, pyrage, mcp, numpy, pillow, jsonschema, litestream, moto, icalendar and reportlab"
        "$python" -m venv "$venv" 2>/dev/null || { install python3-venv && "$python" -m venv "$venv"; }
        "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -r Tests/Browser/requirements.txt
    fi
    ;;
hardening)
    command -v strace >/dev/null || install strace
    ;;
dist)
    command -v objdump >/dev/null || install binutils
    ;;
test-dist)
    command -v mmdebstrap >/dev/null || install mmdebstrap
    command -v mandoc >/dev/null || install mandoc
    command -v lintian >/dev/null || install lintian
    command -v systemd-analyze >/dev/null || install systemd
    ;;
*)
    echo "usage: needs.sh build | scripts | bench | browser PYTHON VENV | hardening | dist | test-dist" >&2
    exit 2
    ;;
esac
