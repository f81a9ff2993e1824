"""`Public/` without the server: for what needs the browser and nothing else."""

import http.server
import json
import re
import threading
from contextlib import contextmanager

from conftest import ROOT

PAGE = """<!doctype html><html lang="LANGUAGE" data-theme="system" data-units="metric"><head><meta charset="utf-8"><title>Scan</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/shared/tokens.css">
<link rel="stylesheet" href="/shared/base.css"><link rel="stylesheet" href="/shared/components.css"><link rel="stylesheet" href="/food/food.css">
</head><body class="plain"><main><h1>Food</h1><section class="card"><h2>Add</h2><div id="panel"></div></section><p id="found"></p></main><script type="module" src="/start.js"></script></body></html>"""

START = """import { scanPanel } from "/food/scan.js";
const found = document.querySelector("#found");
scanPanel(document.querySelector("#panel"), { found: (gtin) => found.append(`found ${gtin}.`), cancel: () => found.append("cancelled") });"""


def policy() -> str:
    """The content security policy of the real server: the panel has to work under it."""
    door = (ROOT / "Sources/Web/Shared/Door.swift").read_text()
    return "; ".join(re.findall(r'"([^"]+)"', re.search(r"policy = \[(.*?)\]", door, re.S)[1]))


def words(language: int) -> str:
    rows = [line.split("\t") for table in (ROOT / "Sources/Catalogue").glob("*/strings.tsv") for line in table.read_text().splitlines()[1:]]
    return "export default " + json.dumps({row[0]: row[language] for row in rows if len(row) == 3})


class Files(http.server.SimpleHTTPRequestHandler):
    """`Public/` as the server gives it, with a page that has the panel and nothing else, and the pictures of a test."""
    made: dict[str, tuple[str, bytes]] = {
        "/empty": ("text/html", b"<!doctype html><title>Empty</title>"),
        "/scan": ("text/html", PAGE.replace("LANGUAGE", "en").encode()),
        "/scan-nl": ("text/html", PAGE.replace("LANGUAGE", "nl").encode()),
        "/start.js": ("text/javascript", START.encode()),
        "/favicon.ico": ("image/png", b""),
        "/strings/en.js": ("text/javascript; charset=utf-8", words(1).encode()),
        "/strings/nl.js": ("text/javascript; charset=utf-8", words(2).encode()),
    }

    def __init__(self, *arguments):
        super().__init__(*arguments, directory=str(ROOT / "Public"))

    def do_GET(self):
        if self.path not in self.made:
            super().do_GET()
            return
        kind, body = self.made[self.path]
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Content-Security-Policy", policy())
        super().end_headers()

    def log_message(self, *arguments):
        pass


@contextmanager
def served():
    """The address at which the files are for as long as it lasts."""
    with http.server.ThreadingHTTPServer(("localhost", 0), Files) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://localhost:{running.server_port}"
        running.shutdown()
