import { and, count, desc, eq, sql } from 'drizzle-orm'
import { ShopError } from '#domain/errors.ts'
import type { Store } from '#domain/product.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { findBySlug } from '../kernel/slugs/former-slugs.ts'
import { bestPicture } from './brands.ts'
import { isListable } from './product/conditions.ts'
import { products } from './product/tables.ts'
import { stores } from './tables.ts'

const MAX_COUNT = 999

/** Stores with listed products, official ones first, then by number. `code` adds one store, in any letter case. */
export async function listStores(db: Db, now: Date, locale: Locale): Promise<Store[]> {
  const rows = await selectStores(db, now)
  return rows.filter(row => row.listed > 0).map(row => toStore(row, locale))
}

/** Also by a former code. @throws ShopError not_found */
export async function findStore(db: Db, code: string, now: Date, locale: Locale): Promise<Store> {
  const row = await findBySlug(db, 'store', code, named => selectStores(db, now, named))
  if (!row) throw new ShopError('not_found')
  return toStore(row, locale)
}

/** The first store of a vendor. @throws ShopError not_found */
export async function findVendor(db: Db, vendorId: number, now: Date, locale: Locale): Promise<Store> {
  const [store] = await db.select({ code: stores.code }).from(stores).where(eq(stores.vendorId, vendorId)).orderBy(stores.id).limit(1)
  if (!store) throw new ShopError('not_found')
  return findStore(db, store.code, now, locale)
}

async function selectStores(db: Db, now: Date, code?: string) {
  const counted = db
    .select({ storeId: products.storeId, listed: count().as('listed'), imageId: bestPicture.as('best_picture') })
    .from(products)
    .where(and(isListable(now), code === undefined ? undefined : sql`${products.storeId} = (SELECT id FROM stores WHERE code = ${code})`))
    .groupBy(products.storeId)
    .as('counted')
  const listed = sql<number>`coalesce(${counted.listed}, 0)::int`
  return db
    .select({ store: stores, image: { id: images.id, width: images.width, height: images.height }, listed })
    .from(stores)
    .leftJoin(counted, eq(counted.storeId, stores.id))
    .leftJoin(images, eq(images.id, sql`coalesce(${stores.imageId}, ${counted.imageId})`))
    .where(code === undefined ? undefined : eq(stores.code, code))
    .orderBy(desc(stores.official), desc(listed), stores.id)
    .limit(MAX_COUNT)
}

function toStore({ store, image, listed }: Awaited<ReturnType<typeof selectStores>>[number], locale: Locale): Store {
  const name = localize(store.name, locale)
  return {
    code: store.code,
    name,
    description: localize(store.description, locale),
    vendor_id: store.vendorId,
    official: store.official,
    image: image && { ...image, alt: name },
    product_count: listed
  }
}
