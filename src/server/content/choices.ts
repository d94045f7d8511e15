import { asc, sql } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import type { ProductChoice } from '#contract/content.ts'
import { calculatePriceAt } from '#domain/price.ts'
import { toDisplayedPieces } from '#domain/product-display.ts'
import type { Locale } from '#domain/site.ts'
import { toOptionLabels, variants, type CatalogueLabels } from '../catalogue/index.ts'
import { compileQuery } from '../kernel/db/compiled.ts'
import type { Db } from '../kernel/db/open.ts'
import { selectAvailableQuantity } from '../inventory/index.ts'
import { readSettings } from '../site/index.ts'

/** A choice with what a hotspot that shows one colour needs. */
export interface VariantChoice {
  choice: ProductChoice
  options: Readonly<Record<string, string>>
  imageId: string | null
  /** The label without that of a value, such as a colour that a picture shows. */
  labelWithout: (value: string) => string
}

const readVariants = compileQuery(['ids', 'now'], (db, { ids, now }) =>
  db
    .select({
      id: variants.id,
      productId: variants.productId,
      options: variants.options,
      imageId: variants.imageId,
      price: variants.price,
      salePrice: variants.salePrice,
      saleStartAt: variants.saleStartAt,
      saleExpireAt: variants.saleExpireAt,
      laterSales: variants.laterSales,
      pieces: selectAvailableQuantity(now)
    })
    .from(variants)
    .where(sql`${variants.productId} = ANY(${ids}::int[])`)
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id))
)

/** The variants of products by product id, in one query. */
export async function readProductChoices(
  db: Db,
  productIds: readonly number[],
  vocabulary: CatalogueLabels,
  now: Date,
  locale: Locale
): Promise<Map<number, VariantChoice[]>> {
  const choices = new Map<number, VariantChoice[]>()
  if (!productIds.length) return choices
  const { configs } = await readSettings(db)
  const rows = await readVariants(db, { ids: [...productIds], now: now.toISOString() })
  for (const row of rows) {
    const labelOf = (options: typeof row.options): string =>
      toOptionLabels(vocabulary, options, locale)
        .map(option => option.label)
        .join(', ')
    const choice = {
      variant_id: row.id,
      label: labelOf(row.options),
      available: toDisplayedPieces(Math.min(Math.max(0, row.pieces), MAX_LINE_QUANTITY), configs),
      selling_price: calculatePriceAt(row, now)
    }
    const variant: VariantChoice = {
      choice,
      options: row.options,
      imageId: row.imageId,
      labelWithout: value => labelOf(Object.fromEntries(Object.entries(row.options).filter(([, other]) => other !== value)))
    }
    choices.set(row.productId, [...(choices.get(row.productId) ?? []), variant])
  }
  return choices
}
