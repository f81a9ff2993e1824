"""What other sites and other programs of this machine may try through somebody's browser: none of it reads or changes a thing."""

import http.server
import re
import threading

from playwright.sync_api import Error, sync_playwright

from common import ROOT, Client, account, chromium_binary, command, hold, kept, scratch, serving, unchanged

ATTACKS = (ROOT / "Tests/Hardening/attacks.js").read_text()


class Site(http.server.BaseHTTPRequestHandler):
    """Somebody else's page, on any path and by any name."""

    def do_GET(self):
        body = b"<!doctype html><title>elsewhere</title><body>"
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def run(times: int) -> str:
    with scratch() as folder, sync_playwright() as playwright:
        data = folder / "data"
        token = account(data)
        elsewhere = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
        threading.Thread(target=elsewhere.serve_forever, daemon=True).start()
        links = [command("user", "link", "sam", data=data).stdout.split()[-1].split("?")[1] for _ in range(2)]
        with serving(data, "--lan", "--lan-port", "0") as server:
            name, lan_port = re.search(r"https://([a-z0-9-]+\.local):(\d+)", server.wait_for(r"At home: (.*)")).groups()
            owner = Client(server, token)
            hold(owner.call("POST", "/api/daily-logs", {"steps": 1234, "weightKg": 80})[0] == 200, "logging")
            before = kept(owner)
            browser = playwright.chromium.launch(
                executable_path=chromium_binary(), args=["--no-sandbox", f"--host-resolver-rules=MAP *.test 127.0.0.1, MAP {name} 127.0.0.1"])
            # Whoever took the authority over sees no warning.
            # The first way in takes a person's units from the browser's language: from this one those they have.
            context = browser.new_context(ignore_https_errors=True, locale="en-GB")
            page = context.new_page()
            page.goto(server.base + "/start?" + links[0])
            hold("__session" in {cookie["name"] for cookie in context.cookies()}, "signing in")
            port = elsewhere.server_port
            # Another port of this machine is the same site to cookies; another name is not.
            origins = [f"http://localhost:{port}", f"http://127.0.0.1:{port}", f"http://evil.test:{port}"]
            found = [told for _ in range(times) for origin in origins for told in attack(context, origin, server.base)]
            # A name that has begun to point here: the page of that name is what the server answers.
            answer = page.goto(f"http://rebound.test:{server.port}/")
            if answer.status != 421:
                found.append(f"rebinding: {answer.status}")
            # The same from a phone at home, by TLS, where the installed app is.
            home = f"https://{name}:{lan_port}"
            page.goto(home + "/start?" + links[1])
            hold(len([one for one in context.cookies() if one["name"] == "__session"]) == 2, "signing in by TLS")
            at_home = [f"http://{name}:{port}", *origins]
            found += [told for _ in range(times) for origin in at_home for told in attack(context, origin, home)]
            answer = page.goto(f"https://rebound.test:{lan_port}/")
            if answer.status != 421:
                found.append(f"rebinding by TLS: {answer.status}")
            unchanged(owner, before)
            found += scripts(owner, page, server.base)
            browser.close()
        elsewhere.shutdown()
        hold(not found, "; ".join(found))
        return f"attacks from {len(origins)} origins, and {len(at_home)} on the server at home, a rebound name, scripts and pictures in what is stored: none read or changed anything"


def attack(context, origin: str, home: str) -> list[str]:
    """Each from a page of its own."""
    found = []
    for name in re.findall(r'^  (?:async )?"([^"]+)"', ATTACKS, re.MULTILINE):
        page = context.new_page()
        page.goto(origin)
        try:
            told = page.evaluate(f"([name, home]) => {{ {ATTACKS} return attacks[name](home); }}", [name, home])
        except Error as problem:
            hold("Failed to fetch" in str(problem), f"{name}: {problem}")
            told = None
        if told:
            found.append(f"{name} from {origin}: {told[:80]}")
        for other in context.pages[1:]:
            other.close()
    return found


def scripts(owner: Client, page, base: str) -> list[str]:
    """What is stored stays text, and a picture that can run is no picture."""
    found = []
    drawn = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    status, _ = owner.call("PUT", "/api/profile/photo", drawn, **{"Content-Type": "image/svg+xml"})
    if status < 400:
        found.append(f"an SVG as a photo: {status}")
    text = "<img src=x onerror=alert(1)><script>alert(1)</script>"
    status, answer = owner.call("POST", "/api/food-entries", {"foodName": text, "notes": text, "servingQuantity": 1})
    hold(status == 201, str(answer))
    page.on("dialog", lambda dialog: (found.append(f"a script ran: {dialog.message}"), dialog.dismiss()))
    for path in ["/", "/food", "/history", "/foods", "/coach"]:
        page.goto(base + path)
        page.wait_for_timeout(500)
    return found
