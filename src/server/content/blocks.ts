import { and, gt, inArray, isNotNull, lte, not, or } from 'drizzle-orm'
import type { Block } from '#domain/content.ts'
import type { ProductCard } from '#domain/product.ts'
import type { Locale, Picture } from '#domain/site.ts'
import { latinSlug } from '#domain/latin.ts'
import { readVocabulary } from '../catalogue/vocabulary.ts'
import type { Db } from '../db/open.ts'
import { images } from '../image/tables.ts'
import { selectCards, toCard } from '../product/cards.ts'
import { products } from '../product/tables.ts'
import type { StoredBlock } from './tables.ts'

export type StoredBody = { mn?: StoredBlock[]; en?: StoredBlock[] }

/** The document in the asker's language, else in the other one. */
export function documentIn(body: StoredBody, locale: Locale): StoredBlock[] {
  const own = body[locale]
  return own?.length ? own : (body[locale === 'mn' ? 'en' : 'mn'] ?? [])
}

/**
 * A stored document as it is read, with its products and pictures: one query each, however many there
 * are. A product that was withdrawn is left out, a sold-out one stays with its label.
 */
export async function readBlocks(db: Db, stored: readonly StoredBlock[], now: Date, locale: Locale): Promise<Block[]> {
  const cards = await cardsBySlug(db, stored.flatMap(slugsOf), now, locale)
  const pictures = await picturesById(
    db,
    stored.flatMap(block => (block.type === 'image' ? [block.imageId] : []))
  )
  const headings = new Map<string, number>()
  return stored.flatMap((block): Block[] => {
    switch (block.type) {
      case 'heading':
        return [{ ...block, id: headingId(block.text, headings) }]
      case 'image': {
        const picture = pictures.get(block.imageId)
        return picture ? [{ type: 'image', image: { ...picture, alt: block.alt }, caption: block.caption }] : []
      }
      case 'product': {
        const product = cards.get(block.slug)
        return product ? [{ type: 'product', product, note: block.note }] : []
      }
      case 'products': {
        const found = block.slugs.flatMap(slug => cards.get(slug) ?? [])
        return found.length ? [{ type: 'products', title: block.title, products: found }] : []
      }
      default:
        return [block]
    }
  })
}

const WORDS_A_MINUTE = 180

/** At least a minute. */
export function readingMinutes(stored: readonly StoredBlock[]): number {
  const words = stored.reduce((sum, block) => sum + textOf(block).split(/\s+/).filter(Boolean).length, 0)
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

function textOf(block: StoredBlock): string {
  switch (block.type) {
    case 'paragraph':
      return block.text.map(inline => inline.text).join('')
    case 'list':
      return block.items.map(item => item.map(inline => inline.text).join('')).join(' ')
    case 'heading':
    case 'quote':
      return block.text
    case 'image':
      return block.caption
    case 'product':
      return block.note
    default:
      return block.title
  }
}

function slugsOf(block: StoredBlock): string[] {
  if (block.type === 'product') return [block.slug]
  return block.type === 'products' ? block.slugs : []
}

async function cardsBySlug(db: Db, slugs: readonly string[], now: Date, locale: Locale): Promise<Map<string, ProductCard>> {
  if (!slugs.length) return new Map()
  const shown = and(
    inArray(products.slug, [...new Set(slugs)]),
    gt(products.sellingPrice, 1),
    lte(products.availableOn, now),
    isNotNull(products.imageId),
    or(not(products.discontinued), gt(products.totalOnHand, 0))
  )
  const rows = await selectCards(db, ids => ids.where(shown), [])
  const vocabulary = await readVocabulary(db)
  return new Map(rows.map(row => [row.slug, toCard(row, vocabulary, now, locale)]))
}

async function picturesById(db: Db, ids: readonly string[]): Promise<Map<string, Omit<Picture, 'alt'>>> {
  if (!ids.length) return new Map()
  const rows = await db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(inArray(images.id, [...new Set(ids)]))
  return new Map(rows.map(row => [row.id, row]))
}

/** Two headings of one text are told apart by a number. */
function headingId(text: string, seen: Map<string, number>): string {
  const id = latinSlug(text) || 'section'
  const count = (seen.get(id) ?? 0) + 1
  seen.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}
