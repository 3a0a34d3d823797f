"""
Makes the site's faces: `app/fonts/*.woff2` for pages, `app/og/fonts/*.ttf` for share images and for measuring drawings.
Run when a page needs a character that they lack; the results are kept.

    npm install --no-save @fontsource-variable/familjen-grotesk@5.3.0 @fontsource-variable/public-sans@5.3.0
    python3 lab/make-fonts.py      # fonttools and brotli of Python

Into each Latin file comes the rupee sign of its Latin Extended file, and arrows as thick as its minus sign. Pages load the characters that the
site's texts use (`__tests__/export/pages.test.ts` names one that a face lacks); pictures, which nobody waits for, have all of Latin.
"""

import copy

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

ascii_letters = range(0x20, 0x7F)
signs = map(ord, "\u00a0£§©°±²³·¼½¾×÷–—‘’“”•…₹™←↑→↓−")
accented = range(0xC0, 0x100)
latin = [*ascii_letters, *signs, *accented]
used = [*ascii_letters, *map(ord, "\u00a0£©°±²³·½×÷é\u2011–—‘’“”•…₹←→−")]


def read(family, part, weights):
    font = TTFont(f"node_modules/@fontsource-variable/{family}/files/{family}-{part}-wght-normal.woff2")
    # Read before glyphs are added: their number is checked.
    for table in ("glyf", "hmtx", "cmap"):
        font[table]
    font["gvar"].variations
    axis = font["fvar"].axes[0]
    if weights == (axis.minValue, axis.maxValue):
        return font
    return instancer.instantiateVariableFont(font, {"wght": weights})


def add_glyph(font, name, code, glyph, metrics, variations):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"].metrics[name] = metrics
    font["gvar"].variations[name] = variations
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def add_rupee(font, extended):
    name = extended.getBestCmap()[0x20B9]
    glyph, variations = extended["glyf"][name], extended["gvar"].variations[name]
    add_glyph(font, "rupee", 0x20B9, copy.deepcopy(glyph), extended["hmtx"][name], copy.deepcopy(variations))


def arrow(font, weight):
    """Outline of an arrow to the right and its advance: a shaft, and a head at 45 degrees."""
    em = font["head"].unitsPerEm
    length, half, bearing = round(0.62 * em), round(0.22 * em), round(0.06 * em)
    glyphs = font.getGlyphSet(location={"wght": weight})
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[0x2212]].draw(pen)
    _, bottom, _, top = pen.bounds
    thick, middle, root = top - bottom, (top + bottom) / 2, 2**0.5
    tip = bearing + length
    upper = [
        (bearing, thick / 2),
        (tip - thick * root - thick / 2, thick / 2),
        (tip - half - thick / root, half - thick / root),
        (tip - half, half),
        (tip, 0),
    ]
    points = upper + [(x, -y) for x, y in reversed(upper[:-1])]
    return [(round(x), round(y + middle)) for x, y in points], length + 2 * bearing


def add_arrows(font):
    axis = font["fvar"].axes[0]
    light, width = arrow(font, axis.minValue)
    heavy, _ = arrow(font, axis.maxValue)
    mirrored = lambda points: [(width - x, y) for x, y in reversed(points)]
    for name, code, turn in (("arrowright", 0x2192, list), ("arrowleft", 0x2190, mirrored)):
        outline = turn(light)
        pen = TTGlyphPen(None)
        pen.moveTo(outline[0])
        for point in outline[1:]:
            pen.lineTo(point)
        pen.closePath()
        glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        deltas = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(outline, turn(heavy))] + [(0, 0)] * 4
        add_glyph(font, name, code, glyph, (width, glyph.xMin), [TupleVariation({"wght": (0, 1, 1)}, deltas)])


def cut(family, span, codes, features):
    font = read(family, "latin", span)
    add_rupee(font, read(family, "latin-ext", span))
    add_arrows(font)
    # The hyphen that does not break a line.
    for table in font["cmap"].tables:
        table.cmap[0x2011] = table.cmap[0x2D]
    # It knows nothing of the new glyphs; `gvar` holds the advances too.
    del font["HVAR"]
    options = subset.Options(layout_features=features, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def make(family, span, features, weights):
    font = cut(family, span, used, features)
    font.flavor = "woff2"
    font.save(f"app/fonts/{family}-wght.woff2")
    for weight in weights:
        still = instancer.instantiateVariableFont(cut(family, span, latin, features), {"wght": weight})
        still.flavor = None
        still.save(f"app/og/fonts/{family}-{weight}.ttf")


make("public-sans", (400, 650), ["kern", "tnum"], (400, 500, 650))
make("familjen-grotesk", (400, 700), ["kern", "tnum", "ccmp", "mark", "liga", "rvrn"], (500, 600, 700))
