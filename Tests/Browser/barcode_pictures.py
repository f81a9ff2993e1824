"""Pictures of barcodes as a phone takes them, and of what only looks like one. Each comes from its seed alone."""

import io
import math
from dataclasses import dataclass
from random import Random

import numpy as np
from barcodes import FORMATS, code128_like, damaged, modules, random_digits
from PIL import Image, ImageDraw, ImageFilter, ImageFont

FINE = 8  # pixels a module on a label before it is placed
WORDS = "Whole oats Havermout 500 g Best before Ten minste houdbaar tot Ingredients zout 0,12 g vetten suikers BIO".split()


@dataclass
class Shot:
    """How a picture is taken. Lengths are in modules of the symbol unless they say pixels."""
    pixels: float = 3.0  # a module
    tilt: float = 0.0  # degrees
    skew: float = 0.0  # perspective: how much nearer one end is, as a part
    blur: float = 0.0  # sigma
    motion: float = 0.0  # length
    contrast: float = 1.0
    shade: float = 0.0  # how much light the dark side of the picture lacks
    noise: float = 0.0  # grey levels
    quality: int = 92  # JPEG
    height: float = 0.6  # of the bars, as a part of their width


def random_shot(random: Random) -> Shot:
    """Each thing that goes wrong in kitchens, often several at once."""
    tilt = random.uniform(25, 40) * random.choice([-1, 1]) if random.random() < 0.15 else random.uniform(-25, 25)
    blur = random.uniform(0, 0.6)
    # A motion of one module blurs as a sigma of 0.29 does; together they stay as bad as the worst blur.
    motion = random.uniform(0, min(1.3, math.sqrt(0.38 - blur ** 2) / 0.29)) if random.random() < 0.3 else 0
    return Shot(
        pixels=random.uniform(1.5, 5), tilt=tilt + (180 if random.random() < 0.15 else 0), skew=random.uniform(-0.2, 0.2),
        blur=blur, motion=motion, contrast=random.uniform(0.25, 1) if random.random() < 0.5 else 1,
        shade=random.uniform(0, 0.5), noise=random.uniform(0.5, 6), quality=random.randrange(60, 96),
        height=random.uniform(0.3, 0.75))


def readable(seed: int) -> tuple[str, str, bytes]:
    """A picture with one barcode: its format, its printed digits, the JPEG."""
    random = Random(seed)
    kind = FORMATS[seed % 4]
    digits, shot = random_digits(random, kind), random_shot(random)
    return kind, digits, jpeg(take(random, labelled(random, modules(kind, digits), digits, shot), shot), shot.quality)


def unreadable(seed: int) -> bytes:
    """A picture that looks as if there were a barcode, and has none that is valid."""
    random = Random(seed)
    shot = random_shot(random)
    look = seed % 4
    if look == 0:
        scene = package(random, 800, 600)
        for _ in range(6):
            stripes(random, scene, is_regular=random.random() < 0.3)
    elif look == 1:
        scene = labelled(random, code128_like(random), "ABC-12345", shot)
    else:
        kind = random.choice(FORMATS)
        digits = damaged(kind, random_digits(random, kind), random)
        scene = labelled(random, modules(kind, digits), digits, shot)
    return jpeg(take(random, scene, shot), shot.quality)


def labelled(random: Random, bars: str, text: str, shot: Shot, size: tuple[int, int] | None = None) -> Image.Image:
    """A package with a label that bears `bars`, turned and tilted away as `shot` says. As large as it has to be."""
    label = draw_label(random, bars, text, shot.height)
    angle = math.radians(shot.tilt)
    corners = []
    for x, y in [(-1, -1), (1, -1), (1, 1), (-1, 1)]:
        px, py = x * label.width / 2, y * label.height / 2 * (1 + shot.skew * x / 2)
        corners.append(((px * math.cos(angle) - py * math.sin(angle)) * shot.pixels / FINE,
                        (px * math.sin(angle) + py * math.cos(angle)) * shot.pixels / FINE))
    reach_x, reach_y = (math.ceil(max(abs(corner[axis]) for corner in corners)) + 2 for axis in (0, 1))
    width, height = size or (random.choice([640, 800, 960]), random.choice([480, 600, 720]))
    scene = package(random, max(width, 2 * reach_x), max(height, 2 * reach_y))
    left, top = random.randint(0, scene.width - 2 * reach_x), random.randint(0, scene.height - 2 * reach_y)
    # Drawn three times as fine and shrunk: a pixel is the mean of nine.
    targets = [((x + reach_x) * 3, (y + reach_y) * 3) for x, y in corners]
    plane = projection(targets, [(0, 0), (label.width, 0), (label.width, label.height), (0, label.height)])
    put = label.transform((reach_x * 6, reach_y * 6), Image.Transform.PERSPECTIVE, plane, Image.Resampling.BILINEAR).reduce(3)
    mask = Image.new("L", (reach_x * 6, reach_y * 6))
    ImageDraw.Draw(mask).polygon(targets, fill=255)
    mask = mask.reduce(3)
    scene.paste(put, (left, top), mask)
    return scene


def projection(targets: list, sources: list) -> np.ndarray:
    """The eight numbers of the perspective that takes four points to four others."""
    rows = []
    for (x, y), (u, v) in zip(targets, sources):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    return np.linalg.solve(np.array(rows, dtype=float), np.array(sources, dtype=float).ravel())


def draw_label(random: Random, bars: str, text: str, height: float) -> Image.Image:
    """Bars with their quiet zones and digits, on paper that is nearly white."""
    quiet_left, quiet_right, above, below = 11, 9, 3, 12
    tall = int(len(bars) * height)
    paper, ink = colour(random, 215, 255), random.choice([(0, 0, 0), (25, 20, 20), (15, 20, 60), (10, 50, 30)])
    label = Image.new("RGB", ((quiet_left + len(bars) + quiet_right) * FINE, (above + tall + below) * FINE), paper)
    draw = ImageDraw.Draw(label)
    for place, bit in enumerate(bars):
        if bit == "1":
            left = (quiet_left + place) * FINE
            draw.rectangle([left, above * FINE, left + FINE - 1, (above + tall) * FINE], fill=ink)
    draw.text((label.width / 2, (above + tall + 1) * FINE), text, fill=ink, font=ImageFont.load_default(8 * FINE), anchor="ma")
    return label


def package(random: Random, width: int, height: int) -> Image.Image:
    """Printed cardboard: a colour that changes, text, and stripes of other kinds."""
    ends = np.array([colour(random, 40, 235), colour(random, 40, 235)], dtype=float)
    ramp = np.linspace(0, 1, width)[None, :, None]
    scene = Image.fromarray(np.repeat(ends[0] * (1 - ramp) + ends[1] * ramp, height, axis=0).astype(np.uint8))
    draw = ImageDraw.Draw(scene)
    for _ in range(random.randrange(10, 26)):
        draw.text((random.randrange(width), random.randrange(height)), " ".join(random.choices(WORDS, k=3)),
                  fill=colour(random, 0, 255), font=ImageFont.load_default(random.randrange(10, 34)))
    for _ in range(random.randrange(0, 4)):
        stripes(random, scene)
    return scene


def colour(random: Random, low: int, high: int) -> tuple[int, int, int]:
    return random.randint(low, high), random.randint(low, high), random.randint(low, high)


def stripes(random: Random, scene: Image.Image, is_regular: bool = True) -> None:
    draw, ink, step, length = ImageDraw.Draw(scene), colour(random, 0, 255), random.uniform(3, 12), random.randrange(40, 140)
    x, y, lies = random.randrange(scene.width), random.randrange(scene.height), random.random() < 0.5
    for _ in range(random.randrange(8, 40)):
        thick = step / 2 if is_regular else random.uniform(1, step)
        draw.rectangle([x, y, x + length, y + thick] if lies else [x, y, x + thick, y + length], fill=ink)
        far = step if is_regular else thick + random.uniform(1, step)
        x, y = (x, y + far) if lies else (x + far, y)


def take(random: Random, scene: Image.Image, shot: Shot) -> Image.Image:
    """Blur, movement, light and the sensor's noise."""
    if shot.blur:
        scene = scene.filter(ImageFilter.GaussianBlur(shot.blur * shot.pixels))
    image = np.asarray(scene, dtype=np.float32)
    if shot.motion:
        image = moved(scene, shot.motion * shot.pixels, math.radians(shot.tilt + random.uniform(-30, 30)))
    direction = random.uniform(0, 2 * math.pi)
    down, right = np.linspace(-0.5, 0.5, scene.height)[:, None], np.linspace(-0.5, 0.5, scene.width)[None, :]
    light = 1 - shot.shade * (right * math.cos(direction) + down * math.sin(direction) + 0.5)
    # Less contrast around a dark grey: dim rooms, and light that falls into the lens.
    image = image * (light * shot.contrast)[:, :, None].astype(np.float32) + np.float32((1 - shot.contrast) * random.uniform(20, 80))
    noise = np.random.default_rng(random.randrange(2 ** 32)).standard_normal(image.shape, dtype=np.float32)
    return Image.fromarray(np.clip(image + noise * np.float32(shot.noise), 0, 255).astype(np.uint8))


def moved(scene: Image.Image, length: float, direction: float) -> np.ndarray:
    """The mean of the picture over a straight movement of `length` pixels."""
    steps = max(2, math.ceil(length * 2))
    total = np.zeros((scene.height, scene.width, 3), dtype=np.float32)
    for step in range(steps):
        far = (step / (steps - 1) - 0.5) * length
        shift = (1, 0, far * math.cos(direction), 0, 1, far * math.sin(direction))
        total += np.asarray(scene.transform(scene.size, Image.Transform.AFFINE, shift, Image.Resampling.BILINEAR))
    return total / steps


def jpeg(image: Image.Image, quality: int = 92) -> bytes:
    out = io.BytesIO()
    image.save(out, "JPEG", quality=quality)
    return out.getvalue()


def film(path, bars: str, text: str, frames: int = 30, size: tuple[int, int] = (640, 480)) -> None:
    """Two seconds of uncompressed video (Y4M) in which a barcode comes nearer, turns, and comes into focus."""
    with open(path, "wb") as file:
        file.write(b"YUV4MPEG2 W%d H%d F15:1 Ip A1:1 C420jpeg\n" % size)
        for frame in range(frames):
            part = frame / (frames - 1)
            shot = Shot(pixels=2.2 + part, tilt=-28 + 40 * part, skew=0.15 * (1 - part), blur=max(0.25, 1.6 - 2 * part), noise=3)
            random = Random(7)
            y, blue, red = take(random, labelled(random, bars, text, shot, size), shot).convert("YCbCr").split()
            half = (size[0] // 2, size[1] // 2)
            file.write(b"FRAME\n" + y.tobytes() + blue.resize(half).tobytes() + red.resize(half).tobytes())
