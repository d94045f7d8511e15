import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { ShopError } from '#domain/errors.ts'
import { isPreorder } from '#domain/listing.ts'
import { isStocked, type StockItem, toStockLabel } from '#domain/product.ts'
import { localize, type Locale } from '#domain/site.ts'
import { isExpired, products, stores, variants } from '../catalogue/index.ts'
import { branches } from '../site/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { selectAvailableQuantity } from './stock.ts'
import { stockItems } from './tables.ts'

/**
 * Availability of a variant by location: first delivery by its store, then each branch, never more than the total. Branches
 * without stock are omitted. @throws ShopError variant_not_found
 */
export async function listStockItems(db: Db, variantId: number, now: Date, locale: Locale): Promise<StockItem[]> {
  const rows = await db
    .select({
      sku: variants.sku,
      pieces: selectAvailableQuantity(now),
      store: stores,
      discontinued: products.discontinued,
      kind: products.kind,
      preorderOn: products.preorderOn,
      availableUntil: products.availableUntil,
      branch: branches,
      standing: stockItems.onHand
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stores, eq(stores.id, products.storeId))
    .leftJoin(stockItems, and(eq(stockItems.variantId, variants.id), gt(stockItems.onHand, 0)))
    .leftJoin(branches, eq(branches.code, stockItems.branchCode))
    .where(and(eq(variants.id, variantId), lte(products.availableOn, now)))
    .orderBy(asc(branches.position), asc(branches.code))
  const [first] = rows
  if (!first) throw new ShopError('variant_not_found')
  const over = isExpired(first.availableUntil, now)
  const preorder = isPreorder(first.preorderOn, now)
  const sold = isStocked(first.kind)
  const available = over || !sold ? 0 : Math.min(Math.max(0, first.pieces), MAX_LINE_QUANTITY)
  const item = (pieces: number, branch: StockItem['branch']): StockItem => ({
    variant_id: variantId,
    sku: first.sku,
    available: pieces,
    stock: toStockLabel({ available: pieces, discontinued: first.discontinued || !sold, dealOver: over, preorder }),
    store: first.store && {
      code: first.store.code,
      name: localize(first.store.name, locale),
      vendor_id: first.store.vendorId,
      official: first.store.official
    },
    branch
  })
  const standing = rows.flatMap(({ branch, standing: pieces }) => {
    const here = Math.min(pieces ?? 0, available)
    if (!branch || here === 0 || preorder) return []
    const { code, phone } = branch
    const place = { code, phone, name: localize(branch.name, locale), address: localize(branch.address, locale) }
    return [item(here, { ...place, hours: localize(branch.hours, locale) })]
  })
  return [item(available, null), ...standing]
}
