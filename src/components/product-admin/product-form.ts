import type { DocumentFields } from '#contract/product-admin.ts'
import type { EditedProduct } from '#contract/product-edit.ts'
import { CROP_SHAPES, type CropShape } from '#domain/picture.ts'
import type { ProductKind } from '#domain/product.ts'
import { toProductState, type ProductState } from '#domain/product-change.ts'
import { type Locale, localize, type Localized } from '#domain/site.ts'
import { formatNumber } from '#i18n/format.ts'
import { toLocalized } from './bilingual.ts'
import { type LaterSaleRow, toOwnSale, withoutEndedSales } from './variant-sale.ts'
import { createExtras, type ProductExtras, toExtras } from './product-extras.ts'

/** Rows of the form. */
export const MAX_OPTIONS = 3
/** Rows for further details that are always open. */
const EMPTY_DETAILS = 2

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
  /** A cut that is not applied yet. */
  crop: { shape: CropShape; x: string; y: string; size: string }
}

export const NO_CROP: PictureRow['crop'] = { shape: CROP_SHAPES[0], x: '50', y: '50', size: '100' }

/** A row that has a name or values only makes no variants. */
export const isWholeOption = ({ key, values }: ProductForm['options'][number]): boolean => key !== '' && values !== ''

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
  /** When the event begins; null for what is no ticket. */
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

export const createForm = (): ProductForm => ({
  ...createExtras(),
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
    ...toOwnSale(variant, onSale),
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
    options: listOptions(variants),
    variants: variants.length ? variants : [NEW_VARIANT],
    pictures: (document.images ?? []).map(({ source, alt, colour }) => ({
      source,
      id: pictures[source] ?? '',
      alt: toLocalized(alt),
      colour: colour ? (colours.get(colour) ?? colour) : '',
      crop: NO_CROP
    }))
  }
}

/** A weight that the field can show; other ones remain details. */
const isWeight = ({ name, value }: ProductForm['details'][number]): boolean => name.en === WEIGHT && toKilograms(value.en) !== ''

function toKilograms(text: string | undefined): string {
  const [, amount, unit] = /^([\d.]+) (k?g)$/.exec(text ?? '') ?? []
  return amount ? String(unit === 'kg' ? Number(amount) : Number(amount) / 1000) : ''
}

function listOptions(variants: readonly VariantRow[]): ProductForm['options'] {
  const keys = [...new Set(variants.flatMap(({ options }) => Object.keys(options)))]
  return keys.map(key => {
    const values = [...new Set(variants.flatMap(({ options }) => options[key] ?? []))]
    return { key, values: values.some(value => value.includes(',')) ? `${values.join('; ')};` : values.join(', ') }
  })
}

/** Rows of details with empty ones for more. */
export const toDetailRows = ({ details }: ProductForm): ProductForm['details'] => [
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
  const state = toProductState({ availableOn, discontinued: document.discontinued ?? false }, new Date())
  const base = toForm({ ...stored, document, state }, locale)
  const merged = Object.entries(typed).map(([name, value]): [string, unknown] => {
    const key = name as keyof ProductForm
    return [name, JSON.stringify(value) === JSON.stringify(base[key]) ? current[key] : value]
  })
  return Object.fromEntries(merged) as unknown as ProductForm
}
