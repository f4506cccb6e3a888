"""Writes app/sharing/letters.json: the outlines of our typeface, for pictures that are drawn on
machines without any font. Needs fonttools and brotli from PyPI (written with fonttools 4.66.1):
`python3 art/letters.py`, then `npx biome check --write app/sharing/letters.json`.
"""

import json

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHT = 700
# What names and titles are written with; accents that stand alone belong to none.
WANTED = [chr(c) for c in (*range(0x20, 0x7F), *range(0xC0, 0x180))] + list("«»°·–—‘’“”„…€")
# Letters with an accent stand as close as those without.
PAIRED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'’.,«»"
# Pairs that stand closer or wider by less than this, in thousandths, look the same.
LEAST = 15

font = instantiateVariableFont(TTFont("app/ui/atkinson-next-latin.woff2"), {"wght": WEIGHT})
cmap, glyphs = font.getBestCmap(), font.getGlyphSet()
letters = {}
for letter in WANTED:
    if (name := cmap.get(ord(letter))) is not None:
        pen = SVGPathPen(glyphs, ntos=lambda n: str(round(n)))
        glyphs[name].draw(pen)
        letters[letter] = f"{round(glyphs[name].width)} {pen.getCommands()}"


def first_values(table):
    """Every pair's change of the first letter's width, later lookups leaving earlier ones alone."""
    found = {}
    for lookup in table.LookupList.Lookup:
        for sub in lookup.SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            if sub.LookupType != 2:
                continue
            for first in sub.Coverage.glyphs:
                for second, value in pairs_of(sub, first):
                    found.setdefault((first, second), value)
    return found


def pairs_of(sub, first):
    if sub.Format == 1:
        records = sub.PairSet[sub.Coverage.glyphs.index(first)].PairValueRecord
        for record in records:
            yield record.SecondGlyph, advance(record.Value1)
        return
    row = sub.Class1Record[sub.ClassDef1.classDefs.get(first, 0)].Class2Record
    for letter in letters:
        second = cmap[ord(letter)]
        yield second, advance(row[sub.ClassDef2.classDefs.get(second, 0)].Value1)


def advance(value):
    return getattr(value, "XAdvance", 0) or 0 if value else 0


values = first_values(font["GPOS"].table)
kerning = {
    a + b: value
    for a in PAIRED
    for b in PAIRED
    if abs(value := values.get((cmap[ord(a)], cmap[ord(b)]), 0)) >= LEAST
}
with open("app/sharing/letters.json", "w", encoding="utf-8") as file:
    json.dump({"letters": letters, "kerning": kerning}, file, ensure_ascii=False, indent=2)
    file.write("\n")
print(len(letters), "letters,", len(kerning), "pairs")
