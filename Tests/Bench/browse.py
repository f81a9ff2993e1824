"""What somebody waits for in a browser: pages drawn once their answers are there, the box after a key, a first visit beside nginx."""

import pathlib
import shutil
import socket
import statistics
import subprocess
import time
import urllib.parse

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PAGES = ["/", "/food", "/train", "/trends", "/recovery", "/training/progress", "/plan", "/history", "/badges"]

# When the page stood there whole: nothing waits, and the browser has painted. Then how long after the last answer of before.
DRAWN = """() => new Promise((done, fail) => {
    setTimeout(() => fail(new Error(`not drawn: ${location} ${document.body.innerText.slice(0, 200)}`)), 20_000);
    const look = () => document.querySelector("[data-waiting]") || document.readyState !== "complete" ? requestAnimationFrame(look)
        : requestAnimationFrame(() => setTimeout(() => {
            const drawn = performance.now();
            const answers = performance.getEntriesByType("resource").filter(({ name, responseEnd }) => /\\/(api|charts)\\//.test(name) && responseEnd && responseEnd <= drawn);
            done({ drawn, after: drawn - Math.max(performance.getEntriesByType("navigation")[0].responseEnd, ...answers.map(({ responseEnd }) => responseEnd)) });
        }));
    look();
})"""

# From the last key until what was read of it is shown and painted.
KEYED = """() => new Promise((done) => {
    let pressed;
    addEventListener("input", () => { pressed = performance.now(); }, { capture: true, once: true });
    new MutationObserver((_, observer) => {
        if (!pressed) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - pressed)));
    }).observe(document.querySelector("dialog.command .box"), { childList: true, subtree: true, characterData: true });
})"""


def opened(browser: Browser, base: str, link: str) -> BrowserContext:
    """Signed in, without what a service worker keeps."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, service_workers="block")
    page = context.new_page()
    page.goto(link)
    page.wait_for_url(f"{base}/")
    return context


def drawn(page: Page, address: str) -> dict[str, float]:
    page.goto(address, wait_until="commit")
    return page.evaluate(DRAWN)


def after_key(page: Page, text: str) -> float:
    """Milliseconds from the last key of `text` until it is shown as it was read."""
    field = page.locator("dialog.command textarea")
    field.fill(text[:-1])
    page.wait_for_timeout(400)
    page.evaluate("() => { window.keyed = (" + KEYED + ")(); }")
    field.press_sequentially(text[-1])
    return page.evaluate("() => window.keyed")


class Nginx:
    """Serves what `page` fetched for `address`, as files that are compressed already."""

    def __init__(self, page: Page, base: str, folder: pathlib.Path):
        self.folder = folder
        files = folder / "files"
        files.mkdir()
        kept: dict[str, tuple[str, str]] = {}

        def keep(response):
            parts = urllib.parse.urlsplit(response.url)
            address = parts.path + (f"?{parts.query}" if parts.query else "")
            kind = response.headers.get("content-type", "")
            if response.status != 200 or response.request.method != "GET" or "event-stream" in kind or address in kept:
                return
            kept[address] = (f"{len(kept)}", kind)
            (files / kept[address][0]).write_bytes(response.body())

        page.on("response", keep)
        drawn(page, f"{base}/")
        page.wait_for_timeout(1500)
        page.remove_listener("response", keep)
        for name, _ in kept.values():
            subprocess.run(["gzip", "-9", "-k", files / name], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        names, kinds = ("".join(f'"{address}" "{said[part]}"; ' for address, said in kept.items()) for part in (0, 1))
        (folder / "nginx.conf").write_text(
            f"daemon off; worker_processes 1; error_log stderr crit; pid {folder}/pid; events {{}} http {{ access_log off; gzip_static on; map_hash_bucket_size 2048; "
            f"map $request_uri $name {{ {names} }} map $request_uri $kind {{ {kinds} }} "
            + "".join(f"{name}_temp_path {folder}/{name}; " for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
            + f"server {{ listen 127.0.0.1:{self.port}; root {files}; types {{ }} default_type ''; add_header Content-Type $kind; location / {{ try_files /$name =404; }} }} }}"
        )
        self.process = subprocess.Popen([shutil.which("nginx") or "/usr/sbin/nginx", "-c", folder / "nginx.conf", "-p", folder], stderr=subprocess.DEVNULL)
        self.base = f"http://127.0.0.1:{self.port}"
        for _ in range(100):
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit("nginx does not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def first_visit(browser: Browser, base: str, cookies: list) -> float:
    """Milliseconds until Today is drawn by a browser that has nothing of it."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, service_workers="block")
    context.add_cookies(cookies)
    found = drawn(context.new_page(), f"{base}/")["drawn"]
    context.close()
    return found


def measure(base: str, link: str, folder: pathlib.Path, row) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium") or shutil.which("chromium-browser"), args=["--no-sandbox"])
        context = opened(browser, base, link)
        page = context.new_page()
        times = {path: statistics.median(drawn(page, base + path)["after"] for _ in range(6)) for path in PAGES}
        for path in sorted(times, key=lambda path: -times[path])[:3]:
            row(f"{path} drawn after its last answer", f"{times[path]:.0f} ms", "the dearest pages, ten years", "< 100 ms")
        drawn(page, f"{base}/")
        page.keyboard.press("Control+k")
        page.locator("dialog.command textarea").wait_for()
        texts = ["two eggs and toast", "weighed 82.4, slept 7h30", "bench 3x8 60 kg", "dark mode", "how did I sleep last week?", "500 ml water"]
        keys = sorted(after_key(page, text) for text in texts for _ in range(3))
        row("the box, from a key to its answer", f"{statistics.median(keys):.0f} ms", f"slowest of {len(keys)}: {keys[-1]:.0f} ms", "< 50 ms")
        nginx = Nginx(page, base, folder)
        rounds = [(first_visit(browser, base, context.cookies()), first_visit(browser, nginx.base, [])) for _ in range(9)]
        ours, theirs = (statistics.median(times) for times in zip(*rounds))
        row("a first visit to Today, drawn", f"{ours:.0f} ms", f"nginx, its files and answers {theirs:.0f} ms: {ours / theirs:.2f}")
        nginx.stop()
        browser.close()
