"""Every sentence that a page shows is one of a table: in a language of marks, a third longer, none is without its marks,
and no page lacks the room."""

import re

import pytest
from conftest import ROOT, Server
from recogniser import RECOGNISER
from test_crawl import STARTS, WATCH, Crawler

CATALOGUE = ROOT / "Sources/Catalogue"

# What tables say in words that are data: names of foods, exercises and workouts, portions, sayings.
NAMES = {
    name.strip().lower()
    for table in CATALOGUE.rglob("*.tsv") if table.name not in ("strings.tsv", "tones.tsv")
    for line in table.read_text().splitlines() for cell in line.split("\t") for name in [cell, *cell.split("|")]
}

# Titles and first words of articles stand on other pages, too.
ARTICLES = {line.split(":", 1)[1].strip().lower() for article in (CATALOGUE / "Learn").glob("*.en.md") for line in article.read_text().splitlines()[:12] if ":" in line}

# What the demo's person, its devices and this browser are called.
OWN = {"sam", "sam demo", "sd", "demo", "push", "pull", "legs", "run", "apple watch", "iphone", "export.zip", "vitalpath"}

# In every language: units, and the names of formats.
SAME = re.compile(r"\b(?:k?g|kcal|kJ|ml|l|[ckm]?m|ms|min|h|bpm|RPE|mg|µg|IU|SVG|CSV(?:\.GZ)?|JSON(?:\.GZ)?|PDF|ZIP|GZ|Mozilla.*)\b")
DATES = re.compile(r"\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b")

# Texts of their own: articles, what is kept, the document of the API.
TEXTS = ("/learn/", "/privacy", "/docs", "/say")


def is_data(text: str) -> bool:
    """Whether it is names that are data, one or several with commas between them."""
    text = text.strip().strip("“”").lower()
    if not text or text in NAMES or text in OWN or text in ARTICLES:
        return True
    return any(text[:at].strip() in NAMES and is_data(text[at + 1:]) for at, letter in enumerate(text) if letter in ",·:×")


class Reader(Crawler):
    def check(self, text: str) -> None:
        if re.search("[⟦⟧]", text) or text in self.read or self.where.startswith(TEXTS):
            return
        self.read.add(text)
        words = SAME.sub("", DATES.sub("", text))
        if re.search(r"[^\W\d_]{2}", words) and not is_data(text) and not is_data(re.sub(r"^[\W\d]+", "", words)):
            self.complain(f"in no table: {text}")


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory):
    running = Server(tmp_path_factory.mktemp("pseudo") / "data", "--demo", more={"VITALPATH_PSEUDO": "1"})
    yield running
    running.stop()


def test_every_sentence_of_every_page_is_in_a_table_and_has_room_for_a_third_more(pseudo, chromium):
    context = chromium.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce", locale="en-GB", timezone_id="Europe/Amsterdam")
    context.add_init_script(RECOGNISER + WATCH)
    page = context.new_page()
    page.goto(pseudo.link)
    page.wait_for_url(lambda url: "/start" not in url)
    assert "⟦" in page.locator("nav").first.inner_text()
    reader = Reader(page, pseudo.base, "en", phone=False)
    reader.crawl(STARTS, depth=True, axed=False)
    context.close()
    assert reader.found == [], "\n".join(reader.found)
