#!/usr/bin/env python3
"""What the clients are made of: for each its largest modules and functions in bytes, before compression, and how
much each module has grown since the sizes that were recorded last. Reads what `Tools/compile-web.sh` has linked.

    client-sizes.py [CLIENT…]    all clients, or some
    client-sizes.py --brief      all clients, without functions: at the end of a build
    client-sizes.py --record     writes Tools/client-sizes.json: before a release
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).parents[1]
RECORD = ROOT / "Tools/client-sizes.json"
MOST = 20


class Reader:
    """Goes through the bytes of a module (WebAssembly Core Specification, section 5)."""

    def __init__(self, content):
        self.content, self.at = content, 0

    def number(self):
        """An unsigned LEB128."""
        value = shift = 0
        while True:
            byte = self.content[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            if byte < 128:
                return value
            shift += 7

    def part(self, length):
        part = Reader(self.content[self.at:self.at + length])
        self.at += length
        return part

    def text(self):
        return self.part(self.number()).content.decode("utf8", "replace")

    @property
    def is_at_end(self):
        return self.at >= len(self.content)


def imported(section):
    """How many functions are imported: these are numbered before the module's own."""
    functions = 0
    for _ in range(section.number()):
        section.text(), section.text()
        kind = section.part(1).content[0]
        if kind != 0:
            sys.exit("The client imports something else than functions.")
        section.number()
        functions += 1
    return functions


def names(section):
    """The name of each function, by its number."""
    found = {}
    while not section.is_at_end:
        kind, part = section.part(1).content[0], section.part(section.number())
        if kind == 1:
            for _ in range(part.number()):
                number = part.number()
                found[number] = part.text()
    return found


def functions(module):
    """Bytes of each function, by its mangled name, and those of the data."""
    reader, first, sizes, known, data = Reader(module.read_bytes()), 0, [], {}, 0
    reader.part(8)
    while not reader.is_at_end:
        kind, section = reader.part(1).content[0], reader.part(reader.number())
        if kind == 2:
            first = imported(section)
        elif kind == 10:
            for _ in range(section.number()):
                length = section.number()
                section.part(length)
                sizes.append(length)
        elif kind == 11:
            data = len(section.content)
        elif kind == 0 and section.text() == "name":
            known = names(section)
    if not known:
        sys.exit(f"{module} has no names of functions.")
    return [(known.get(first + index, "?"), size) for index, size in enumerate(sizes)], data


def targets():
    """The names of our own modules."""
    found = {target.name for folder in ("Kit", "Products") for target in (ROOT / folder).iterdir()}
    for app in (ROOT / "Apps").iterdir():
        found |= {app.name + target for target in ("Domain", "UI", "Client")}
    return found


def owner(name, known):
    """The module a function was written in: of a specialised one, that of the generic function."""
    if not name.startswith("$"):
        return "C"
    for start in re.finditer(r"(?<!\d)\d+", name):
        length = int(start[0])
        if (word := name[start.end():start.end() + length]) in known:
            return word
    return "Swift"


def demangled(mangled):
    answer = subprocess.run(["swift-demangle", "-simplified"], input="\n".join(mangled), capture_output=True,
                            text=True, check=True)
    return answer.stdout.splitlines()


def modules(module):
    found, data = functions(module)
    known, total = targets(), collections.Counter()
    for name, size in found:
        total[owner(name, known)] += size
    total["data"] = data
    return found, total


def growth(name, size, before):
    """By how much a module has grown since the record; nothing where there is none of this client."""
    return f"{size - before[name]:+,}" if name in before else "new" if before else ""


def tell_briefly(client, total, before):
    whole = sum(total.values())
    since = f" ({whole - sum(before.values()):+,} since the record)" if before else ""
    parts = [f"{name} {size:,}" + (f" ({grown})" if (grown := growth(name, size, before)) else "")
             for name, size in total.most_common(MOST)]
    print(f"{client}: {whole:,} bytes before compression{since}, most of it in")
    print(textwrap.fill(", ".join(parts), 100, initial_indent="  ", subsequent_indent="  "))


def tell(client, found, total, before):
    print(f"\n{client}: {sum(total.values()):,} bytes in {len(found):,} functions, and data")
    for name, size in total.most_common(MOST):
        print(f"  {size:10,} {growth(name, size, before):>10}  {name}")
    largest = sorted(found, key=lambda one: -one[1])[:MOST]
    for (_, size), words in zip(largest, demangled([name for name, _ in largest])):
        print(f"  {size:10,}  {words[:100]}")


def main(wanted):
    linked = {file.name.split(".")[1]: file for file in sorted((ROOT / ".build").glob("web.*.whole.wasm"))}
    before = json.loads(RECORD.read_text()) if RECORD.exists() else {}
    if wanted == ["--brief"]:
        # What was kept from an earlier tree has not been linked here.
        for client, file in linked.items():
            tell_briefly(client, modules(file)[1], before.get(client, {}))
        return
    if not linked:
        sys.exit("Nothing was linked: run `make web`.")
    if wanted == ["--record"]:
        record = {client: dict(sorted(modules(file)[1].items())) for client, file in linked.items()}
        RECORD.write_text(json.dumps(record, indent=1) + "\n")
        return
    for client in wanted or linked:
        if client not in linked:
            sys.exit(f"No client is called {client}.")
        tell(client, *modules(linked[client]), before.get(client, {}))


if __name__ == "__main__":
    main(sys.argv[1:])
