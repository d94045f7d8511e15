import { asc, gt, inArray } from 'drizzle-orm'
import type { ProductDocument } from '#contract/catalogue-document.ts'
import { isAnyOf } from '../kernel/db/any-of.ts'
import { toBilingual } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { groupFormerSlugs } from '../kernel/slugs/former-slugs.ts'
import { badges, brands, toTaxonPath, optionValues, products, stores, type TaxonNode, readTaxonTree, variants } from '../catalogue/index.ts'
import { readNamesOfImages } from './images.ts'
import { type ProductRow, readStoredProducts, type StoredProduct } from './stored-products.ts'

const PAGE_SIZE = 200

/** Products as documents, by id; the next call passes the last id as `after`. Null at the end. */
export async function exportProducts(db: Db, after: number, now: Date): Promise<{ products: ProductDocument[]; after: number | null }> {
  const rows = await db.select().from(products).where(gt(products.id, after)).orderBy(asc(products.id)).limit(PAGE_SIZE)
  return { products: await readDocuments(db, rows, now), after: rows.at(-1)?.id ?? null }
}

/** Products as documents, in the order of their rows. */
export async function readDocuments(db: Db, rows: readonly ProductRow[], now: Date): Promise<ProductDocument[]> {
  if (!rows.length) return []
  const stored = await readStoredProducts(db, rows, now)
  const [tree, brandRows, storeRows, badgeRows] = [
    await readTaxonTree(db),
    await db.select().from(brands),
    await db.select({ id: stores.id, code: stores.code }).from(stores),
    await db.select({ code: badges.code }).from(badges)
  ]
  const keys = [...new Set([...stored.values()].flatMap(({ variants }) => variants.flatMap(({ options }) => Object.keys(options))))]
  const optionRows = keys.length ? await db.select().from(optionValues).where(inArray(optionValues.key, keys)) : []
  const giftIds = [...new Set(rows.flatMap(row => row.giftVariantIds))]
  const gifts = giftIds.length
    ? await db.select({ id: variants.id, sku: variants.sku }).from(variants).where(inArray(variants.id, giftIds))
    : []
  const memberIds = [...new Set(rows.flatMap(row => row.bundleItems.map(({ productId }) => productId)))]
  const members = memberIds.length
    ? await db
        .select({ id: products.id, slug: products.slug })
        .from(products)
        .where(isAnyOf(products.id, memberIds, 'int'))
    : []
  const lookups: Lookups = {
    nodes: tree.byId,
    brands: new Map(brandRows.map(brand => [brand.id, brand])),
    stores: new Map(storeRows.map(store => [store.id, store.code])),
    badges: new Set(badgeRows.map(badge => badge.code)),
    options: new Map(optionRows.map(option => [`${option.key} ${option.value}`, option])),
    gifts: new Map(gifts.map(gift => [gift.id, gift.sku])),
    members: new Map(members.map(member => [member.id, member.slug])),
    former: await groupFormerSlugs(
      db,
      'product',
      rows.map(({ slug }) => slug)
    ),
    imageNames: await readNamesOfImages(db, [
      ...new Set([...stored.values()].flatMap(each => [...each.images, ...each.variants].flatMap(({ imageId }) => imageId ?? [])))
    ])
  }
  return [...stored.values()].map(each => toDocument(each, lookups))
}

/** Names of records that products refer to by id. */
interface Lookups {
  nodes: ReadonlyMap<number, TaxonNode>
  brands: ReadonlyMap<number, typeof brands.$inferSelect>
  stores: ReadonlyMap<number, string>
  badges: ReadonlySet<string>
  options: ReadonlyMap<string, typeof optionValues.$inferSelect>
  gifts: ReadonlyMap<number, string>
  members: ReadonlyMap<number, string>
  /** Former handles by the current one. */
  former: ReadonlyMap<string, string[]>
  imageNames: ReadonlyMap<string, string>
}

/** Every field, without those that an import alone has. */
type WholeDocument = Required<Omit<ProductDocument, 'event' | 'former_handles' | 'grams' | 'make_tags' | 'published' | 'tags'>> &
  Pick<ProductDocument, 'event' | 'former_handles'>

function toDocument(stored: StoredProduct, existing: Lookups): WholeDocument {
  const { product, variants: variantRows, images } = stored
  const brand = existing.brands.get(product.brandId ?? 0)
  const labels = new Map(
    variantRows.flatMap(({ options }) =>
      Object.entries(options).flatMap(([key, value]) => {
        const option = existing.options.get(`${key} ${value}`)
        return option ? [[`${key} ${value}`, { key, value, label: toBilingual(option.label), hex: option.hex }] as const] : []
      })
    )
  )
  const former = existing.former.get(product.slug)
  return {
    handle: product.slug,
    ...(former && { former_handles: former }),
    title: toBilingual(product.title),
    description: toBilingual(product.description),
    seo_title: product.seoTitle && toBilingual(product.seoTitle),
    seo_description: product.seoDescription && toBilingual(product.seoDescription),
    brand: brand ? { code: brand.code, name: toBilingual(brand.name) } : null,
    store: existing.stores.get(product.storeId ?? 0) ?? null,
    taxons: listDeepestTaxons(stored, existing.nodes),
    available_on: product.availableOn.toISOString(),
    available_until: product.availableUntil?.toISOString() ?? null,
    preorder_on: product.preorderOn,
    discontinued: product.discontinued,
    kind: product.kind,
    ...(product.event && { event: { starts_at: product.event.startsAt, place: toBilingual(product.event.place) } }),
    badges: product.badgeCodes.filter(code => existing.badges.has(code)),
    unit: product.unit && toBilingual(product.unit),
    return_hours: product.returnHours === 24 || product.returnHours === 72 ? product.returnHours : 48,
    lease: product.lease,
    size_chart: product.sizeChart && { columns: product.sizeChart.columns.map(toBilingual), rows: product.sizeChart.rows },
    properties: product.propertyList.map(({ name, value }) => ({ name: toBilingual(name), value: toBilingual(value) })),
    gift_skus: product.giftVariantIds.flatMap(id => existing.gifts.get(id) ?? []),
    package: product.bundleItems.flatMap(({ productId, quantity }) => {
      const handle = existing.members.get(productId)
      return handle ? [{ handle, quantity }] : []
    }),
    nutrition: product.nutrition && toNutrition(product.nutrition),
    build_part: product.buildPart && { slot: product.buildPart.slot, ...toConnections(product.buildPart) },
    variants: variantRows.map(variant => ({
      sku: variant.sku,
      barcode: variant.barcode,
      options: variant.options,
      price: variant.price,
      sale_price: variant.salePrice,
      sale_start_at: variant.saleStartAt?.toISOString() ?? null,
      sale_expire_at: variant.saleExpireAt?.toISOString() ?? null,
      later_sales: variant.laterSales.map(({ price, startAt, expireAt }) => ({ price, start_at: startAt, expire_at: expireAt })),
      on_hand: variant.onHand,
      content: variant.contentAmount && variant.contentUnit ? { amount: variant.contentAmount, unit: variant.contentUnit } : null,
      stock: variant.stock.map(({ branchCode, onHand }) => ({ branch: branchCode, on_hand: onHand })),
      image: variant.imageId && (existing.imageNames.get(variant.imageId) ?? variant.imageId)
    })),
    images: images.map(image => ({
      source: existing.imageNames.get(image.imageId) ?? image.imageId,
      alt: toBilingual(image.alt),
      colour: image.colour
    })),
    words: [...labels.values()]
  }
}

function toNutrition({
  per,
  values,
  ingredients,
  allergens
}: NonNullable<StoredProduct['product']['nutrition']>): ProductDocument['nutrition'] {
  return { per, values, ingredients: ingredients ? toBilingual(ingredients) : null, allergens: allergens ? toBilingual(allergens) : null }
}

function toConnections({ offers, needs }: NonNullable<StoredProduct['product']['buildPart']>) {
  return { ...(offers ? { offers: [...offers] } : {}), ...(needs ? { needs: [...needs] } : {}) }
}

/** The deepest taxons only, the product's main one first: ancestors are implied. In the same order in every shop. */
function listDeepestTaxons(
  { product, taxonIds }: StoredProduct,
  nodes: ReadonlyMap<number, TaxonNode>
): NonNullable<ProductDocument['taxons']> {
  const parents = new Set(taxonIds.flatMap(id => nodes.get(id)?.parent?.id ?? []))
  const toNodes = (ids: readonly number[]): TaxonNode[] => ids.flatMap(id => nodes.get(id) ?? [])
  const main = toNodes(product.taxonId === null ? [] : [product.taxonId])
  const others = toNodes(taxonIds.filter(id => !parents.has(id) && id !== product.taxonId))
  return [...main, ...others.toSorted((a, b) => (a.permalink < b.permalink ? -1 : 1))].map(node => ({
    permalink: node.permalink,
    names: toTaxonPath(node).map(each => toBilingual(each.name))
  }))
}
