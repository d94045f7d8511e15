import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { isPreorder } from '#domain/listing.ts'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import type { GiftCardDetails } from '#domain/gift-card.ts'
import type { Tugrik } from '#domain/money.ts'
import { calculatePriceAt, LEAST_PRICE } from '#domain/price.ts'
import { findPersonalPrice } from '#domain/quote.ts'
import { type ProductKind, toStockLabel, type StockLabel } from '#domain/product.ts'
import { LOCALES, type Localized, localize } from '#domain/site.ts'
import { EVENT_OPTION, type EventDetails } from '#domain/ticket.ts'
import { formatDay, formatTime } from '#i18n/format.ts'
import { brands, isExpired, isOffered, optionValues, products, variants } from '../catalogue/index.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { selectAvailableQuantity } from '../inventory/index.ts'
import { readAgreedPrices } from '../discount/index.ts'
import { readGiftOptions } from './gifts.ts'
import { carts, lineItems, type ProductSnapshot } from './tables.ts'

/** A variant as sold at a time. */
export interface Sellable {
  variantId: number
  productId: number
  kind: ProductKind
  price: Tugrik
  basePrice: Tugrik
  /** Maximum quantity of a line. */
  available: number
  stock: StockLabel
  /** `YYYY-MM-DD` of a pre-order. */
  preorderOn: string | null
  /** Free gifts, of which one is included; empty where there are none. */
  giftVariantIds: readonly number[]
  snapshot: ProductSnapshot
}

export interface PricedLine extends Sellable {
  id: number
  quantity: number
  seenPrice: Tugrik
  giftVariantId: number | null
  /** The public price. */
  listPrice: Tugrik
  /** The agreed price of this customer, where it is lower. */
  agreed: { id: number; number: string } | null
  /** The entry that it was added from. */
  entryId: number | null
  /** The details of a gift card: its amount is the price, and nothing is taken from stock. */
  giftCard: GiftCardDetails | null
}

export type LineRow = typeof lineItems.$inferSelect

/** In the order they were added. */
async function readCartLines(db: Db, cartId: string): Promise<LineRow[]> {
  return db.select().from(lineItems).where(eq(lineItems.cartId, cartId)).orderBy(asc(lineItems.id))
}

/** Lines that are taken from stock: goods and tickets. */
export const filterStockedLines = <Line extends { giftCard: GiftCardDetails | null }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ giftCard }) => giftCard === null)

/** Lines whose goods are shipped. */
export const filterGoods = <Line extends { giftCard: GiftCardDetails | null; kind: ProductKind }>(lines: readonly Line[]): Line[] =>
  filterStockedLines(lines).filter(({ kind }) => kind !== 'ticket')

/** A cart's lines with today's prices and stock, in the order they were added. */
export async function readPricedLines(db: Db, cartId: string, now: Date): Promise<PricedLine[]> {
  return priceLines(db, cartId, await readCartLines(db, cartId), now)
}

/**
 * Today's prices and stock of lines that are already read.
 * @param hasAgreedPrices false where the customer is known to have none
 */
export async function priceLines(
  db: Db,
  cartId: string,
  lines: readonly LineRow[],
  now: Date,
  hasAgreedPrices = true
): Promise<PricedLine[]> {
  const found = await readSellables(
    db,
    lines.map(line => line.variantId),
    now,
    { hidden: true }
  )
  const gifts = await readGiftOptions(db, lines, now)
  const owner = () => db.select({ userId: carts.userId }).from(carts).where(eq(carts.id, cartId))
  const agreed = hasAgreedPrices ? await readAgreedPrices(db, owner(), [...found.keys()], now) : []
  return lines.flatMap(({ id, variantId, quantity, seenPrice, giftVariantId, entryId, giftCard }): PricedLine[] => {
    const sellable = found.get(variantId)
    if (!sellable) return []
    if (giftCard) return [{ ...toGiftCardLine(sellable, giftCard), id, quantity, entryId, giftCard }]
    const gift = giftVariantId ? gifts.get(giftVariantId) : undefined
    const snapshot = gift ? { ...sellable.snapshot, optionValues: [...sellable.snapshot.optionValues, gift] } : sellable.snapshot
    const own = findPersonalPrice(agreed, { variantId, quantity, price: sellable.price })
    return [
      {
        ...sellable,
        snapshot,
        id,
        quantity,
        seenPrice,
        giftVariantId,
        listPrice: sellable.price,
        price: own?.price ?? sellable.price,
        agreed: own,
        entryId,
        giftCard: null
      }
    ]
  })
}

function toGiftCardLine(sellable: Sellable, { amount }: GiftCardDetails): Omit<PricedLine, 'id' | 'quantity' | 'entryId' | 'giftCard'> {
  // The value of the variant is not the amount of the card.
  const optionValues = sellable.snapshot.optionValues.filter(({ key }) => key !== 'value')
  const isAvailable = sellable.available > 0
  return {
    ...sellable,
    snapshot: { ...sellable.snapshot, optionValues },
    price: amount,
    basePrice: amount,
    listPrice: amount,
    seenPrice: amount,
    available: isAvailable ? 1 : 0,
    stock: isAvailable ? 'in_stock' : sellable.stock,
    preorderOn: null,
    giftVariantIds: [],
    giftVariantId: null,
    agreed: null
  }
}

const selectSellable = (hidden: boolean) =>
  compileQuery(['ids', 'now'], (db, { ids, now }) =>
    db
      .select({
        variantId: variants.id,
        productId: products.id,
        sku: variants.sku,
        slug: products.slug,
        name: products.title,
        brand: brands.name,
        options: variants.options,
        words: selectOptionWords(),
        image: { id: images.id, width: images.width, height: images.height },
        price: variants.price,
        salePrice: variants.salePrice,
        saleStartAt: variants.saleStartAt,
        saleExpireAt: variants.saleExpireAt,
        laterSales: variants.laterSales,
        pieces: selectAvailableQuantity(now),
        discontinued: products.discontinued,
        kind: products.kind,
        event: products.event,
        offered: isOffered(),
        preorderOn: products.preorderOn,
        giftVariantIds: products.giftVariantIds,
        returnHours: products.returnHours,
        availableOn: products.availableOn,
        availableUntil: products.availableUntil
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(brands, eq(brands.id, products.brandId))
      .leftJoin(images, eq(images.id, sql`coalesce(${variants.imageId}, ${products.imageId})`))
      // The sub-select hides the number of ids from the planner, which would otherwise plan anew for each run.
      .where(and(sql`${variants.id} = ANY(ARRAY(SELECT unnest(${ids}::int[])))`, hidden ? undefined : lte(products.availableOn, now)))
  )
const readOffered = selectSellable(false)
const readAll = selectSellable(true)

/** @param hidden includes products that were withdrawn, as unavailable: a cart still displays them */
export async function readSellables(
  db: Db,
  variantIds: readonly number[],
  now: Date,
  { hidden = false } = {}
): Promise<Map<number, Sellable>> {
  if (!variantIds.length) return new Map()
  const rows = await (hidden ? readAll : readOffered)(db, { ids: [...variantIds], now: now.toISOString() })
  return new Map(
    rows.map(row => {
      const over = isExpired(row.availableUntil, now)
      const price = calculatePriceAt(row, now)
      // The customer chooses the price of a gift card.
      const shown = row.availableOn <= now && !over && row.offered && (price >= LEAST_PRICE || row.kind === 'gift_card')
      const available = shown ? Math.min(Math.max(row.pieces, 0), MAX_LINE_QUANTITY) : 0
      const preorder = isPreorder(row.preorderOn, now)
      return [
        row.variantId,
        {
          variantId: row.variantId,
          productId: row.productId,
          kind: row.kind,
          price,
          basePrice: row.price,
          available,
          stock: toStockLabel({ available, discontinued: row.discontinued || !row.offered, dealOver: over, preorder }),
          preorderOn: preorder ? row.preorderOn : null,
          giftVariantIds: row.giftVariantIds,
          snapshot: {
            sku: row.sku,
            slug: row.slug,
            name: row.name,
            brand: row.brand ?? {},
            image: row.image,
            returnHours: row.returnHours,
            optionValues: [
              ...Object.entries(row.options).map(([key, value]) => ({ key, value, ...toOptionLabel(row.words, key, value) })),
              ...(row.event ? [toEventOption(row.event)] : [])
            ]
          }
        }
      ]
    })
  )
}

interface OptionWord {
  key: string
  value: string
  label: Localized
  hex: string | null
}

/** Labels of a variant's options, for use inside a query of variants. */
function selectOptionWords(): SQL<OptionWord[]> {
  const words = sql`SELECT jsonb_agg(jsonb_build_object('key', v.key, 'value', v.value, 'label', v.label, 'hex', v.hex))
    FROM jsonb_each_text(${variants.options}) chosen JOIN ${optionValues} v ON v.key = chosen.key AND v.value = chosen.value`
  return sql<OptionWord[]>`coalesce((${words}), '[]')`
}

function toOptionLabel(words: readonly OptionWord[], key: string, value: string): Pick<OptionWord, 'label' | 'hex'> {
  const word = words.find(each => each.key === key && each.value === value)
  return word ? { label: word.label, hex: word.hex } : { label: { mn: value, en: value }, hex: null }
}

/** Date and place of a ticket, shown like the options of a product. */
function toEventOption({ startsAt, place }: EventDetails): ProductSnapshot['optionValues'][number] {
  const label = Object.fromEntries(
    LOCALES.map(locale => [locale, `${formatDay(startsAt, locale)}, ${formatTime(startsAt)}, ${localize(place, locale)}`])
  )
  return { key: EVENT_OPTION, value: startsAt, label, hex: null }
}
