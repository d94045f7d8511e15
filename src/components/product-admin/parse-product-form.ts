import type { PostedForm } from '#components/form/form.ts'
import { CROP_SHAPES } from '#domain/picture.ts'
import { PRODUCT_KINDS } from '#domain/product.ts'
import { PRODUCT_STATES } from '#domain/product-change.ts'
import { parseExtras } from './product-extras.ts'
import { NO_CROP, type ProductForm } from './product-form.ts'

/** Imported products may have more than the form offers. */
const MOST_OPTIONS = 10
const MAX_ROWS = 500

/** The form as it was posted. */
export function parseProductForm(form: PostedForm): ProductForm {
  const { field, localized, timestamp } = form
  const rows = <Row>(name: string, toRow: (prefix: string) => Row): Row[] =>
    Array.from({ length: Math.min(MAX_ROWS, Number(field(name)) || 0) }, (_, index) => `${name}_${index}_`)
      .filter(prefix => !field(`${prefix}remove`))
      .map(toRow)
  const percent = (name: string, otherwise: string): string => (/^\d{1,3}$/.test(field(name)) ? field(name) : otherwise)
  const options = Array.from({ length: MOST_OPTIONS }, (_, index) => ({
    key: field(`option_${index}_key`),
    values: field(`option_${index}_values`)
  })).filter(({ key, values }) => key || values)
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
      })).filter(({ price, from, to }) => price || from || to)
    })),
    pictures: rows('pictures', prefix => ({
      source: field(`${prefix}source`),
      id: field(`${prefix}id`),
      alt: localized(`${prefix}alt`),
      colour: field(`${prefix}colour`),
      crop: {
        shape: CROP_SHAPES.find(each => each === field(`${prefix}shape`)) ?? NO_CROP.shape,
        x: percent(`${prefix}crop_x`, NO_CROP.x),
        y: percent(`${prefix}crop_y`, NO_CROP.y),
        size: percent(`${prefix}crop_size`, NO_CROP.size)
      }
    })).filter(({ source }) => source)
  }
}
