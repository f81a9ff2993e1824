"""Reports on paper, read by other programs: their text, their structure, their pages; and the page that makes them."""

import datetime
import io
import re
import sqlite3
import subprocess
import urllib.error
import urllib.request
import zipfile

from conftest import axe
import pytest
from playwright.sync_api import expect
from test_durability import command


def read(program: str, *arguments: str, pdf: bytes) -> str:
    done = subprocess.run([program, *arguments], input=pdf, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.decode()


def text(pdf: bytes, *arguments: str) -> str:
    return read("pdftotext", *arguments, "-", "-", pdf=pdf)


def check(pdf: bytes, tmp_path) -> dict:
    """What qpdf and poppler say of it."""
    (tmp_path / "report.pdf").write_bytes(pdf)
    checked = subprocess.run(["qpdf", "--check", tmp_path / "report.pdf"], capture_output=True, text=True)
    assert checked.returncode == 0 and "No syntax or stream encoding errors" in checked.stdout, checked.stdout + checked.stderr
    facts = dict(line.split(":", 1) for line in read("pdfinfo", "-", pdf=pdf).splitlines() if ":" in line)
    assert facts["Tagged"].strip() == "yes" and facts["PDF version"].strip() == "1.7"
    return {name: value.strip() for name, value in facts.items()}


def yesterday() -> datetime.date:
    return datetime.date.today() - datetime.timedelta(days=1)


def fetch(demo, query: str) -> bytes:
    request = urllib.request.Request(f"{demo.base}/api/reports?{query}", headers={"Authorization": f"Bearer {demo.token}"})
    with urllib.request.urlopen(request) as answer:
        return answer.read()


@pytest.mark.parametrize("kind", ["day", "food", "training", "all"])
@pytest.mark.parametrize("days", [1, 30, 365])
def test_every_report_is_a_whole_tagged_file(demo, tmp_path, kind, days):
    end = yesterday()
    start = end - datetime.timedelta(days=days - 1)
    pdf = fetch(demo, f"from={start}&to={end}&kind={kind}&paper={'letter' if days == 30 else 'a4'}")
    facts = check(pdf, tmp_path)
    assert ("letter" if days == 30 else "A4") in facts["Page size"]
    told = text(pdf, "-layout")
    pages = int(facts["Pages"])
    assert told.count("not a medical device") == pages
    dense = told.replace(" ", "")
    assert all(f"{page}/{pages}" in dense for page in range(1, pages + 1))
    assert re.search(r"fingerprint [0-9a-f]{16}", told) and "«" not in told and "{" not in told
    assert fetch(demo, f"from={start}&to={end}&kind={kind}&paper={'letter' if days == 30 else 'a4'}") == pdf


def test_its_structure_names_headings_tables_and_figures(demo):
    told = read("pdfinfo", "-struct-text", "-", pdf=fetch(demo, f"to={yesterday()}&kind=food"))
    for tag in ["Document", "H1", "H2", "H3", "Table", "TR", "TH", "TD", "Figure", "Link"]:
        assert re.search(rf"^\s*{tag}\b", told, re.M), tag


@pytest.fixture
def store(tmp_path):
    """An account without a log, and a way to log for it."""
    data = tmp_path / "data"
    assert command("user", "add", "sam", "--no-password", data=data).returncode == 0

    def log(rows):
        with sqlite3.connect(data / "vitalpath.db") as database:
            owner = database.execute("SELECT id FROM account").fetchone()[0]
            database.executemany(
                "INSERT INTO food_entry (id, owner, day, at, slot, name, amount, unit, energy, protein, created_at, updated_at, minute)"
                " VALUES (?, ?, ?, 0, ?, ?, 1, 'portion', ?, 10, 0, 0, ?)",
                [(f"{index:036d}", owner, day, slot, name, energy, 600) for index, (day, slot, name, energy) in enumerate(rows)])
        database.close()

    return data, log


def report(data, *arguments, target):
    done = command("report", "-o", str(target), *arguments, data=data)
    assert done.returncode == 0, done.stderr
    return target.read_bytes()


def test_an_empty_account_has_a_report_that_says_so(store, tmp_path):
    data, _ = store
    for arguments in (["--from", "2026-03-01", "--to", "2026-03-01"], ["--from", "2023-03-01", "--to", "2026-03-01"], ["--kind", "training"]):
        pdf = report(data, *arguments, target=tmp_path / "empty.pdf")
        assert check(pdf, tmp_path)["Pages"] == "1"
        assert "Nothing was logged on these days." in text(pdf)
    assert "Op deze dagen is niets gelogd." in text(report(data, "--lang", "nl", target=tmp_path / "leeg.pdf"))


NAMES = ["Żurek z jajkiem", "İşkembe çorbası", "Μουσακάς με μελιτζάνα", "Борщ с пампушками", "寿司と味噌汁", "😋🍜 ramen", "שקשוקה", "a" * 900, "word " * 400]


def test_names_of_all_scripts_and_lengths_are_read_as_they_were_written(store, tmp_path):
    data, log = store
    log([("2026-03-01", "lunch", name, 100 + index) for index, name in enumerate(NAMES)])
    pdf = report(data, "--kind", "day", "--from", "2026-03-01", "--to", "2026-03-01", target=tmp_path / "names.pdf")
    check(pdf, tmp_path)
    told = re.sub(r"\s+", "", text(pdf, "-raw"))
    for name in NAMES[:5]:
        assert re.sub(r"\s+", "", name) in told, name
    assert told.count("word") == 400
    assert "a" * 900 in told or told.count("a") > 900


def test_a_hundred_meals_of_a_day_and_three_years_lose_nothing(store, tmp_path):
    data, log = store
    slots = ["breakfast", "morningSnack", "lunch", "afternoonSnack", "dinner", "eveningSnack", "drinks"]
    many = [("2026-03-01", slots[index % 7], f"Meal {index}.", 10) for index in range(100)]
    years = [(f"20{year}-{month:02d}-{day:02d}", "lunch", f"Lunch {year}/{month}/{day}.", 500) for year in (23, 24, 25) for month in range(1, 13) for day in range(1, 29)]
    log(many + years)
    pdf = report(data, "--kind", "day", "--from", "2026-03-01", "--to", "2026-03-01", target=tmp_path / "many.pdf")
    told = text(pdf)
    assert all(told.count(f"Meal {index}.") == 1 for index in range(100))
    pdf = report(data, "--kind", "day", "--from", "2023-01-01", "--to", "2025-12-31", target=tmp_path / "years.pdf")
    check(pdf, tmp_path)
    told = text(pdf)
    assert len(set(re.findall(r"Lunch \d+/\d+/\d+\.", told))) == len(years)
    assert int(check(report(data, "--from", "2023-01-01", "--to", "2025-12-31", target=tmp_path / "all.pdf"), tmp_path)["Pages"]) < 12


def test_one_report_a_week_is_a_zip_that_other_programs_open(store, tmp_path):
    data, log = store
    log([(f"2026-03-{day:02d}", "lunch", "Soup", 400) for day in range(1, 29)])
    archive = zipfile.ZipFile(io.BytesIO(report(data, "--kind", "food", "--from", "2026-03-02", "--to", "2026-03-29", "--each", "week", target=tmp_path / "weeks.zip")))
    assert archive.testzip() is None and len(archive.namelist()) == 4
    for name in archive.namelist():
        check(archive.read(name), tmp_path)


@pytest.mark.parametrize("arguments", [
    ["--from", "2026-03-02", "--to", "2026-03-01"], ["--from", "1850-01-01", "--to", "2050-01-01"], ["--kind", "everything"], ["--from", "soon"],
    ["--sections", "averages,secrets"], ["--paper", "a3"], ["--account", "nobody"], ["--kind", "day", "--from", "2020-01-01", "--to", "2026-01-01"],
])
def test_what_cannot_be_is_refused_in_words(store, tmp_path, arguments):
    data, _ = store
    done = command("report", "-o", str(tmp_path / "no.pdf"), *arguments, data=data)
    assert done.returncode != 0 and len(done.stderr) > 10 and "Fatal" not in done.stderr
    assert not (tmp_path / "no.pdf").exists()


@pytest.fixture
def demo_page(demo, chromium):
    context = chromium.new_context(extra_http_headers={"Authorization": f"Bearer {demo.token}"}, viewport={"width": 390, "height": 850}, reduced_motion="reduce", accept_downloads=True)
    page = context.new_page()
    page.goto(f"{demo.base}/privacy")
    assert context.request.patch(f"{demo.base}/api/preferences", data={"language": "en", "theme": "light"}).ok
    page.goto(f"{demo.base}/reports")
    expect(page.locator("img.report-page")).to_be_visible()
    yield page
    context.close()


def test_a_report_is_chosen_seen_and_downloaded(demo_page, tmp_path):
    page = demo_page
    expect(page.locator("#turn")).to_contain_text("Page 1 of")
    page.get_by_text("Training and recovery").click()
    expect(page.locator("img.report-page")).to_have_attribute("alt", re.compile("Training and recovery"))
    page.get_by_role("button", name="7 days").click()
    page.get_by_role("button", name="Next page").click()
    expect(page.locator("#turn")).to_contain_text("Page 2 of")
    page.get_by_text("What goes in").click()
    page.get_by_label("Moving").uncheck()
    expect(page.get_by_label("Heart and breath")).to_be_checked()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    pdf = download.value.path().read_bytes()
    check(pdf, tmp_path)
    assert download.value.suggested_filename.startswith("vitalpath-training-")
    assert "Heart and breath" in text(pdf) and "Moving" not in text(pdf)


def test_the_page_says_what_is_wrong_and_passes_axe(demo_page):
    page = demo_page
    page.get_by_label("From", exact=True).fill("1 March 2031")
    page.get_by_label("From", exact=True).press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Choose two days")
    page.get_by_role("button", name="30 days").click()
    expect(page.locator("#order-says")).to_be_hidden()
    expect(page.locator("img.report-page")).to_be_visible()
    assert axe(page).response["violations"] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_many_reports_can_be_cancelled(demo_page):
    page = demo_page
    page.get_by_role("button", name="A year").click()
    page.get_by_label("Files").select_option("week")
    page.get_by_role("button", name="Download").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Cancelled. Nothing was kept.")).to_be_visible()
    expect(page.locator("#making")).to_be_hidden()


def test_printed_it_is_the_pages_and_nothing_else(demo_page):
    page = demo_page
    count = int(re.search(r"of (\d+)", page.locator("#turn").inner_text())[1])
    page.evaluate("() => { window.print = () => { window.printed = document.querySelectorAll('.print-pages img').length; }; }")
    page.get_by_role("button", name="Print").click()
    for _ in range(300):
        if (printed := page.evaluate("window.printed")) is not None:
            break
        page.wait_for_timeout(100)
    assert printed == count
    expect(page.locator(".print-pages")).to_have_count(0)


def test_on_paper_a_page_has_no_frame_around_it(demo_page, demo):
    page = demo_page
    for path in ["/", "/trends", "/history", "/recovery"]:
        page.goto(demo.base + path)
        expect(page.locator("main .card").first).to_be_visible()
        page.emulate_media(media="print")
        for hidden in [".site-nav", ".me", ".under"]:
            for element in page.locator(hidden).all():
                expect(element).to_be_hidden()
        expect(page.locator("main .card").first).to_be_visible()
        page.emulate_media(media="screen")
