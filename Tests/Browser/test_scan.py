"""The panel that finds a product number: by camera, from a photo, typed."""

from random import Random

import pytest
from barcode_pictures import Shot, film, jpeg, labelled, package, unreadable
from barcodes import modules
from conftest import axe, chromium_binary, send, watch
from playwright.sync_api import expect
from served import served

PRODUCT = "8710400145981"


@pytest.fixture(scope="module")
def base():
    with served() as address:
        yield address


@pytest.fixture(scope="module")
def filmed(chromium, tmp_path_factory):
    """A browser whose camera shows a barcode that moves, turns and comes into focus, over and over."""
    path = tmp_path_factory.mktemp("film") / "barcode.y4m"
    film(path, modules("EAN-13", PRODUCT), PRODUCT)
    browser = start(chromium, f"--use-file-for-fake-video-capture={path}", "--use-fake-ui-for-media-stream")
    yield browser
    browser.close()


def start(chromium, *arguments):
    return chromium.browser_type.launch(executable_path=chromium_binary(), args=["--no-sandbox", "--use-fake-device-for-media-stream", *arguments])


@pytest.fixture
def camera_page(server, filmed):
    context = filmed.new_context(viewport={"width": 390, "height": 844}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(30_000)
    complaints = watch(page)
    page.add_init_script("""
        window.streams = [];
        const original = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
        if (original) navigator.mediaDevices.getUserMedia = async (wish) => { const stream = await original(wish); window.streams.push(stream); return stream; };
    """)
    yield page
    context.close()
    # A barcode that nobody knows is a 404, which Chromium writes down.
    assert [words for words in complaints if "404 (Not Found)" not in words] == []


def wait_for_cameras(page, count: int) -> None:
    """Until so many cameras are on."""
    live = "window.streams.flatMap((stream) => stream.getTracks()).filter((track) => track.readyState === 'live').length"
    for _ in range(300):
        if page.evaluate(live) == count:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"not {count} cameras are on")


def test_the_camera_reads_a_barcode_that_moves_and_goes_off(camera_page, base):
    page = camera_page
    page.goto(f"{base}/scan")
    expect(page.get_by_label("Picture of the camera")).to_be_visible()
    expect(page.get_by_role("status").first).to_have_text(f"Read: {PRODUCT}")
    expect(page.locator("#found")).to_have_text(f"found {PRODUCT}.")
    expect(page.get_by_label("Picture of the camera")).to_be_hidden()
    assert page.evaluate("window.streams.length") == 1
    wait_for_cameras(page, 0)


@pytest.mark.parametrize("leave", ["Escape", "Cancel", "the panel is gone", "the page is hidden"])
def test_the_camera_goes_off_when_nobody_looks(camera_page, base, leave):
    page = camera_page
    page.add_init_script("HTMLVideoElement.prototype.play = async () => {}; Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { get: () => 0 })")
    page.goto(f"{base}/scan")
    wait_for_cameras(page, 1)
    if leave == "Escape":
        page.keyboard.press("Escape")
    elif leave == "Cancel":
        page.get_by_role("button", name="Cancel").click()
    elif leave == "the panel is gone":
        page.evaluate("document.querySelector('#panel').replaceChildren()")
    else:
        page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true }); document.dispatchEvent(new Event('visibilitychange'))")
        expect(page.get_by_role("status").first).to_contain_text("The camera is off")
        expect(page.get_by_role("button", name="Use the camera")).to_be_visible()
    wait_for_cameras(page, 0)
    expect(page.locator("#found")).to_have_text("cancelled" if leave in ("Escape", "Cancel") else "")


def test_a_camera_that_is_not_allowed_leaves_the_photo_and_the_digits(chromium, base):
    browser = start(chromium, "--deny-permission-prompts")
    page = browser.new_page()
    page.goto(f"{base}/scan")
    expect(page.get_by_role("status").first).to_contain_text("does not allow the camera here")
    expect(page.get_by_label("Digits below the bars")).to_be_focused()
    page.keyboard.type("96385074")
    page.keyboard.press("Enter")
    expect(page.locator("#found")).to_have_text("found 96385074.")
    browser.close()


def test_a_photo_is_searched_and_what_is_not_in_it_is_said(page, base, tmp_path):
    random = Random(3)
    small = labelled(random, modules("UPC-E", "04252614"), "04252614", Shot(pixels=3, tilt=14), (1600, 1200))
    large = package(random, 3600, 2700)
    large.paste(small, (1700, 1300))
    (tmp_path / "pack.jpg").write_bytes(jpeg(large))
    (tmp_path / "stripes.jpg").write_bytes(unreadable(4))
    (tmp_path / "text.jpg").write_text("no picture")
    page.goto(f"{base}/scan")
    status = page.get_by_role("status").first
    expect(status).to_contain_text("No camera was found")
    photo = page.locator("input[type=file]")
    photo.set_input_files(tmp_path / "stripes.jpg")
    expect(status).to_contain_text("No barcode was recognised in this photo")
    photo.set_input_files(tmp_path / "text.jpg")
    expect(status).to_contain_text("cannot read this picture")
    photo.set_input_files(tmp_path / "pack.jpg")
    expect(page.locator("#found")).to_have_text("found 0042100005264.")


def test_typed_digits_that_do_not_fit_are_told_at_their_field(page, base):
    page.goto(f"{base}/scan-nl")
    field = page.get_by_label("Cijfers onder de strepen")
    expect(field).to_be_focused()
    page.keyboard.type("8710400145982")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Het laatste cijfer controleert de andere")).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("8710")
    page.get_by_role("button", name="Opzoeken").click()
    expect(page.get_by_text("Een productnummer heeft 8, 12 of 13 cijfers.", exact=True)).to_be_visible()
    field.fill(" 8 710400 145981 ")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#found")).to_have_text(f"found {PRODUCT}.")


@pytest.mark.parametrize("scheme,width", [("light", 390), ("dark", 1200)])
def test_the_panel_is_accessible_and_nothing_sticks_out(filmed, base, scheme, width):
    context = filmed.new_context(viewport={"width": width, "height": 850}, color_scheme=scheme, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script("HTMLMediaElement.prototype.play = async () => {}; Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { get: () => 0 })")
    page.goto(f"{base}/scan")
    page.wait_for_timeout(400)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
    assert [problem["id"] for problem in axe(page).response["violations"]] == []
    context.close()


def test_on_the_food_page_a_known_pack_opens_its_food_and_an_unknown_one_asks_for_its_label(camera_page, server):
    page = camera_page
    page.goto(server.link)
    page.wait_for_url("**/onboarding*")
    assert send(page, "/api/profile", {"firstName": "Sam", "onboardingCompleted": True}) == 200
    page.goto(f"{server.base}/food")
    page.get_by_role("button", name="Scan a barcode").click()
    expect(page.get_by_text(f"No food with barcode {PRODUCT} is known here.")).to_be_visible()
    assert page.get_by_role("button", name="Look it up at Open Food Facts").count() == 0
    page.get_by_role("button", name="Fill in the label").click()
    page.get_by_label("Name").fill("Chocolate wafers")
    page.get_by_role("textbox", name="Calories").fill("520")
    page.get_by_role("button", name="Save and use").click()
    expect(page.get_by_role("heading", name="Chocolate wafers")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Scan a barcode").click()
    expect(page.get_by_label("Amount")).to_be_focused()
    expect(page.get_by_role("heading", name="Chocolate wafers")).to_be_visible()
