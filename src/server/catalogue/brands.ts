import { and, count, eq, sql } from 'drizzle-orm'
import type { Brand } from '#domain/product.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { findBySlug } from '../kernel/slugs/former-slugs.ts'
import { isListable } from './product/conditions.ts'
import { products } from './product/tables.ts'
import { brands } from './tables.ts'

/** The picture of the best rated of some products. */
export const bestPicture = sql<string | null>`(array_agg(${products.imageId} ORDER BY ${products.averageRating} DESC, ${products.id}))[1]`

const collators: Record<Locale, Intl.Collator> = { mn: new Intl.Collator('mn'), en: new Intl.Collator('en') }

/** Brands sorted by the alphabet of the request's language, with the number of listed products of each. */
export async function listBrands(db: Db, page: { page: number; perPage: number }, now: Date, locale: Locale): Promise<Brand[]> {
  const rows = await selectBrands(db, now)
  const start = (page.page - 1) * page.perPage
  return rows
    .map(row => toBrand(row, locale))
    .toSorted((a, b) => collators[locale].compare(a.name, b.name))
    .slice(start, start + page.perPage)
}

/** Also by a former code. @throws ShopError not_found */
export async function findBrand(db: Db, code: string, now: Date, locale: Locale): Promise<Brand> {
  const row = await findBySlug(db, 'brand', code, named => selectBrands(db, now, named))
  if (!row) throw new ShopError('not_found')
  return toBrand(row, locale)
}

async function selectBrands(db: Db, now: Date, code?: string) {
  const counted = db
    .select({ brandId: products.brandId, listed: count().as('listed'), imageId: bestPicture.as('best_picture') })
    .from(products)
    .where(and(isListable(now), code === undefined ? undefined : sql`${products.brandId} = (SELECT id FROM brands WHERE code = ${code})`))
    .groupBy(products.brandId)
    .as('counted')
  return db
    .select({
      brand: brands,
      listed: sql<number>`coalesce(${counted.listed}, 0)::int`,
      image: { id: images.id, width: images.width, height: images.height }
    })
    .from(brands)
    .leftJoin(counted, eq(counted.brandId, brands.id))
    .leftJoin(images, eq(images.id, sql`coalesce(${brands.imageId}, ${counted.imageId})`))
    .where(code === undefined ? undefined : eq(brands.code, code))
}

function toBrand({ brand, image, listed }: Awaited<ReturnType<typeof selectBrands>>[number], locale: Locale): Brand {
  const name = localize(brand.name, locale)
  return {
    code: brand.code,
    name,
    description: localize(brand.description, locale),
    image: image && { ...image, alt: name },
    product_count: listed
  }
}
