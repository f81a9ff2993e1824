"""Every page and every state that has an address, by click and by reload: nothing is thrown, fails, sticks out, moves under
the eye or the thumb, is too small for it, shows a key for a word or is in another language than its reader's, and axe finds
nothing. One walk looks for all of it: to open a page costs more than to look at it."""

import re
import shutil
from collections import deque
from urllib.parse import parse_qsl, urljoin, urlsplit

import pytest
from conftest import BINARY, PAGES, ROOT, WHOLE, Server, axe
from recogniser import RECOGNISER

# An address that nothing has; the page that says so is one of ours.
NOWHERE = "/nothing-here"

# Every page, the states that no link leads to, and those that look like no other.
STARTS = PAGES + [
    NOWHERE, "/say?text=2+eggs+and+zzzqqq+yesterday+for+lunch", "/say?text=bench+3x8+60+kg+rpe+8,+ran+5k+in+25+min", "/?say=weight+82,+mood+7", "/food?food=cheese-gouda", "/log?date=2026-01-01", "/learn/sleep",
    "/trends?chart=biofeedback", "/trends?range=365&chart=steps", "/recovery?window=90", "/history?span=week", "/workouts?tab=exercises", "/onboarding?step=you", "/onboarding?step=goal", "/onboarding?step=list",
]

# What opens on a page: its address, and which of what opens it.
OPENED = [("/recovery", ".strip-day .button", 0), ("/trends", ".why-open", 1), ("/", ".check-in button", 0)]

# The API's own document is in English, and full of what looks like keys.
IN_ENGLISH = {"/docs"}

# An address is the same state whatever stands here.
ANY = {"date", "food", "exercise", "conversation", "text", "month", "say", "slot"}

FILES = ("/api/", "/charts/", "/openapi.", "/export.schema.")

WATCH = """(() => { window.shifted = 0; window.shifts = [];
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
        window.shifted += entry.value;
        window.shifts.push(entry.sources.map((source) => `${source.node?.nodeName}#${source.node?.id}.${source.node?.className}`).join(" "));
    } }).observe({ type: "layout-shift", buffered: true }); })();"""

# What is pressed in a line of text, and what is pressed by its label, has no measure of its own.
SMALL = """() => [...document.querySelectorAll("main :is(button, input, select, textarea, summary, a.button, .under a), .site-nav :is(a, button), .me")].filter((one) => {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || box.width === 0 || one.closest("label, .calendar, .visually-hidden, p.row, td, th, li p") || one.type === "file") return false;
    return box.height < 43.5 || box.width < 40 || (one.matches("button") && box.width < 43.5 && !one.closest(".set-row, .date-grid"));
}).map((one) => `${one.nodeName} ${one.className} ${one.textContent.trim().slice(0, 20)} ${Math.round(one.getBoundingClientRect().width)}x${Math.round(one.getBoundingClientRect().height)}`)"""

# What changes by steps has its new size with the frame after the next.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

STICKING = """() => {
    const width = document.documentElement.clientWidth;
    const wide = (element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.right > width + 1 || box.left < -1) && getComputedStyle(element).position !== "fixed";
    };
    const scrolls = (element) => { for (let at = element.parentElement; at; at = at.parentElement) if (getComputedStyle(at).overflowX !== "visible") return true; };
    return document.documentElement.scrollWidth > width + 1
        ? [...document.querySelectorAll("body *")].filter((one) => wide(one) && !scrolls(one)).slice(0, 3).map((one) => `${one.tagName.toLowerCase()}.${one.className}`) : undefined;
}"""

LOOK = """() => {
    const texts = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent.closest("script, style, code, pre, [lang]:not(html), textarea") && parent.checkVisibility({ visibilityProperty: true })) texts.add(walker.currentNode.textContent.trim());
    }
    for (const one of document.querySelectorAll("[aria-label], [placeholder]")) if (one.checkVisibility()) texts.add((one.getAttribute("aria-label") ?? one.placeholder).trim());
    return {
        texts: [...texts].filter(Boolean), language: document.documentElement.lang, busy: document.querySelectorAll("[aria-busy=true], .skeleton").length,
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
    """Walks; a phone is looked at in small and with its letters doubled, too."""

    def __init__(self, page, base: str, language: str, phone: bool):
        self.page, self.base, self.language, self.phone = page, base, language, phone
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
        if answer.status >= 400 and not (answer.status == 429 and "/api/events?" in answer.url) and answer.url != self.base + NOWHERE:
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
        self.sticks("sticks out")
        if self.where.split("?")[0] not in IN_ENGLISH:
            for text in seen["texts"]:
                self.check(text)
        return [link for link in seen["links"] if link.startswith(self.base)]

    def sticks(self, says: str) -> None:
        if (sticking := self.page.evaluate(STICKING)) is not None:
            self.complain(f"{says}: {sticking}")

    def look_closely(self) -> None:
        """What a page that was just opened did meanwhile, and how it fits a hand, a small screen and eyes that want large letters."""
        self.page.evaluate(DRAWN)
        shifted, shifts = self.page.evaluate("[window.shifted, window.shifts]")
        if shifted >= 0.05:
            self.complain(f"moved by {shifted:.3f}: {shifts[:4]}")
        if self.phone:
            size = self.page.viewport_size
            for width in [size["width"], 320]:
                self.page.set_viewport_size({"width": width, "height": 640})
                for one in self.page.evaluate(SMALL):
                    self.complain(f"too small at {width}: {one}")
                self.sticks(f"at {width} sticks out")
                self.page.evaluate("document.documentElement.style.fontSize = '200%'")
                self.page.evaluate(DRAWN)
                self.sticks(f"at {width} with doubled text sticks out")
                self.page.evaluate("document.documentElement.style.fontSize = ''")
            self.page.set_viewport_size(size)

    def ask_axe(self) -> None:
        for problem in axe(self.page).response["violations"]:
            self.complain(f"axe: {problem['id']}: {[node['html'][:120] for node in problem['nodes'][:3]]}")

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
        links = self.look()
        self.look_closely()
        return links

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

    def crawl(self, starts: list[str], depth: bool, axed: bool) -> int:
        """Every state that is reached from `starts`, axe asked about those; returns how many."""
        waiting = deque((start, axed) for start in starts)
        done: set[str] = set()
        while waiting:
            address, asked = waiting.popleft()
            if (state := shape(urljoin(self.base, address))) in done and address not in starts:
                continue
            done.add(state)
            links = self.open(address)
            if asked:
                self.ask_axe()
            if depth:
                if (path := urlsplit(state).path.split("&")[0]) not in self.pressed:
                    self.pressed.add(path)
                    waiting.extend((address, False) for address in self.states())
                for link in links:
                    link = link.split("#")[0]
                    if not urlsplit(link).path.startswith(FILES):
                        waiting.append((link, False))
                    elif (file := urlsplit(link).path) not in done:
                        done.add(file)
                        self.where = link.removeprefix(self.base)
                        if not (answer := self.page.context.request.get(link)).ok:
                            self.complain(f"answers {answer.status}")
        return len(done)


@pytest.fixture(scope="module")
def accounts(tmp_path_factory, chromium):
    """Two servers and the way into each: a year of the demo, and an account that has nothing but a name. Their binary has its pages inside, as it is installed."""
    made = {}
    for name, arguments in {"demo": ["--demo"], "empty": []}.items():
        folder = tmp_path_factory.mktemp(name)
        server = Server(folder / "data", *arguments, binary=shutil.copy(BINARY, folder / "vitalpath"))
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


# Each account in its ways, one of them whole and the others by their pages only. English whole is what test_pseudo walks.
WAYS = [("demo", "nl", "light", 390, True), ("demo", "en", "dark", 1440, False), ("empty", "en", "dark", 390, False), ("empty", "nl", "light", 1440, True)]
if WHOLE:
    WAYS += [("demo", "en", "light", 390, True), ("demo", "nl", "dark", 1440, False), ("empty", "nl", "dark", 390, False), ("empty", "en", "light", 1440, True)]


@pytest.mark.parametrize("account,language,theme,width,whole", WAYS)
def test_every_state_that_has_an_address_is_whole(accounts, chromium, account, language, theme, width, whole):
    server, state = accounts[account]
    context = chromium.new_context(storage_state=state, viewport={"width": width, "height": 844}, has_touch=width == 390, color_scheme=theme, reduced_motion="reduce", timezone_id="Europe/Amsterdam")
    context.add_init_script(RECOGNISER + WATCH)
    page = context.new_page()
    headers = {"Origin": server.base}
    assert context.request.patch(f"{server.base}/api/preferences", data={"language": language, "theme": theme}, headers=headers).ok
    crawler = Crawler(page, server.base, language, phone=width == 390)
    count = crawler.crawl(STARTS, depth=whole, axed=account == "demo" or WHOLE)
    if account == "demo":
        for path, opener, place in OPENED:
            crawler.open(path)
            page.locator(opener).nth(place).click()
            page.locator("dialog[open] :is(table, .check-rows)").first.wait_for()
            crawler.where = f"{path} with {opener} pressed"
            crawler.ask_axe()
    context.close()
    assert crawler.found == [], "\n".join(crawler.found)
    assert count >= (30 if whole else len({shape(start) for start in STARTS}))
