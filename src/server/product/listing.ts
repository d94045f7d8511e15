import { ShopError } from '#domain/errors.ts'
import { FACET_OPTIONS, type FacetOption } from '#domain/facets.ts'
import {
  DEALS_PER_PAGE,
  PRODUCTS_PER_PAGE,
  PRODUCTS_PER_TAXON_PAGE,
  type ProductPage,
  type ProductQuery,
  VENDOR_PRODUCTS_PER_PAGE
} from '#domain/product.ts'
import { localized, type Locale } from '#domain/site.ts'
import { lineOf, type TaxonNode, taxonTree } from '../catalogue/taxons.ts'
import { idsShownInTexts } from '../content/shown.ts'
import type { Db } from '../db/open.ts'
import { readCodes } from '../search/codes.ts'
import type { ListQuery, SearchEngine } from '../search/engine.ts'
import { cardsOf, readCardFacts, toCard } from './cards.ts'

export type Query = { [Key in keyof ProductQuery]: ProductQuery[Key] | undefined }

/**
 * A page of products. Without a sort the newest come first, of a text those that it names best; products by `ids` come in their order. A
 * random order without a seed is that of the day.
 * @param usually how many a page has where neither the query nor its kind says so
 * @throws ShopError not_found for a taxon or brand that does not exist
 */
export async function listProducts(
  db: Db,
  engine: SearchEngine,
  query: Query,
  now: Date,
  locale: Locale,
  usually = PRODUCTS_PER_PAGE
): Promise<ProductPage> {
  const asked = await asListQuery(db, query, usually)
  const taxon = query.taxon === undefined ? null : ((await taxonTree(db)).byPermalink.get(query.taxon) ?? null)
  const { ids, more, corrected } = await engine.list(asked, now)
  const rows = await cardsOf(db, ids)
  const facts = await readCardFacts(db)
  return {
    products: rows.map(row => toCard(row, facts, now, locale)),
    page: asked.page,
    per_page: asked.perPage,
    more,
    ...(corrected ? { corrected } : {}),
    taxon: taxon && describeTaxon(taxon, locale)
  }
}

/** @throws ShopError not_found for a taxon or brand that does not exist */
export async function asListQuery(db: Db, query: Query, usually = PRODUCTS_PER_PAGE): Promise<ListQuery> {
  const {
    taxon,
    brand,
    brands,
    stores,
    vendor,
    q,
    ids,
    skus,
    variant_ids,
    sale,
    deal,
    lifestyle,
    in_stock,
    price_from,
    price_to,
    rating,
    sort,
    seed
  } = query
  if (taxon !== undefined && !(await taxonTree(db)).byPermalink.has(taxon)) throw new ShopError('not_found')
  if (brand !== undefined && !(await readCodes(db)).brandIds.has(brand)) throw new ShopError('not_found')
  const text = q?.trim()
  const options = FACET_OPTIONS.filter(key => query[key]?.length).map((key): [FacetOption, readonly string[]] => [key, query[key] ?? []])
  return {
    ...(text ? { text } : {}),
    ...(taxon === undefined ? {} : { taxon }),
    ...(brand === undefined ? (brands?.length ? { brands } : {}) : { brands: [brand] }),
    ...(stores?.length ? { stores } : {}),
    ...(vendor === undefined ? {} : { vendorId: vendor }),
    ...(options.length ? { options: Object.fromEntries(options) } : {}),
    ...(ids || lifestyle ? { ids: lifestyle ? await idsShownInTexts(db, ids) : (ids ?? []) } : {}),
    ...(skus ? { skus } : {}),
    ...(variant_ids ? { variantIds: variant_ids } : {}),
    ...(sale ? { sale } : {}),
    ...(deal ? { deal } : {}),
    ...(in_stock ? { inStock: in_stock } : {}),
    ...(price_from === undefined ? {} : { priceFrom: price_from }),
    ...(price_to === undefined ? {} : { priceTo: price_to }),
    ...(rating === undefined ? {} : { ratingFrom: rating }),
    ...(sort === undefined ? {} : { sort }),
    ...(seed === undefined ? {} : { seed }),
    page: query.page ?? 1,
    perPage: query.per_page ?? pageOf(query, usually)
  }
}

function pageOf({ taxon, deal, vendor }: Query, usually: number): number {
  if (deal) return DEALS_PER_PAGE
  if (vendor !== undefined) return VENDOR_PRODUCTS_PER_PAGE
  return taxon === undefined ? usually : PRODUCTS_PER_TAXON_PAGE
}

function describeTaxon(taxon: TaxonNode, locale: Locale): NonNullable<ProductPage['taxon']> {
  const link = (node: TaxonNode) => ({ permalink: node.permalink, name: localized(node.name, locale) })
  return {
    ...link(taxon),
    description: localized(taxon.description, locale),
    ancestors: lineOf(taxon).slice(0, -1).map(link),
    children: taxon.children.map(link)
  }
}
