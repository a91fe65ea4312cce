#!/usr/bin/env python3
"""Writes Kit/Calendar/Zones/ZoneTableData.swift from the zone files of this machine.

Every zone's rule for the years to come is the last line of its file (RFC 9636, section 3.3); zones
with one rule share a line of the table.
"""
import sys

FOLDER = "/usr/share/zoneinfo/"
# A zone for machines that were never set up, and names that no system has any more.
LEFT_OUT = ("Factory", "SystemV/")


def names():
    with open(FOLDER + "tzdata.zi", encoding="utf-8") as source:
        for line in source:
            words = line.split()
            if words and words[0] in ("Z", "L"):
                yield words[1] if words[0] == "Z" else words[2]


def rows():
    rules = {}
    for name in sorted(set(names())):
        if name.startswith(LEFT_OUT):
            continue
        with open(FOLDER + name, "rb") as file:
            rule = file.read().rstrip(b"\n").split(b"\n")[-1].decode()
        area, _, city = name.partition("/") if "/" in name else ("", "", name)
        rules.setdefault(rule, {}).setdefault(area, []).append(city)
    for rule in sorted(rules):
        areas = sorted(rules[rule].items())
        yield " ".join([rule] + [area + ":" + ",".join(cities) for area, cities in areas])


def folded(row):
    """Lines of at most 96 columns, joined by a backslash."""
    part = ""
    for piece in row.replace(",", ",\0").replace(" ", " \0").split("\0"):
        if len(part) + len(piece) > 95:
            yield part + "\\"
            part = ""
        part += piece
    yield part


def main(out):
    out.write("extension ZoneTable {\n")
    out.write("  // Made by Tools/zone-table.py: a rule, then areas with their cities.\n")
    out.write('  static let rows: StaticString = """\n')
    for row in rows():
        for line in folded(row):
            out.write("    " + line + "\n")
    out.write('    """\n}\n')


if __name__ == "__main__":
    main(sys.stdout)
