import { asc, eq, inArray } from 'drizzle-orm'
import { FACET_OPTIONS, type FacetOption } from '#domain/facets.ts'
import { toLatin } from '#domain/latin.ts'
import { COLOUR_KEYS } from '#domain/product.ts'
import { localized } from '#domain/site.ts'
import { brands, stores } from '../../catalogue/tables.ts'
import { lineOf, type TaxonTree, taxonTree } from '../../catalogue/taxons.ts'
import { readVocabulary } from '../../catalogue/vocabulary.ts'
import type { Db } from '../../db/open.ts'
import { stockHolds } from '../../order/tables.ts'
import { productImages, products, productTaxons, variants } from '../../product/tables.ts'
import { groupBy, type ProductTexts, readTexts } from '../texts.ts'
import type { Json } from './client.ts'

type Product = typeof products.$inferSelect
type Variant = typeof variants.$inferSelect
type Held = Pick<typeof stockHolds.$inferSelect, 'quantity' | 'expiresAt'>

const LEVELS = [0, 1, 2, 3, 4]
const COLOURS: readonly string[] = COLOUR_KEYS
const picture = (id: string | null): string | null => id && `/img/${id}/640.webp`
const instant = (date: Date | null): string | null => date?.toISOString() ?? null

/** The products as the index keeps them at `now`; those that are gone are missing. */
export async function readSearchDocuments(db: Db, ids: readonly number[], now: Date): Promise<(Json & { id: number })[]> {
  const wanted = [...ids]
  const rows = await db
    .select({ product: products, brand: brands, store: stores })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(stores, eq(stores.id, products.storeId))
    .where(inArray(products.id, wanted))
  const texts = new Map((await readTexts(db, wanted)).map(each => [each.id, each]))
  const pieces = groupBy(
    await db.select().from(variants).where(inArray(variants.productId, wanted)).orderBy(asc(variants.position), asc(variants.id)),
    row => row.productId
  )
  const pictures = groupBy(
    await db
      .select({ productId: productImages.productId, imageId: productImages.imageId, colour: productImages.colour })
      .from(productImages)
      .where(inArray(productImages.productId, wanted))
      .orderBy(asc(productImages.position)),
    row => row.productId
  )
  const placed = groupBy(await db.select().from(productTaxons).where(inArray(productTaxons.productId, wanted)), row => row.productId)
  const held = groupBy(
    await db
      .select({ variantId: stockHolds.variantId, quantity: stockHolds.quantity, expiresAt: stockHolds.expiresAt })
      .from(stockHolds)
      .innerJoin(variants, eq(variants.id, stockHolds.variantId))
      .where(inArray(variants.productId, wanted)),
    row => row.variantId
  )
  const tree = await taxonTree(db)
  const { options } = await readVocabulary(db)
  return rows.flatMap(({ product, brand, store }) => {
    const text = texts.get(product.id)
    const own = pieces.get(product.id) ?? []
    const taxonIds = (placed.get(product.id) ?? []).map(each => each.taxonId)
    if (!text) return []
    return {
      id: product.id,
      ...describe(product, tree),
      ...placeIn(tree, taxonIds),
      sku: own[0]?.sku ?? null,
      images: (pictures.get(product.id) ?? []).map(each => ({ src: picture(each.imageId), colour: each.colour })),
      brand: brand && { code: brand.code, name: localized(brand.name, 'en'), mn: localized(brand.name, 'mn') },
      store: store && { code: store.code, name: localized(store.name, 'mn'), logo: picture(store.imageId), vendor_id: store.vendorId },
      sale_start_at: instant(own.find(each => each.id === product.vid)?.saleStartAt ?? null),
      variants: own.map(variant => describeVariant(variant, options, now)),
      suggestion: { input: inputsOf(product), weight: product.totalReviews },
      custom_suggestion: { input: text.name.length ? text.name : [product.slug], weight: product.totalReviews },
      ...found(product, text, freeFrom(own, held))
    }
  })
}

function describe(product: Product, tree: TaxonTree): Json {
  const own = tree.byId.get(product.taxonId ?? 0)
  const title = localized(product.title, 'mn')
  return {
    title,
    name: localized(product.title, 'en'),
    title_latin: toLatin(title),
    translated: product.title.en ?? null,
    description: localized(product.description, 'mn'),
    gendric: own ? localized(own.shortName ?? own.name, 'mn') : null,
    slug: product.slug,
    image: picture(product.imageId),
    created_at: instant(product.createdAt),
    updated_at: instant(product.updatedAt),
    property: Object.fromEntries(product.propertyList.map(each => [localized(each.name, 'en'), localized(each.value, 'mn')])),
    property_list: product.propertyList,
    price: product.price,
    selling_price: product.sellingPrice,
    sale_percent: product.salePercent,
    sale_expire_at: instant(product.saleExpireAt),
    available_on: instant(product.availableOn),
    total_on_hand: product.totalOnHand,
    vid: product.vid,
    product_cat: own?.permalink ?? null,
    badges: product.badgeCodes,
    unit: product.unit,
    average_rating: product.averageRating,
    total_reviews: product.totalReviews,
    keyword: own ? { id: own.id, name: localized(own.name, 'en'), mn: localized(own.name, 'mn') } : null
  }
}

function placeIn(tree: TaxonTree, ids: readonly number[]): Json {
  const nodes = ids.flatMap(id => tree.byId.get(id) ?? [])
  const levels = LEVELS.map(level => [`l${level}`, nodes.filter(node => lineOf(node).length === level + 1).map(node => node.permalink)])
  return {
    ...Object.fromEntries(levels),
    permalinks: nodes.map(node => node.permalink),
    taxonomy: nodes.map(node => ({ id: node.id }))
  }
}

function describeVariant(variant: Variant, words: ReadonlyMap<string, { label: { mn?: string; en?: string } }>, now: Date): Json {
  const running =
    variant.salePrice !== null &&
    variant.salePrice < variant.price &&
    (variant.saleStartAt ?? now) <= now &&
    (variant.saleExpireAt === null || variant.saleExpireAt > now)
  const facets = FACET_OPTIONS.map((name): [FacetOption, string[]] => {
    const keys = name === 'colour' ? COLOURS : [name]
    return [name, keys.flatMap(key => variant.options[key] || [])]
  })
  return {
    id: variant.id,
    sku: variant.sku,
    code: variant.sku.toLowerCase(),
    option_values: Object.entries(variant.options).map(([key, value]) => ({ key, value, ...words.get(`${key} ${value}`)?.label })),
    image: picture(variant.imageId),
    price: variant.price,
    selling_price: running ? variant.salePrice : variant.price,
    prices: {
      price: variant.price,
      sale_price: variant.salePrice,
      sale_start_at: variant.saleStartAt,
      sale_expire_at: variant.saleExpireAt
    },
    for_sale: variant.onHand > variant.allocated,
    ...Object.fromEntries(facets)
  }
}

function found(product: Product, text: ProductTexts, free: Date | null): Json {
  const upTo = (...lists: string[][]): string[] => [...new Set(lists.flat())]
  return {
    taxon_id: product.taxonId,
    free_from: instant(free),
    preorder_until: product.preorderOn === null ? null : `${product.preorderOn}T00:00:00+08:00`,
    words: {
      name: text.name,
      title: upTo(text.name, text.title),
      kind: upTo(text.name, text.title, text.kind),
      all: upTo(text.name, text.title, text.kind, text.around)
    },
    title_words: text.titleWords
  }
}

/** Holds end by themselves, and no index hears of it: the earliest instant at which enough of them are over. */
function freeFrom(pieces: readonly Variant[], held: ReadonlyMap<number, readonly Held[]>): Date | null {
  const instants = pieces.flatMap(variant => {
    const holds = (held.get(variant.id) ?? []).toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())
    let left = variant.onHand - variant.allocated
    if (left <= 0) return []
    for (const hold of holds) {
      left -= hold.quantity
      if (left <= 0) return hold.expiresAt
    }
    return new Date(0)
  })
  return instants.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

function inputsOf({ title, slug }: Product): string[] {
  const texts = [title.mn, title.en, title.mn && toLatin(title.mn)].filter(text => typeof text === 'string' && text !== '') as string[]
  return texts.length ? [...new Set(texts)] : [slug]
}
