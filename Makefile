# make        what one can do
# Everything that is missing is installed first, and said.

SWIFT ?= swift
PYTHON ?= python3
VENV := .venv
IN_BROWSER = $(VENV)/bin/python -m pytest --color=no -v --tb=short --instafail --timeout 1800 -n 4 --dist loadfile --no-loadscope-reorder Tests/Browser
export PREFIX DESTDIR
STRICT := --explicit-target-dependency-import-check error

.PHONY: help run test test-scripts test-swift test-browser coverage bench hardening hardening-quick dist test-dist answers truth install uninstall format lint docs needs needs-scripts needs-browser clean

help:
	@echo "make run      build and open the dashboard in the browser"
	@echo "make test     every test: rules, stores, routes, and the pages in Chromium; WHOLE=1 in every language, theme and width"
	@echo "make coverage which part of the code the Swift tests run"
	@echo "make bench    how fast it is, on a release build"
	@echo "make hardening   the long runs: kills, power cuts, full disks, damage, crowds; RUNS=\"kill=50 soak=600\" chooses"
	@echo "make answers BEFORE=FILE   what the coach answers otherwise than an older build of it"
	@echo "make truth    questions by the thousand, whose truth is counted apart from the coach"
	@echo "make dist     one file for others, and a Debian package, in .build-dist/dist"
	@echo "make test-dist   install, start, upgrade and remove that package in a clean Debian"
	@echo "make install  put the program below PREFIX (/usr/local); make uninstall takes it away"
	@echo "make format   format the Swift sources"
	@echo "make docs     the API documents in the browser"
	@echo "make clean    remove what builds have made"

run: needs
	$(SWIFT) run vitalpath

docs: needs
	@echo "Start vitalpath and open http://localhost:8042/docs"

# What needs no build is fetched and looked at beside it: neither fills two cores.
test: needs
	$(MAKE) needs-browser lint test-scripts & Tests/run_swift.sh "$(SWIFT)" "$(STRICT)" build && wait $$!
	$(MAKE) test-swift test-browser

# Those parts of the pages that need no browser.
test-scripts: needs-scripts
	node --test Tests/Scripts/*.test.mjs

test-swift:
	Tests/run_swift.sh "$(SWIFT)" "$(STRICT)"

# Whoever waits for a page leaves a core to others; no test may take the whole of it with it. What fails is told, and run once
# more: only what fails twice fails.
test-browser:
	$(IN_BROWSER) --durations 20 || $(IN_BROWSER) --last-failed --last-failed-no-failures none

coverage: needs
	Tests/run_swift.sh "$(SWIFT)" "$(STRICT)" coverage

bench: needs needs-browser
	@Tests/needs.sh bench
	$(SWIFT) build -c release --scratch-path .build-release
	$(VENV)/bin/python Tests/Bench/bench.py .build-release/release

answers: needs
	$(SWIFT) build -c release --scratch-path .build-release
	$(PYTHON) Tests/answers.py $(BEFORE) .build-release/release/vitalpath

truth: needs
	$(SWIFT) build -c release --scratch-path .build-release
	$(PYTHON) Tests/truth.py .build-release/release/vitalpath

hardening: needs needs-browser
	@Tests/needs.sh hardening
	$(SWIFT) build -c release --scratch-path .build-release
	$(VENV)/bin/python Tests/Hardening/run.py $(RUNS)

hardening-quick:
	@$(MAKE) hardening RUNS=--quick

dist: needs
	@Tests/needs.sh dist
	SWIFT="$(SWIFT)" Sources/Package/dist.sh

# Nothing is built as root: `make dist` comes first.
install:
	@[ -x .build-dist/dist/vitalpath ] || { echo "make dist comes first"; exit 1; }
	Sources/Package/install.sh .build-dist/dist/vitalpath

uninstall:
	UNINSTALL=1 Sources/Package/install.sh -

test-dist:
	@Tests/needs.sh test-dist
	Tests/Dist/test_dist.sh .build-dist/dist

lint: needs-scripts
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Plugins Sources Tests
	node --experimental-vm-modules --no-warnings Tests/Scripts/lint.mjs

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Plugins Sources Tests

needs:
	@Tests/needs.sh build

needs-scripts:
	@Tests/needs.sh scripts

needs-browser:
	@Tests/needs.sh browser $(PYTHON) $(VENV)

clean:
	rm -rf .build .build-* .pytest_cache $(VENV)
