#!/usr/bin/env python3
"""Cuts TeePals' display face out of Playfair Display (SIL OFL 1.1, PyPI `fontpkg-playfair-display`).

    fonts.py FOLDER    writes FOLDER/playfair.woff2 and FOLDER/playfair-italic.woff2

Latin letters, digits and marks only, in the weights that are used: other scripts have the system's
own serif. Without the font everything works, in the fallback.
"""

import pathlib
import sys

import fontpkg_playfair_display
from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FILES = {"playfair": "PlayfairDisplay[wght].ttf", "playfair-italic": "PlayfairDisplay-Italic[wght].ttf"}
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D,
           0x2022, 0x2026]


def cut(source: pathlib.Path, target: pathlib.Path) -> None:
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": 700})
    options = subset.Options(flavor="woff2", layout_features=["kern", "liga", "lnum"], hinting=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size} bytes")


def main() -> int:
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    files = pathlib.Path(fontpkg_playfair_display.__file__).parent / "files"
    for name, source in FILES.items():
        cut(files / source, folder / f"{name}.woff2")
    return 0


if __name__ == "__main__":
    sys.exit(main())
