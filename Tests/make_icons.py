"""Draws the installed app's icons from the line of `Public/icon.svg`: `python Tests/make_icons.py` (with Pillow)."""

import pathlib

from PIL import Image, ImageDraw

PUBLIC = pathlib.Path(__file__).resolve().parents[1] / "Public"
INK = "#4f46e5"
# The points of the path in icon.svg, on its 32 by 32 sheet.
LINE = [(6, 17), (11, 17), (14, 9), (19, 23), (22, 17), (26, 17)]


def icon(size: int, rounding: float, scale: float) -> Image.Image:
    """Drawn four times as large and made smaller, so that edges are smooth. `scale` of the line, about the middle."""
    whole = size * 4
    image = Image.new("RGBA", (whole, whole), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, whole - 1, whole - 1), radius=whole * rounding, fill=INK)
    unit = whole / 32
    points = [((x - 16) * scale * unit + whole / 2, (y - 16) * scale * unit + whole / 2) for x, y in LINE]
    width = 2.6 * unit * scale
    draw.line(points, fill="white", width=round(width), joint="curve")
    for x, y in points:
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill="white")
    return image.resize((size, size), Image.Resampling.LANCZOS)


if __name__ == "__main__":
    icon(192, 0.25, 1).save(PUBLIC / "icon-192.png", optimize=True)
    icon(512, 0.25, 1).save(PUBLIC / "icon-512.png", optimize=True)
    # A mask may cut all but the middle four fifths.
    icon(512, 0, 0.75).save(PUBLIC / "icon-maskable.png", optimize=True)
