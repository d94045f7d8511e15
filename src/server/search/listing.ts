import { ShopError } from '#domain/errors.ts'
import { FACET_OPTIONS, type FacetCounts, type FacetOption, type FacetValue } from '#domain/facets.ts'
import { type ListQuery, OPTION_KEYS } from '#domain/listing.ts'
import {
  DEALS_PER_PAGE,
  type FacetChoice,
  type ProductFacets,
  PRODUCTS_PER_PAGE,
  PRODUCTS_PER_TAXON_PAGE,
  type ProductPage,
  type ProductQuery,
  RELATED_LIMIT,
  SERIES_LIMIT,
  VENDOR_PRODUCTS_PER_PAGE
} from '#domain/product.ts'
import type { DisplayFlags } from '#domain/product-display.ts'
import { compareSizes } from '#domain/size.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import type { FoundPage, FoundPageKind } from '#domain/suggestions.ts'
import {
  listCardsByIds,
  toTaxonPath,
  listCards,
  listCrossSell,
  findProductId,
  readCardContext,
  readCatalogueCodes,
  readCatalogueLabels,
  type TaxonNode,
  readTaxonTree,
  toCard,
  type CatalogueLabels
} from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { MAX_MORE_LIKE_THIS, type SearchEngine } from './engine.ts'
import { understandQuery } from './query/understand-query.ts'

/** Content data, passed in because content is a lower layer. */
export interface ContentSource {
  /** Ids of products of published entries, those of the newest entry first; only those of `among`, where it is given. */
  linkedProductIds: (db: Db, among?: readonly number[]) => Promise<number[]>
  /** Ids of products of other kinds in published entries with a product, those of the most entries first. */
  mentionedTogether: (db: Db, productId: number, limit: number) => Promise<number[]>
  /** Published entries, pages and promotions, the newest first. */
  titles: (db: Db) => Promise<ContentTitle[]>
  /** Entries whose text has every word of `text`, the newest first. */
  findEntries: (db: Db, text: string, limit: number, locale: Locale) => Promise<FoundPage[]>
}

export interface ContentTitle {
  kind: Exclude<FoundPageKind, 'taxon' | 'brand' | 'store'>
  slug: string
  title: Localized
  summary: Localized
  image: { id: string; width: number; height: number } | null
  /** When a promotion runs; null for other kinds. */
  period: { from: Date; until: Date | null } | null
}

export interface ListingContext {
  db: Db
  engine: SearchEngine
  content: ContentSource
  now: Date
  locale: Locale
}

/** The parsed query parameters of the API. */
export type ParsedQuery = { [Key in keyof ProductQuery]: ProductQuery[Key] | undefined }

/**
 * A page of products, with facets on request: null while the engine is not ready.
 * @param perPage default of the page size @throws ShopError not_found for an unknown taxon or brand
 */
export async function listProducts(context: ListingContext, query: ParsedQuery, perPage = PRODUCTS_PER_PAGE): Promise<ProductPage> {
  const { db, engine, now, locale } = context
  const { query: current, renamed } = await withCurrentCodes(db, query)
  const { query: listQuery, understood } = await understandQuery(context, await toListQuery(context, current, perPage))
  const taxon = query.taxon === undefined ? null : ((await readTaxonTree(db)).byPermalink.get(query.taxon) ?? null)
  const { ids, versions, more, corrected, missing, facets } = await engine.list(listQuery, now, { facets: query.facets ?? false })
  const rows = await listCardsByIds(db, ids, versions)
  const facts = await readCardContext(db)
  return {
    products: rows.map(row => toCard(row, facts, now, locale)),
    page: listQuery.page,
    per_page: listQuery.perPage,
    more,
    ...(corrected ? { corrected } : {}),
    ...(missing.length ? { missing: [...missing] } : {}),
    ...(understood.length ? { understood } : {}),
    ...(renamed ? { renamed } : {}),
    taxon: taxon && describeTaxon(taxon, locale),
    ...(facets === undefined ? {} : { facets: facets && (await labelFacets(db, facets, facts.flags, locale)) })
  }
}

/** @throws ShopError not_found for an unknown taxon or brand, unavailable while the engine cannot count yet */
export async function listFacets(context: ListingContext, query: ParsedQuery): Promise<ProductFacets> {
  const { db, engine, now, locale } = context
  const { query: current } = await withCurrentCodes(db, query)
  const { query: listQuery } = await understandQuery(context, await toListQuery(context, current, PRODUCTS_PER_PAGE))
  const { flags } = await readCardContext(db)
  return labelFacets(db, await engine.countFacets(listQuery, now), flags, locale)
}

const RELATED_LISTINGS = ['related', 'series', 'more_like_this'] as const
type RelatedListing = (typeof RELATED_LISTINGS)[number]

/** Related products by the engine. @throws ShopError product_not_found */
export async function listRelated(
  { db, engine, now, locale }: Omit<ListingContext, 'content'>,
  slugOrId: string,
  shelf: RelatedListing
): Promise<ProductPage> {
  const id = await findProductId(db, slugOrId, now)
  const { find, limit } = {
    related: { find: engine.findRelated, limit: RELATED_LIMIT },
    series: { find: engine.findSeries, limit: SERIES_LIMIT },
    more_like_this: { find: engine.findMoreLikeThis, limit: MAX_MORE_LIKE_THIS }
  }[shelf]
  return listCards(db, await find(id, limit, now), limit, now, locale)
}

const MAX_GOES_WITH = 12

/** Products of the same bundles, then those of the same entries. @throws ShopError product_not_found */
export async function listGoesWith({ db, content, now, locale }: ListingContext, slugOrId: string): Promise<ProductPage> {
  const id = await findProductId(db, slugOrId, now)
  const bundled = await listCrossSell(db, [id], now, locale)
  const mentioned = await listCards(db, await content.mentionedTogether(db, id, MAX_GOES_WITH * 2), MAX_GOES_WITH, now, locale)
  const cards = new Map([...bundled.products, ...mentioned.products].map(card => [card.id, card]))
  return { ...mentioned, products: [...cards.values()].slice(0, MAX_GOES_WITH) }
}

/** The query with the codes that its taxon, brands and stores have now; `renamed` has those of filters by the former ones. */
async function withCurrentCodes(db: Db, query: ParsedQuery): Promise<{ query: ParsedQuery; renamed: ProductPage['renamed'] }> {
  const { taxon, brand, brands, stores } = query
  if (taxon === undefined && brand === undefined && !brands?.length && !stores?.length) return { query, renamed: undefined }
  const [codes, { byPermalink }] = [await readCatalogueCodes(db), await readTaxonTree(db)]
  const toBrand = (code: string): string => codes.brands.get(codes.brandIds.get(code) ?? 0) ?? code
  const toStore = (code: string): string => codes.stores.get(codes.storeIds.get(code) ?? 0) ?? code
  const listRenamed = (values: readonly string[] | undefined, toCurrent: (code: string) => string) =>
    Object.fromEntries((values ?? []).map(code => [code, toCurrent(code)]).filter(([code, current]) => code !== current))
  const renamed = { brands: listRenamed(brands, toBrand), stores: listRenamed(stores, toStore) }
  return {
    query: {
      ...query,
      ...(taxon !== undefined && { taxon: byPermalink.get(taxon)?.permalink ?? taxon }),
      ...(brand !== undefined && { brand: toBrand(brand) }),
      ...(brands && { brands: brands.map(toBrand) }),
      ...(stores && { stores: stores.map(toStore) })
    },
    renamed: Object.values(renamed).some(each => Object.keys(each).length) ? renamed : undefined
  }
}

async function toListQuery({ db, content }: ListingContext, query: ParsedQuery, perPage: number): Promise<ListQuery> {
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
  if (taxon !== undefined && !(await readTaxonTree(db)).byPermalink.has(taxon)) throw new ShopError('not_found')
  if (brand !== undefined && !(await readCatalogueCodes(db)).brandIds.has(brand)) throw new ShopError('not_found')
  const text = q?.trim()
  const options = FACET_OPTIONS.filter(key => query[key]?.length).map((key): [FacetOption, readonly string[]] => [key, query[key] ?? []])
  return {
    ...(text ? { text } : {}),
    ...(taxon === undefined ? {} : { taxon }),
    ...(brand === undefined ? (brands?.length ? { brands } : {}) : { brands: [brand] }),
    ...(stores?.length ? { stores } : {}),
    ...(vendor === undefined ? {} : { vendorId: vendor }),
    ...(options.length ? { options: Object.fromEntries(options) } : {}),
    ...(ids || lifestyle ? { ids: lifestyle ? await content.linkedProductIds(db, ids) : (ids ?? []) } : {}),
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
    perPage: query.per_page ?? choosePerPage(query, perPage)
  }
}

function choosePerPage({ taxon, deal, vendor }: ParsedQuery, perPage: number): number {
  if (deal) return DEALS_PER_PAGE
  if (vendor !== undefined) return VENDOR_PRODUCTS_PER_PAGE
  return taxon === undefined ? perPage : PRODUCTS_PER_TAXON_PAGE
}

function describeTaxon(taxon: TaxonNode, locale: Locale): NonNullable<ProductPage['taxon']> {
  const link = (node: TaxonNode) => ({ permalink: node.permalink, name: localize(node.name, locale) })
  return {
    ...link(taxon),
    description: localize(taxon.description, locale),
    ancestors: toTaxonPath(taxon).slice(0, -1).map(link),
    children: taxon.children.map(link)
  }
}

/** Facets with labels: sizes in their own order, others by count. */
async function labelFacets(db: Db, counts: FacetCounts, { showBrand, showSale }: DisplayFlags, locale: Locale): Promise<ProductFacets> {
  const [codes, tree, vocabulary] = [await readCatalogueCodes(db), await readTaxonTree(db), await readCatalogueLabels(db)]
  const labelled = (values: readonly FacetValue[], label: (value: string) => string): FacetChoice[] =>
    values.map(each => ({ ...each, label: label(each.value) || each.value }))
  const options = FACET_OPTIONS.map(key => [key, toOptionChoices(key, counts.options[key], vocabulary, locale)])
  return {
    ...counts,
    taxons: labelled(counts.taxons, permalink => localize(tree.byPermalink.get(permalink)?.name, locale)),
    sale: showSale ? counts.sale : 0,
    brands: !showBrand ? [] : labelled(counts.brands, code => localize(codes.brandNames.get(code), locale)),
    stores: labelled(counts.stores, code => localize(codes.storeNames.get(code), locale)),
    options: Object.fromEntries(options) as Record<FacetOption, FacetChoice[]>
  }
}

function toOptionChoices(key: FacetOption, values: readonly FacetValue[], vocabulary: CatalogueLabels, locale: Locale): FacetChoice[] {
  const words = values.map(each => {
    const word = OPTION_KEYS[key].map(name => vocabulary.options.get(`${name} ${each.value}`)).find(Boolean)
    const choice: FacetChoice = { ...each, label: localize(word?.label, locale) || each.value, ...(word?.hex ? { hex: word.hex } : {}) }
    return { choice, position: word?.position ?? Infinity }
  })
  if (key === 'colour') return words.map(({ choice }) => choice)
  return words.toSorted((a, b) => a.position - b.position || compareSizes(a.choice.label, b.choice.label)).map(({ choice }) => choice)
}
