import { asc, inArray } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import type { ProductChoice } from '#contract/content.ts'
import { priceAt } from '#domain/price.ts'
import type { Locale } from '#domain/site.ts'
import { toOptionLabels, variants, type CatalogueLabels } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { availableQuantity } from '../inventory/index.ts'

/** The variants of products by product id, in one query. */
export async function readProductChoices(
  db: Db,
  productIds: readonly number[],
  vocabulary: CatalogueLabels,
  now: Date,
  locale: Locale
): Promise<Map<number, ProductChoice[]>> {
  const choices = new Map<number, ProductChoice[]>()
  if (!productIds.length) return choices
  const rows = await db
    .select({
      id: variants.id,
      productId: variants.productId,
      options: variants.options,
      price: variants.price,
      salePrice: variants.salePrice,
      saleStartAt: variants.saleStartAt,
      saleExpireAt: variants.saleExpireAt,
      pieces: availableQuantity(now)
    })
    .from(variants)
    .where(inArray(variants.productId, [...productIds]))
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id))
  for (const row of rows) {
    const label = toOptionLabels(vocabulary, row.options, locale)
      .map(option => option.label)
      .join(', ')
    const choice = {
      variant_id: row.id,
      label,
      available: Math.min(Math.max(0, row.pieces), MAX_LINE_QUANTITY),
      selling_price: priceAt(row, now)
    }
    choices.set(row.productId, [...(choices.get(row.productId) ?? []), choice])
  }
  return choices
}
