#!/usr/bin/env python3
"""Makes the shop's own web fonts from the packages in node_modules: see README.md in this folder."""

import io
import os
import sys
import tempfile

from fontTools import merge, subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import build, instancer

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGES = os.path.join(HERE, '..', '..', '..', 'node_modules', '@fontsource-variable')
# The order decides who draws a character that two files have.
PARTS = ['latin', 'cyrillic', 'cyrillic-ext', 'latin-ext']

MONGOLIAN = [*range(0x0410, 0x0450), 0x0401, 0x0451, 0x04E8, 0x04E9, 0x04AE, 0x04AF]
LATIN = [*range(0x20, 0x7F)]
ACCENTED = [ord(c) for c in 'ÄÅÇÉÈÖØÜàáâäåçèéêëíîïñóôöøúûüß']
SIGNS = [ord(c) for c in '\u00a0«»„“”‘’‚–—…·×÷−±•°№₮€£¥©®™²³½¼§\u2009']
WANTED = {*MONGOLIAN, *LATIN, *ACCENTED, *SIGNS}
# Pictures drawn on the server have no other font to fall back on, and weigh nothing on the way to a shopper.
DRAWN_WANTED = {*WANTED, *range(0xA0, 0x180), *range(0x400, 0x500)}

FAMILIES = [
    # file, own name (the licence keeps «Source» for Adobe's), source, fixed axes, wght from, to
    ('commissioner.woff2', 'Delguur Sans', 'commissioner/files/commissioner-{}-wght-normal.woff2', {}, 400, 700),
    ('source-serif-4.woff2', 'Delguur Serif', 'source-serif-4/files/source-serif-4-{}-opsz-normal.woff2', {'opsz': 24}, 400, 600),
    ('source-serif-4-italic.woff2', 'Delguur Serif Italic', 'source-serif-4/files/source-serif-4-{}-opsz-italic.woff2', {'opsz': 24}, 400, 400),
]
# HarfBuzz, which draws on the server, reads no WOFF2.
DRAWN = ['commissioner.ttf', 'source-serif-4.ttf']
DRAWN_FOLDER = os.path.join(HERE, '..', '..', 'server', 'kernel', 'images', 'fonts')
FEATURES = ['kern', 'mark', 'tnum']
UNITS = 500
# In units: kerning below it is left out.
FAINT = 6
# In units: how far a point of the bold weight may be from its place.
TOLERANCE = 2


def part_at(source, part, location, glyph_names):
    """One file of the package as a static font with only what is wanted; glyphs get names that merging keeps."""
    font = TTFont(os.path.join(PACKAGES, source.format(part)), recalcTimestamp=False)
    font = instancer.instantiateVariableFont(font, location, inplace=True)
    for table in ('STAT', 'MVAR', 'BASE', 'prep', 'gasp', 'DSIG'):
        if table in font:
            del font[table]
    mine = glyph_names & set(font.getBestCmap())
    options = subset.Options(
        layout_features=FEATURES, hinting=False, notdef_outline=True, glyph_names=True, name_IDs=['*'], drop_tables=['GSUB']
    )
    picker = subset.Subsetter(options)
    picker.populate(unicodes=mine)
    picker.subset(font)
    kept = {glyph: f'uni{code:04X}' for code, glyph in sorted(font.getBestCmap().items(), reverse=True)}
    names = [kept.get(glyph) or ('.notdef' if glyph == '.notdef' else f'{part}.{glyph}') for glyph in font.getGlyphOrder()]
    return renamed(font, names), mine


def renamed(font, names):
    """Saved and read again, since a font's parsed tables hold the old names."""
    packed = io.BytesIO()
    font.flavor = None
    font.save(packed)
    packed.seek(0)
    again = TTFont(packed, recalcTimestamp=False)
    again.setGlyphOrder(names)
    post = again['post']
    post.formatType = 2.0
    post.extraNames = []
    post.mapping = {}
    return again


def master(source, location, wanted, folder):
    left, paths = set(wanted), []
    for part in PARTS:
        font, mine = part_at(source, part, location, left)
        left -= mine
        if mine:
            paths.append(os.path.join(folder, f'{part}-{location["wght"]}.ttf'))
            font.save(paths[-1])
    print('  not in the family:', len(left))
    merged = merge.Merger(merge.Options(drop_tables=['gasp'])).merge(paths)
    scale_upem(merged, UNITS)
    forget_faint_kerning(merged)
    add_tabular_figures(merged)
    path = os.path.join(folder, f'merged-{location["wght"]}.ttf')
    merged.save(path)
    return path


def forget_faint_kerning(font):
    """Pairs that move by less than half a pixel in a heading cost kilobytes and are not seen."""
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for pairs in (table.ExtSubTable if lookup.LookupType == 9 else table for table in lookup.SubTable):
            if pairs.LookupType != 2:
                continue
            if pairs.Format == 1:
                values = [record.Value1 for group in pairs.PairSet for record in group.PairValueRecord]
            else:
                values = [record.Value1 for group in pairs.Class1Record for record in group.Class2Record]
            for value in values:
                if value and abs(getattr(value, 'XAdvance', 0) or 0) < FAINT:
                    value.XAdvance = 0


def add_tabular_figures(font):
    """Commissioner comes without figures of one width, which prices and countdowns need."""
    figures = [f'uni{code:04X}' for code in range(0x30, 0x3A)]
    metrics, shapes = font['hmtx'], font['glyf']
    widest = max(metrics[name][0] for name in figures)
    if all(metrics[name][0] == widest for name in figures):
        return
    for name in figures:
        pen = TTGlyphPen(font.getGlyphSet())
        shift = (widest - metrics[name][0]) // 2
        pen.addComponent(name, (1, 0, 0, 1, shift, 0))
        shapes[f'{name}.tnum'] = pen.glyph()
        metrics[f'{name}.tnum'] = (widest, metrics[name][1] + shift)
    rules = ' '.join(f'sub {name} by {name}.tnum;' for name in figures)
    font.setGlyphOrder(list(shapes.glyphOrder))
    addOpenTypeFeaturesFromString(font, f'feature tnum {{ {rules} }} tnum;', tables=['GSUB'])


def infer_points(font):
    """Points of the bold weight that follow from their neighbours are left out: a quarter of a variable font."""
    if 'gvar' not in font:
        return
    shapes, metrics = font['glyf'], font['hmtx'].metrics
    for name, variations in font['gvar'].variations.items():
        points, control = shapes._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            variation.optimize(points, control.endPts, tolerance=TOLERANCE)


def make(path, wanted, name, source, fixed, lightest, boldest):
    with tempfile.TemporaryDirectory() as folder:
        if lightest == boldest:
            font = TTFont(master(source, {**fixed, 'wght': lightest}, wanted, folder))
        else:
            space = DesignSpaceDocument()
            axis = AxisDescriptor(tag='wght', name='Weight', minimum=lightest, default=lightest, maximum=boldest)
            space.addAxis(axis)
            for weight in (lightest, boldest):
                found = master(source, {**fixed, 'wght': weight}, wanted, folder)
                space.addSource(SourceDescriptor(path=found, name=f'at-{weight}', location={'Weight': weight}))
            space.write(os.path.join(folder, 'fonts.designspace'))
            font, _, _ = build(os.path.join(folder, 'fonts.designspace'), exclude=['MVAR', 'STAT'])
        shrink = subset.Subsetter(
            subset.Options(layout_features=FEATURES, hinting=False, notdef_outline=True, glyph_names=False, name_IDs=[0, 1, 2, 13, 14])
        )
        shrink.populate(unicodes=set(font.getBestCmap()))
        shrink.subset(font)
        infer_points(font)
        for record in font['name'].names:
            if record.nameID in (1, 4):
                record.string = name
        font.flavor = 'woff2' if path.endswith('.woff2') else None
        font.save(path)
        print(f'{os.path.basename(path)}: {os.path.getsize(path)} bytes, {len(font.getBestCmap())} characters')


if __name__ == '__main__':
    for target, *recipe in FAMILIES:
        if len(sys.argv) < 2 or target in sys.argv[1:]:
            make(os.path.join(HERE, target), WANTED, *recipe)
            drawn = target.replace('.woff2', '.ttf')
            if drawn in DRAWN:
                make(os.path.join(DRAWN_FOLDER, drawn), DRAWN_WANTED, *recipe)
