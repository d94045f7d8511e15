import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ProductDocument, VariantDocument } from '#contract/catalogue-document.ts'
import type { DocumentFields } from '#contract/product-admin.ts'
import type { EditedProduct, ProductFields, ProductRevision, StockChange } from '#contract/product-edit.ts'
import { parseDocumentSales } from '#domain/document-sales.ts'
import { ShopError } from '#domain/errors.ts'
import { toCode } from '#domain/latin.ts'
import { LEAST_PRICE } from '#domain/price.ts'
import { COLOUR_KEYS, PRODUCT_HANDLE } from '#domain/product.ts'
import { toProductState, type RevisionKind, toStateFields } from '#domain/product-change.ts'
import { LOCALES } from '#domain/site.ts'
import { optionValues, products, variants } from '../catalogue/index.ts'
import { formatName, users } from '../identity/index.ts'
import { findImages, lockCatalogue, readDocuments, readStoredProducts, toOptionLabel } from '../import/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { findFreeSlug } from '../kernel/slugs/find-free-slug.ts'
import { changeStock } from './bulk.ts'
import { productRevisions } from './tables.ts'

type ProductRow = typeof products.$inferSelect

const REVISIONS = 50

/** @throws ShopError product_not_found */
export async function findProduct(db: Db, id: number): Promise<ProductRow> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  if (!row) throw new ShopError('product_not_found')
  return row
}

/** @throws ShopError product_not_found */
export async function readEditedProduct(db: Db, id: number, now: Date): Promise<EditedProduct> {
  const row = await findProduct(db, id)
  const [document = { handle: row.slug }] = await readDocuments(db, [row], now)
  const stored = (await readStoredProducts(db, [row], now)).get(row.slug)
  const sources = [...(document.images ?? []).map(({ source }) => source), ...(document.variants ?? []).flatMap(({ image }) => image ?? [])]
  return {
    id,
    handle: row.slug,
    version: row.version,
    state: toProductState(row, now),
    updated_at: row.updatedAt.toISOString(),
    document,
    pictures: Object.fromEntries(await findImages(db, sources)),
    names: await readNames(db, row),
    reserved: Object.fromEntries((stored?.variants ?? []).map(({ sku, allocated, held }) => [sku, allocated + held]))
  }
}

async function readNames(db: Db, { bundleItems, giftVariantIds }: ProductRow): Promise<EditedProduct['names']> {
  const members = await db
    .select({ code: products.slug, title: products.title })
    .from(products)
    .where(
      inArray(
        products.id,
        bundleItems.map(({ productId }) => productId)
      )
    )
  const gifts = await db
    .select({ code: variants.sku, title: products.title })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, giftVariantIds))
  return Object.fromEntries([...members, ...gifts].map(({ code, title }) => [code, title]))
}

/** The last changes of a product by staff, the newest first. @throws ShopError product_not_found */
export async function listRevisions(db: Db, id: number, kind: RevisionKind | undefined): Promise<ProductRevision[]> {
  const { version } = await findProduct(db, id)
  const rows = await db
    .select({ revision: productRevisions, user: users })
    .from(productRevisions)
    .leftJoin(users, eq(users.id, productRevisions.staffId))
    .where(and(eq(productRevisions.productId, id), kind && eq(productRevisions.kind, kind)))
    .orderBy(desc(productRevisions.id))
    .limit(REVISIONS)
  return rows.map(({ revision: row, user }) => ({
    id: row.id,
    version: row.version,
    batch: row.batch,
    kind: row.kind,
    fields: row.fields,
    before: row.before,
    after: row.after,
    reason: row.reason,
    staff: user && formatName(user),
    created_at: row.createdAt.toISOString(),
    undoable: row.version === version && row.before !== null
  }))
}

/**
 * The fields of a form as fields of a document.
 * @param before undefined for a new product
 * @throws ShopError date_invalid, sale_price_wrong
 */
export async function toDocumentFields(
  tx: Db,
  { state, available_on: availableOn, ...fields }: ProductFields,
  before: ProductDocument | undefined,
  now: Date
): Promise<DocumentFields> {
  const stated = toState(state, availableOn, before, now)
  refuseWrongSales(fields.variants ?? [])
  return { ...fields, ...stated, ...(fields.variants && (await withOptionLabels(tx, fields.variants, before, fields.images))) }
}

/** @throws ShopError sale_price_wrong for a sale that does not lower the price, or leaves none */
function refuseWrongSales(variants: readonly VariantDocument[]): void {
  const index = variants.findIndex(variant =>
    parseDocumentSales(variant).some(({ price }) => price >= variant.price || price < LEAST_PRICE)
  )
  if (index >= 0) throw new ShopError('validation', { fields: { [`variants.${index}.sale_price`]: 'sale_price_wrong' } })
}

function toState(
  state: ProductFields['state'],
  availableOn: string | undefined,
  before: ProductDocument | undefined,
  now: Date
): Pick<DocumentFields, 'published' | 'discontinued' | 'available_on'> {
  if (!state) return before ? {} : toStateFields('draft')
  const current = before?.available_on && {
    state: toProductState({ availableOn: new Date(before.available_on), discontinued: before.discontinued ?? false }, now)
  }
  if (state === 'scheduled') {
    if (!availableOn) throw new ShopError('validation', { fields: { available_on: 'date_invalid' } })
    return { published: true, discontinued: false, available_on: availableOn }
  }
  if (current && current.state === state) return {}
  // A scheduled product that is published at once.
  const early = state === 'published' && current && current.state === 'scheduled' ? { available_on: now.toISOString() } : {}
  return { ...toStateFields(state), ...early }
}

/** Options as codes: a label of a stored value stands for it; other labels become new values. */
async function withOptionLabels(
  tx: Db,
  variants: readonly VariantDocument[],
  before: ProductDocument | undefined,
  images: ProductDocument['images']
): Promise<Pick<ProductDocument, 'variants' | 'images' | 'words'>> {
  const keys = [...new Set(variants.flatMap(({ options }) => Object.keys(options ?? {})))]
  const stored = keys.length ? await tx.select().from(optionValues).where(inArray(optionValues.key, keys)) : []
  const own = new Set(
    (before?.variants ?? []).flatMap(({ options }) => Object.entries(options ?? {}).map(([key, value]) => `${key} ${value}`))
  )
  const words = new Map<string, NonNullable<ProductDocument['words']>[number]>()
  const toValue = (key: string, text: string): string => {
    if (own.has(`${key} ${text}`)) return text
    const same = stored.filter(each => each.key === key)
    const known =
      same.find(({ value }) => value === text) ??
      same.find(({ label }) => [label.mn, label.en].some(each => each?.toLowerCase() === text.toLowerCase()))
    if (known) return known.value
    const word = toOptionLabel(key, text)
    words.set(`${key} ${word.value}`, word)
    return word.value
  }
  const list = variants.map(variant => ({
    ...variant,
    options: Object.fromEntries(Object.entries(variant.options ?? {}).map(([key, text]) => [key, toValue(key, text)]))
  }))
  const colourKey = COLOUR_KEYS.find(key => keys.includes(key))
  const pictures = images?.map(image => ({ ...image, colour: image.colour && colourKey ? toValue(colourKey, image.colour) : null }))
  return { variants: list, ...(pictures && { images: pictures }), words: [...words.values()] }
}

/** A handle made of a text that no product has or had, until the end of the transaction: `name`, `name-2`, … */
export async function findFreeHandle(tx: Db, text: string): Promise<string> {
  await lockCatalogue(tx)
  return findFreeSlug(tx, 'product', { wanted: toCode(text), column: products.slug, isRefused: handle => !PRODUCT_HANDLE.test(handle) })
}

const COPY = { mn: '(хуулбар)', en: '(copy)' }

/** A draft with the values of a product; SKUs, barcodes and stock are its own. */
export function toCopy(document: ProductDocument, handle: string): ProductDocument {
  const title = Object.fromEntries(
    LOCALES.flatMap(locale => {
      const text = document.title?.[locale]
      return text ? [[locale, `${text.slice(0, 240)} ${COPY[locale]}`]] : []
    })
  )
  const { available_on: _, available_until: __, ...values } = document
  return {
    ...values,
    handle,
    title,
    ...toStateFields('draft'),
    variants: (document.variants ?? []).map(({ sku: ___, barcode: ____, stock: _____, ...variant }) => ({ ...variant, on_hand: 0 }))
  }
}

/** @throws ShopError product_changed for an unknown variant, product_stock_low */
export function applyStockChanges(document: ProductDocument, changes: readonly StockChange[]): DocumentFields {
  const variants = document.variants ?? []
  const unknown = changes.find(({ sku }) => !variants.some(variant => variant.sku === sku))
  const title = document.title?.mn ?? document.title?.en ?? document.handle
  if (unknown) throw new ShopError('product_changed', { names: title })
  return {
    variants: variants.map(variant =>
      changes
        .filter(({ sku }) => sku === variant.sku)
        .reduce((result, { branch, pieces }) => ({ ...result, ...changeStock(result, { mode: 'add', pieces, branch }, title) }), variant)
    )
  }
}
