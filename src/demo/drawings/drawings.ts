import type { Db } from '#server/kernel/db/open.ts'
import { recolourSvg, type Colours } from '#server/kernel/images/recolour.ts'
import type { Storage } from '#server/kernel/images/storage.ts'
import { storeSvgs } from '#server/kernel/images/store.ts'
import { type Board, drawGround, toTransform, toSize } from './boards.ts'
import { addNight, addNightFills } from './night.ts'
import { PARTS } from './parts/parts.ts'
import { isWho, type Stage, drawStage, STAGES } from './stage.ts'

const FILES = import.meta.glob<string>('./{products,scenes}/*.svg', { eager: true, import: 'default', query: '?raw' })
const BOARDS = import.meta.glob<Record<string, Board>>('./boards.json', { eager: true, import: 'default' })['./boards.json'] ?? {}

/** Sections of a product drawing of 800 × 1000. */
const CLOSE_UPS: Record<string, string> = { near: '180 250 440 550', nearer: '240 345 320 400' }

/**
 * Draws the picture that a data file names: `scenes/goats`, `scenes/goats?crop=0,300,800,500` (left, top, width, height),
 * `products/saddle?c1=7A5237&bg=ECEAE5` (colours of three cloths and the ground), with `view=near`, `nearer` or `turned`
 * for a close-up or the other side, or `boards/hats`, products laid out together. With `title` and `properties`, the words of a
 * product, the drawing is cut for that product, `view=turned` shows its back, and `worn`, `beside` and `box` show it on or beside a
 * person (`who`, `number`) or with what is in its box.
 * @returns an SVG
 */
export function drawPicture(name: string): string {
  const [path = '', query] = name.split('?')
  if (path.startsWith('boards/')) return drawBoard(path.slice('boards/'.length))
  const parameters = new URLSearchParams(query)
  const svg = addNight(recolourSvg(cutFor(path, parameters) ?? toFile(path), parseColours(parameters)), findVeil(path))
  const view = parameters.get('view')
  const section = parameters.get('crop')?.replaceAll(',', ' ') ?? CLOSE_UPS[view ?? '']
  if (section) return svg.replace(/viewBox="[^"]*"/, `viewBox="${section}"`)
  if (view === 'turned' && !parameters.has('title'))
    return svg.replace(/<\/defs>/, '</defs><g transform="translate(800 0) scale(-1 1)">').replace(/<\/svg>\s*$/, '</g></svg>')
  return svg
}

/** Draws and stores pictures. @returns ids of the stored pictures by their names */
export async function storeDrawings(
  storage: Storage,
  db: Db,
  names: Iterable<string>,
  report: (share: number) => void = () => {}
): Promise<Map<string, string>> {
  const distinct = [...new Set(names)]
  const ids = await storeSvgs(storage, db, distinct.map(drawPicture), report)
  return new Map(distinct.map((name, index) => [name, ids[index] ?? throwMissing(name)]))
}

/** The drawing of a product cut from parts, on the ground of its kind. Undefined where a kind has no parts. */
function cutFor(path: string, parameters: URLSearchParams): string | undefined {
  const kind = path.replace('products/', '')
  const drawParts = PARTS[kind]
  const title = parameters.get('title')
  if (!drawParts || !title) return undefined
  const file = toFile(path)
  const colour = (name: string): string => {
    const own = new RegExp(`var\\(--${name},(#[\\dA-Fa-f]{6})\\)`).exec(file)?.[1]
    const given = parameters.get(name)
    return given ? `#${given}` : (own ?? '#F4EFE6')
  }
  const content = drawParts({
    title,
    properties: parameters.get('properties') ?? '',
    c1: colour('c1'),
    c2: colour('c2'),
    c3: colour('c3'),
    back: parameters.get('view') === 'turned'
  })
  const view = parameters.get('view')
  const who = parameters.get('who')
  const staged = isStage(view)
    ? drawStage(view, {
        kind,
        title,
        properties: parameters.get('properties') ?? '',
        content,
        person: { who: isWho(who) ? who : 'woman', number: Number(parameters.get('number') ?? 0) }
      })
    : content
  const ground = file.slice(0, file.indexOf('<g transform', file.indexOf('</defs>')))
  return `${ground}${staged}</svg>`
}

/** Opacity of the night over a scene; people keep more of their colours. */
const findVeil = (path: string): number | undefined =>
  path.startsWith('scenes/') ? (path.startsWith('scenes/look-') ? 0.16 : 0.32) : undefined

const isStage = (view: string | null): view is Stage => STAGES.some(name => name === view)

function toFile(path: string): string {
  return FILES[`./${path}.svg`] ?? throwMissing(path)
}

function parseColours(parameters: URLSearchParams): Colours {
  return Object.fromEntries(
    (['c1', 'c2', 'c3', 'bg'] as const).flatMap(key => {
      const hex = parameters.get(key)
      return hex ? [[key, `#${hex}`]] : []
    })
  )
}

function drawBoard(name: string): string {
  const board = BOARDS[name] ?? throwMissing(`boards/${name}`)
  const { width, height } = toSize(board)
  const parts = board.parts.map(part => {
    // The product without the ground of its own drawing.
    const svg = drawPicture(part.drawing)
    const product = svg.slice(svg.indexOf('<g transform', svg.lastIndexOf('</defs>'))).replace(/<\/svg>\s*$/, '')
    return `<g transform="${toTransform(part, { width, height })}">${product}</g>`
  })
  const ground = addNightFills(drawGround(board.ground, board.tones, { width, height }))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${parts.join('')}</svg>`
}

function throwMissing(name: string): never {
  throw new Error(`There is no drawing ${name}.`)
}
