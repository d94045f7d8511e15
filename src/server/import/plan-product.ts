import { isDeepStrictEqual } from 'node:util'
import { HIDDEN_UNTIL, type ProductDocument } from '#contract/catalogue-document.ts'
import type { ProductResult } from '#contract/import.ts'
import { COLOUR_KEYS } from '#domain/product.ts'
import type { products } from '../catalogue/index.ts'
import { type ImportContext, ImportError } from './import-context.ts'
import { planVariants, type VariantPlan } from './plan-variants.ts'
import type { References } from './references.ts'
import type { ImageRow, StoredProduct } from './stored-products.ts'
import { mergeText, mergeTextOrNull, textsOf } from './texts.ts'

type NewProduct = typeof products.$inferInsert
type Notes = ProductResult['notes']

export interface ProductPlan {
  row: NewProduct
  variants: VariantPlan[]
  /** Undefined keeps the stored lists. */
  images: ImageRow[] | undefined
  taxonIds: number[] | undefined
  id: number | undefined
  outcome: 'created' | 'updated' | 'unchanged'
  notes: Notes
}

const WEIGHT = { mn: 'Жин', en: 'Weight' }

/** The changes for a product. @throws ImportError where it cannot be imported completely */
export async function planProduct(given: ProductDocument, context: ImportContext): Promise<ProductPlan> {
  const { references, now } = context
  const stored = context.stored.get(given.handle)
  const before = stored?.product
  const notes: Notes = []
  const title = mergeText(before?.title ?? {}, given.title)
  if (!textsOf(title).length) throw new ImportError('title_missing')
  if (!given.variants && !stored?.variants.length) throw new ImportError('variants_missing')
  const unknown = given.badges?.find(code => !references.badgeCodes.has(code))
  if (unknown !== undefined) throw new ImportError('badge_unknown', { badge: unknown })

  const storeId = storeOf(given, before?.storeId ?? null, references)
  const { variants, valueOf } = planVariants(given, stored, context, notes)
  const images = imagesOf(given, stored, context, valueOf, notes)
  // Last, because it may create taxons, which a rejected product must not.
  const taxons = await taxonsOf(given, stored, context, notes)
  const row: NewProduct = {
    slug: given.handle,
    title,
    description: mergeText(before?.description ?? {}, given.description),
    seoTitle:
      given.seo_title === undefined ? (before?.seoTitle ?? null) : mergeTextOrNull(before?.seoTitle ?? {}, given.seo_title ?? NO_TEXT),
    seoDescription:
      given.seo_description === undefined
        ? (before?.seoDescription ?? null)
        : mergeTextOrNull(before?.seoDescription ?? {}, given.seo_description ?? NO_TEXT),
    propertyList: propertiesOf(given, before?.propertyList ?? []),
    brandId: given.brand === undefined ? (before?.brandId ?? null) : given.brand && (await references.resolveBrand(given.brand)),
    storeId,
    taxonId: taxons ? (taxons.main ?? null) : (before?.taxonId ?? null),
    badgeCodes: given.badges ?? before?.badgeCodes ?? [],
    unit: given.unit === undefined ? (before?.unit ?? null) : mergeTextOrNull({}, given.unit),
    sizeChart: given.size_chart === undefined ? (before?.sizeChart ?? null) : chartOf(given.size_chart),
    returnHours: given.return_hours ?? before?.returnHours ?? 48,
    lease: given.lease ?? before?.lease ?? true,
    preorderOn: given.preorder_on === undefined ? (before?.preorderOn ?? null) : given.preorder_on,
    giftVariantIds: giftsOf(given, before?.giftVariantIds ?? [], context, notes),
    bundleItems: membersOf(given, before?.bundleItems ?? [], context, notes),
    nutrition: given.nutrition === undefined ? (before?.nutrition ?? null) : nutritionOf(given.nutrition),
    buildPart: given.build_part === undefined ? (before?.buildPart ?? null) : partOf(given.build_part),
    kind: given.kind ?? before?.kind ?? 'goods',
    discontinued: given.discontinued ?? before?.discontinued ?? false,
    availableOn: availableOn(given, before?.availableOn, now),
    availableUntil:
      given.available_until === undefined
        ? (before?.availableUntil ?? null)
        : given.available_until
          ? new Date(given.available_until)
          : null
  }
  const plan = { row, variants, images, taxonIds: taxons?.all, id: before?.id, notes }
  if (!stored) return { ...plan, outcome: 'created' }
  const same =
    Object.entries(row).every(([column, value]) => isDeepStrictEqual(value, stored.product[column as keyof typeof stored.product])) &&
    variants.every(variant => variant.same && variant.stock === undefined) &&
    (!images || isDeepStrictEqual(images, stored.images)) &&
    (!taxons || isDeepStrictEqual(taxons.all, stored.taxonIds))
  return { ...plan, outcome: same ? 'unchanged' : 'updated' }
}

const NO_TEXT = { mn: null, en: null }

function storeOf(given: ProductDocument, before: number | null, references: References): number | null {
  if (given.store === undefined) return before
  if (given.store === null) return null
  const id = references.storeIds.get(given.store)
  if (id === undefined) throw new ImportError('store_unknown', { store: given.store })
  return id
}

function availableOn(given: ProductDocument, before: Date | undefined, now: Date): Date {
  if (given.published === false) return HIDDEN_UNTIL
  const requested = given.available_on ? new Date(given.available_on) : before
  if (!requested || (given.published && requested >= HIDDEN_UNTIL)) return now
  return requested
}

function chartOf(chart: ProductDocument['size_chart']): NewProduct['sizeChart'] {
  return chart ? { columns: chart.columns.map(column => mergeText({}, column)), rows: chart.rows } : null
}

function propertiesOf(given: ProductDocument, before: NonNullable<NewProduct['propertyList']>): NonNullable<NewProduct['propertyList']> {
  const list = given.properties?.map(({ name, value }) => ({ name: mergeText({}, name), value: mergeText({}, value) })) ?? before
  if (given.grams === undefined) return list
  const value =
    given.grams < 1000
      ? { mn: `${given.grams} г`, en: `${given.grams} g` }
      : { mn: `${given.grams / 1000} кг`, en: `${given.grams / 1000} kg` }
  return [...list.filter(({ name }) => name.en !== WEIGHT.en), { name: WEIGHT, value }]
}

function giftsOf(given: ProductDocument, before: number[], { gifts }: ImportContext, notes: Notes): number[] {
  if (!given.gift_skus) return before
  return given.gift_skus.flatMap(sku => {
    const id = gifts.get(sku)
    if (id === undefined) notes.push({ code: 'gift_missing', details: { sku } })
    return id === undefined ? [] : [id]
  })
}

function membersOf(
  given: ProductDocument,
  before: NonNullable<NewProduct['bundleItems']>,
  { bundleMembers }: ImportContext,
  notes: Notes
): NonNullable<NewProduct['bundleItems']> {
  if (!given.package) return before
  return given.package.flatMap(({ handle, quantity }) => {
    const productId = bundleMembers.get(handle)
    if (productId === undefined) notes.push({ code: 'member_missing', details: { handle } })
    return productId === undefined ? [] : [{ productId, quantity }]
  })
}

function nutritionOf(given: ProductDocument['nutrition']): NewProduct['nutrition'] {
  if (!given) return null
  const [ingredients, allergens] = [mergeTextOrNull({}, given.ingredients), mergeTextOrNull({}, given.allergens)]
  return {
    per: given.per,
    values: given.values,
    ...(ingredients ? { ingredients } : {}),
    ...(allergens ? { allergens } : {})
  }
}

function partOf(given: ProductDocument['build_part']): NewProduct['buildPart'] {
  return given
    ? { slot: given.slot, ...(given.offers ? { offers: given.offers } : {}), ...(given.needs ? { needs: given.needs } : {}) }
    : null
}

async function taxonsOf(given: ProductDocument, stored: StoredProduct | undefined, { taxons }: ImportContext, notes: Notes) {
  if (!given.taxons && !given.tags) return undefined
  const own: number[] = []
  for (const path of given.taxons ?? []) {
    const id = await taxons.resolve(path)
    if (id === null) notes.push({ code: 'taxon_too_deep', details: { taxon: path.permalink ?? textsOf(path.names.at(-1) ?? {})[0] ?? '' } })
    else own.push(id)
  }
  // Tags alone do not move a product to another main taxon.
  const main = given.taxons ? (own[0] ?? null) : (stored?.product.taxonId ?? null)
  if (!given.taxons && main !== null) own.push(main)
  for (const tag of given.tags ?? []) {
    const id = await taxons.resolveTag(tag, main, given.make_tags ?? false)
    if (id !== null) own.push(id)
  }
  if (!given.taxons && !own.length && stored) return undefined
  const all = [...new Set(own.flatMap(taxons.lineOf))].toSorted((a, b) => a - b)
  return { main: given.taxons || stored ? main : (own[0] ?? null), all }
}

/** Where an image of the file is missing, the stored ones stay: a broken line must not empty a gallery. */
function imagesOf(
  given: ProductDocument,
  stored: StoredProduct | undefined,
  { images }: ImportContext,
  valueOf: (key: string, value: string) => string,
  notes: Notes
): ImageRow[] | undefined {
  if (!given.images) return undefined
  const list: ImageRow[] = []
  let missing = 0
  for (const { source, alt, colour } of given.images) {
    const imageId = images.get(source)
    if (!imageId) {
      missing++
      notes.push({ code: 'picture_missing', details: { source } })
      continue
    }
    if (list.some(image => image.imageId === imageId)) continue
    const before = stored?.images.find(image => image.imageId === imageId)
    const optionValue = colour && COLOUR_KEYS.map(key => valueOf(key, colour)).find(value => value !== colour)
    list.push({ imageId, colour: optionValue || (colour ?? null), alt: mergeText(before?.alt ?? {}, alt) })
  }
  if (!missing || !stored) return list
  return [...list, ...stored.images.filter(old => !list.some(image => image.imageId === old.imageId))]
}
