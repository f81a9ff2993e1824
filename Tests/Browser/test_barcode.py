"""Product barcodes are read from pictures by the page's own decoder, and never wrongly."""

from itertools import product
from random import Random

import pytest
from barcode_pictures import Shot, jpeg, labelled, readable, take, unreadable
from barcodes import FORMATS, gtin, modules, random_digits
from served import Files, served

PRODUCT = "8710400145981"

READ = """async (paths) => {
    const { readBarcode } = await import("/food/ean.js");
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    const results = [];
    for (const path of paths) {
        const picture = await createImageBitmap(await (await fetch(path)).blob());
        [canvas.width, canvas.height] = [picture.width, picture.height];
        context.drawImage(picture, 0, 0);
        const data = context.getImageData(0, 0, picture.width, picture.height);
        const work = { lines: 0 };
        const found = readBarcode(data, work);
        results.push({ ...found, lines: work.lines });
    }
    return results;
}"""

READ_BARS = """async (symbols) => {
    const { readBarcode } = await import("/food/ean.js");
    return symbols.map((bars) => {
        const [module, height] = [3, 48];
        const width = (bars.length + 22) * module;
        const data = new Uint8ClampedArray(width * height * 4).fill(255);
        for (let i = 0; i < width * height; i++) {
            if (bars[Math.floor((i % width) / module) - 11] === "1") data.fill(0, i * 4, i * 4 + 3);
        }
        return readBarcode({ data, width, height }) ?? {};
    });
}"""

TYPED = """async (texts) => {
    const { isBarcode, normalise } = await import("/food/gtin.js");
    return texts.map((text) => isBarcode(text) ? normalise(text) : null);
}"""


@pytest.fixture(scope="module")
def base():
    with served() as address:
        yield address


@pytest.fixture
def reader(page, base):
    """Reads pictures, given as JPEG, with the real decoder in the real browser."""
    page.goto(f"{base}/empty")

    def read(pictures: list[bytes]) -> list[dict]:
        paths = [f"/pictures/{number}.jpg" for number in range(len(pictures))]
        Files.made.update({path: ("image/jpeg", picture) for path, picture in zip(paths, pictures)})
        return page.evaluate(READ, paths)

    return read


def wanted(kind: str, digits: str) -> dict:
    return {"digits": digits, "format": kind, "gtin": gtin(kind, digits)}


def test_pictures_as_a_phone_takes_them_are_read_and_none_wrongly(reader):
    taken = [readable(seed) for seed in range(60)]
    results = reader([picture for _, _, picture in taken])
    lines = sorted(result.pop("lines") for result in results)
    right = sum(result == wanted(kind, digits) for result, (kind, digits, _) in zip(results, taken))
    wrong = [(digits, result) for result, (kind, digits, _) in zip(results, taken) if result and result != wanted(kind, digits)]
    print(f"{right} of 60 read, {len(wrong)} wrongly; {lines[30]} lines a picture, {lines[-1]} at most")
    assert wrong == []
    assert right >= 56


def test_what_only_looks_like_a_barcode_is_not_read(reader):
    results = reader([unreadable(seed) for seed in range(20)])
    assert [result for result in results if "digits" in result] == []


def test_a_large_frame_is_read_at_any_angle_from_few_lines(reader):
    pictures = []
    for turn in range(6):
        random, shot = Random(turn), Shot(pixels=3.5, tilt=turn * 60, blur=0.2, noise=3)
        pictures.append(jpeg(take(random, labelled(random, modules("EAN-13", PRODUCT), PRODUCT, shot, (1280, 720)), shot)))
    results = reader(pictures)
    lines = sorted(result["lines"] for result in results)
    print(f"1280 x 720: {lines[3]} lines, {lines[-1]} at most")
    assert [result.get("digits") for result in results] == [PRODUCT] * 6
    assert lines[3] <= 11, "one region is enough"
    assert lines[-1] <= 88, "and no more than there are"


@pytest.mark.parametrize("kind", FORMATS)
def test_every_digit_is_read_at_every_place(page, base, kind):
    random = Random(kind)
    codes = []
    first = {"EAN-13": "123456789", "UPC-E": "0"}.get(kind, "0123456789")  # an EAN-13 that begins with 0 is a UPC-A
    rest = range(1, len(random_digits(random, kind)))
    missing = set(product([0], first)) | set(product(rest, "0123456789"))
    while missing or len(codes) < 60:
        codes.append(random_digits(random, kind))
        missing -= set(enumerate(codes[-1]))
    page.goto(f"{base}/empty")
    assert page.evaluate(READ_BARS, [modules(kind, code) for code in codes]) == [wanted(kind, code) for code in codes]


def test_typed_digits_are_checked_and_brought_to_one_form(page, base):
    page.goto(f"{base}/empty")
    cases = {
        "8710400145981": "8710400145981", "8 710400 145981": "8710400145981", "871-0400-145981": "8710400145981",
        "036000291452": "0036000291452", "96385074": "96385074", "08710400145981": "8710400145981",
        "04252614": "0042100005264", "425261": "0042100005264", "0123456": "0012345000065", "0425261": None, "4252614": "0042100005264",
        "8710400145982": None, "036000291453": None, "96385075": None, "18710400145988": None, "04252615": None,
        "": None, "123": None, "87104001459810": None, "87104OO145981": None, "８７１０４００１４５９８１": None,
    }
    assert page.evaluate(TYPED, list(cases)) == list(cases.values())
