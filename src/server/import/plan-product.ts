import { isDeepStrictEqual } from 'node:util'
import { HIDDEN_UNTIL, type ProductDocument } from '#contract/catalogue-document.ts'
import type { ProductResult } from '#contract/import.ts'
import { COLOUR_KEYS } from '#domain/product.ts'
import type { EventDetails } from '#domain/ticket.ts'
import type { products } from '../catalogue/index.ts'
import { type ImportContext, ImportError } from './import-context.ts'
import { planVariants, type VariantPlan } from './plan-variants.ts'
import type { References } from './references.ts'
import type { ImageRow, StoredProduct } from './stored-products.ts'
import { mergeText, mergeTextOrNull, listTexts } from './texts.ts'

type NewProduct = typeof products.$inferInsert
/** Columns that no import sets: of the database, of reviews and of the listing. */
type OtherColumn =
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'transactionId'
  | 'averageRating'
  | 'totalReviews'
  | 'vid'
  | 'variantCount'
  | 'imageId'
  | 'swatches'
  | 'price'
  | 'sellingPrice'
  | 'salePercent'
  | 'saleExpireAt'
  | 'totalOnHand'
  | 'listingRefreshedAt'
type ProductRow = Required<Omit<NewProduct, OtherColumn>>
type Notes = ProductResult['notes']

export interface ProductPlan {
  row: ProductRow
  variants: VariantPlan[]
  /** Undefined keeps the stored lists. */
  images: ImageRow[] | undefined
  taxonIds: number[] | undefined
  id: number | undefined
  /** After the change. */
  version: number
  outcome: 'created' | 'updated' | 'unchanged'
  notes: Notes
}

const WEIGHT = { mn: 'Жин', en: 'Weight' }

/** Plans the changes for a product. @throws ImportError where it cannot be imported completely */
export async function planProduct(input: ProductDocument, context: ImportContext): Promise<ProductPlan> {
  const { references, now } = context
  const stored = context.stored.get(input.handle)
  const before = stored?.product
  const notes: Notes = []
  const title = mergeText(before?.title ?? {}, input.title)
  if (!listTexts(title).length) throw new ImportError('title_missing')
  if (!input.variants && !stored?.variants.length) throw new ImportError('variants_missing')
  const unknown = input.badges?.find(code => !references.badgeCodes.has(code))
  if (unknown !== undefined) throw new ImportError('badge_unknown', { badge: unknown })

  const kind = input.kind ?? before?.kind ?? 'goods'
  const event = kind === 'ticket' ? planEvent(input, before?.event ?? null) : null
  const storeId = findStore(input, before?.storeId ?? null, references)
  const { variants, valueOf } = planVariants(input, stored, context, notes)
  const images = planImages(input, stored, context, valueOf, notes)
  // Last, because it may create taxons, which a rejected product must not.
  const taxons = await planTaxons(input, stored, context, notes)
  const row: ProductRow = {
    slug: input.handle,
    title,
    description: mergeText(before?.description ?? {}, input.description),
    seoTitle:
      input.seo_title === undefined ? (before?.seoTitle ?? null) : mergeTextOrNull(before?.seoTitle ?? {}, input.seo_title ?? NO_TEXT),
    seoDescription:
      input.seo_description === undefined
        ? (before?.seoDescription ?? null)
        : mergeTextOrNull(before?.seoDescription ?? {}, input.seo_description ?? NO_TEXT),
    propertyList: planProperties(input, before?.propertyList ?? []),
    brandId: input.brand === undefined ? (before?.brandId ?? null) : input.brand && (await references.resolveBrand(input.brand)),
    storeId,
    taxonId: taxons ? (taxons.main ?? null) : (before?.taxonId ?? null),
    badgeCodes: input.badges ?? before?.badgeCodes ?? [],
    unit: input.unit === undefined ? (before?.unit ?? null) : mergeTextOrNull({}, input.unit),
    sizeChart: input.size_chart === undefined ? (before?.sizeChart ?? null) : planChart(input.size_chart),
    returnHours: input.return_hours ?? before?.returnHours ?? 48,
    lease: kind !== 'ticket' && (input.lease ?? before?.lease ?? true),
    preorderOn: input.preorder_on === undefined ? (before?.preorderOn ?? null) : input.preorder_on,
    giftVariantIds: planGifts(input, before?.giftVariantIds ?? [], context, notes),
    bundleItems: planMembers(input, before?.bundleItems ?? [], context, notes),
    nutrition: input.nutrition === undefined ? (before?.nutrition ?? null) : planNutrition(input.nutrition),
    buildPart: input.build_part === undefined ? (before?.buildPart ?? null) : planPart(input.build_part),
    kind,
    event,
    discontinued: input.discontinued ?? before?.discontinued ?? false,
    availableOn: planAvailableOn(input, before?.availableOn, now),
    availableUntil: planAvailableUntil(input, before?.availableUntil ?? null, event)
  }
  const plan = { row, variants, images, taxonIds: taxons?.all, id: before?.id, version: (before?.version ?? 0) + 1, notes }
  if (!stored) return { ...plan, outcome: 'created' }
  const same =
    Object.entries(row).every(([column, value]) => isDeepStrictEqual(value, stored.product[column as keyof typeof stored.product])) &&
    variants.every(variant => variant.same && variant.stock === undefined) &&
    (!images || isDeepStrictEqual(images, stored.images)) &&
    (!taxons || isDeepStrictEqual(taxons.all, stored.taxonIds))
  return { ...plan, outcome: same ? 'unchanged' : 'updated' }
}

const NO_TEXT = { mn: null, en: null }

function findStore(input: ProductDocument, before: number | null, references: References): number | null {
  if (input.store === undefined) return before
  if (input.store === null) return null
  const id = references.storeIds.get(input.store)
  if (id === undefined) throw new ImportError('store_unknown', { store: input.store })
  return id
}

function planAvailableOn(input: ProductDocument, before: Date | undefined, now: Date): Date {
  if (input.published === false) return HIDDEN_UNTIL
  const date = input.available_on ? new Date(input.available_on) : before
  if (!date || (input.published && date >= HIDDEN_UNTIL)) return now
  return date
}

/** @throws ImportError event_missing */
function planEvent({ event }: ProductDocument, before: EventDetails | null): EventDetails {
  const place = mergeText(before?.place ?? {}, event?.place)
  const startsAt = event ? new Date(event.starts_at).toISOString() : before?.startsAt
  if (!startsAt || event === null || !listTexts(place).length) throw new ImportError('event_missing')
  return { startsAt, place }
}

function planAvailableUntil({ available_until: until }: ProductDocument, before: Date | null, event: EventDetails | null): Date | null {
  if (event) return new Date(event.startsAt)
  return until === undefined ? before : until ? new Date(until) : null
}

function planChart(chart: ProductDocument['size_chart']): NewProduct['sizeChart'] {
  return chart ? { columns: chart.columns.map(column => mergeText({}, column)), rows: chart.rows } : null
}

function planProperties(input: ProductDocument, before: NonNullable<NewProduct['propertyList']>): NonNullable<NewProduct['propertyList']> {
  const list = input.properties?.map(({ name, value }) => ({ name: mergeText({}, name), value: mergeText({}, value) })) ?? before
  if (input.grams === undefined) return list
  const value =
    input.grams < 1000
      ? { mn: `${input.grams} г`, en: `${input.grams} g` }
      : { mn: `${input.grams / 1000} кг`, en: `${input.grams / 1000} kg` }
  return [...list.filter(({ name }) => name.en !== WEIGHT.en), { name: WEIGHT, value }]
}

function planGifts(input: ProductDocument, before: number[], { gifts }: ImportContext, notes: Notes): number[] {
  if (!input.gift_skus) return before
  return input.gift_skus.flatMap(sku => {
    const id = gifts.get(sku)
    if (id === undefined) notes.push({ code: 'gift_missing', details: { sku } })
    return id === undefined ? [] : [id]
  })
}

function planMembers(
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

function planNutrition(input: ProductDocument['nutrition']): NewProduct['nutrition'] {
  if (!input) return null
  const [ingredients, allergens] = [mergeTextOrNull({}, input.ingredients), mergeTextOrNull({}, input.allergens)]
  return {
    per: input.per,
    values: input.values,
    ...(ingredients ? { ingredients } : {}),
    ...(allergens ? { allergens } : {})
  }
}

function planPart(input: ProductDocument['build_part']): NewProduct['buildPart'] {
  return input
    ? { slot: input.slot, ...(input.offers ? { offers: input.offers } : {}), ...(input.needs ? { needs: input.needs } : {}) }
    : null
}

async function planTaxons(input: ProductDocument, stored: StoredProduct | undefined, { taxons }: ImportContext, notes: Notes) {
  if (!input.taxons && !input.tags) return undefined
  const own: number[] = []
  for (const path of input.taxons ?? []) {
    const id = await taxons.resolve(path)
    if (id === null)
      notes.push({ code: 'taxon_too_deep', details: { taxon: path.permalink ?? listTexts(path.names.at(-1) ?? {})[0] ?? '' } })
    else own.push(id)
  }
  // Tags alone do not move a product to another main taxon.
  const named = input.taxons ? (own[0] ?? null) : (stored?.product.taxonId ?? null)
  if (!input.taxons && named !== null) own.push(named)
  const below = new Set<number>()
  for (const tag of input.tags ?? []) {
    const id = await taxons.resolveTag(tag, named, input.make_tags ?? false)
    if (id === null) continue
    own.push(id)
    if (named !== null && id !== named && taxons.lineOf(id).includes(named)) below.add(id)
  }
  // Shirts for women are in the taxon of shirts first, where one tag alone says more than the category.
  const [deeper] = below
  const main = input.taxons && below.size === 1 && deeper !== undefined ? deeper : named
  if (!input.taxons && !own.length && stored) return undefined
  const all = [...new Set(own.flatMap(taxons.lineOf))].toSorted((a, b) => a - b)
  return { main: input.taxons || stored ? main : (own[0] ?? null), all }
}

/** Where an image of the file is missing, the stored ones stay: a failed download must not empty a gallery. */
function planImages(
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
