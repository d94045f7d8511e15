import { and, eq, inArray } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import { type Locale, localize } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { Db } from '../kernel/db/open.ts'
import { isStockShown } from '../site/index.ts'
import { selectAvailableQuantity, toVariantQuantities } from '../inventory/index.ts'
import { products, variants } from '../catalogue/index.ts'
import { carts, lineItems, type ProductSnapshot } from './tables.ts'

interface Gift {
  id: number
  title: { mn?: string; en?: string }
  pieces: number
}

interface GiftChoice {
  /** The customer's new selection. */
  wanted?: number | undefined
  /** The current gift of the line. */
  before?: number | null | undefined
  /** Quantity of the line: one gift per piece. */
  quantity: number
  /** Selects the first of several gifts, where the call cannot contain a selection. */
  any?: boolean
}

interface Line {
  variantId: number
  quantity: number
  giftVariantId: number | null
}

/**
 * The gift of a line: a single available gift is added automatically, of several one must be selected, an unavailable one is
 * omitted. @throws ShopError gift_required, gift_sold_out for the selected one, gift_short with the available number, or
 * gift_quantity_short where the shop does not show it
 */
export async function chooseGift(
  db: Db,
  offered: readonly number[],
  { wanted: requested, before, quantity, any = false }: GiftChoice,
  now: Date
): Promise<number | null> {
  if (!offered.length) return null
  const remaining = (await readGifts(db, offered, now)).filter(gift => gift.pieces > 0)
  const [only] = remaining
  if (!only) return null
  if (requested && offered.includes(requested) && !remaining.some(gift => gift.id === requested)) throw new ShopError('gift_sold_out')
  const selected = remaining.find(gift => gift.id === (requested ?? before)) ?? (any || remaining.length === 1 ? only : undefined)
  if (!selected) throw new ShopError('gift_required')
  if (selected.pieces < quantity)
    throw (await isStockShown(db)) ? new ShopError('gift_short', { available: selected.pieces }) : new ShopError('gift_quantity_short')
  return selected.id
}

/**
 * Rejects an order with unavailable gifts. Call it while their variants are locked. @throws ShopError gift_gone, with the gifts:
 * `dropGifts` removes them, and the customer confirms again
 */
export async function refuseMissingGifts(tx: Db, lines: readonly Line[], locale: Locale, now: Date): Promise<void> {
  const ids = new Set(lines.flatMap(line => line.giftVariantId ?? []))
  if (!ids.size) return
  const requested = new Map(toVariantQuantities(lines).map(({ variantId, quantity }) => [variantId, quantity]))
  const removed = (await readGifts(tx, [...ids], now)).filter(({ id, pieces }) => pieces < (requested.get(id) ?? 0))
  if (!removed.length) return
  const name = removed.map(({ title }) => localize(title, locale)).join(', ')
  throw new ShopError('gift_gone', { name, gift_variant_ids: removed.map(({ id }) => id) })
}

/** Removes gifts from a user's cart; the goods stay. */
export async function dropGifts(db: Db, userId: number, giftVariantIds: readonly number[]): Promise<void> {
  const mine = db
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.state, 'open')))
  await db
    .update(lineItems)
    .set({ giftVariantId: null })
    .where(and(inArray(lineItems.cartId, mine), inArray(lineItems.giftVariantId, [...giftVariantIds])))
}

/** A gift as an option value of its line, so that the cart, the order and its messages display it. An unavailable one is marked. */
export async function readGiftOptions(
  db: Db,
  lines: readonly Line[],
  now: Date
): Promise<Map<number, ProductSnapshot['optionValues'][number]>> {
  const ids = new Set(lines.flatMap(line => line.giftVariantId ?? []))
  if (!ids.size) return new Map()
  const requested = new Map(toVariantQuantities(lines).map(({ variantId, quantity }) => [variantId, quantity]))
  return new Map(
    (await readGifts(db, [...ids], now)).map(({ id, title, pieces }) => {
      const text = pieces < (requested.get(id) ?? 0) ? 'checkout:gift_gone' : 'checkout:gift'
      const label = (locale: Locale): string => createTranslator(locale)(text, { name: localize(title, locale) })
      return [id, { key: 'gift', value: String(id), label: { mn: label('mn'), en: label('en') }, hex: null }]
    })
  )
}

function readGifts(db: Db, ids: readonly number[], now: Date): Promise<Gift[]> {
  return db
    .select({ id: variants.id, title: products.title, pieces: selectAvailableQuantity(now) })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...ids]))
}
