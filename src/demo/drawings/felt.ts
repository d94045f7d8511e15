/** Pieces of felt, cut and sewn: what every drawing of a product or a ground is made of. Outlines are SVG paths. */
export const INK = '#101B2E'

export const FELT_PATTERN =
  '<pattern id="zn-felt" width="150" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(17)"><g fill="none" stroke-width="1.1" ' +
  'stroke-linecap="round"><path d="M80 22q8 1 17 -8M113 127q7 -3 14 -4M100 9q9 -4 18 -6M66 105q9 0 19 5M18 15q5 -3 10 7M70 104q8 2 17 3M121 32q9 4 19 -2' +
  'M67 129q4 6 9 3M43 115q10 -5 20 5M76 77q8 -6 16 -1M46 98q5 0 10 4M85 135q6 4 12 5M39 83q8 -6 16 2M54 40q4 1 8 2" stroke="#fff" stroke-opacity=".26"/>' +
  '<path d="M36 39q6 4 13 7M39 65q5 2 11 7M87 44q10 0 21 8M103 16q6 -2 12 -8M99 119q11 -1 22 -4M80 110q8 -1 17 -1M112 74q6 -5 12 -5M14 111q11 -6 22 -4' +
  'M84 73q5 -1 10 -7M64 104q9 -5 18 9M106 112q8 -6 17 2M51 96q8 5 17 0" stroke="#101B2E" stroke-opacity=".12"/></g></pattern>'

/** A piece with its shadow and edge. `shade` darkens it (positive) or lightens it (negative). */
export function drawPiece(outline: string, fill: string, shade = 0): string {
  return (
    `<path fill="${INK}" fill-opacity=".13" transform="translate(3 6)" d="${outline}"/>` +
    drawFlat(outline, fill, shade) +
    `<path fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="2.6" stroke-linejoin="round" d="${outline}"/>`
  )
}

/** A piece without shadow and edge. */
export function drawFlat(outline: string, fill: string, shade = 0): string {
  const tint = shade ? `<path fill="${shade > 0 ? INK : '#fff'}" fill-opacity="${Math.abs(shade)}" d="${outline}"/>` : ''
  return `<path fill="${fill}" d="${outline}"/>${tint}<path fill="url(#zn-felt)" d="${outline}"/>`
}

export function drawStitch(line: string, colour = '#fff'): string {
  return `<path fill="none" stroke="${colour}" stroke-opacity=".72" stroke-width="2.3" stroke-dasharray="8 6.5" stroke-linecap="round" d="${line}"/>`
}

/** A drawn line, as of ink on the cloth. */
export function drawInk(line: string, { width = 3, opacity = 0.3 } = {}): string {
  return drawThread(line, INK, { width, opacity })
}

/** A coloured line. */
export function drawThread(line: string, colour: string, { width = 6, opacity = 1 } = {}): string {
  return `<path fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${line}"/>`
}

/** A line with an edge on both sides: cords, straps, handles, bands along a neck. */
export function drawStrap(line: string, colour: string, width: number): string {
  return (
    `<path fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="${width + 5}" stroke-linecap="round" stroke-linejoin="round" d="${line}"/>` +
    drawThread(line, colour, { width })
  )
}

/** What lies within an outline. */
export function clipTo(outline: string, content: string): string {
  const id = `in${outline.replaceAll(/[^\dA-Z]/g, '').slice(0, 40)}${outline.length}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export function drawDisc(x: number, y: number, r: number, fill: string): string {
  return drawPiece(drawCircle(x, y, r), fill)
}

export function drawCircle(x: number, y: number, r: number): string {
  return drawEllipse(x, y, r, r)
}

export function drawEllipse(x: number, y: number, rx: number, ry: number): string {
  return `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 1 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-rx * 2)} 0Z`
}

export function drawBox(left: number, top: number, right: number, bottom: number, radius = 0): string {
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2)
  if (!r) return `M${round(left)} ${round(top)}H${round(right)}V${round(bottom)}H${round(left)}Z`
  const turn = `a${round(r)} ${round(r)} 0 0 1`
  return `M${round(left + r)} ${round(top)}H${round(right - r)}${turn} ${round(r)} ${round(r)}V${round(bottom - r)}${turn} ${round(-r)} ${round(r)}H${round(left + r)}${turn} ${round(-r)} ${round(-r)}V${round(top + r)}${turn} ${round(r)} ${round(-r)}Z`
}

/** The ram's horn, the ornament of felt work, around a centre. */
export function drawHorn(x: number, y: number, size: number, colour: string): string {
  const s = size / 100
  const at = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`
  const half = (d: number): string =>
    `M${at(0, 50)}C${at(0, 0)} ${at(d * 6, -34)} ${at(d * 30, -38)}C${at(d * 54, -42)} ${at(d * 62, -6)} ${at(d * 38, -4)}C${at(d * 22, -4)} ${at(d * 22, -24)} ${at(d * 36, -22)}`
  return drawThread(half(1) + half(-1), colour, { width: Math.max(3, 9 * s) })
}

/** Rows of marks: `repeat(3, index => …)`. */
export function repeatDrawing(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** The same on the other side of the middle, x = 400. */
export function mirrorDrawing(content: string): string {
  return `${content}<g transform="translate(800 0) scale(-1 1)">${content}</g>`
}

/** Moves and scales around the middle of the drawing. */
export function placeDrawing(
  content: string,
  { x = 0, y = 0, scale = 1, turn = 0 }: { x?: number; y?: number; scale?: number; turn?: number }
): string {
  return `<g transform="translate(${round(400 + x)} ${round(500 + y)}) rotate(${turn}) scale(${scale}) translate(-400 -500)">${content}</g>`
}

/** Rounded for a path. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
