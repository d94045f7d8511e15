import { asc, desc, eq, sql } from 'drizzle-orm'
import type { ListedVendor } from '#contract/classification.ts'
import { ShopError } from '#domain/errors.ts'
import type { Localized } from '#domain/site.ts'
import { products, stores } from '../catalogue/index.ts'
import { isForeignKeyViolation } from '../kernel/db/failures.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { selectFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { lockSlugs } from '../kernel/slugs/lock-slugs.ts'
import { refreshListing } from '../search/index.ts'
import { createCode, createTakenCodeError, toBrandRow } from './records.ts'

type VendorFields = { name: Localized; description: Localized | null; image: string | null; official: boolean }

export async function listVendors(db: Db): Promise<ListedVendor[]> {
  const rows = await db
    .select({
      store: stores,
      former: selectFormerSlugs('store', stores.code),
      image: { id: images.id, width: images.width, height: images.height },
      products: sql<number>`(SELECT count(*)::int FROM ${products} p WHERE p.store_id = ${stores.id})`
    })
    .from(stores)
    .leftJoin(images, eq(images.id, stores.imageId))
    .orderBy(desc(stores.official), asc(stores.id))
  return rows.map(({ store: { code, name, description, vendorId, official }, former, image, products: count }) => ({
    code,
    former,
    name,
    description,
    image: image && { ...image, alt: '' },
    vendor_id: vendorId,
    official,
    products: count
  }))
}

const toRow = async (tx: Db, { official, ...fields }: VendorFields) => ({ ...(await toBrandRow(tx, fields)), official })

/** @throws ShopError address_taken, image_unknown */
export async function createVendor(tx: Db, { code, ...fields }: VendorFields & { code?: string | undefined }): Promise<string> {
  const vendorId = sql<number>`(SELECT coalesce(max(vendor_id), 0) + 1 FROM stores)`
  const [row] = await tx
    .insert(stores)
    .values({ code: createCode(code, fields.name), vendorId, ...(await toRow(tx, fields)) })
    .onConflictDoNothing()
    .returning({ code: stores.code })
  if (!row) throw createTakenCodeError(code)
  return row.code
}

/** @returns products whose search documents have the name @throws ShopError not_found, image_unknown, address_taken */
export async function saveVendor(
  tx: Db,
  code: string,
  { code: newCode = code, ...fields }: VendorFields & { code?: string | undefined },
  now: Date
): Promise<number[]> {
  if (newCode !== code) await lockSlugs(tx, 'store')
  if (newCode !== code && (await tx.$count(stores, eq(stores.code, newCode)))) throw createTakenCodeError(newCode)
  const [row] = await tx
    .update(stores)
    .set({ ...(await toRow(tx, fields)), code: newCode })
    .where(eq(stores.code, code))
    .returning({ id: stores.id })
  if (!row) throw new ShopError('not_found')
  const ids = (await tx.select({ id: products.id }).from(products).where(eq(products.storeId, row.id))).map(({ id }) => id)
  await refreshListing(tx, ids, now)
  return ids
}

/** @throws ShopError not_found, record_used */
export async function deleteVendor(tx: Db, code: string): Promise<void> {
  const deleted = await tx
    .delete(stores)
    .where(eq(stores.code, code))
    .returning({ id: stores.id })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new ShopError('record_used') : error
    })
  if (!deleted.length) throw new ShopError('not_found')
}
