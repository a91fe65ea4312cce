#!/usr/bin/env python3
"""Cuts the apps' own faces out of fonts of the PyPI's `fontpkg-…` (SIL OFL 1.1).

    fonts.py FOLDER    writes FOLDER/playfair.woff2, playfair-italic.woff2, poppins-600.woff2 and
                       poppins-700.woff2

TeePals' display face is Playfair Display, DayBlock's figures are Poppins. Latin letters, digits and
marks only, in the weights that are used: other scripts have the system's own faces. Without the
fonts everything works, in the fallback.
"""

import pathlib
import sys

import fontpkg_playfair_display
import fontpkg_poppins
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PLAYFAIR = {"playfair": "PlayfairDisplay[wght].ttf", "playfair-italic": "PlayfairDisplay-Italic[wght].ttf"}
POPPINS = {"poppins-600": "Poppins-SemiBold.ttf", "poppins-700": "Poppins-Bold.ttf"}
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
           0x2022, 0x2026]
# Times and amounts, and the words beside them.
FIGURES = [*range(0x20, 0x7F), 0xB7, 0xD7, 0x2013, 0x2014, 0x2032, 0x2212]


def cut(font: TTFont, letters: list[int], features: list[str], target: pathlib.Path) -> None:
    options = subset.Options(flavor="woff2", layout_features=features, hinting=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def align(font: TTFont) -> None:
    """Gives all digits the width of the widest: a clock must not tremble."""
    names = [font.getBestCmap()[digit] for digit in range(0x30, 0x3A)]
    metrics, shapes = font["hmtx"].metrics, font["glyf"]
    width = max(metrics[name][0] for name in names)
    for name in names:
        shift = (width - metrics[name][0]) // 2
        shapes[name].coordinates.translate((shift, 0))
        shapes[name].recalcBounds(shapes)
        metrics[name] = (width, metrics[name][1] + shift)


def main() -> int:
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    files = pathlib.Path(fontpkg_playfair_display.__file__).parent / "files"
    for name, source in PLAYFAIR.items():
        font = instancer.instantiateVariableFont(TTFont(files / source), {"wght": 700})
        cut(font, LETTERS, ["kern", "liga", "lnum"], folder / f"{name}.woff2")
    files = pathlib.Path(fontpkg_poppins.__file__).parent / "files"
    for name, source in POPPINS.items():
        font = TTFont(files / source)
        align(font)
        cut(font, FIGURES, [], folder / f"{name}.woff2")
    return 0


if __name__ == "__main__":
    sys.exit(main())
