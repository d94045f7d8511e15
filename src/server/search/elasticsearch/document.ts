import { asc, eq, inArray } from 'drizzle-orm'
import { toDescriptionText } from '#domain/description.ts'
import { FACET_OPTIONS, type FacetOption } from '#domain/facets.ts'
import { toLatin } from '#domain/latin.ts'
import { OPTION_KEYS, toPreorderEnd } from '#domain/listing.ts'
import { calculatePriceAt, filterRemainingSales, listSales } from '#domain/price.ts'
import { localize } from '#domain/site.ts'
import {
  brands,
  toTaxonPath,
  productImages,
  products,
  productTaxons,
  readCatalogueLabels,
  stores,
  type TaxonNode,
  type TaxonTree,
  readTaxonTree,
  variants
} from '../../catalogue/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { stockHolds } from '../../inventory/index.ts'
import { listTitlePhrases } from '../suggestions/phrases.ts'
import { parseSize } from '../query/quantities.ts'
import { toGoodsWord } from '../marked-words.ts'
import { groupBy, type ProductTexts, readTexts } from '../documents/product-texts.ts'
import type { Json } from './client.ts'

/** Exceeds every number of reviews. */
const PHRASE_WEIGHT = 1_000_000

type Product = typeof products.$inferSelect
type Variant = typeof variants.$inferSelect
type Held = Pick<typeof stockHolds.$inferSelect, 'quantity' | 'expiresAt'>

const LEVELS = [0, 1, 2, 3, 4]
const toPicture = (id: string | null): string | null => id && `/img/${id}/640.webp`
const toTimestamp = (date: Date | null): string | null => date?.toISOString() ?? null

/** Documents of the products at `now`; deleted products are omitted. */
export async function readSearchDocuments(db: Db, ids: readonly number[], now: Date): Promise<(Json & { id: number })[]> {
  const requestedIds = [...ids]
  const rows = await db
    .select({ product: products, brand: brands, store: stores })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(stores, eq(stores.id, products.storeId))
    .where(inArray(products.id, requestedIds))
  const texts = new Map((await readTexts(db, requestedIds)).map(each => [each.id, each]))
  const variantRows = groupBy(
    await db.select().from(variants).where(inArray(variants.productId, requestedIds)).orderBy(asc(variants.position), asc(variants.id)),
    row => row.productId
  )
  const pictures = groupBy(
    await db
      .select({ productId: productImages.productId, imageId: productImages.imageId, colour: productImages.colour })
      .from(productImages)
      .where(inArray(productImages.productId, requestedIds))
      .orderBy(asc(productImages.position)),
    row => row.productId
  )
  const taxonRows = groupBy(
    await db.select().from(productTaxons).where(inArray(productTaxons.productId, requestedIds)),
    row => row.productId
  )
  const reserved = groupBy(
    await db
      .select({ variantId: stockHolds.variantId, quantity: stockHolds.quantity, expiresAt: stockHolds.expiresAt })
      .from(stockHolds)
      .innerJoin(variants, eq(variants.id, stockHolds.variantId))
      .where(inArray(variants.productId, requestedIds)),
    row => row.variantId
  )
  const tree = await readTaxonTree(db)
  const { options } = await readCatalogueLabels(db)
  return rows.flatMap(({ product, brand, store }) => {
    const text = texts.get(product.id)
    const own = variantRows.get(product.id) ?? []
    const chosen = own.find(each => each.id === product.vid)
    const variantFields = own.map(variant => toVariant(variant, options, now))
    const taxonIds = (taxonRows.get(product.id) ?? []).map(each => each.taxonId)
    if (!text) return []
    return {
      id: product.id,
      ...toFields(product, tree),
      ...toTaxonFields(tree, taxonIds),
      sku: own[0]?.sku ?? null,
      images: (pictures.get(product.id) ?? []).map(each => ({ src: toPicture(each.imageId), colour: each.colour })),
      brand: brand && { code: brand.code, name: localize(brand.name, 'en'), mn: localize(brand.name, 'mn') },
      store: store && { code: store.code, name: localize(store.name, 'mn'), logo: toPicture(store.imageId), vendor_id: store.vendorId },
      sale_start_at: toTimestamp((chosen && filterRemainingSales(listSales(chosen), now)[0]?.startAt) ?? null),
      variants: variantFields,
      for_sale: toOptionsForSale(variantFields),
      suggestion: toSuggestionInputs(product),
      custom_suggestion: { input: text.name.length ? text.name : [product.slug], weight: product.totalReviews },
      ...matchFields(product, text, findFreeFrom(own, reserved))
    }
  })
}

function toFields(product: Product, tree: TaxonTree): Json {
  const own = tree.byId.get(product.taxonId ?? 0)
  const title = localize(product.title, 'mn')
  return {
    title,
    name: localize(product.title, 'en'),
    title_latin: toLatin(title),
    translated: product.title.en ?? null,
    description: toDescriptionText(localize(product.description, 'mn')),
    gendric: own ? localize(own.shortName ?? own.name, 'mn') : null,
    slug: product.slug,
    image: toPicture(product.imageId),
    created_at: toTimestamp(product.createdAt),
    updated_at: toTimestamp(product.updatedAt),
    property: Object.fromEntries(product.propertyList.map(each => [localize(each.name, 'en'), localize(each.value, 'mn')])),
    property_list: product.propertyList,
    price: product.price,
    selling_price: product.sellingPrice,
    sale_percent: product.salePercent,
    sale_expire_at: toTimestamp(product.saleExpireAt),
    available_on: toTimestamp(product.availableOn),
    total_on_hand: product.totalOnHand,
    vid: product.vid,
    product_cat: own?.permalink ?? null,
    badges: product.badgeCodes,
    unit: localize(product.unit, 'mn') || null,
    average_rating: product.averageRating,
    total_reviews: product.totalReviews,
    keyword: own ? { id: own.id, name: localize(own.name, 'en'), mn: localize(own.name, 'mn'), ...toGpc(own) } : null
  }
}

function toTaxonFields(tree: TaxonTree, ids: readonly number[]): Json {
  const nodes = ids.flatMap(id => tree.byId.get(id) ?? [])
  const levels = LEVELS.map(level => [
    `l${level}`,
    nodes.filter(node => toTaxonPath(node).length === level + 1).map(node => node.permalink)
  ])
  return {
    ...Object.fromEntries(levels),
    permalinks: nodes.map(node => node.permalink),
    taxonomy: nodes.map(node => ({ id: node.id }))
  }
}

type VariantFields = Json & { for_sale: boolean } & Record<FacetOption, string[]>

function toVariant(variant: Variant, words: ReadonlyMap<string, { label: { mn?: string; en?: string } }>, now: Date): VariantFields {
  const facets = FACET_OPTIONS.map((name): [FacetOption, string[]] => {
    return [name, OPTION_KEYS[name].flatMap(key => variant.options[key] || [])]
  })
  const [sale] = filterRemainingSales(listSales(variant), now)
  return {
    id: variant.id,
    sku: variant.sku,
    code: variant.sku.toLowerCase(),
    option_values: Object.entries(variant.options).map(([key, value]) => ({ key, value, ...words.get(`${key} ${value}`)?.label })),
    image: toPicture(variant.imageId),
    price: variant.price,
    selling_price: calculatePriceAt(variant, now),
    prices: {
      price: variant.price,
      sale_price: sale?.price ?? null,
      sale_start_at: sale?.startAt ?? null,
      sale_expire_at: sale?.expireAt ?? null
    },
    for_sale: variant.onHand > variant.allocated,
    ...(Object.fromEntries(facets) as Record<FacetOption, string[]>)
  }
}

function toOptionsForSale(variantFields: readonly VariantFields[]): Json {
  const forSale = variantFields.filter(variant => variant.for_sale)
  return Object.fromEntries(FACET_OPTIONS.map(name => [name, [...new Set(forSale.flatMap(variant => variant[name]))]]))
}

function matchFields(product: Product, text: ProductTexts, free: Date | null): Json {
  const upTo = (...lists: string[][]): string[] => [...new Set(lists.flat())]
  return {
    taxon_id: product.taxonId,
    free_from: toTimestamp(free),
    preorder_until: product.preorderOn === null ? null : toPreorderEnd(product.preorderOn).toISOString(),
    words: {
      name: text.name,
      title: upTo(text.name, text.title),
      kind: upTo(text.name, text.title, text.kind),
      all: [...upTo(text.name, text.title, text.kind, text.around), ...text.goods.map(toGoodsWord)],
      described: text.described
    },
    title_words: text.titleWords,
    size: parseSize(`${product.title.en ?? ''} ${product.title.mn ?? ''}`)
  }
}

/** The earliest time at which enough holds have expired, which needs no change of the product. */
function findFreeFrom(rows: readonly Variant[], reserved: ReadonlyMap<number, readonly Held[]>): Date | null {
  const times = rows.flatMap(variant => {
    const holds = (reserved.get(variant.id) ?? []).toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())
    let remaining = variant.onHand - variant.allocated
    if (remaining <= 0) return []
    for (const hold of holds) {
      remaining -= hold.quantity
      if (remaining <= 0) return hold.expiresAt
    }
    return new Date(0)
  })
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

/** Noun phrases of the title weigh more than its beginning: `ном` completes to books before `номин бөгж`. */
function toSuggestionInputs({ title, slug, totalReviews }: Product): { input: string[]; weight: number }[] {
  const texts = [title.mn, title.en, title.mn && toLatin(title.mn)].flatMap(text => text || [])
  const phrases = [...new Set(texts.flatMap(listTitlePhrases))]
  return [
    ...(phrases.length ? [{ input: phrases, weight: PHRASE_WEIGHT + totalReviews }] : []),
    { input: texts.length ? [...new Set(texts)] : [slug], weight: totalReviews }
  ]
}

function toGpc(taxon: TaxonNode): Json {
  const { gpc } = toTaxonPath(taxon).findLast(node => node.gpc) ?? { gpc: null }
  return { gpc: gpc?.code ?? null, gpc_txt: gpc?.text ?? null }
}
