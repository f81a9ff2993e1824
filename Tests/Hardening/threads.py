"""The tests of the store and of the web under the thread sanitizer, in a build of their own."""

import os
import re
import subprocess

from common import ROOT, hold

BUILD = ["--sanitize=thread", "--scratch-path", ".build-tsan"]


def run(times: int) -> str:
    built = subprocess.run(["swift", "build", "--build-tests", *BUILD], cwd=ROOT, capture_output=True, text=True)
    hold(built.returncode == 0, built.stdout[-2000:])
    for _ in range(times):
        told = subprocess.run(
            ["swift", "test", "--skip-build", *BUILD, "--filter", "StorageTests|ServicesTests|WebTests"], cwd=ROOT, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, env={**os.environ, "TSAN_OPTIONS": "halt_on_error=0"})
        reports = re.findall(r"WARNING: ThreadSanitizer: [^\n]*(?:\n[^\n]+){0,12}", told.stdout)
        hold(not reports, f"{len(reports)} reports, the first: {reports[:1]}")
        hold(told.returncode == 0, told.stdout[-2000:])
    passed = re.findall(r"Test run with (\d+) tests", told.stdout)
    return f"{passed[-1] if passed else '?'} tests, no report"
