import { Blob, Buffer as TextRun, Face, Font, shape, Variation } from 'harfbuzzjs'
import sans from './fonts/commissioner.ttf?inline'
import serif from './fonts/source-serif-4.ttf?inline'

/** Style of a line: size in pixels, weight 400 to 700 (serif to 600), tracking relative to the size. */
export interface TextStyle {
  face: 'sans' | 'serif'
  size: number
  weight: number
  tracking?: number
}

const faces = { sans: new Face(new Blob(decodeDataUrl(sans))), serif: new Face(new Blob(decodeDataUrl(serif))) }
const characters = { sans: new Set(faces.sans.collectUnicodes()), serif: new Set(faces.serif.collectUnicodes()) }
const fonts = new Map<string, Font>()

/** Text as outlines, so that the output does not depend on installed fonts. */
export function layOutText(
  text: string,
  style: TextStyle
): { width: number; draw: (x: number, baseline: number, colour: string) => string } {
  const font = findFont(style)
  const run = new TextRun()
  run.addText(toDrawable(text, style))
  run.guessSegmentProperties()
  shape(font, run)
  const scale = style.size / faces[style.face].upem
  const tracking = (style.tracking ?? 0) * style.size
  const glyphs: { path: string; at: number }[] = []
  let width = 0
  for (const { codepoint, xAdvance = 0, xOffset = 0 } of run.getGlyphInfosAndPositions()) {
    glyphs.push({ path: font.glyphToPath(codepoint), at: width + xOffset * scale })
    width += xAdvance * scale + tracking
  }
  return {
    width,
    draw: (x, baseline, colour) =>
      `<g fill="${colour}">${glyphs
        .filter(({ path }) => path)
        .map(({ path, at }) => `<path transform="translate(${(x + at).toFixed(2)} ${baseline}) scale(${scale} ${-scale})" d="${path}"/>`)
        .join('')}</g>`
  }
}

/** Breaks at spaces into lines of similar length; overflow ends in `…`. */
export function breakLines(text: string, style: TextStyle, width: number, maxLines: number): string[] {
  const lines = fillLines(text, style, width)
  if (lines.length > maxLines) return [...lines.slice(0, maxLines - 1), shortenText(lines.slice(maxLines - 1).join(' '), style, width)]
  // The narrowest column with the same number of lines.
  let [narrowest, widest] = [width / 2, width]
  while (widest - narrowest > 8) {
    const middle = (narrowest + widest) / 2
    if (fillLines(text, style, middle).length > lines.length || isTooWide(fillLines(text, style, middle), style, middle)) narrowest = middle
    else widest = middle
  }
  return fillLines(text, style, widest)
}

export function isTooWide(lines: readonly string[], style: TextStyle, width: number): boolean {
  return lines.some(line => layOutText(line, style).width > width)
}

function fillLines(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/[ \n\t]+/)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word
    if (lines.length && layOutText(longer, style).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shortenText(text: string, style: TextStyle, width: number): string {
  let stored = text
  while (stored && layOutText(`${stored}…`, style).width > width) stored = stored.slice(0, -1).trimEnd()
  return `${stored.replace(/[\s,.:;–—-]+$/, '')}…`
}

function findFont({ face, weight }: TextStyle): Font {
  const key = `${face}-${weight}`
  const glyphs = fonts.get(key)
  if (glyphs) return glyphs
  const font = new Font(faces[face])
  font.setVariations([new Variation('wght', weight)])
  fonts.set(key, font)
  return font
}

/** Unsupported diacritics are removed; unsupported characters such as emoji are omitted. */
function toDrawable(text: string, { face }: TextStyle): string {
  const glyphs = characters[face]
  return Array.from(text.normalize('NFC'), letter => {
    if (glyphs.has(letter.codePointAt(0) ?? 0)) return letter
    const plain = letter.normalize('NFD').charAt(0)
    return glyphs.has(plain.codePointAt(0) ?? 0) ? plain : ''
  }).join('')
}

function decodeDataUrl(dataUrl: string): Uint8Array {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
