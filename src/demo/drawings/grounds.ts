/** What things are laid out on, cut and sewn as the other drawings are: see the rules of the illustrations. */
const GROUNDS = ['room', 'rail', 'shelf', 'table', 'cloth', 'hills'] as const
export type Ground = (typeof GROUNDS)[number]
/** The far cloth, the near one, and a third for what stands between. */
export type Tones = readonly [far: string, near: string, between: string]

export interface Size {
  width: number
  height: number
}

const INK = '#101B2E'
const WOOD = '#7A5237'
const FELT =
  '<pattern id="zn-felt" width="150" height="150" patternUnits="userSpaceOnUse" patternTransform="rotate(17)"><g fill="none" stroke-width="1.1" ' +
  'stroke-linecap="round"><path d="M80 22q8 1 17 -8M113 127q7 -3 14 -4M100 9q9 -4 18 -6M66 105q9 0 19 5M18 15q5 -3 10 7M70 104q8 2 17 3M121 32q9 4 19 -2' +
  'M67 129q4 6 9 3M43 115q10 -5 20 5M76 77q8 -6 16 -1M46 98q5 0 10 4M85 135q6 4 12 5M39 83q8 -6 16 2M54 40q4 1 8 2" stroke="#fff" stroke-opacity=".26"/>' +
  '<path d="M36 39q6 4 13 7M39 65q5 2 11 7M87 44q10 0 21 8M103 16q6 -2 12 -8M99 119q11 -1 22 -4M80 110q8 -1 17 -1M112 74q6 -5 12 -5M14 111q11 -6 22 -4' +
  'M84 73q5 -1 10 -7M64 104q9 -5 18 9M106 112q8 -6 17 2M51 96q8 5 17 0" stroke="#101B2E" stroke-opacity=".12"/></g></pattern>'

/** A ground of that size, with the felt pattern that pieces laid on it share. */
export function drawGround(ground: Ground, tones: Tones, size: Size): string {
  return `<defs>${FELT}</defs>${DRAWN[ground](tones, size)}`
}

const DRAWN: Record<Ground, (tones: Tones, size: Size) => string> = {
  room: ([far, near, between], size) => wall(far, size) + arch(between, size) + floor(near, size, 0.74),
  rail: ([far, near], size) => wall(far, size) + floor(near, size, 0.82) + bar(size, 0.1) + [0.06, 0.94].map(x => post(size, x)).join(''),
  shelf: ([far, near], size) =>
    wall(far, size) +
    [0.36, 0.68].map(y => board(near, size, y)).join('') +
    flat(box(0, size.height * 0.96, size.width, size.height), near),
  table: ([far, near, between], size) => wall(far, size) + panes(between, size) + floor(near, size, 0.62),
  cloth: ([far, near], size) => wall(far, size) + sheet(near, size),
  hills: ([far, near, between], { width: w, height: h }) =>
    wall(far, { width: w, height: h }) +
    round(w * 0.78, h * 0.2, h * 0.075, '#E3A129') +
    piece(
      `M0 ${n(h * 0.46)}L${n(w * 0.2)} ${n(h * 0.32)}L${n(w * 0.4)} ${n(h * 0.45)}L${n(w * 0.62)} ${n(h * 0.29)}L${n(w * 0.82)} ${n(h * 0.44)}L${w} ${n(h * 0.34)}V${h}H0Z`,
      between
    ) +
    piece(`M0 ${n(h * 0.6)}C${n(w * 0.25)} ${n(h * 0.56)} ${n(w * 0.7)} ${n(h * 0.64)} ${w} ${n(h * 0.58)}V${h}H0Z`, near) +
    stitch(`M14 ${n(h * 0.625)}C${n(w * 0.25)} ${n(h * 0.585)} ${n(w * 0.7)} ${n(h * 0.665)} ${w - 14} ${n(h * 0.605)}`)
}

function wall(fill: string, { width, height }: Size): string {
  return `<path fill="${fill}" d="M0 0H${width}V${height}H0Z"/>`
}

function floor(fill: string, { width, height }: Size, from: number): string {
  const top = n(height * from)
  return piece(box(-4, top, width + 4, height + 4), fill) + stitch(`M12 ${top + 14}H${width - 12}`)
}

function arch(fill: string, { width: w, height: h }: Size): string {
  const half = Math.min(w * 0.34, h * 0.3)
  const outline = (by: number): string =>
    `M${n(w / 2 - half - by)} ${n(h * 0.74)}V${n(h * 0.1 + half)}A${n(half + by)} ${n(half + by)} 0 0 1 ${n(w / 2 + half + by)} ${n(h * 0.1 + half)}V${n(h * 0.74)}`
  return `<path fill="${fill}" d="${outline(0)}Z"/>${stitch(outline(16))}`
}

function panes(fill: string, { width: w, height: h }: Size): string {
  const [x, y, r] = [w / 2, h * 0.29, Math.min(w * 0.34, h * 0.22)]
  const ridge = `M${n(x - r * 0.96)} ${n(y + r * 0.28)}L${n(x - r * 0.4)} ${n(y - r * 0.1)}L${n(x)} ${n(y + r * 0.2)}L${n(x + r * 0.44)} ${n(y - r * 0.22)}L${n(x + r * 0.96)} ${n(y + r * 0.28)}A${n(r)} ${n(r)} 0 0 1 ${n(x - r * 0.96)} ${n(y + r * 0.28)}Z`
  return (
    round(x, y, r, fill) +
    flat(ridge, '#6F95C4') +
    `<path fill="none" stroke="#F4EFE6" stroke-width="7" d="M${n(x - r)} ${n(y)}H${n(x + r)}M${n(x)} ${n(y - r)}V${n(y + r)}"/>`
  )
}

function sheet(fill: string, { width: w, height: h }: Size): string {
  const by = Math.min(w, h) * 0.06
  const outline = `M${n(by)} ${n(by * 1.3)}C${n(w * 0.3)} ${n(by * 0.8)} ${n(w * 0.7)} ${n(by * 1.5)} ${n(w - by)} ${n(by)}C${n(w - by * 0.7)} ${n(h * 0.35)} ${n(w - by * 1.4)} ${n(h * 0.7)} ${n(w - by)} ${n(h - by)}C${n(w * 0.7)} ${n(h - by * 1.4)} ${n(w * 0.3)} ${n(h - by * 0.7)} ${n(by)} ${n(h - by * 1.2)}C${n(by * 1.3)} ${n(h * 0.7)} ${n(by * 0.7)} ${n(h * 0.3)} ${n(by)} ${n(by * 1.3)}Z`
  const inner = `M${n(by + 18)} ${n(by * 1.3 + 18)}H${n(w - by - 22)}V${n(h - by * 1.2 - 22)}H${n(by + 20)}Z`
  return piece(outline, fill) + stitch(inner, '#fff')
}

function bar({ width: w, height: h }: Size, y: number): string {
  return piece(box(w * 0.02, h * y, w * 0.98, h * y + 20), WOOD)
}

function post({ width: w, height: h }: Size, x: number): string {
  return piece(box(w * x - 10, h * 0.07, w * x + 10, h * 0.86), WOOD)
}

function board(fill: string, { width: w, height: h }: Size, y: number): string {
  return piece(box(w * 0.04, h * y, w * 0.96, h * y + 26), fill) + stitch(`M${n(w * 0.06)} ${n(h * y + 13)}H${n(w * 0.94)}`)
}

function box(left: number, top: number, right: number, bottom: number): string {
  return `M${n(left)} ${n(top)}H${n(right)}V${n(bottom)}H${n(left)}Z`
}

function round(x: number, y: number, r: number, fill: string): string {
  return piece(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0Z`, fill)
}

function piece(outline: string, fill: string): string {
  return (
    `<path fill="${INK}" fill-opacity=".13" transform="translate(3 6)" d="${outline}"/>` +
    flat(outline, fill) +
    `<path fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="2.6" stroke-linejoin="round" d="${outline}"/>`
  )
}

function flat(outline: string, fill: string): string {
  return `<path fill="${fill}" d="${outline}"/><path fill="url(#zn-felt)" d="${outline}"/>`
}

function stitch(line: string, colour = '#fff'): string {
  return `<path fill="none" stroke="${colour}" stroke-opacity=".72" stroke-width="2.3" stroke-dasharray="8 6.5" stroke-linecap="round" d="${line}"/>`
}

function n(value: number): number {
  return Math.round(value * 10) / 10
}
