"""slim_icu.py LIBRARY FOLDER: writes FOLDER/icu.s, ICU's data without the languages that the program does not speak, for a
linker that wraps the symbol of the whole.

Foundation brings 34 MB of data for all languages of the world, more than all of the rest. The program speaks English and
Dutch, names both by their identifiers, and reads no text in the encodings that only ICU knows. What has no language in it
(zones, units, properties of characters, order, normal forms, transliteration) is kept whole. For a language that is left
out ICU goes on with its root, as it does for one that it never had.
"""

import pathlib
import re
import struct
import subprocess
import sys

LANGUAGES = {"root", "en", "nl"}
ALIGNMENT = 16


def is_kept(name: str) -> bool:
    """By its path below the package: `af_NA.res`, `zone/nl.res`, `brkitr/thaidict.dict`, `ibm-964_P110-1999.cnv`."""
    file = name.rsplit("/", 1)[-1]
    if file.endswith((".cnv", ".dict")):
        return False
    stem = file.removesuffix(".res")
    if not file.endswith(".res") or stem in ("pool", "res_index"):
        return True
    language = re.match(r"([a-z]{2,3}|root)(_|$)", stem)
    return language is None or language[1] in LANGUAGES


def slim(data: bytes) -> bytes:
    """A package of ICU (`ucmndata.h`): a header, then a table of names and places, sorted, both from its own beginning."""
    header, magic1, magic2 = struct.unpack_from("<HBB", data)
    assert (magic1, magic2) == (0xDA, 0x27) and data[12:16] == b"CmnD", "not a package of ICU"
    (count,) = struct.unpack_from("<I", data, header)
    table = [struct.unpack_from("<II", data, header + 4 + 8 * index) for index in range(count)]
    ends = [place for _, place in table[1:]] + [len(data) - header]
    items = []
    for (name_at, place), end in zip(table, ends):
        name = data[header + name_at : data.index(0, header + name_at)]
        if is_kept(name.decode().split("/", 1)[1]):
            items.append((name, data[header + place : header + end]))
    names_at = 4 + 8 * len(items)
    names, places, content = b"", [], b""
    for name, _ in items:
        places.append(names_at + len(names))
        names += name + b"\0"
    start = names_at + len(names)
    start += -(header + start) % ALIGNMENT
    result = bytearray(struct.pack("<I", len(items)))
    for (_, item), name_at in zip(items, places):
        result += struct.pack("<II", name_at, start + len(content))
        content += item + bytes(-len(item) % ALIGNMENT)
    result += names
    result += bytes(start - len(result)) + content
    return data[:header] + bytes(result)


library, folder = sys.argv[1], pathlib.Path(sys.argv[2])
member = subprocess.run(["ar", "p", library, "icu_packaged_data.cpp.o"], check=True, capture_output=True).stdout
(folder / "all.o").write_bytes(member)
subprocess.run(["objcopy", "-O", "binary", "--only-section=.rodata", folder / "all.o", folder / "all.dat"], check=True)
symbol = "__wrap_" + re.search(rb"icudt\d+_dat", member)[0].decode()
data = (folder / "all.dat").read_bytes()
kept = slim(data)
(folder / "icu.dat").write_bytes(kept)
(folder / "icu.s").write_text(
    f'.section .rodata.icu,"a",@progbits\n.balign {ALIGNMENT}\n.globl {symbol}\n.type {symbol}, @object\n'
    f'{symbol}:\n.incbin "{folder / "icu.dat"}"\n.size {symbol}, {len(kept)}\n.section .note.GNU-stack,"",@progbits\n')
print(f"ICU: {len(kept)} of {len(data)} bytes kept")
