"""What leaves the first part of the client: texts that it never mentions, and nothing that is in doubt."""
import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TEXTS = {
    1024: "the first part says this",
    1088: "only the app says this",
    1152: "both apps say this one",
    1216: "nobody is known to say this",
    1280: "the app begins in its middle",
    1344: "a table in the first part has it",
}
#: A literal is known by an address so many octets before its text.
BIAS = 20


def module(folder, name, mentions, imports="", offsets=()):
    uses = "".join(f"(drop (i32.const {address}))" for address in mentions)
    uses += "".join(f"(drop (i32.load offset={address} (i32.const 0)))" for address in offsets)
    source = folder / f"{name}.wat"
    source.write_text(f'(module {imports} (func (export "f") {uses}))')
    subprocess.run(["wasm-as", source, "-o", folder / f"{name}.wasm"], check=True)
    return folder / f"{name}.wasm"


def picture(path):
    """Memory as the module's data section fills it, and nothing else."""
    listing = path.with_suffix(".out.wat")
    subprocess.run(["wasm-dis", path, "-o", listing], check=True)
    return "\n".join(line for line in listing.read_text().splitlines() if "(data " in line)


def test_texts_go_where_they_are_used_and_doubtful_ones_stay(tmp_path):
    data = "".join(f'(data (i32.const {at}) "{text}")' for at, text in TEXTS.items())
    table = "".join(f"\\{octet:02x}" for octet in (1344 - BIAS).to_bytes(4, "little"))
    memory = f'(memory (export "memory") 1) {data} (data (i32.const 1408) "{table}")'
    borrowed = '(import "first" "memory" (memory 1))'
    parts = [
        module(tmp_path, "first", [1024 - BIAS], memory),
        module(tmp_path, "shared", [1024 - BIAS], borrowed),
        module(tmp_path, "app", [at - BIAS for at in (1088, 1152, 1285, 1344)], borrowed),
        module(tmp_path, "other", [1152 - BIAS], borrowed),
    ]
    subprocess.run(["node", ROOT / "Tools/Parts/words.mjs", *parts], check=True)
    first, shared, app, other = [picture(part) for part in parts]
    for at in (1024, 1216, 1280, 1344):
        assert TEXTS[at] in first and TEXTS[at] not in shared + app + other
    assert TEXTS[1088] in app and TEXTS[1088] not in first + shared + other
    assert TEXTS[1152] in shared and TEXTS[1152] not in first + app + other


def test_a_text_goes_to_whoever_may_mean_it(tmp_path):
    """The address of a literal is, 20 octets before it, one in another text as well."""
    memory = """(memory (export "memory") 1) (data (i32.const 1024) "an app or both say this")
      (data (i32.const 1052) "one app says this")"""
    borrowed = '(import "first" "memory" (memory 1))'
    parts = [
        module(tmp_path, "first", [], memory),
        module(tmp_path, "shared", [], borrowed),
        module(tmp_path, "app", [1024 - BIAS], borrowed),
        module(tmp_path, "other", [1052 - BIAS], borrowed),
    ]
    subprocess.run(["node", ROOT / "Tools/Parts/words.mjs", *parts], check=True)
    first, shared, app, other = [picture(part) for part in parts]
    assert "an app or both say this" in shared and "one app says this" in other
    assert not (first or app)


def segments(path):
    """Where the module's data begins and ends, segment by segment."""
    found = re.findall(r'\(i32\.const (\d+)\) "(.*)"\)', picture(path))
    return [(int(at), int(at) + len(re.sub(r"\\..", "x", text))) for at, text in found]


def test_a_part_that_comes_later_leaves_alone_what_lies_between_its_texts(tmp_path):
    """Four octets that may have changed meanwhile, with zeros around them, between two texts of the app."""
    memory = """(memory (export "memory") 1) (data (i32.const 1021) "\\01")
      (data (i32.const 1024) "one text of the app") (data (i32.const 1044) "\\07\\08\\09\\0a")
      (data (i32.const 1049) "one more of the app")"""
    borrowed = '(import "first" "memory" (memory 1))'
    first = module(tmp_path, "first", [], memory)
    shared = module(tmp_path, "shared", [], borrowed)
    app = module(tmp_path, "app", [1024 - BIAS, 1049 - BIAS], borrowed)
    subprocess.run(["node", ROOT / "Tools/Parts/words.mjs", first, shared, app], check=True)
    assert segments(app) == [(1024, 1043), (1049, 1068)]
    assert (1044, 1048) in segments(first)


@pytest.mark.parametrize("base", [1024, 0x110000 - 64, 0x1fffc0, 0x200000, 0x7f0000])
def test_a_text_stays_that_is_read_by_its_address(tmp_path, base):
    """An offset has no sign: from 64, 8,192 or 1 MiB on its last octet looks like a negative number's."""
    literal, read = base, base + 64
    memory = f"""(memory (export "memory") 256) (data (i32.const {base - 64}) "\\01")
      (data (i32.const {literal}) "only the app says this")
      (data (i32.const {read}) "the first part reads this")"""
    borrowed = '(import "first" "memory" (memory 256))'
    first = module(tmp_path, "first", [], memory, offsets=[read])
    shared = module(tmp_path, "shared", [], borrowed)
    app = module(tmp_path, "app", [literal - BIAS, read - BIAS], borrowed)
    subprocess.run(["node", ROOT / "Tools/Parts/words.mjs", first, shared, app], check=True)
    assert "only the app says this" in picture(app)
    assert "the first part reads this" in picture(first)
    assert "the first part reads this" not in picture(app)
