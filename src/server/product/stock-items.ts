import { eq, lte, and } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import { type StockItem, stockLabel } from '#domain/product.ts'
import { localized, type Locale } from '#domain/site.ts'
import { stores } from '../catalogue/tables.ts'
import type { Db } from '../db/open.ts'
import { availablePieces } from '../order/stock.ts'
import { isPreorder } from './cards.ts'
import { products, variants } from './tables.ts'

/**
 * Where a variant lies and how much of it can be had: one item, that of the store which sells it.
 * @throws ShopError variant_not_found
 */
export async function listStockItems(db: Db, variantId: number, now: Date, locale: Locale): Promise<StockItem[]> {
  const [row] = await db
    .select({
      sku: variants.sku,
      pieces: availablePieces(now),
      store: stores,
      discontinued: products.discontinued,
      preorderOn: products.preorderOn
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stores, eq(stores.id, products.storeId))
    .where(and(eq(variants.id, variantId), lte(products.availableOn, now)))
  if (!row) throw new ShopError('variant_not_found')
  const available = Math.min(Math.max(0, row.pieces), MAX_LINE_QUANTITY)
  return [
    {
      variant_id: variantId,
      sku: row.sku,
      available,
      stock: stockLabel({ available, discontinued: row.discontinued, preorder: isPreorder(row.preorderOn, now) }),
      store: row.store && {
        code: row.store.code,
        name: localized(row.store.name, locale),
        vendor_id: row.store.vendorId,
        official: row.store.official
      }
    }
  ]
}
