#!/usr/bin/env python3
"""Draws the PNG icons from the SVG ones in Web/icons, with Chromium and Pillow. Run it after changing a drawing."""

import pathlib
import subprocess
import sys
import tempfile

from PIL import Image

ICONS = pathlib.Path(__file__).resolve().parent.parent / "Web" / "icons"
LIMIT = 20_000

# Name of the file after the app's, side in pixels, and whether the tile fills the whole square: phones cut
# maskable and Apple's icons to their own shapes, everything important lies in the inner circle of 80 %.
SHAPES = [("-192", 192, False), ("-512", 512, False), ("-maskable-512", 512, True), ("-180", 180, True)]


def draw(svg: str, side: int, target: pathlib.Path, chromium: str) -> None:
    """Renders the drawing on a transparent page of exactly its size."""
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "icon.html"
        page.write_text(
            f"<style>body{{margin:0}}svg{{display:block;width:{side}px;height:{side}px}}</style>{svg}"
        )
        subprocess.run(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             f"--user-data-dir={folder}/profile", "--default-background-color=00000000",
             f"--window-size={side},{side}", f"--screenshot={target}", page.as_uri()],
            check=True, capture_output=True, timeout=60)
    # A few dozen colours are enough for flat shapes and their edges.
    Image.open(target).quantize(colors=96, method=Image.Quantize.FASTOCTREE).save(
        target, optimize=True)


def main() -> int:
    chromium = sys.argv[1] if len(sys.argv) > 1 else "chromium"
    too_large = 0
    for source in sorted(ICONS.glob("*.svg")):
        svg = source.read_text()
        for name, side, fills in SHAPES:
            target = source.with_name(source.stem + name + ".png")
            draw(svg.replace('rx="112"', 'rx="0"') if fills else svg, side, target, chromium)
            size = target.stat().st_size
            too_large += size > LIMIT
            print(f"{target.name}: {size} bytes")
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main())
