"""Prints what the release build does, each figure beside what it is held against, all measured in one run.

Usage: bench.py FOLDER [PART...], the folder with the release binaries `vitalpath` and `Bench`, and which of the parts at
the end to measure. Needs wrk and unzip.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import xml.parsers.expat
import zlib

import health_export

FOLDER = pathlib.Path(sys.argv[1]).resolve()


def row(what: str, figure: str, beside: str = "", aim: str = "") -> None:
    print(f"{what:<44}{figure:>14}   {beside:<34}{aim}", flush=True)


class Server:
    def __init__(self, *arguments: str):
        self.began = time.monotonic()
        self.process = subprocess.Popen([FOLDER / "vitalpath", "--no-open", "--port", "0", *arguments], stdout=subprocess.PIPE, text=True)
        self.printed = ""
        self.base = self.line(r"is at (http://\S+)").replace("localhost", "127.0.0.1")

    def line(self, pattern: str) -> str:
        for text in self.process.stdout:
            self.printed += text
            if found := re.search(pattern, text):
                return found[1]
        raise SystemExit(f"the server ended: {self.printed}")

    def memory(self, name: str) -> float:
        """VmRSS or VmHWM, in MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(rf"{name}:\s+(\d+)", status)[1]) / 1024

    def forget_peak(self) -> None:
        pathlib.Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")

    def get(self, path: str, token: str | None = None):
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return urllib.request.urlopen(urllib.request.Request(self.base + path, headers=headers))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)


def wrk(server: Server, path: str, *headers: str) -> tuple[float, str]:
    """Requests a second, and the time within which 99 % of the answers came."""
    command = ["wrk", "-t1", "-c16", "-d4s", "--latency", *headers, server.base + path]
    out = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if bad := re.search(r"Non-2xx.*", out):
        raise SystemExit(f"{path}: {bad[0]}")
    return float(re.search(r"Requests/sec:\s+([\d.]+)", out)[1]), re.search(r"99%\s+(\S+)", out)[1]


def start(folder: str) -> None:
    times = []
    for _ in range(9):
        server = Server("--data-dir", folder)
        server.get("/healthz").read()
        times.append(time.monotonic() - server.began)
        resting = server
        if len(times) < 9:
            server.stop()
    row("start to first answer, median of 9", f"{sorted(times)[4] * 1000:.0f} ms", aim="< 100 ms")
    time.sleep(1)
    row("resident memory, idle", f"{resting.memory('VmRSS'):.0f} MB", aim="< 60 MB")
    resting.stop()


def requests() -> None:
    server = Server("--demo")
    token = server.line(r"token: (\S+)")
    paths = [("today's JSON", "/api/today", 0.5), ("30 days of daily logs", "/api/daily-logs/range/30", 0.3)]
    header = ["-H", f"Authorization: Bearer {token}"]
    wrk(server, "/healthz")
    for name, path, aim in paths:
        wrk(server, path, *header)
        constant, constant99 = wrk(server, "/healthz")
        rate, most = wrk(server, path, *header)
        size = len(server.get(path, token).read())
        row(f"{name}, {size} bytes", f"{rate:.0f}/s", f"constant bytes {constant:.0f}/s: {rate / constant:.0%}", f">= {aim:.0%}")
        row(f"{name}, p99", most, f"constant bytes {constant99}")
    server.stop()


def export(folder: str) -> None:
    token = subprocess.run(
        [FOLDER / "vitalpath", "token", "add", "decade", "--scopes", "read", "--data-dir", folder], capture_output=True, text=True, check=True,
    ).stdout.split()[-1]
    server = Server("--data-dir", folder)
    data = server.get("/api/export/json", token).read()
    resting = server.memory("VmRSS")
    server.forget_peak()
    best = alone = float("inf")
    for _ in range(3):
        began = time.monotonic()
        answer = server.get("/api/export/json.gz", token)
        packed = b"".join(iter(lambda: answer.read(1 << 16), b""))
        best = min(best, time.monotonic() - began)
        began = time.monotonic()
        squeeze = zlib.compressobj(6, zlib.DEFLATED, 31)
        for at in range(0, len(data), 1 << 16):
            squeeze.compress(data[at : at + (1 << 16)])
        squeeze.flush()
        alone = min(alone, time.monotonic() - began)
    peak = server.memory("VmHWM") - resting
    assert zlib.decompress(packed, 31) == data, "the two exports differ"
    size = len(data) / 1e6
    row(f"10 years as .json.gz, {size:.1f} MB", f"{size / best:.0f} MB/s", f"zlib alone {size / alone:.0f} MB/s: {alone / best:.0%}", ">= 60%")
    row("its peak memory over idle", f"{peak:.1f} MB", aim="< 40 MB")
    server.stop()


def parts() -> None:
    aims = {"search p99": 500, "search misspelt p99": 2000, "demo of 400 days": 1e6}
    out = subprocess.run([FOLDER / "Bench"], capture_output=True, text=True, check=True).stdout
    figures_of = dict(line.split("\t", 1) for line in out.splitlines())
    for line in out.splitlines():
        name, *figures = line.split("\t")
        if name == "sentence of 10,000 characters":
            thousand, whole = (float(figures_of[f"sentence of {count} characters"]) for count in ("1,000", "10,000"))
            row(name, f"{whole:.0f} µs", f"of 1,000 {thousand:.0f} µs: {whole / thousand:.0f} x", "< 40 x")
            continue
        if name == "suggested among five":
            row("next food among five suggested", f"{float(figures[0]):.0%}", f"most frequent overall {float(figures[1]):.0%}", ">= 60%")
            continue
        microseconds = figures[0]
        aim = aims.get(name, 100 if name.startswith("chart") else None)
        row(name, f"{float(microseconds):.0f} µs", aim=f"< {aim:.0f} µs" if aim else "")


def catalogue() -> None:
    print("\nBig catalogues (aims: 50,000 foods a second, search p99 under 20 ms)", flush=True)
    subprocess.run([FOLDER / "Bench", "catalogue"], check=True)


def import_health(export: pathlib.Path, *more: str) -> tuple[float, float, str]:
    """Seconds, peak memory in MB, and what it printed; into an account of its own."""
    with tempfile.TemporaryDirectory() as data:
        subprocess.run([FOLDER / "vitalpath", "user", "add", "bench", "--no-password", "--data-dir", data], check=True, capture_output=True)
        began = time.monotonic()
        process = subprocess.Popen([FOLDER / "vitalpath", "import", "apple-health", export, "--data-dir", data, *more], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        out = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        assert status == 0, out
        return time.monotonic() - began, used.ru_maxrss / 1024, out


def health() -> None:
    with tempfile.TemporaryDirectory() as folder:
        half = pathlib.Path(folder, "half")
        truth = health_export.write(half, 500)
        export = half / "export.zip"
        size = (half / "export.xml").stat().st_size / 1e6
        ours = theirs = float("inf")
        for _ in range(3):
            seconds, peak, _ = import_health(export)
            ours = min(ours, seconds)
            began = time.monotonic()
            subprocess.run(f"unzip -p {export} apple_health_export/export.xml | wc -c", shell=True, check=True, capture_output=True)
            theirs = min(theirs, time.monotonic() - began)
        row(f"Health export of {size:.0f} MB, zip to days", f"{size / ours:.0f} MB/s", f"unzip -p | wc -c {size / theirs:.0f} MB/s: {theirs / ours:.2f}", ">= 1.5")
        began = time.monotonic()
        with open(half / "export.xml", "rb") as file:
            xml.parsers.expat.ParserCreate().ParseFile(file)
        row("expat doing nothing with it", f"{size / (time.monotonic() - began):.0f} MB/s")
        row("its peak memory", f"{peak:.0f} MB", aim="< 120 MB")
        _, _, days = import_health(export, "--days-json")
        wrong = health_export.differences(json.loads(days), truth)
        row("figures of its days that are wrong", f"{len(wrong)}", wrong[0] if wrong else "", "0")
        while_importing(export)
        # The large one only for its memory.
        whole = pathlib.Path(folder, "whole")
        health_export.write(whole, 2000)
        seconds, peak, _ = import_health(whole / "export.zip")
        row("Health export of 2 GB, peak memory", f"{peak:.0f} MB", f"in {seconds:.1f} s", "< 120 MB")


def while_importing(export: pathlib.Path) -> None:
    with tempfile.TemporaryDirectory() as data:
        subprocess.run([FOLDER / "vitalpath", "user", "add", "bench", "--no-password", "--data-dir", data], check=True, capture_output=True)
        token = subprocess.run([FOLDER / "vitalpath", "token", "add", "bench", "--scopes", "read,write", "--data-dir", data], capture_output=True, text=True, check=True).stdout.split()[-1]
        server = Server("--data-dir", data)

        def call(method: str, path: str, body: bytes, kind: str) -> bytes:
            headers = {"Authorization": f"Bearer {token}", "Content-Type": kind}
            return urllib.request.urlopen(urllib.request.Request(server.base + path, body, headers, method=method)).read()

        meal = b'{"foodName": "Bread", "servingQuantity": 1, "unit": "slice", "calories": 90, "mealType": "lunch"}'
        call("POST", "/api/food-entries", meal, "application/json")
        made = json.loads(call("POST", "/api/health/imports", export.read_bytes(), "application/zip"))
        times = []
        state = "reading"
        while state == "reading":
            began = time.monotonic()
            call("POST", "/api/food-entries", meal, "application/json")
            times.append(time.monotonic() - began)
            state = json.loads(server.get(f"/api/health/imports/{made['id']}", token).read())["state"]
        began = time.monotonic()
        call("PUT", f"/api/health/imports/{made['id']}/confirming", b"{}", "application/json")
        confirmed = time.monotonic() - began
        times.sort()
        row(f"a meal logged meanwhile, p99 of {len(times)}", f"{times[len(times) * 99 // 100] * 1000:.0f} ms", f"median {times[len(times) // 2] * 1000:.1f} ms, confirming {confirmed * 1000:.0f} ms", "< 100 ms")
        row("the server's peak memory", f"{server.memory('VmHWM'):.0f} MB", aim="< 120 MB")
        server.stop()


def pages() -> None:
    with tempfile.TemporaryDirectory() as empty:
        start(empty)
    requests()


def decade() -> None:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([FOLDER / "Bench", "decade", folder], check=True)
        export(folder)
    took, is_clean = subprocess.check_output([FOLDER / "Bench", "erase"], text=True).split()
    row("erasing ten years, nothing left in any file", f"{float(took) / 1e6:.2f} s", "" if is_clean == "true" else "NOT CLEAN")


WHOLE = re.compile(r"/export/|/api/events")


def questions(server: Server, token: str) -> list[str]:
    """Every GET of the API's document, with ids of things that are there."""
    def first(path: str, key: str = "id") -> str:
        found = json.load(server.get(path, token))
        found = found if isinstance(found, list) else next(value for value in found.values() if isinstance(value, list))
        return found[0][key] if found else "none"

    today = json.load(server.get("/api/today", token))["date"]
    owner = json.load(server.get("/api/session", token))["account"]["id"]
    ids = {
        "/api/foods/": "banana", "/api/v1/users/": owner, "/api/v1/profiles/": owner, "/api/food-entries/{id}/": first(f"/api/food-entries/{today}"),
        "/api/food-entries/": today, "/api/workout-logs/": first("/api/workout-logs"), "/api/workout-templates/": first("/api/workout-templates"),
        "/api/exercises/": first("/api/exercises"), "/api/workouts/": first("/api/workouts"), "/api/health/imports/": first("/api/health/imports"),
    }
    named = {"date": today, "days": "30", "metric": "energy", "code": "3017620422003"}
    asked = {"/api/training/suggestion": "?exercise=barbell-bench-press", "/api/training/plates": "?load=80"}
    paths = []
    document = json.loads((pathlib.Path(__file__).parents[2] / "Public/openapi.json").read_text())
    for path in (path for path, methods in document["paths"].items() if "get" in methods and not WHOLE.search(path)):
        thing = next((thing for start, thing in ids.items() if path.startswith(start)), "none")
        paths.append(re.sub(r"{(\w+)}", lambda name: named.get(name[1], thing), path) + asked.get(path, ""))
    return paths


def years(count: int) -> dict[str, float]:
    """Milliseconds of each GET after a meal was logged, median of 5, with so many years of data."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([FOLDER / "Bench", "decade", folder, str(count)], check=True)
        made = subprocess.check_output([FOLDER / "vitalpath", "token", "add", "decade", "--scopes", "read,write", "--data-dir", folder], text=True)
        token = made.split()[-1]
        server = Server("--data-dir", folder)
        meal = b'{"foodId": "banana", "servingQuantity": 1}'
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        times = {}
        for path in questions(server, token):
            rounds = []
            for _ in range(5):
                urllib.request.urlopen(urllib.request.Request(f"{server.base}/api/food-entries", meal, headers)).read()
                began = time.monotonic()
                try:
                    server.get(path, token).read()
                except urllib.error.HTTPError as problem:
                    if problem.code not in (403, 404):
                        raise
                rounds.append((time.monotonic() - began) * 1000)
            times[path] = sorted(rounds)[2]
        server.stop()
        return times


def after_write() -> None:
    print("\nEvery GET after a meal was logged (aims: under 10 ms with ten years, today under 3)", flush=True)
    three, ten, thirty = years(3), years(10), years(30)
    row("/api/today", f"{ten['/api/today']:.1f} ms", aim="< 3 ms")
    row("answers over 10 ms", f"{sum(value > 10 for value in ten.values())}", f"of {len(ten)}", "0")
    for path in sorted(ten, key=lambda path: -ten[path])[:10]:
        row(path[:44], f"{ten[path]:.1f} ms", f"3 years {three.get(path, 0):.1f}, 30 years {thirty.get(path, 0):.1f}", "< 10 ms")


PARTS = {"pages": pages, "parts": parts, "decade": decade, "after-write": after_write, "health": health, "catalogue": catalogue}
for name in sys.argv[2:] or PARTS:
    PARTS[name]()
