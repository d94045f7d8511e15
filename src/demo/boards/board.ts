import boxes from '../art/boxes.json'
import { FAMILIES } from '../families.ts'
import { slugOf, type DemoFamily, type DemoProduct } from '../format.ts'
import { type ColourName, PALETTE } from '../palette.ts'
import type { Ground, Size, Tones } from './grounds.ts'

/** A product laid on a board: the middle of the thing and its width, in percent of the picture. */
export interface Part {
  slug: string
  x: number
  y: number
  size: number
  colour?: ColourName
  turned?: true
}

/** A picture put together from the drawings of products. */
export interface Board {
  ground: Ground
  tones: Tones
  /** 8:5 in place of 2:3. */
  wide?: true
  /** What lies farther back comes first. */
  parts: readonly Part[]
}

export const sizeOf = ({ wide }: Pick<Board, 'wide'>): Size => (wide ? { width: 1600, height: 1000 } : { width: 800, height: 1200 })

const BOXES = new Map(Object.entries(boxes))
const PRODUCTS = new Map(FAMILIES.flatMap(family => family.products.map(written => [slugOf(written.en), { written, family }] as const)))

/** @throws Error where the demo has no such product, or not in that colour */
export function productOf({ slug, colour }: Pick<Part, 'slug' | 'colour'>): { written: DemoProduct; family: DemoFamily; motif: string } {
  const found = PRODUCTS.get(slug)
  if (!found) throw new Error(`The demo shop has no product ${slug}.`)
  if (colour && !found.written.colours?.includes(colour)) throw new Error(`${slug} is not made in ${PALETTE[colour].label[1]}.`)
  return { ...found, motif: found.written.motif ?? found.family.motif }
}

/** How a drawing of 800 × 1000 is moved and scaled, so that the thing on it comes to lie where `part` wants it. */
export function placeOf(part: Part, motif: string, { width, height }: Size): string {
  const [left, top, wide, tall] = BOXES.get(motif) ?? []
  if (left === undefined || top === undefined || !wide || !tall) throw new Error(`Nobody measured ${motif}.`)
  const scale = (part.size * width) / 100 / wide
  const [x, y] = [(part.x * width) / 100, (part.y * height) / 100]
  const across = part.turned ? -scale : scale
  return `translate(${(x - across * (left + wide / 2)).toFixed(1)} ${(y - scale * (top + tall / 2)).toFixed(1)}) scale(${across.toFixed(4)} ${scale.toFixed(4)})`
}

/** Where the cloth is, in parts of the thing's width and height, for what has a gap or an edge in its middle. */
const ANCHORS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  trousers: [0.5, 0.2],
  armchair: [0.5, 0.18],
  scarf: [0.3, 0.62],
  mittens: [0.3, 0.42],
  socks: [0.3, 0.6],
  skis: [0.45, 0.45],
  bicycle: [0.5, 0.62],
  headphones: [0.15, 0.7],
  vase: [0.5, 0.72],
  'sea-buckthorn': [0.36, 0.62],
  thermos: [0.4, 0.5],
  'tea-set': [0.35, 0.6],
  'coffee-maker': [0.3, 0.5],
  'felt-slippers': [0.3, 0.55],
  vacuum: [0.62, 0.33]
}

/** Where a part's product is to be pressed, in percent of the picture. */
export function spotOf(part: Part, size: Size): { slug: string; x: number; y: number } {
  const { motif } = productOf(part)
  const [, , wide = 1, tall = 1] = BOXES.get(motif) ?? []
  const [across, down] = ANCHORS[motif] ?? [0.5, 0.5]
  const high = (((part.size / 100) * size.width * tall) / wide / size.height) * 100
  const left = part.turned ? 0.5 - across : across - 0.5
  return { slug: part.slug, x: tenth(part.x + left * part.size), y: tenth(part.y + (down - 0.5) * high) }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
