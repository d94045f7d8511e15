import { isDeepStrictEqual } from 'node:util'
import { COLOUR_KEYS } from '#domain/product.ts'
import type { products } from '../catalogue/index.ts'
import type { Existing, PictureRow } from './existing.ts'
import { HIDDEN_UNTIL, type ImportProduct, type ImportResult } from './format.ts'
import { merged, textsOf } from './names.ts'
import { type PlanContext, type PlannedVariant, planVariants } from './plan-variants.ts'
import { Refusal } from './refusal.ts'
import type { Vocabulary } from './vocabulary.ts'

type NewProduct = typeof products.$inferInsert
export interface Plan {
  row: NewProduct
  variants: PlannedVariant[]
  /** Undefined keeps the stored lists. */
  pictures: PictureRow[] | undefined
  taxonIds: number[] | undefined
  id: number | undefined
  outcome: 'created' | 'updated' | 'unchanged'
  notes: ImportResult['notes']
}

const WEIGHT = { mn: 'Жин', en: 'Weight' }

/** The changes for a product. @throws Refusal where it cannot be imported completely */
export async function planProduct(given: ImportProduct, context: PlanContext): Promise<Plan> {
  const { shared, now } = context
  const stored = context.existing.get(given.handle)
  const before = stored?.product
  const notes: ImportResult['notes'] = []
  const title = merged(before?.title ?? {}, given.title)
  if (!textsOf(title).length) throw new Refusal('title_missing')
  if (!given.variants && !stored?.variants.length) throw new Refusal('variants_missing')
  const unknown = given.badges?.find(code => !shared.badgeCodes.has(code))
  if (unknown !== undefined) throw new Refusal('badge_unknown', { badge: unknown })

  const storeId = storeOf(given, before?.storeId ?? null, shared)
  const { variants, valueOf } = planVariants(given, stored, context, notes)
  const pictures = picturesOf(given, stored, context, valueOf, notes)
  // Last, because it may create taxons, which a rejected product must not.
  const places = await placesOf(given, stored, context, notes)
  const row: NewProduct = {
    slug: given.handle,
    title,
    description: merged(before?.description ?? {}, given.description),
    seoTitle:
      given.seo_title === undefined ? (before?.seoTitle ?? null) : orNull(merged(before?.seoTitle ?? {}, given.seo_title ?? NOTHING)),
    seoDescription:
      given.seo_description === undefined
        ? (before?.seoDescription ?? null)
        : orNull(merged(before?.seoDescription ?? {}, given.seo_description ?? NOTHING)),
    propertyList: propertiesOf(given, before?.propertyList ?? []),
    brandId: given.brand === undefined ? (before?.brandId ?? null) : given.brand && (await shared.brand(given.brand)),
    storeId,
    taxonId: places ? (places.main ?? null) : (before?.taxonId ?? null),
    badgeCodes: given.badges ?? before?.badgeCodes ?? [],
    unit: given.unit === undefined ? (before?.unit ?? null) : orNull(merged({}, given.unit)),
    sizeChart: given.size_chart === undefined ? (before?.sizeChart ?? null) : chartOf(given.size_chart),
    returnHours: given.return_hours ?? before?.returnHours ?? 48,
    lease: given.lease ?? before?.lease ?? true,
    preorderOn: given.preorder_on === undefined ? (before?.preorderOn ?? null) : given.preorder_on,
    giftVariantIds: giftsOf(given, before?.giftVariantIds ?? [], context, notes),
    packageMembers: membersOf(given, before?.packageMembers ?? [], context, notes),
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
  const plan = { row, variants, pictures, taxonIds: places?.all, id: before?.id, notes }
  if (!stored) return { ...plan, outcome: 'created' }
  const same =
    Object.entries(row).every(([column, value]) => isDeepStrictEqual(value, stored.product[column as keyof typeof stored.product])) &&
    variants.every(variant => variant.same && variant.stock === undefined) &&
    (!pictures || isDeepStrictEqual(pictures, stored.pictures)) &&
    (!places || isDeepStrictEqual(places.all, stored.taxonIds))
  return { ...plan, outcome: same ? 'unchanged' : 'updated' }
}

const NOTHING = { mn: null, en: null }

function orNull<Text extends object>(text: Text): Text | null {
  return Object.keys(text).length ? text : null
}

function storeOf(given: ImportProduct, before: number | null, shared: Vocabulary): number | null {
  if (given.store === undefined) return before
  if (given.store === null) return null
  const id = shared.storeIds.get(given.store)
  if (id === undefined) throw new Refusal('store_unknown', { store: given.store })
  return id
}

function availableOn(given: ImportProduct, before: Date | undefined, now: Date): Date {
  if (given.published === false) return HIDDEN_UNTIL
  const asked = given.available_on ? new Date(given.available_on) : before
  if (!asked || (given.published && asked >= HIDDEN_UNTIL)) return now
  return asked
}

function chartOf(chart: ImportProduct['size_chart']): NewProduct['sizeChart'] {
  return chart ? { columns: chart.columns.map(column => merged({}, column)), rows: chart.rows } : null
}

function propertiesOf(given: ImportProduct, before: NonNullable<NewProduct['propertyList']>): NonNullable<NewProduct['propertyList']> {
  const list = given.properties?.map(({ name, value }) => ({ name: merged({}, name), value: merged({}, value) })) ?? before
  if (given.grams === undefined) return list
  const value =
    given.grams < 1000
      ? { mn: `${given.grams} г`, en: `${given.grams} g` }
      : { mn: `${given.grams / 1000} кг`, en: `${given.grams / 1000} kg` }
  return [...list.filter(({ name }) => name.en !== WEIGHT.en), { name: WEIGHT, value }]
}

function giftsOf(given: ImportProduct, before: number[], { gifts }: PlanContext, notes: ImportResult['notes']): number[] {
  if (!given.gift_skus) return before
  return given.gift_skus.flatMap(sku => {
    const id = gifts.get(sku)
    if (id === undefined) notes.push({ code: 'gift_missing', details: { sku } })
    return id === undefined ? [] : [id]
  })
}

function membersOf(
  given: ImportProduct,
  before: NonNullable<NewProduct['packageMembers']>,
  { members }: PlanContext,
  notes: ImportResult['notes']
): NonNullable<NewProduct['packageMembers']> {
  if (!given.package) return before
  return given.package.flatMap(({ handle, quantity }) => {
    const productId = members.get(handle)
    if (productId === undefined) notes.push({ code: 'member_missing', details: { handle } })
    return productId === undefined ? [] : [{ productId, quantity }]
  })
}

function nutritionOf(given: ImportProduct['nutrition']): NewProduct['nutrition'] {
  if (!given) return null
  const [ingredients, allergens] = [merged({}, given.ingredients), merged({}, given.allergens)]
  return {
    per: given.per,
    values: given.values,
    ...(orNull(ingredients) ? { ingredients } : {}),
    ...(orNull(allergens) ? { allergens } : {})
  }
}

function partOf(given: ImportProduct['build_part']): NewProduct['buildPart'] {
  return given
    ? { slot: given.slot, ...(given.offers ? { offers: given.offers } : {}), ...(given.needs ? { needs: given.needs } : {}) }
    : null
}

async function placesOf(given: ImportProduct, stored: Existing | undefined, { places }: PlanContext, notes: ImportResult['notes']) {
  if (!given.taxons && !given.tags) return undefined
  const own: number[] = []
  for (const path of given.taxons ?? []) {
    const id = await places.path(path)
    if (id === null) notes.push({ code: 'taxon_too_deep', details: { taxon: path.permalink ?? textsOf(path.names.at(-1) ?? {})[0] ?? '' } })
    else own.push(id)
  }
  // Tags alone leave a product in its place.
  const main = given.taxons ? (own[0] ?? null) : (stored?.product.taxonId ?? null)
  if (!given.taxons && main !== null) own.push(main)
  for (const tag of given.tags ?? []) {
    const id = await places.tag(tag, main, given.make_tags)
    if (id !== null) own.push(id)
  }
  if (!given.taxons && !own.length && stored) return undefined
  const all = [...new Set(own.flatMap(places.line))].toSorted((a, b) => a - b)
  return { main: given.taxons || stored ? main : (own[0] ?? null), all }
}

/** Where a picture of the file is not there, the stored ones stay: a broken line must not empty a gallery. */
function picturesOf(
  given: ImportProduct,
  stored: Existing | undefined,
  { pictures }: PlanContext,
  valueOf: (key: string, value: string) => string,
  notes: ImportResult['notes']
): PictureRow[] | undefined {
  if (!given.images) return undefined
  const list: PictureRow[] = []
  let missing = 0
  for (const { source, alt, colour } of given.images) {
    const imageId = pictures.get(source)
    if (!imageId) {
      missing++
      notes.push({ code: 'picture_missing', details: { source } })
      continue
    }
    if (list.some(picture => picture.imageId === imageId)) continue
    const before = stored?.pictures.find(picture => picture.imageId === imageId)
    const named = colour && COLOUR_KEYS.map(key => valueOf(key, colour)).find(value => value !== colour)
    list.push({ imageId, colour: named || (colour ?? null), alt: merged(before?.alt ?? {}, alt) })
  }
  if (!missing || !stored) return list
  return [...list, ...stored.pictures.filter(old => !list.some(picture => picture.imageId === old.imageId))]
}
