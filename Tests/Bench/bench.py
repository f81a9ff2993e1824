"""Prints what the release build does, each figure beside what it is held against, all measured in one run.

Usage: bench.py FOLDER [PART...], the folder with the release binaries `vitalpath` and `Bench`, and which of the parts at
the end to measure. Needs wrk, unzip, GNU time, nginx, Chromium with Playwright, and reportlab.
"""

import datetime
import json
import os
import pathlib
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import xml.parsers.expat
import zlib

import browse
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

    def send(self, path: str, body: bytes, token: str, method: str = "POST", kind: str = "application/json") -> bytes:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": kind}
        return urllib.request.urlopen(urllib.request.Request(self.base + path, body, headers, method=method)).read()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)


MEAL = b'{"foodId": "banana", "servingQuantity": 1}'


def of_years(folder: str, count: int = 10, scopes: str = "read") -> tuple[Server, str]:
    """A server with so many years of somebody's data, and a token for them."""
    subprocess.run([FOLDER / "Bench", "decade", folder, str(count)], check=True)
    command = [FOLDER / "vitalpath", "token", "add", "decade", "--scopes", scopes, "--data-dir", folder]
    token = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[-1]
    return Server("--data-dir", folder), token


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


def export(server: Server, token: str) -> None:
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
    row(f"10 years as .json.gz, {size:.1f} MB", f"{size / best:.0f} MB/s", f"zlib alone {size / alone:.0f} MB/s: {alone / best:.0%}", ">= 85%")
    row("its peak memory over idle", f"{peak:.1f} MB", aim="< 20 MB")


def parts() -> None:
    aims = {"reading p50": 60, "reading p99": 1000, "care p50": 50, "search p99": 200, "search misspelt p99": 2000, "demo of 400 days": 1e6}
    out = subprocess.run([FOLDER / "Bench"], capture_output=True, text=True, check=True).stdout
    figures_of = dict(line.split("\t", 1) for line in out.splitlines())
    for line in out.splitlines():
        name, *figures = line.split("\t")
        if name == "sentence of 10,000 characters":
            thousand, whole = (float(figures_of[f"sentence of {count} characters"]) for count in ("1,000", "10,000"))
            row(name, f"{whole:.0f} µs", f"of 1,000 {thousand:.0f} µs: {whole / thousand:.0f} x", "< 40 x")
            continue
        if name == "reading of 12,000 characters":
            part, whole = (float(figures_of[f"reading of {count} characters"]) for count in ("1,200", "12,000"))
            row(name, f"{whole:.0f} µs", f"of 1,200 {part:.0f} µs: {whole / part:.0f} x", "< 40 x")
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
        # `time` is small: what a child is charged with before it runs is its parent's memory.
        command = ["/usr/bin/time", "-f", "%M", FOLDER / "vitalpath", "import", "apple-health", export, "--data-dir", data, *more]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        return time.monotonic() - began, int(done.stderr.split()[-1]) / 1024, done.stdout


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

        server.send("/api/food-entries", MEAL, token)
        made = json.loads(server.send("/api/health/imports", export.read_bytes(), token, kind="application/zip"))
        times = []
        state = "reading"
        while state == "reading":
            began = time.monotonic()
            server.send("/api/food-entries", MEAL, token)
            times.append(time.monotonic() - began)
            state = json.loads(server.get(f"/api/health/imports/{made['id']}", token).read())["state"]
        began = time.monotonic()
        server.send(f"/api/health/imports/{made['id']}/confirming", b"{}", token, "PUT")
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
        server, token = of_years(folder)
        export(server, token)
        server.stop()
    took, is_clean = subprocess.check_output([FOLDER / "Bench", "erase"], text=True).split()
    row("erasing ten years, nothing left in any file", f"{float(took) / 1e6:.2f} s", "" if is_clean == "true" else "NOT CLEAN")


# Answers with the whole, and those of a secret address.
WHOLE = re.compile(r"/export/|/api/events|/calendar/")


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
    document = json.load(server.get("/openapi.json", token))
    for path in (path for path, methods in document["paths"].items() if "get" in methods and not WHOLE.search(path)):
        thing = next((thing for start, thing in ids.items() if path.startswith(start)), "none")
        paths.append(re.sub(r"{(\w+)}", lambda name: named.get(name[1], thing), path) + asked.get(path, ""))
    return paths


def years(count: int) -> dict[str, float]:
    """Milliseconds of each GET after a meal was logged, median of 5, with so many years of data."""
    with tempfile.TemporaryDirectory() as folder:
        server, token = of_years(folder, count, "read,write")
        # The look through all of the file, which begins a second after the start, is over.
        while "sound" not in json.load(server.get("/healthz")):
            time.sleep(0.2)
        times = {}
        for path in questions(server, token):
            rounds = []
            for _ in range(5):
                entry = json.loads(server.send("/api/food-entries", MEAL, token))["id"]
                began = time.monotonic()
                try:
                    server.get(path, token).read()
                except urllib.error.HTTPError as problem:
                    if problem.code not in (403, 404):
                        raise
                rounds.append((time.monotonic() - began) * 1000)
                # The day stays as long as a day is: hundreds of meals would be measured else.
                server.send(f"/api/food-entries/{entry}", b"", token, "DELETE")
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


def processor_time(server: Server) -> float:
    """Seconds of the processor that the server has used."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def unasked(server: Server) -> None:
    """What the dearest request of somebody who is not signed in costs, of all that could be thought of."""
    port = int(server.base.rpartition(":")[2])

    def cost(request: bytes, times: int = 20) -> float:
        before = processor_time(server)
        for _ in range(times):
            with socket.create_connection(("127.0.0.1", port)) as connection:
                connection.settimeout(10)
                try:
                    connection.sendall(request)
                    while connection.recv(1 << 16):
                        pass
                except OSError:
                    pass
        return (processor_time(server) - before) / times

    def request(method: str, path: str, body: bytes = b"", *fields: str) -> bytes:
        head = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close", *fields]
        if body:
            head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
        return ("\r\n".join(head) + "\r\n\r\n").encode() + body

    bodies = {
        "nested": b"[" * 60_000 + b"]" * 60_000, "nested field": b'{"name":' + b"[" * 500 + b"]" * 500 + b"}", "wide": b'{"name":[' + b"0.1," * 30_000 + b"0]}",
        "many keys": b"{" + b",".join(b'"%d":1' % key for key in range(12_000)) + b"}", "long text": b'{"name":"' + b"x" * 120_000 + b'"}',
        "escapes": b'{"name":"' + b"\\u0301" * 20_000 + b'"}', "accents": b'{"name":"e' + b"\xcc\x81" * 60_000 + b'"}', "long number": b'{"name":' + b"9" * 120_000 + b"}",
    }
    doors = ["/api/session", "/api/v1/auth/login", "/api/v1/auth/register", "/api/auth/apple", "/api/daily-logs"]
    tries = {f"POST {door}, {name}": request("POST", door, body) for door in doors for name, body in bodies.items()}
    chunks = b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    tries |= {
        "cookies": request("GET", "/", b"", "Cookie: " + "a=b; " * 3000), "many fields": request("GET", "/", b"", *[f"X-{i}: y" for i in range(120)]),
        "token": request("GET", "/api/today", b"", "Authorization: Bearer " + "a." * 1000), "path": request("GET", "/api" + "/a" * 4000), "encoded path": request("GET", "/" + "%41" * 2600),
        "query": request("GET", "/start?" + "token=%41&" * 800), "tiny chunks": chunks + b"1\r\nx\r\n" * 20_000, "a page": request("GET", "/welcome"), "the words": request("GET", "/strings/nl.js"),
        "the API's document": request("GET", "/openapi.json"),
    }
    cost(request("GET", "/welcome"))
    costs = sorted(((cost(tried), name) for name, tried in tries.items()), reverse=True)
    for seconds, name in costs[:3]:
        row("dear without sign-in: " + name, f"{seconds * 1000:.1f} ms", aim="< 20 ms")


def paused(server: Server, token: str) -> None:
    """How long pages take while 50 downloads are open that nobody reads."""
    port = int(server.base.rpartition(":")[2])
    resting = server.memory("VmRSS")
    server.forget_peak()
    readers = []
    for index in range(50):
        reader = socket.socket()
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        reader.connect(("127.0.0.1", port))
        form = ["json", "json.gz", "csv"][index % 3]
        reader.sendall(f"GET /api/export/{form} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        readers.append(reader)
    times = []
    for index in range(200):
        began = time.monotonic()
        server.get(["/healthz", "/api/today", "/api/daily-logs/range/30", "/welcome"][index % 4], token).read()
        times.append(time.monotonic() - began)
    times.sort()
    row("pages beside 50 paused downloads, p99", f"{times[197] * 1000:.0f} ms", f"median {times[100] * 1000:.1f} ms", "< 200 ms")
    row("its peak memory over idle", f"{server.memory('VmHWM') - resting:.1f} MB", aim="< 40 MB")
    began = time.monotonic()
    server.stop()
    row("SIGTERM beside them", f"{time.monotonic() - began:.1f} s", aim="< 10 s")


def doors() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, token = of_years(folder)
        unasked(server)
        paused(server, token)


def reports() -> None:
    """Ten years of somebody; who asks twice within half a minute would read the same file, so that each asks for other days."""
    with tempfile.TemporaryDirectory() as folder:
        server, token = of_years(folder)
        end = datetime.date.fromisoformat(json.load(server.get("/api/today", token))["date"])
        for what, days, aim in [("a report of 30 days", 30, "< 20 ms"), ("a report of a year", 365, "< 150 ms")]:
            beside = pathlib.Path(folder, "days.csv")
            beside.write_bytes(server.get(f"/api/export/csv?from={end - datetime.timedelta(days=days)}&to={end - datetime.timedelta(days=1)}", token).read())
            told = subprocess.run([sys.executable, pathlib.Path(__file__).parent / "paper.py", beside], capture_output=True, text=True, check=True).stdout
            theirs, bytes_ = told.split()
            times = []
            # Eight downloads of one account are open at most, and each is kept for a while.
            for back in range(1, 7):
                last = end - datetime.timedelta(days=back)
                began = time.monotonic()
                size = len(server.get(f"/api/reports?from={last - datetime.timedelta(days=days - 1)}&to={last}&kind=food", token).read())
                times.append(time.monotonic() - began)
            times.sort()
            row(what, f"{times[len(times) // 2] * 1000:.0f} ms", f"{size / 1000:.0f} kB; reportlab {theirs} ms, {int(bytes_) / 1000:.0f} kB", aim)
        server.stop()


# Of each kind that may be asked of the data: a figure, a list, a comparison, a condition, a why, a plan.
ASKED = [
    "how many steps did I take yesterday", "how much protein do I eat on average", "what was my best bench press", "did I sleep better this month than last month",
    "how do I sleep after alcohol", "why is my weight up", "how much can I still eat today", "when did I last run", "how often do I eat pizza", "what did I eat last monday",
    "hoeveel heb ik dit jaar gewandeld", "op welke dag van de week eet ik het meest",
]


def answers() -> None:
    """What the coach answers about ten years, each after a meal was logged."""
    with tempfile.TemporaryDirectory() as folder:
        server, token = of_years(folder, scopes="read,write")
        times: dict[str, list[float]] = {question: [] for question in ASKED}
        for _ in range(5):
            for question in ASKED:
                server.send("/api/food-entries", MEAL, token)
                began = time.monotonic()
                server.send("/api/ask", json.dumps({"question": question}).encode(), token)
                times[question].append((time.monotonic() - began) * 1000)
        medians = {question: statistics.median(rounds) for question, rounds in times.items()}
        dearest = max(medians, key=medians.get)
        row("the coach's answer, ten years", f"{statistics.median(medians.values()):.1f} ms", f"the dearest {medians[dearest]:.1f} ms: {dearest}", "< 50 ms")
        server.stop()


def browser() -> None:
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as beside:
        subprocess.run([FOLDER / "Bench", "decade", folder], check=True)
        told = subprocess.run([FOLDER / "vitalpath", "user", "link", "decade", "--data-dir", folder], capture_output=True, text=True, check=True).stdout
        server = Server("--data-dir", folder)
        # nginx runs as somebody else, who is to read it.
        os.chmod(beside, 0o755)
        browse.measure(server.base, server.base + re.search(r"/start\S+", told)[0], pathlib.Path(beside), row)
        server.stop()


PARTS = {
    "pages": pages, "doors": doors, "parts": parts, "decade": decade, "after-write": after_write, "health": health,
    "catalogue": catalogue, "reports": reports, "answers": answers, "browser": browser,
}
for name in sys.argv[2:] or PARTS:
    PARTS[name]()
