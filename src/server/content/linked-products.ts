import { and, countDistinct, desc, eq, isNotNull, max, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../kernel/db/open.ts'
import { products, taxons } from '../catalogue/index.ts'
import { entryProducts, entryTranslations } from './tables.ts'

/** Maximum number of products in the list. */
const MAX_DISPLAYED = 500

/** Products of published entries, those of the newest entry first; only those of `among`, where it is given. */
export async function listLinkedProductIds(db: Db, among?: readonly number[]): Promise<number[]> {
  const latest = max(entryTranslations.publishedAt)
  const rows = await db
    .select({ id: products.id })
    .from(entryProducts)
    .innerJoin(
      entryTranslations,
      and(eq(entryTranslations.entryId, entryProducts.entryId), eq(entryTranslations.locale, entryProducts.locale))
    )
    .innerJoin(products, eq(products.slug, entryProducts.slug))
    .where(isNotNull(entryTranslations.publishedAt))
    .groupBy(products.id)
    .orderBy(desc(latest), desc(products.id))
    .limit(MAX_DISPLAYED)
  const requested = among && new Set(among)
  return rows.map(({ id }) => id).filter(id => !requested || requested.has(id))
}

/**
 * Products in published entries with a product, those of the most entries first. Products of the same kind are omitted: of the
 * taxon `sweaters`, whether it is `women/knitwear/sweaters` or `men/knitwear/sweaters`.
 */
export async function listMentionedTogether(db: Db, productId: number, limit: number): Promise<number[]> {
  const [own, ownLink, ownTaxon] = [alias(products, 'own'), alias(entryProducts, 'own_link'), alias(taxons, 'own_taxon')]
  const entryCount = countDistinct(entryProducts.entryId)
  const rows = await db
    .select({ id: products.id })
    .from(own)
    .innerJoin(ownLink, eq(ownLink.slug, own.slug))
    .innerJoin(
      entryTranslations,
      and(
        eq(entryTranslations.entryId, ownLink.entryId),
        eq(entryTranslations.locale, ownLink.locale),
        isNotNull(entryTranslations.publishedAt)
      )
    )
    .innerJoin(entryProducts, and(eq(entryProducts.entryId, ownLink.entryId), eq(entryProducts.locale, ownLink.locale)))
    .innerJoin(products, and(eq(products.slug, entryProducts.slug), ne(products.id, productId)))
    .innerJoin(taxons, eq(taxons.id, products.taxonId))
    .innerJoin(ownTaxon, eq(ownTaxon.id, own.taxonId))
    .where(and(eq(own.id, productId), sql`${selectLastSegment(taxons.permalink)} <> ${selectLastSegment(ownTaxon.permalink)}`))
    .groupBy(products.id)
    .orderBy(desc(entryCount), products.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

const selectLastSegment = (permalink: SQLWrapper): SQL => sql`regexp_replace(${permalink}, '^.*/', '')`
