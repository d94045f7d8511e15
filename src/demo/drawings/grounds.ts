import { drawBox, drawDisc, FELT_PATTERN, drawFlat, round, drawPiece, drawStitch } from './felt.ts'

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
  room: ([far, near, between], size) => drawWall(far, size) + drawArch(between, size) + drawFloor(near, size, 0.74),
  rail: ([far, near], size) =>
    drawWall(far, size) + drawFloor(near, size, 0.82) + drawBar(size, 0.1) + [0.06, 0.94].map(x => drawPost(size, x)).join(''),
  shelf: ([far, near], size) =>
    drawWall(far, size) +
    [0.36, 0.68].map(y => drawBoard(near, size, y)).join('') +
    drawFlat(drawBox(0, size.height * 0.96, size.width, size.height), near),
  table: ([far, near, between], size) => drawWall(far, size) + drawPanes(between, size) + drawFloor(near, size, 0.62),
  cloth: ([far, near], size) => drawWall(far, size) + drawSheet(near, size),
  hills: ([far, near, between], { width: w, height: h }) =>
    drawWall(far, { width: w, height: h }) +
    drawDisc(w * 0.78, h * 0.2, h * 0.075, '#E3A129') +
    drawPiece(
      `M0 ${round(h * 0.46)}L${round(w * 0.2)} ${round(h * 0.32)}L${round(w * 0.4)} ${round(h * 0.45)}L${round(w * 0.62)} ${round(h * 0.29)}L${round(w * 0.82)} ${round(h * 0.44)}L${w} ${round(h * 0.34)}V${h}H0Z`,
      between
    ) +
    drawPiece(
      `M0 ${round(h * 0.6)}C${round(w * 0.25)} ${round(h * 0.56)} ${round(w * 0.7)} ${round(h * 0.64)} ${w} ${round(h * 0.58)}V${h}H0Z`,
      near
    ) +
    drawStitch(
      `M14 ${round(h * 0.625)}C${round(w * 0.25)} ${round(h * 0.585)} ${round(w * 0.7)} ${round(h * 0.665)} ${w - 14} ${round(h * 0.605)}`
    )
}

function drawWall(fill: string, { width, height }: Size): string {
  return `<path fill="${fill}" d="M0 0H${width}V${height}H0Z"/>`
}

function drawFloor(fill: string, { width, height }: Size, from: number): string {
  const top = round(height * from)
  return drawPiece(drawBox(-4, top, width + 4, height + 4), fill) + drawStitch(`M12 ${top + 14}H${width - 12}`)
}

function drawArch(fill: string, { width: w, height: h }: Size): string {
  const half = Math.min(w * 0.34, h * 0.3)
  const outline = (by: number): string =>
    `M${round(w / 2 - half - by)} ${round(h * 0.74)}V${round(h * 0.1 + half)}A${round(half + by)} ${round(half + by)} 0 0 1 ${round(w / 2 + half + by)} ${round(h * 0.1 + half)}V${round(h * 0.74)}`
  return `<path fill="${fill}" d="${outline(0)}Z"/>${drawStitch(outline(16))}`
}

function drawPanes(fill: string, { width: w, height: h }: Size): string {
  const [x, y, r] = [w / 2, h * 0.29, Math.min(w * 0.34, h * 0.22)]
  const ridge = `M${round(x - r * 0.96)} ${round(y + r * 0.28)}L${round(x - r * 0.4)} ${round(y - r * 0.1)}L${round(x)} ${round(y + r * 0.2)}L${round(x + r * 0.44)} ${round(y - r * 0.22)}L${round(x + r * 0.96)} ${round(y + r * 0.28)}A${round(r)} ${round(r)} 0 0 1 ${round(x - r * 0.96)} ${round(y + r * 0.28)}Z`
  return (
    drawDisc(x, y, r, fill) +
    drawFlat(ridge, '#6F95C4') +
    `<path fill="none" stroke="#F4EFE6" stroke-width="7" d="M${round(x - r)} ${round(y)}H${round(x + r)}M${round(x)} ${round(y - r)}V${round(y + r)}"/>`
  )
}

function drawSheet(fill: string, { width: w, height: h }: Size): string {
  const by = Math.min(w, h) * 0.06
  const outline = `M${round(by)} ${round(by * 1.3)}C${round(w * 0.3)} ${round(by * 0.8)} ${round(w * 0.7)} ${round(by * 1.5)} ${round(w - by)} ${round(by)}C${round(w - by * 0.7)} ${round(h * 0.35)} ${round(w - by * 1.4)} ${round(h * 0.7)} ${round(w - by)} ${round(h - by)}C${round(w * 0.7)} ${round(h - by * 1.4)} ${round(w * 0.3)} ${round(h - by * 0.7)} ${round(by)} ${round(h - by * 1.2)}C${round(by * 1.3)} ${round(h * 0.7)} ${round(by * 0.7)} ${round(h * 0.3)} ${round(by)} ${round(by * 1.3)}Z`
  const inner = `M${round(by + 18)} ${round(by * 1.3 + 18)}H${round(w - by - 22)}V${round(h - by * 1.2 - 22)}H${round(by + 20)}Z`
  return drawPiece(outline, fill) + drawStitch(inner, '#fff')
}

function drawBar({ width: w, height: h }: Size, y: number): string {
  return drawPiece(drawBox(w * 0.02, h * y, w * 0.98, h * y + 20), WOOD)
}

function drawPost({ width: w, height: h }: Size, x: number): string {
  return drawPiece(drawBox(w * x - 10, h * 0.07, w * x + 10, h * 0.86), WOOD)
}

function drawBoard(fill: string, { width: w, height: h }: Size, y: number): string {
  return (
    drawPiece(drawBox(w * 0.04, h * y, w * 0.96, h * y + 26), fill) +
    drawStitch(`M${round(w * 0.06)} ${round(h * y + 13)}H${round(w * 0.94)}`)
  )
}
