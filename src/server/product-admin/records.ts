import { asc, eq, sql } from 'drizzle-orm'
import type { ListedBadge, ListedBrand, ListedOption } from '#contract/classification.ts'
import { ShopError } from '#domain/errors.ts'
import { toCode } from '#domain/latin.ts'
import type { Localized } from '#domain/site.ts'
import { badges, brands, optionValues, products, variants } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { isForeignKeyViolation } from '../kernel/db/failures.ts'
import { images } from '../kernel/images/tables.ts'
import { selectFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { lockSlugs } from '../kernel/slugs/lock-slugs.ts'
import { refreshListing } from '../search/index.ts'

type BrandFields = { name: Localized; description: Localized | null; image: string | null }
type BadgeFields = { label: Localized; tone: ListedBadge['tone'] }

export async function listBrandRecords(db: Db): Promise<ListedBrand[]> {
  const rows = await db
    .select({
      brand: brands,
      former: selectFormerSlugs('brand', brands.code),
      image: { id: images.id, width: images.width, height: images.height },
      products: sql<number>`(SELECT count(*)::int FROM ${products} p WHERE p.brand_id = ${brands.id})`
    })
    .from(brands)
    .leftJoin(images, eq(images.id, brands.imageId))
    .orderBy(sql`lower(coalesce(${brands.name} ->> 'mn', ${brands.name} ->> 'en'))`, asc(brands.id))
  return rows.map(({ brand, former, image, products: count }) => ({
    code: brand.code,
    former,
    name: brand.name,
    description: brand.description,
    image: image && { ...image, alt: '' },
    products: count
  }))
}

export const createCode = (code: string | undefined, name: Localized): string => code || toCode(name.en || name.mn || '')
export const createTakenCodeError = (code: string | undefined): ShopError =>
  new ShopError('validation', { fields: { [code ? 'code' : 'name']: 'address_taken' } })

export async function toBrandRow(tx: Db, { name, description, image }: BrandFields) {
  if (image) {
    const [row] = await tx.select({ id: images.id }).from(images).where(eq(images.id, image))
    if (!row) throw new ShopError('validation', { fields: { image: 'image_unknown' } })
  }
  return { name, description: description && Object.keys(description).length ? description : null, imageId: image }
}

/** @throws ShopError address_taken, image_unknown */
export async function createBrand(tx: Db, { code, ...fields }: BrandFields & { code?: string | undefined }): Promise<string> {
  const [row] = await tx
    .insert(brands)
    .values({ code: createCode(code, fields.name), ...(await toBrandRow(tx, fields)) })
    .onConflictDoNothing()
    .returning({ code: brands.code })
  if (!row) throw createTakenCodeError(code)
  return row.code
}

/** @returns products whose search documents have the name @throws ShopError not_found, image_unknown, address_taken */
export async function saveBrand(
  tx: Db,
  code: string,
  { code: newCode = code, ...fields }: BrandFields & { code?: string | undefined },
  now: Date
): Promise<number[]> {
  if (newCode !== code) await lockSlugs(tx, 'brand')
  if (newCode !== code && (await tx.$count(brands, eq(brands.code, newCode)))) throw createTakenCodeError(newCode)
  const [row] = await tx
    .update(brands)
    .set({ ...(await toBrandRow(tx, fields)), code: newCode })
    .where(eq(brands.code, code))
    .returning({ id: brands.id })
  if (!row) throw new ShopError('not_found')
  const rows = await tx.select({ id: products.id }).from(products).where(eq(products.brandId, row.id))
  const ids = rows.map(({ id }) => id)
  await refreshListing(tx, ids, now)
  return ids
}

/** @throws ShopError not_found, record_used */
export async function deleteBrand(tx: Db, code: string): Promise<void> {
  const deleted = await tx
    .delete(brands)
    .where(eq(brands.code, code))
    .returning({ id: brands.id })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? new ShopError('record_used') : error
    })
  if (!deleted.length) throw new ShopError('not_found')
}

const hasBadge = sql`${badges.code} = ANY(p.badge_codes)`

export function listBadges(db: Db): Promise<ListedBadge[]> {
  return db
    .select({
      code: badges.code,
      label: badges.label,
      tone: badges.tone,
      products: sql<number>`(SELECT count(*)::int FROM ${products} p WHERE ${hasBadge})`
    })
    .from(badges)
    .orderBy(asc(badges.code))
}

/** @throws ShopError address_taken */
export async function createBadge(tx: Db, { code, label, tone }: BadgeFields & { code?: string | undefined }): Promise<string> {
  const [row] = await tx
    .insert(badges)
    .values({ code: createCode(code, label), label, tone })
    .onConflictDoNothing()
    .returning({ code: badges.code })
  if (!row) throw createTakenCodeError(code)
  return row.code
}

/** @throws ShopError not_found */
export async function saveBadge(tx: Db, code: string, fields: BadgeFields): Promise<void> {
  const rows = await tx.update(badges).set(fields).where(eq(badges.code, code)).returning({ code: badges.code })
  if (!rows.length) throw new ShopError('not_found')
}

/** @throws ShopError not_found, record_used */
export async function deleteBadge(tx: Db, code: string): Promise<void> {
  const badge = (await listBadges(tx)).find(each => each.code === code)
  if (!badge) throw new ShopError('not_found')
  if (badge.products) throw new ShopError('record_used')
  await tx.delete(badges).where(eq(badges.code, code))
}

export async function listOptions(db: Db): Promise<ListedOption[]> {
  const rows = await db
    .select({ option: optionValues })
    .from(optionValues)
    .orderBy(asc(optionValues.key), asc(optionValues.position), asc(optionValues.id))
  const used = await db.execute<{ key: string; value: string; n: number }>(
    sql`SELECT o.key, o.value, count(*)::int AS n FROM ${variants} v, jsonb_each_text(v.options) o GROUP BY o.key, o.value`
  )
  const counts = new Map(
    (used as { rows: { key: string; value: string; n: number }[] }).rows.map(({ key, value, n }) => [`${key} ${value}`, n])
  )
  return rows.map(({ option: { id, key, value, label, hex } }) => ({
    id,
    key,
    value,
    label,
    hex,
    variants: counts.get(`${key} ${value}`) ?? 0
  }))
}

/** @throws ShopError not_found */
export async function saveOption(
  tx: Db,
  id: number,
  { label, hex, direction }: { label: Localized; hex: string | null; direction?: 'up' | 'down' | undefined }
): Promise<void> {
  const [row] = await tx.update(optionValues).set({ label, hex }).where(eq(optionValues.id, id)).returning()
  if (!row) throw new ShopError('not_found')
  if (!direction) return
  const list = (await listOptions(tx)).filter(({ key }) => key === row.key)
  const index = list.findIndex(each => each.id === id)
  const [moved] = list.splice(index, 1)
  if (moved) list.splice(Math.max(0, index + (direction === 'up' ? -1 : 1)), 0, moved)
  for (const [position, option] of list.entries()) await tx.update(optionValues).set({ position }).where(eq(optionValues.id, option.id))
}
