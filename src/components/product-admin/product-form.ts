import type { PostedForm } from '#components/form/form.ts'
import type { DocumentFields } from '#contract/product-admin.ts'
import type { EditedProduct } from '#contract/product-edit.ts'
import { PRODUCT_KINDS, type ProductKind } from '#domain/product.ts'
import { PRODUCT_STATES, productState, type ProductState } from '#domain/product-change.ts'
import { type Locale, localize, type Localized } from '#domain/site.ts'
import { formatNumber } from '#i18n/format.ts'
import { toLocalized } from './bilingual.ts'
import { type LaterSaleRow, ownSaleOf, withoutEndedSales } from './variant-sale.ts'
import { emptyExtras, parseExtras, type ProductExtras, toExtras } from './product-extras.ts'

/** Rows of the form. */
export const MAX_OPTIONS = 3
/** Imported products may have more. */
const MOST_OPTIONS = 10
/** Rows for further details that are always open. */
const EMPTY_DETAILS = 2
const MAX_ROWS = 500

/** Amounts are as typed; options are labels in the language of the page. */
export interface VariantRow {
  sku: string
  /** The stored SKU; empty for a new variant. */
  storedSku: string
  options: Record<string, string>
  price: string
  sale: string
  barcode: string
  /** A source of the pictures. */
  image: string
  /** Pieces on hand of a new variant. */
  pieces: string
  /** Content of one piece in `contentUnit`. */
  content: string
  contentUnit: string
  /** Whether its sale has a time of its own; the others have that of the product. */
  ownSale: boolean
  saleFrom: string | null
  saleTo: string | null
  laterSales: LaterSaleRow[]
}

export interface PictureRow {
  source: string
  id: string
  alt: Localized
  /** The label of a colour; empty for all. */
  colour: string
}

/** The fields of the product form. */
export interface ProductForm extends ProductExtras {
  title: Localized
  description: Localized
  seoTitle: Localized
  seoDescription: Localized
  handle: string
  brand: string
  newBrand: string
  store: string
  /** A permalink; empty for none. */
  mainTaxon: string
  /** A name; created below the main taxon, which it replaces. */
  newTaxon: string
  otherTaxons: string[]
  badges: string[]
  state: ProductState
  availableOn: string | null
  availableUntil: string | null
  saleFrom: string | null
  saleTo: string | null
  /** Kilograms, as typed. */
  weight: string
  kind: ProductKind
  /** Of a ticket. */
  eventAt: string | null
  eventPlace: Localized
  details: { name: Localized; value: Localized }[]
  options: { key: string; values: string }[]
  variants: VariantRow[]
  pictures: PictureRow[]
}

export const NEW_VARIANT: VariantRow = {
  sku: '',
  storedSku: '',
  options: {},
  price: '',
  sale: '',
  barcode: '',
  image: '',
  pieces: '',
  content: '',
  contentUnit: '',
  ownSale: false,
  saleFrom: null,
  saleTo: null,
  laterSales: []
}

export const emptyForm = (): ProductForm => ({
  ...emptyExtras(),
  title: {},
  description: {},
  seoTitle: {},
  seoDescription: {},
  handle: '',
  brand: '',
  newBrand: '',
  store: '',
  mainTaxon: '',
  newTaxon: '',
  otherTaxons: [],
  badges: [],
  state: 'draft',
  availableOn: null,
  availableUntil: null,
  saleFrom: null,
  saleTo: null,
  weight: '',
  kind: 'goods',
  eventAt: null,
  eventPlace: {},
  details: [],
  options: [],
  variants: [NEW_VARIANT],
  pictures: []
})

const WEIGHT = 'Weight'

/** The form of a stored product. */
export function toForm({ document, state, pictures, names }: EditedProduct, locale: Locale): ProductForm {
  const labelOf = (key: string, value: string): string =>
    localize(toLocalized(document.words?.find(word => word.key === key && word.value === value)?.label), locale) || value
  const colours = new Map((document.words ?? []).map(({ key, value }) => [value, labelOf(key, value)]))
  const stored = document.variants?.map(withoutEndedSales) ?? []
  const onSale = stored.find(variant => typeof variant.sale_price === 'number')
  const variants = stored.map((variant): VariantRow => ({
    ...ownSaleOf(variant, onSale),
    laterSales: variant.later_sales.map(({ price, start_at: from, expire_at: to }) => ({
      price: formatNumber(price),
      from,
      to: to ?? null
    })),
    sku: variant.sku ?? '',
    storedSku: variant.sku ?? '',
    options: Object.fromEntries(Object.entries(variant.options ?? {}).map(([key, value]) => [key, labelOf(key, value)])),
    price: formatNumber(variant.price),
    sale: typeof variant.sale_price === 'number' ? formatNumber(variant.sale_price) : '',
    barcode: variant.barcode ?? '',
    image: variant.image ?? '',
    pieces: '',
    content: String(variant.content?.amount ?? ''),
    contentUnit: variant.content?.unit ?? ''
  }))
  const [main, ...others] = (document.taxons ?? []).flatMap(({ permalink }) => permalink ?? [])
  const properties = (document.properties ?? []).map(({ name, value }) => ({ name: toLocalized(name), value: toLocalized(value) }))
  return {
    ...toExtras(document, names, locale),
    title: toLocalized(document.title),
    description: toLocalized(document.description),
    seoTitle: toLocalized(document.seo_title),
    seoDescription: toLocalized(document.seo_description),
    handle: document.handle,
    brand: document.brand?.code ?? '',
    newBrand: '',
    store: document.store ?? '',
    mainTaxon: main ?? '',
    newTaxon: '',
    otherTaxons: others,
    badges: document.badges ?? [],
    state,
    availableOn: state === 'scheduled' ? (document.available_on ?? null) : null,
    availableUntil: document.available_until ?? null,
    saleFrom: onSale?.sale_start_at ?? null,
    saleTo: onSale?.sale_expire_at ?? null,
    weight: toKilograms(properties.find(({ name }) => name.en === WEIGHT)?.value.en),
    kind: document.kind ?? 'goods',
    eventAt: document.event?.starts_at ?? null,
    eventPlace: toLocalized(document.event?.place),
    details: properties.filter(each => !isWeight(each)),
    options: optionsOf(variants),
    variants: variants.length ? variants : [NEW_VARIANT],
    pictures: (document.images ?? []).map(({ source, alt, colour }) => ({
      source,
      id: pictures[source] ?? '',
      alt: toLocalized(alt),
      colour: colour ? (colours.get(colour) ?? colour) : ''
    }))
  }
}

/** A weight that the field can show; other ones remain details. */
const isWeight = ({ name, value }: ProductForm['details'][number]): boolean => name.en === WEIGHT && toKilograms(value.en) !== ''

function toKilograms(text: string | undefined): string {
  const [, amount, unit] = /^([\d.]+) (k?g)$/.exec(text ?? '') ?? []
  return amount ? String(unit === 'kg' ? Number(amount) : Number(amount) / 1000) : ''
}

function optionsOf(variants: readonly VariantRow[]): ProductForm['options'] {
  const keys = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))]
  return keys.map(key => {
    const values = [...new Set(variants.flatMap(({ options }) => options[key] ?? []))]
    return { key, values: values.some(value => value.includes(',')) ? `${values.join('; ')};` : values.join(', ') }
  })
}

/** The form as it was posted. */
export function parseProductForm(form: PostedForm): ProductForm {
  const { field, localized, timestamp } = form
  const rows = <Row>(name: string, toRow: (prefix: string) => Row): Row[] =>
    Array.from({ length: Math.min(MAX_ROWS, Number(field(name)) || 0) }, (_, index) => `${name}_${index}_`)
      .filter(prefix => !field(`${prefix}remove`))
      .map(toRow)
  const options = Array.from({ length: MOST_OPTIONS }, (_, index) => ({
    key: field(`option_${index}_key`),
    values: field(`option_${index}_values`)
  })).filter(({ key, values }) => key && values)
  return {
    ...parseExtras(form),
    title: localized('title'),
    description: localized('description'),
    seoTitle: localized('seo_title'),
    seoDescription: localized('seo_description'),
    handle: field('handle'),
    brand: field('brand'),
    newBrand: field('new_brand'),
    store: field('store'),
    mainTaxon: field('main_taxon'),
    newTaxon: field('new_taxon'),
    otherTaxons: form.list('other_taxons').filter(each => each !== field('main_taxon')),
    badges: form.list('badges'),
    state: PRODUCT_STATES.find(each => each === field('state')) ?? 'draft',
    availableOn: timestamp('available_on'),
    availableUntil: timestamp('available_until'),
    saleFrom: timestamp('from'),
    saleTo: timestamp('to'),
    weight: field('weight').replace(',', '.'),
    kind: PRODUCT_KINDS.find(each => each === field('kind')) ?? 'goods',
    eventAt: timestamp('event_at'),
    eventPlace: localized('event_place'),
    details: rows('details', prefix => ({ name: localized(`${prefix}name`), value: localized(`${prefix}value`) })).filter(
      ({ name, value }) => Object.keys(name).length || Object.keys(value).length
    ),
    options,
    variants: rows('variants', prefix => ({
      sku: field(`${prefix}sku`),
      storedSku: field(`${prefix}stored_sku`),
      options: Object.fromEntries(
        Object.keys(form.fields).flatMap(name =>
          name.startsWith(`${prefix}option_`) ? [[name.slice(`${prefix}option_`.length), field(name)]] : []
        )
      ),
      price: field(`${prefix}price`),
      sale: field(`${prefix}sale`),
      barcode: field(`${prefix}barcode`),
      image: field(`${prefix}image`),
      pieces: field(`${prefix}pieces`),
      content: field(`${prefix}content`),
      contentUnit: field(`${prefix}content_unit`),
      ownSale: field(`${prefix}own_sale`) === '1',
      saleFrom: timestamp(`${prefix}sale_from`),
      saleTo: timestamp(`${prefix}sale_to`),
      laterSales: rows(`${prefix}later`, later => ({
        price: field(`${later}price`),
        from: timestamp(`${later}from`),
        to: timestamp(`${later}to`)
      })).filter(({ price }) => price)
    })),
    pictures: rows('pictures', prefix => ({
      source: field(`${prefix}source`),
      id: field(`${prefix}id`),
      alt: localized(`${prefix}alt`),
      colour: field(`${prefix}colour`)
    })).filter(({ source }) => source)
  }
}

/** Rows of details with empty ones for more. */
export const detailRows = ({ details }: ProductForm): ProductForm['details'] => [
  ...details,
  ...Array.from({ length: EMPTY_DETAILS }, () => ({ name: {}, value: {} }))
]

/** Moves a picture up or down. */
export function movePicture(pictures: readonly PictureRow[], index: number, by: -1 | 1): PictureRow[] {
  const list = [...pictures]
  const [moved, other] = [list[index], list[index + by]]
  if (!moved || !other) return list
  list[index] = other
  list[index + by] = moved
  return list
}

/**
 * The typed form on top of a product that others changed in the meantime: fields that were not typed in have the new values.
 * @param before what others changed, the values that the typed form began with
 */
export function mergeTyped(typed: ProductForm, stored: EditedProduct, before: DocumentFields, locale: Locale): ProductForm {
  const current = toForm(stored, locale)
  const document = { ...stored.document, ...before, handle: stored.handle }
  const availableOn = new Date(document.available_on ?? stored.updated_at)
  const state = productState({ availableOn, discontinued: document.discontinued ?? false }, new Date())
  const base = toForm({ ...stored, document, state }, locale)
  const merged = Object.entries(typed).map(([name, value]): [string, unknown] => {
    const key = name as keyof ProductForm
    return [name, JSON.stringify(value) === JSON.stringify(base[key]) ? current[key] : value]
  })
  return Object.fromEntries(merged) as unknown as ProductForm
}
