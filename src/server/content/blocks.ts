import { and, gt, isNotNull, lte, not, or, sql } from 'drizzle-orm'
import type { Block, EntryCard, Hotspot, Inline } from '#contract/content.ts'
import type { StoredBlock, StoredHotspot, StoredInline, StoredPicture } from '#domain/document.ts'
import { toLatinSlug } from '#domain/latin.ts'
import type { ProductCard } from '#domain/product.ts'
import type { Locale, Picture } from '#domain/site.ts'
import { listCardsByIds, products, readCardContext, readCatalogueLabels, selectCardVersion, toCard } from '../catalogue/index.ts'
import { type HotelOffer, readHotelOffers } from '../hotel/index.ts'
import type { RowVersion } from '../kernel/cache/with-version.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import { selectFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { formerSlugs } from '../kernel/slugs/tables.ts'
import { readCardsById } from './cards.ts'
import { readProductChoices, type VariantChoice } from './choices.ts'
import {
  collectEntryIds,
  collectHotelSlugs,
  collectImageIds,
  collectProductSlugs,
  collectProductBlockSlugs
} from '#domain/document-text.ts'
import { readPicturesById } from './pictures.ts'

interface ReadDocument {
  blocks: Block[]
  /** Footnotes; index 0 is number 1. */
  notes: string[]
}

interface Facts {
  cards: Map<string, ProductCard>
  entries: Map<number, EntryCard>
  choices: Map<number, VariantChoice[]>
  hotels: Map<string, HotelOffer>
  pictures: Map<string, Omit<Picture, 'alt'>>
  headings: Map<string, number>
  notes: string[]
}

/**
 * A stored document with its current products and pictures: one query for each. A withdrawn product or hotel is omitted, the name of a
 * product remains in running text; a sold-out one keeps its label.
 */
export async function readDocument(db: Db, stored: readonly StoredBlock[], now: Date, locale: Locale): Promise<ReadDocument> {
  const cards = await readCardsBySlug(db, collectProductSlugs(stored), now, locale)
  const sold = collectProductBlockSlugs(stored).flatMap(slug => cards.get(slug)?.id ?? [])
  const choices = sold.length
    ? await readProductChoices(db, [...new Set(sold)], await readCatalogueLabels(db), now, locale)
    : new Map<number, VariantChoice[]>()
  const shown = stored
    .flatMap(block => (block.type === 'look' ? block.spots : []))
    .flatMap(spot => filterDrawnVariants(spot, choices.get(cards.get(spot.slug)?.id ?? 0)))
  const hotels = await readHotelOffers(db, collectHotelSlugs(stored), locale, now)
  const pictures = await readPicturesById(db, [...collectImageIds(stored), ...shown.flatMap(({ imageId }) => imageId ?? [])])
  const entries = await readCardsById(db, collectEntryIds(stored), locale)
  const context: Facts = { cards, choices, entries, hotels, pictures, headings: new Map(), notes: [] }
  const blocks = stored.flatMap(block => toBlock(block, context) ?? [])
  return { blocks, notes: context.notes }
}

/** @returns null for a block without content */
function toBlock(block: StoredBlock, context: Facts): Block | null {
  switch (block.type) {
    case 'paragraph':
      return { ...block, text: toInlines(block.text, context) }
    case 'list':
      return { ...block, items: block.items.map(item => toInlines(item, context)) }
    case 'table':
      return { ...block, rows: block.rows.map(row => row.map(cell => toInlines(cell, context))) }
    case 'heading':
      return { ...block, id: createHeadingId(block.text, context.headings) }
    case 'quote':
    case 'code':
    case 'rule':
      return block
    case 'image': {
      const image = toFramedPicture(block, context)
      return image && { type: 'image', image, caption: block.caption, wide: block.wide ?? false }
    }
    case 'gallery': {
      const pictures = block.pictures.flatMap(picture => {
        const image = toFramedPicture(picture, context)
        return image ? [{ image, caption: picture.caption }] : []
      })
      return pictures.length ? { type: 'gallery', pictures, caption: block.caption } : null
    }
    case 'video': {
      const { posterId, ...rest } = block
      return { ...rest, poster: posterId === null ? null : toPicture({ imageId: posterId, alt: block.title }, context) }
    }
    case 'stay': {
      const offer = context.hotels.get(block.hotel)
      return offer ? { type: 'stay', ...offer, note: block.note } : null
    }
    case 'entry': {
      const entry = context.entries.get(block.entryId)
      return entry ? { type: 'entry', entry } : null
    }
    case 'webpage': {
      const { imageId, ...rest } = block
      return { ...rest, image: imageId === null ? null : toPicture({ imageId, alt: '' }, context) }
    }
    default:
      return toShopBlock(block, context)
  }
}

function toShopBlock(block: Extract<StoredBlock, { type: 'product' | 'products' | 'look' }>, context: Facts): Block | null {
  if (block.type === 'products') {
    const cards = block.slugs.flatMap(slug => context.cards.get(slug) ?? [])
    return cards.length ? { type: 'products', title: block.title, products: cards } : null
  }
  if (block.type === 'product') {
    const product = context.cards.get(block.slug)
    return product
      ? { type: 'product', product, note: block.note, choices: (context.choices.get(product.id) ?? []).map(({ choice }) => choice) }
      : null
  }
  const image = toFramedPicture(block, context)
  if (!image) return null
  const hotspots = block.spots.flatMap(spot => {
    const product = context.cards.get(spot.slug)
    return product ? [toHotspot(spot, product, context)] : []
  })
  return {
    type: 'look',
    image,
    title: block.title,
    text: block.text,
    spots: hotspots.map((spot, index) => ({ number: index + 1, ...spot }))
  }
}

/** The variants in the colour that the picture shows; none where it names none or they are sold out. */
function filterDrawnVariants({ colour }: StoredHotspot, variants: readonly VariantChoice[] = []): VariantChoice[] {
  const drawn = colour ? variants.filter(({ options }) => Object.values(options).includes(colour)) : []
  return drawn.some(({ choice }) => choice.available > 0) ? drawn : []
}

function toHotspot(spot: StoredHotspot, product: ProductCard, { choices, pictures }: Facts): Omit<Hotspot, 'number'> {
  const { x, y, colour = '' } = spot
  const all = choices.get(product.id) ?? []
  const drawn = filterDrawnVariants(spot, all)
  if (!drawn.length) return { x, y, product, choices: all.map(({ choice }) => choice) }
  const picture = drawn.flatMap(({ imageId }) => (imageId ? (pictures.get(imageId) ?? []) : []))[0]
  return {
    x,
    y,
    product: picture ? { ...product, image: { ...picture, alt: product.image?.alt ?? product.title } } : product,
    choices: drawn.map(({ choice, labelWithout }) => ({ ...choice, label: labelWithout(colour) }))
  }
}

function toInlines(stored: readonly StoredInline[], context: Facts): Inline[] {
  return stored.map(inline => {
    if ('note' in inline) return { note: context.notes.push(inline.note) }
    if ('product' in inline) return { text: inline.text, product: context.cards.get(inline.product) ?? null }
    return inline
  })
}

function toFramedPicture(stored: Omit<StoredPicture, 'caption'>, context: Facts): Picture | null {
  const picture = toPicture(stored, context)
  return picture && stored.framing ? { ...picture, framing: stored.framing } : picture
}

function toPicture({ imageId, alt }: Pick<StoredPicture, 'imageId' | 'alt'>, { pictures }: Facts): Picture | null {
  const size = pictures.get(imageId)
  return size ? { ...size, alt } : null
}

const findPublished = compileQuery(['slugs', 'now'], (db, { slugs, now }) =>
  db
    .select({
      ...selectCardVersion(),
      former: selectFormerSlugs('product', products.slug)
    })
    .from(products)
    .where(
      and(
        sql`${products.id} IN (
          SELECT named.id FROM ${products} named WHERE named.slug = ANY(${slugs}::text[])
          UNION ALL SELECT named.id FROM ${formerSlugs} f JOIN ${products} named ON named.slug = f.current
            WHERE f.kind = 'product' AND f.slug = ANY(${slugs}::text[])
        )`,
        gt(products.sellingPrice, 1),
        lte(products.availableOn, now),
        isNotNull(products.imageId),
        or(not(products.discontinued), gt(products.totalOnHand, 0))
      )
    )
)

/** Cards of published products by their slugs, former ones included: a document names a product by the slug it had when that was saved. */
export async function readCardsBySlug(db: Db, slugs: readonly string[], now: Date, locale: Locale): Promise<Map<string, ProductCard>> {
  if (!slugs.length) return new Map()
  const found = (await findPublished(db, { slugs: [...slugs], now: now.toISOString() })) as (RowVersion & { former: string[] })[]
  const formerOf = new Map(found.map(({ id, former }) => [id, former]))
  const rows = await listCardsByIds(
    db,
    found.map(({ id }) => id),
    found
  )
  const context = await readCardContext(db)
  return new Map(
    rows.flatMap(row => {
      const card = toCard(row, context, now, locale)
      return [row.slug, ...(formerOf.get(row.id) ?? [])].map(slug => [slug, card] as const)
    })
  )
}

/** Equal headings get a number. */
function createHeadingId(text: string, seen: Map<string, number>): string {
  const id = toLatinSlug(text) || 'section'
  const count = (seen.get(id) ?? 0) + 1
  seen.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}
