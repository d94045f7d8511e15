import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { ListedProduct, ProductAdminFilters, ProductChoices } from '#contract/product-admin.ts'
import { HIDDEN_UNTIL } from '#contract/catalogue-document.ts'
import { LOW_STOCK } from '#domain/product.ts'
import { MAX_BULK_PRODUCTS, toProductState, type ProductSort, type ProductState } from '#domain/product-change.ts'
import {
  badges,
  brands,
  optionValues,
  products,
  productTaxons,
  stores,
  toTaxonPath,
  type TaxonNode,
  taxons,
  readTaxonTree,
  variants
} from '../catalogue/index.ts'
import { images } from '../kernel/images/tables.ts'
import type { Db } from '../kernel/db/open.ts'
import { branches } from '../site/index.ts'

const PRODUCTS_PER_PAGE = 50

export async function listStaffProducts(
  db: Db,
  { page, sort, ...filters }: ProductAdminFilters & { page: number; sort: ProductSort },
  now: Date
): Promise<{ products: ListedProduct[]; total: number; more: boolean }> {
  const condition = toCondition(filters, now)
  const total = await db.$count(products, condition)
  const rows = await db
    .select({
      product: products,
      brand: brands.name,
      taxon: taxons.name,
      image: { id: images.id, width: images.width, height: images.height }
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(taxons, eq(taxons.id, products.taxonId))
    .leftJoin(images, eq(images.id, products.imageId))
    .where(condition)
    .orderBy(...SORT_COLUMNS[sort], desc(products.id))
    .limit(PRODUCTS_PER_PAGE)
    .offset((page - 1) * PRODUCTS_PER_PAGE)
  return {
    products: rows.map(({ product, brand, taxon, image }) => ({
      id: product.id,
      handle: product.slug,
      version: product.version,
      title: product.title,
      image: image && { ...image, alt: '' },
      brand,
      taxon,
      kind: product.kind,
      state: toProductState(product, now),
      price: product.price,
      selling_price: product.sellingPrice,
      sale_percent: product.salePercent,
      variant_count: product.variantCount,
      pieces: product.totalOnHand,
      badges: product.badgeCodes,
      updated_at: product.updatedAt.toISOString()
    })),
    total,
    more: total > page * PRODUCTS_PER_PAGE
  }
}

/** The first products that match, as many as one bulk edit may change. */
export async function selectProducts(
  db: Db,
  filters: ProductAdminFilters,
  now: Date
): Promise<{ products: { id: number; version: number }[]; total: number }> {
  const condition = toCondition(filters, now)
  const selected = await db
    .select({ id: products.id, version: products.version })
    .from(products)
    .where(condition)
    .orderBy(desc(products.id))
    .limit(MAX_BULK_PRODUCTS)
  return { products: selected, total: await db.$count(products, condition) }
}

/** Products that are equal by these are sorted by their ids, the newest first. */
const SORT_COLUMNS: Record<ProductSort, readonly SQL[]> = {
  newest: [],
  updated: [desc(products.updatedAt)],
  price_asc: [asc(products.sellingPrice)],
  price_desc: [desc(products.sellingPrice)],
  pieces_asc: [asc(products.totalOnHand)],
  pieces_desc: [desc(products.totalOnHand)]
}

const toPattern = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
/** `ILIKE` compares Cyrillic with case where the database has the C locale. */
const listSpellings = (text: string): string[] => [
  ...new Set([text, text.charAt(0).toUpperCase() + text.slice(1).toLowerCase(), text.toLowerCase()])
]

function toCondition({ text, state, taxon, brand, stock, lacks }: ProductAdminFilters, now: Date): SQL | undefined {
  const title = sql`coalesce(${products.title} ->> 'mn', '') || ' ' || coalesce(${products.title} ->> 'en', '')`
  const variantHas = (text: string): SQL =>
    sql`EXISTS (SELECT 1 FROM ${variants} v WHERE v.product_id = ${products.id} AND (v.sku ILIKE ${toPattern(text)} OR v.barcode = ${text}))`
  return and(
    text
      ? or(...listSpellings(text).map(each => ilike(title, toPattern(each))), ilike(products.slug, toPattern(text)), variantHas(text))
      : undefined,
    state && isInState(state, now),
    taxon
      ? sql`${products.id} IN (SELECT pt.product_id FROM ${productTaxons} pt JOIN ${taxons} t ON t.id = pt.taxon_id WHERE t.permalink = ${taxon})`
      : undefined,
    brand ? sql`${products.brandId} IN (SELECT b.id FROM ${brands} b WHERE b.code = ${brand})` : undefined,
    stock && STOCK_CONDITIONS[stock],
    lacks && LACKS[lacks]
  )
}

/** As `toProductState` has it. */
function isInState(state: ProductState, now: Date): SQL {
  const [today, never] = [sql`${now.toISOString()}::timestamptz`, sql`${HIDDEN_UNTIL.toISOString()}::timestamptz`]
  const conditions: Record<ProductState, SQL> = {
    published: sql`${products.availableOn} <= ${today}`,
    scheduled: sql`${products.availableOn} > ${today} AND ${products.availableOn} < ${never}`,
    draft: sql`${products.availableOn} >= ${never} AND NOT ${products.discontinued}`,
    archived: sql`${products.availableOn} >= ${never} AND ${products.discontinued}`
  }
  return conditions[state]
}

const STOCK_CONDITIONS = {
  none: sql`${products.totalOnHand} <= 0`,
  low: sql`${products.totalOnHand} BETWEEN 1 AND ${LOW_STOCK}`,
  some: sql`${products.totalOnHand} > 0`
}

const LACKS = {
  picture: sql`${products.imageId} IS NULL`,
  price: sql`${products.sellingPrice} <= 1`,
  mn: sql`coalesce(${products.title} ->> 'mn', '') = ''`,
  en: sql`coalesce(${products.title} ->> 'en', '') = ''`,
  taxon: sql`${products.taxonId} IS NULL`
}

/** What a product can refer to, in display order. */
export async function listProductChoices(db: Db): Promise<ProductChoices> {
  const { roots } = await readTaxonTree(db)
  const flatten = (node: TaxonNode): TaxonNode[] => [node, ...node.children.flatMap(flatten)]
  return {
    taxons: roots.flatMap(flatten).map(node => ({ permalink: node.permalink, names: toTaxonPath(node).map(({ name }) => name) })),
    brands: await db.select({ code: brands.code, name: brands.name }).from(brands).orderBy(asc(brands.code)),
    stores: await db.select({ code: stores.code, name: stores.name }).from(stores).orderBy(asc(stores.id)),
    badges: await db.select({ code: badges.code, name: badges.label }).from(badges).orderBy(asc(badges.code)),
    branches: await db
      .select({ code: branches.code, name: branches.name })
      .from(branches)
      .orderBy(asc(branches.position), asc(branches.code)),
    options: await db
      .select({ key: optionValues.key, value: optionValues.value, label: optionValues.label, hex: optionValues.hex })
      .from(optionValues)
      .orderBy(asc(optionValues.key), asc(optionValues.position), asc(optionValues.id))
  }
}
