import { asc, gt, inArray } from 'drizzle-orm'
import type { Db } from '../kernel/db/open.ts'
import { badges, brands, lineOf, optionValues, products, stores, type TaxonNode, taxonTree, variants } from '../catalogue/index.ts'
import { anyOf } from './any-of.ts'
import { type Existing, readExisting } from './existing.ts'
import type { ProductDocument } from './format.ts'
import { both } from './names.ts'
import { pictureNames } from './pictures.ts'

const EXPORT_AT_ONCE = 200

/** Products as documents, by id; the next call passes the last id as `after`. Null at the end. */
export async function exportProducts(db: Db, after: number, now: Date): Promise<{ products: ProductDocument[]; after: number | null }> {
  const rows = await db.select().from(products).where(gt(products.id, after)).orderBy(asc(products.id)).limit(EXPORT_AT_ONCE)
  if (!rows.length) return { products: [], after: null }
  const existing = await readExisting(db, rows, now)
  const [tree, brandRows, storeRows, badgeRows] = [
    await taxonTree(db),
    await db.select().from(brands),
    await db.select({ id: stores.id, code: stores.code }).from(stores),
    await db.select({ code: badges.code }).from(badges)
  ]
  const keys = [...new Set([...existing.values()].flatMap(({ variants }) => variants.flatMap(({ options }) => Object.keys(options))))]
  const words = keys.length ? await db.select().from(optionValues).where(inArray(optionValues.key, keys)) : []
  const giftIds = [...new Set(rows.flatMap(row => row.giftVariantIds))]
  const gifts = giftIds.length
    ? await db.select({ id: variants.id, sku: variants.sku }).from(variants).where(inArray(variants.id, giftIds))
    : []
  const memberIds = [...new Set(rows.flatMap(row => row.packageMembers.map(({ productId }) => productId)))]
  const members = memberIds.length
    ? await db
        .select({ id: products.id, slug: products.slug })
        .from(products)
        .where(anyOf(products.id, memberIds, 'int'))
    : []
  const known: Known = {
    nodes: tree.byId,
    brands: new Map(brandRows.map(brand => [brand.id, brand])),
    stores: new Map(storeRows.map(store => [store.id, store.code])),
    badges: new Set(badgeRows.map(badge => badge.code)),
    words: new Map(words.map(word => [`${word.key} ${word.value}`, word])),
    gifts: new Map(gifts.map(gift => [gift.id, gift.sku])),
    members: new Map(members.map(member => [member.id, member.slug])),
    pictures: await pictureNames(db, [
      ...new Set([...existing.values()].flatMap(each => [...each.pictures, ...each.variants].flatMap(({ imageId }) => imageId ?? [])))
    ])
  }
  return { products: [...existing.values()].map(each => documentOf(each, known)), after: rows.at(-1)?.id ?? null }
}

interface Known {
  nodes: ReadonlyMap<number, TaxonNode>
  brands: ReadonlyMap<number, typeof brands.$inferSelect>
  stores: ReadonlyMap<number, string>
  badges: ReadonlySet<string>
  words: ReadonlyMap<string, typeof optionValues.$inferSelect>
  gifts: ReadonlyMap<number, string>
  members: ReadonlyMap<number, string>
  pictures: ReadonlyMap<string, string>
}

function documentOf(existing: Existing, known: Known): ProductDocument {
  const { product, variants: pieces, pictures } = existing
  const brand = known.brands.get(product.brandId ?? 0)
  const words = new Map(
    pieces.flatMap(({ options }) =>
      Object.entries(options).flatMap(([key, value]) => {
        const word = known.words.get(`${key} ${value}`)
        return word ? [[`${key} ${value}`, { key, value, label: both(word.label), hex: word.hex }] as const] : []
      })
    )
  )
  return {
    handle: product.slug,
    title: both(product.title),
    description: both(product.description),
    seo_title: product.seoTitle && both(product.seoTitle),
    seo_description: product.seoDescription && both(product.seoDescription),
    brand: brand ? { code: brand.code, name: both(brand.name) } : null,
    store: known.stores.get(product.storeId ?? 0) ?? null,
    taxons: taxonsOf(existing, known.nodes),
    available_on: product.availableOn.toISOString(),
    available_until: product.availableUntil?.toISOString() ?? null,
    preorder_on: product.preorderOn,
    discontinued: product.discontinued,
    kind: product.kind,
    badges: product.badgeCodes.filter(code => known.badges.has(code)),
    unit: product.unit && both(product.unit),
    return_hours: product.returnHours === 24 || product.returnHours === 72 ? product.returnHours : 48,
    lease: product.lease,
    size_chart: product.sizeChart && { columns: product.sizeChart.columns.map(both), rows: product.sizeChart.rows },
    properties: product.propertyList.map(({ name, value }) => ({ name: both(name), value: both(value) })),
    gift_skus: product.giftVariantIds.flatMap(id => known.gifts.get(id) ?? []),
    package: product.packageMembers.flatMap(({ productId, quantity }) => {
      const handle = known.members.get(productId)
      return handle ? [{ handle, quantity }] : []
    }),
    nutrition: product.nutrition && nutritionOf(product.nutrition),
    build_part: product.buildPart && { slot: product.buildPart.slot, ...connectionsOf(product.buildPart) },
    variants: pieces.map(variant => ({
      sku: variant.sku,
      options: variant.options,
      price: variant.price,
      sale_price: variant.salePrice,
      sale_start_at: variant.saleStartAt?.toISOString() ?? null,
      sale_expire_at: variant.saleExpireAt?.toISOString() ?? null,
      on_hand: variant.onHand,
      content: variant.contentAmount && variant.contentUnit ? { amount: variant.contentAmount, unit: variant.contentUnit } : null,
      stock: variant.stock.map(({ branchCode, onHand }) => ({ branch: branchCode, on_hand: onHand })),
      image: variant.imageId && (known.pictures.get(variant.imageId) ?? variant.imageId)
    })),
    images: pictures.map(picture => ({
      source: known.pictures.get(picture.imageId) ?? picture.imageId,
      alt: both(picture.alt),
      colour: picture.colour
    })),
    words: [...words.values()]
  }
}

function nutritionOf({ per, values, ingredients, allergens }: NonNullable<Existing['product']['nutrition']>): ProductDocument['nutrition'] {
  return { per, values, ingredients: ingredients ? both(ingredients) : null, allergens: allergens ? both(allergens) : null }
}

function connectionsOf({ offers, needs }: NonNullable<Existing['product']['buildPart']>) {
  return { ...(offers ? { offers: [...offers] } : {}), ...(needs ? { needs: [...needs] } : {}) }
}

/** The deepest taxons only, the product's main one first: ancestors are implied. */
function taxonsOf({ product, taxonIds }: Existing, nodes: ReadonlyMap<number, TaxonNode>): NonNullable<ProductDocument['taxons']> {
  const above = new Set(taxonIds.flatMap(id => nodes.get(id)?.parent?.id ?? []))
  const own = [...(product.taxonId === null ? [] : [product.taxonId]), ...taxonIds.filter(id => !above.has(id) && id !== product.taxonId)]
  return own.flatMap(id => {
    const node = nodes.get(id)
    return node ? [{ permalink: node.permalink, names: lineOf(node).map(each => both(each.name)) }] : []
  })
}
