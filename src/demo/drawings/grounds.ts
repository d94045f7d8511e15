import { box, disc, FELT_PATTERN, flat, n, piece, stitch } from './felt.ts'

/** What things are laid out on, cut and sewn as the other drawings are: see the rules of the illustrations. */
const GROUNDS = ['room', 'rail', 'shelf', 'table', 'cloth', 'hills'] as const
export type Ground = (typeof GROUNDS)[number]
/** The far cloth, the near one, and a third for what stands between. */
export type Tones = readonly [far: string, near: string, between: string]

export interface Size {
  width: number
  height: number
}

const WOOD = '#7A5237'

/** A ground of that size, with the felt pattern that pieces laid on it share. */
export function drawGround(ground: Ground, tones: Tones, size: Size): string {
  return `<defs>${FELT_PATTERN}</defs>${DRAWN[ground](tones, size)}`
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
    disc(w * 0.78, h * 0.2, h * 0.075, '#E3A129') +
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
    disc(x, y, r, fill) +
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
