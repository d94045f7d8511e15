import boxes from './boxes.json'
import type { Ground, Size, Tones } from './grounds.ts'

export { drawGround } from './grounds.ts'

/** A product on a board: its centre and its width, in percent of the picture. */
export interface Part {
  /** Name of a product's drawing, with its colours. */
  drawing: string
  x: number
  y: number
  size: number
  turned?: true
}

/** A picture composed of the drawings of products. */
export interface Board {
  ground: Ground
  tones: Tones
  /** 8:5 in place of 2:3. */
  wide?: true
  /** From back to front. */
  parts: readonly Part[]
}

/** Left, top, width and height of the product within each drawing. */
const BOXES = new Map(Object.entries(boxes))

export const toSize = ({ wide }: Pick<Board, 'wide'>): Size => (wide ? { width: 1600, height: 1000 } : { width: 800, height: 1200 })

/** The place of a person who wears the product: see `stage.ts`. */
const FIGURE = [230, 60, 340, 890] as const

/** The transform that brings the product of an 800 × 1000 drawing to its place on the board. */
export function toTransform(part: Part, { width, height }: Size): string {
  const file = part.drawing.replace(/^products\/|\?.*$/g, '')
  const [left, top, wide, tall] = part.drawing.includes('view=worn') ? FIGURE : (BOXES.get(file) ?? [])
  if (left === undefined || top === undefined || !wide || !tall) throw new Error(`boxes.json lacks the box of ${file}.`)
  const scale = (part.size * width) / 100 / wide
  const [x, y] = [(part.x * width) / 100, (part.y * height) / 100]
  const across = part.turned ? -scale : scale
  return `translate(${(x - across * (left + wide / 2)).toFixed(1)} ${(y - scale * (top + tall / 2)).toFixed(1)}) scale(${across.toFixed(4)} ${scale.toFixed(4)})`
}
