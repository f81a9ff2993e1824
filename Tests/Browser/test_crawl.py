"""Every page and every state that has an address, by click and by reload: nothing is thrown, fails, sticks out, shows a
key for a word, or is in another language than its reader's."""

import re
from collections import deque
from urllib.parse import parse_qsl, urljoin, urlsplit

import pytest
from conftest import PAGES, ROOT, WHOLE, Server

# Every page, and the states that no link leads to.
STARTS = PAGES + ["/say?text=2+eggs+and+zzzqqq+yesterday+for+lunch", "/food?food=cheese-gouda", "/log?date=2026-01-01", "/learn/sleep", "/workouts?tab=exercises", "/onboarding?step=you", "/onboarding?step=goal", "/onboarding?step=list"]

# The API's own document is in English, and full of what looks like keys.
IN_ENGLISH = {"/docs"}

# An address is the same state whatever stands here.
ANY = {"date", "food", "exercise", "conversation", "text", "month", "say", "slot"}

FILES = ("/api/", "/charts/", "/openapi.", "/export.schema.")

LOOK = """() => {
    const width = document.documentElement.clientWidth;
    const wide = (element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.right > width + 1 || box.left < -1) && getComputedStyle(element).position !== "fixed";
    };
    const scrolls = (element) => { for (let at = element.parentElement; at; at = at.parentElement) if (getComputedStyle(at).overflowX !== "visible") return true; };
    const sticking = document.documentElement.scrollWidth > width + 1
        ? [...document.querySelectorAll("body *")].filter((one) => wide(one) && !scrolls(one)).slice(0, 3).map((one) => `${one.tagName.toLowerCase()}.${one.className}`) : undefined;
    const texts = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent.closest("script, style, code, pre, [lang]:not(html), textarea") && parent.checkVisibility({ visibilityProperty: true })) texts.add(walker.currentNode.textContent.trim());
    }
    for (const one of document.querySelectorAll("[aria-label], [placeholder]")) if (one.checkVisibility()) texts.add((one.getAttribute("aria-label") ?? one.placeholder).trim());
    return {
        sticking, texts: [...texts].filter(Boolean), language: document.documentElement.lang, busy: document.querySelectorAll("[aria-busy=true], .skeleton").length,
        links: [...document.querySelectorAll("a[href]")].map((one) => one.href), main: document.querySelector("main")?.innerText.trim().length ?? 0,
    };
}"""

STRINGS = {row[0]: row[1:] for table in (ROOT / "Sources/Catalogue").glob("*/strings.tsv") for line in table.read_text().splitlines()[1:] if len(row := line.split("\t")) == 3}
KEY = re.compile(r"\b[a-z]\w*(?:\.\w+)+\b")


def pattern(text: str) -> str:
    return "".join(".+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{\w+\})", text))


# English sentences of three words and more, without their places, that are other words in Dutch.
DUTCH = {dutch for _, dutch in STRINGS.values()}
SENTENCES = [english for english, dutch in STRINGS.values() if english != dutch and english not in DUTCH and len(re.sub(r"\{\w+\}", "", english).split()) >= 3]
ENGLISH = re.compile("|".join(sorted({pattern(one) for one in SENTENCES}, key=len, reverse=True)), re.S)
GIVEAWAYS = {"the", "and", "with", "your", "you", "are", "this", "that", "from", "not", "have", "which", "what", "for", "been", "they"}


def is_english(text: str) -> bool:
    return bool(ENGLISH.fullmatch(text)) or len(GIVEAWAYS & set(re.findall(r"[a-z]+", text.lower()))) >= 2


def is_key(text: str) -> bool:
    return "«" in text or re.search(r"\{\w+\}", text) is not None or any(word in STRINGS for word in KEY.findall(text))


def shape(address: str) -> str:
    """What an address is a state of."""
    parts = urlsplit(address)
    query = sorted((name, "*" if name in ANY else value) for name, value in parse_qsl(parts.query))
    # Articles are one page with other words; which Dutch is in them a test of the tables reads.
    path = "/learn/*" if parts.path.startswith("/learn/") else parts.path
    return path + "".join(f"&{name}={value}" for name, value in query)


class Crawler:
    def __init__(self, page, base: str, language: str, doubled: bool):
        self.page, self.base, self.language, self.doubled = page, base, language, doubled
        self.found: list[str] = []
        self.where = ""
        self.loading: set = set()
        self.read: set[str] = set()
        self.pressed: set[str] = set()
        page.on("pageerror", lambda error: self.complain(f"error: {error}"))
        # A failed answer is told with its address below.
        page.on("console", lambda message: message.type == "error" and "Failed to load resource" not in message.text and self.complain(f"console: {message.text}"))
        page.on("request", lambda request: "/api/events?" in request.url or self.loading.add(request))
        page.on("requestfinished", lambda request: self.loading.discard(request))
        page.on("requestfailed", self.failed)
        page.on("response", self.answered)

    def complain(self, text: str) -> None:
        if (line := f"{self.where}: {text}") not in self.found:
            self.found.append(line)

    def answered(self, answer) -> None:
        # Pages that were left count until the server notices; a page that finds all places taken asks again.
        if answer.status >= 400 and not (answer.status == 429 and "/api/events?" in answer.url):
            self.complain(f"{answer.status} {answer.url}")

    def failed(self, request) -> None:
        self.loading.discard(request)
        # What was on its way when the page was left has not failed.
        if "ERR_ABORTED" not in (request.failure or ""):
            self.complain(f"failed: {request.url} {request.failure}")

    def settle(self) -> dict:
        """What is shown once nothing is on its way any more."""
        for _ in range(200):
            self.page.wait_for_timeout(40)
            if not self.loading and not (seen := self.page.evaluate(LOOK))["busy"] and not self.loading:
                return seen
        return self.page.evaluate(LOOK)

    def look(self) -> list[str]:
        """Checks what is shown and returns where it leads."""
        seen = self.settle()
        if seen["busy"]:
            self.complain("is never ready")
        if seen["main"] < 20:
            self.complain("is blank")
        if seen["language"] != self.language:
            self.complain(f"is in {seen['language']}")
        if seen["sticking"] is not None:
            self.complain(f"sticks out: {seen['sticking']}")
        if self.where.split("?")[0] not in IN_ENGLISH:
            for text in seen["texts"]:
                self.check(text)
        if self.doubled:
            self.page.evaluate("document.documentElement.style.fontSize = '200%'")
            # What changes by steps has its new size with the frame after the next.
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            if (sticking := self.page.evaluate(LOOK)["sticking"]) is not None:
                self.complain(f"with doubled text sticks out: {sticking}")
            self.page.evaluate("document.documentElement.style.fontSize = ''")
        return [link for link in seen["links"] if link.startswith(self.base)]

    def check(self, text: str) -> None:
        if text not in self.read:
            self.read.add(text)
            if is_key(text):
                self.complain(f"a key: {text}")
            if self.language == "nl" and is_english(text):
                self.complain(f"English: {text}")

    def open(self, address: str) -> list[str]:
        self.where = address.removeprefix(self.base)
        self.loading.clear()
        self.page.goto(urljoin(self.base, address))
        return self.look()

    def states(self) -> list[str]:
        """Presses what changes the state of a page, looks, and returns the addresses that came of it."""
        addresses = []
        buttons = self.page.locator("main [role=tab], main [aria-pressed]:not(.calendar *)")
        for index in range(min(buttons.count(), 14)):
            if not buttons.nth(index).is_visible():
                continue
            before = self.page.url
            buttons.nth(index).click()
            if self.page.url != before:
                self.where = f"{self.page.url.removeprefix(self.base)} by click"
                self.look()
                addresses.append(self.page.url)
        return addresses

    def crawl(self, starts: list[str], depth: bool = True) -> int:
        """Every state that is reached from `starts`; returns how many."""
        waiting = deque(starts)
        done: set[str] = set()
        while waiting:
            address = waiting.popleft()
            if (state := shape(urljoin(self.base, address))) in done:
                continue
            done.add(state)
            links = self.open(address)
            if depth:
                if (path := urlsplit(state).path.split("&")[0]) not in self.pressed:
                    self.pressed.add(path)
                    waiting.extend(self.states())
                for link in links:
                    link = link.split("#")[0]
                    if not urlsplit(link).path.startswith(FILES):
                        waiting.append(link)
                    elif (file := urlsplit(link).path) not in done:
                        done.add(file)
                        self.where = link.removeprefix(self.base)
                        if not (answer := self.page.context.request.get(link)).ok:
                            self.complain(f"answers {answer.status}")
        return len(done)


@pytest.fixture(scope="module")
def accounts(tmp_path_factory, chromium):
    """Two servers and the way into each: a year of the demo, and an account that has nothing but a name."""
    made = {}
    for name, arguments in {"demo": ["--demo"], "empty": []}.items():
        server = Server(tmp_path_factory.mktemp(name) / "data", *arguments)
        context = chromium.new_context()
        page = context.new_page()
        page.goto(server.link)
        page.wait_for_url(lambda url: "/start" not in url)
        if name == "empty":
            answer = context.request.patch(f"{server.base}/api/profile", data={"firstName": "Sam", "onboardingCompleted": True}, headers={"Origin": server.base})
            assert answer.ok
        made[name] = server, context.storage_state()
        context.close()
    yield made
    for server, _ in made.values():
        server.stop()


# Each account in its ways, one of them whole and the others by their pages only.
WAYS = [("demo", "nl", "light", 390, True), ("demo", "en", "dark", 1440, False), ("empty", "nl", "dark", 390, False), ("empty", "en", "light", 1440, True)]
if WHOLE:
    WAYS += [("demo", "en", "light", 390, False), ("demo", "nl", "dark", 1440, False), ("empty", "en", "dark", 390, False), ("empty", "nl", "light", 1440, False)]


@pytest.mark.parametrize("account,language,theme,width,whole", WAYS)
def test_every_state_that_has_an_address_is_whole(accounts, whole_chromium, account, language, theme, width, whole):
    server, state = accounts[account]
    context = whole_chromium.new_context(storage_state=state, viewport={"width": width, "height": 844}, color_scheme=theme, reduced_motion="reduce", timezone_id="Europe/Amsterdam")
    page = context.new_page()
    headers = {"Origin": server.base}
    assert context.request.patch(f"{server.base}/api/preferences", data={"language": language, "theme": theme}, headers=headers).ok
    crawler = Crawler(page, server.base, language, doubled=whole and width == 390)
    count = crawler.crawl(STARTS, depth=whole)
    context.close()
    assert crawler.found == [], "\n".join(crawler.found)
    assert count >= (30 if whole else len(STARTS))
