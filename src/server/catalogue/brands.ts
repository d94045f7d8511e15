import { and, count, eq, sql } from 'drizzle-orm'
import type { Brand } from '#domain/product.ts'
import { ShopError } from '#domain/errors.ts'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { isListable } from './product/conditions.ts'
import { products } from './product/tables.ts'
import { brands } from './tables.ts'

const collators: Record<Locale, Intl.Collator> = { mn: new Intl.Collator('mn'), en: new Intl.Collator('en') }

/** Brands sorted by the alphabet of the request's language, with the number of listed products of each. */
export async function listBrands(db: Db, page: { page: number; perPage: number }, now: Date, locale: Locale): Promise<Brand[]> {
  const counted = db
    .select({ brandId: products.brandId, listed: count().as('listed') })
    .from(products)
    .where(isListable(now))
    .groupBy(products.brandId)
    .as('counted')
  const rows = await db
    .select({
      code: brands.code,
      name: brands.name,
      description: brands.description,
      listed: sql<number>`coalesce(${counted.listed}, 0)::int`
    })
    .from(brands)
    .leftJoin(counted, eq(counted.brandId, brands.id))
  const start = (page.page - 1) * page.perPage
  return rows
    .map(row => toBrand(row, locale))
    .toSorted((a, b) => collators[locale].compare(a.name, b.name))
    .slice(start, start + page.perPage)
}

/** @throws ShopError not_found */
export async function findBrand(db: Db, code: string, now: Date, locale: Locale): Promise<Brand> {
  const [row] = await db
    .select({
      code: brands.code,
      name: brands.name,
      description: brands.description,
      listed: sql<number>`${db
        .select({ listed: sql`count(*)::int` })
        .from(products)
        .where(and(eq(products.brandId, brands.id), isListable(now)))}`
    })
    .from(brands)
    .where(eq(brands.code, code))
  if (!row) throw new ShopError('not_found')
  return toBrand(row, locale)
}

function toBrand(row: Pick<typeof brands.$inferSelect, 'code' | 'name' | 'description'> & { listed: number }, locale: Locale): Brand {
  return { code: row.code, name: localize(row.name, locale), description: localize(row.description, locale), product_count: row.listed }
}
