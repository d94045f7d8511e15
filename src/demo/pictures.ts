import { storeImage } from '#server/kernel/images/store.ts'
import { recolour, type Colours } from '#server/kernel/images/recolour.ts'
import type { Storage } from '#server/kernel/images/storage.ts'
import type { Db } from '#server/kernel/db/open.ts'
import index from './art/index.json'
import { type Board, type Part, placeOf, productOf, sizeOf } from './boards/board.ts'
import { drawGround, type Size } from './boards/grounds.ts'
import { BOARDS } from './boards/named.ts'
import type { CatalogueProduct } from './catalogue.ts'
import { pick, type Both } from './format.ts'
import { PALETTE, PLATES, type ColourName } from './palette.ts'

const files = import.meta.glob<string>('./art/{products,scenes}/*.svg', { import: 'default', query: '?raw' })
const MOTIFS = new Map(index.motifs.map(motif => [motif.id, motif]))
const SCENES = new Map(index.scenes.map(scene => [scene.id, scene]))

/** Drawings that show something new from the other side. A deel, for one, never closes to the left. */
const TURNABLE = new Set([
  'sneakers',
  'ankle-boots',
  'leather-boots',
  'tea-set',
  'kettle',
  'vacuum',
  'bicycle',
  'toy-horse',
  'saddle',
  'soap',
  'coffee-maker'
])
const CLOSE = { near: '180 250 440 550', nearer: '240 345 320 400' }

/** A picture to make: which drawing, in which colours, how much of it. */
export interface Recipe {
  /** `products/cashmere-sweater`, `scenes/goats`. */
  art: string
  colours: Colours
  /** The middle of the drawing, from near by or from nearer still. */
  close?: 'near' | 'nearer'
  /** Seen from the other side. */
  turned?: boolean
  /** Left, top, width and height of what is cut out of the drawing. */
  crop?: string
  /** In place of one drawing: products laid out together. */
  board?: Board
}

/**
 * The recipe of a picture as a text names it: `scenes/goats`, a piece of it `scenes/goats@0,300,800,500`,
 * `products/saddle`, or `boards/` and the name of a board.
 */
export function recipeOf(name: string): Recipe {
  const [art = '', crop] = name.split('@')
  const board = BOARDS[art.replace(/^boards\//, '')]
  if (art.startsWith('boards/')) {
    if (!board) throw new Error(`There is no board ${art}.`)
    return boardRecipe(board)
  }
  return { art, colours: {}, ...(crop && { crop: crop.replaceAll(',', ' ') }) }
}

export const boardRecipe = (board: Board): Recipe => ({ art: 'boards', colours: {}, board })

export interface PlannedPicture {
  recipe: Recipe
  /** The colour value it shows; null shows all. */
  colour: string | null
  alt: { mn: string; en: string }
}

/** A product's pictures in the order of its gallery; each colour's first picture is its variants' picture. */
export function planPictures({ written, family, row }: CatalogueProduct): PlannedPicture[] {
  const motif = written.motif ?? family.motif
  const art = `products/${motif}`
  const ground = (step: number) => PLATES[(row.id * 3 + step) % PLATES.length] ?? PLATES[0]
  const colours: readonly (ColourName | null)[] = written.colours ?? [null]
  const fronts = colours.map((colour, step): PlannedPicture => ({
    recipe: { art, colours: { ...paint(motif, written.look, colour), bg: ground(step) } },
    colour,
    alt: alt(written, colour)
  }))
  const first = colours[0] ?? null
  const last = colours.at(-1) ?? null
  const closeUp: PlannedPicture = {
    recipe: { art, close: 'near', colours: { ...paint(motif, written.look, first), bg: ground(4) } },
    colour: first,
    alt: alt(written, first, ['ойроос', 'close-up'])
  }
  const another: PlannedPicture = TURNABLE.has(motif)
    ? {
        recipe: { art, turned: true, colours: { ...paint(motif, written.look, last), bg: ground(5) } },
        colour: last,
        alt: alt(written, last, ['нөгөө талаас', 'from the other side'])
      }
    : {
        recipe: { art, close: last === first ? 'nearer' : 'near', colours: { ...paint(motif, written.look, last), bg: ground(5) } },
        colour: last,
        alt: alt(written, last, ['нарийвчлал', 'detail'])
      }
  const scene = family.scenes.length > 0 ? SCENES.get(family.scenes[pick(row.slug, family.scenes.length)] ?? '') : undefined
  const around: PlannedPicture[] = scene
    ? [
        {
          recipe: { art: `scenes/${scene.id}`, colours: {} },
          colour: null,
          alt: { mn: `${written.mn}: ${scene.mn}`, en: `${written.en}: ${scene.en}` }
        }
      ]
    : []
  const [front, ...others] = fronts
  if (!front) throw new Error(`${row.slug} has no picture.`)
  return [front, closeUp, ...others, another, ...around]
}

/** @returns ids by recipe; equal pictures are made and stored once. */
export async function storePictures(
  storage: Storage,
  db: Db,
  recipes: readonly Recipe[],
  report: (done: number) => void
): Promise<Map<string, string>> {
  const wanted = new Map(recipes.map(recipe => [nameOf(recipe), recipe]))
  const queue = [...wanted]
  const ids = new Map<string, string>()
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, recipe] = next
      ids.set(name, await storeImage(storage, db, await draw(recipe), { format: 'svg' }))
      report(ids.size / wanted.size)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return ids
}

export function nameOf(recipe: Recipe): string {
  return JSON.stringify(recipe)
}

/** What a motif looks like on one of the grounds, for a taxon or a store. */
export function motifRecipe(motif: string, step: number): Recipe {
  return { art: `products/${motif}`, colours: { bg: PLATES[step % PLATES.length] ?? PLATES[0] } }
}

async function drawing(art: string): Promise<string> {
  const load = files[`./art/${art}.svg`]
  if (!load) throw new Error(`There is no drawing ${art}.`)
  return load()
}

/** @returns an SVG */
async function draw(recipe: Recipe): Promise<string> {
  if (recipe.board) return drawBoard(recipe.board)
  const svg = recolour(await drawing(recipe.art), recipe.colours)
  if (recipe.crop) return svg.replace(/viewBox="[^"]*"/, `viewBox="${recipe.crop}"`)
  if (recipe.close) return svg.replace('viewBox="0 0 800 1000"', `viewBox="${CLOSE[recipe.close]}"`)
  if (recipe.turned)
    return svg.replace(/<\/defs>/, '</defs><g transform="translate(800 0) scale(-1 1)">').replace(/<\/svg>\s*$/, '</g></svg>')
  return svg
}

async function drawBoard(board: Board): Promise<string> {
  const { width, height } = sizeOf(board)
  const parts = await Promise.all(board.parts.map(part => drawPart(part, { width, height })))
  const ground = drawGround(board.ground, board.tones, { width, height })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${parts.join('')}</svg>`
}

/** The thing itself, without the plate that its own drawing shows it on. */
async function drawPart(part: Part, size: Size): Promise<string> {
  const { written, motif } = productOf(part)
  const svg = recolour(await drawing(`products/${motif}`), paint(motif, written.look, part.colour ?? written.colours?.[0] ?? null))
  const thing = svg.slice(svg.indexOf('<g transform', svg.lastIndexOf('</defs>'))).replace(/<\/svg>\s*$/, '')
  return `<g transform="${placeOf(part, motif, size)}">${thing}</g>`
}

function paint(motif: string, look: readonly (string | undefined)[] | undefined, colour: ColourName | null): Colours {
  const own = MOTIFS.get(motif)
  if (!own) throw new Error(`There is no motif ${motif}.`)
  const c1 = colour ? PALETTE[colour].hex : (look?.[0] ?? own.c1)
  const c2 = look?.[1] ?? own.c2
  const c3 = look?.[2] ?? own.c3
  // A trim in the cloth's own colour would vanish.
  return { c1, c2: near(c1, c2) ? (light(c1) ? '#C9AE86' : '#E9E1D3') : c2, c3: near(c1, c3) ? (light(c1) ? '#7A5237' : '#E3A129') : c3 }
}

function channels(hex: string): [number, number, number] {
  return [Number.parseInt(hex.slice(1, 3), 16), Number.parseInt(hex.slice(3, 5), 16), Number.parseInt(hex.slice(5, 7), 16)]
}

function near(one: string, other: string): boolean {
  const [r1, g1, b1] = channels(one)
  const [r2, g2, b2] = channels(other)
  return Math.hypot(r1 - r2, g1 - g2, b1 - b2) < 48
}

function light(hex: string): boolean {
  const [r, g, b] = channels(hex)
  return r * 0.3 + g * 0.59 + b * 0.11 > 140
}

function alt({ mn, en }: { mn: string; en: string }, colour: ColourName | null, view?: Both): { mn: string; en: string } {
  const words = colour ? PALETTE[colour].label : null
  return {
    mn: [mn, words?.[0].toLowerCase(), view?.[0]].filter(Boolean).join(', '),
    en: [en, words?.[1].toLowerCase(), view?.[1]].filter(Boolean).join(', ')
  }
}
