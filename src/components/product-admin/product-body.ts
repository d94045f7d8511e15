import { parseAmount, parseWholeNumber, removeSeparators } from '#components/form/form.ts'
import type { ProductChoices } from '#contract/product-admin.ts'
import type { EditedProduct, ProductFields } from '#contract/product-edit.ts'
import { type Localized, toBilingual } from '#domain/site.ts'
import { CONTENT_UNITS } from '#domain/unit-price.ts'
import { toExtraFields } from './product-extras.ts'
import { type ProductForm, toForm } from './product-form.ts'
import { toSalesFields } from './variant-sale.ts'

/** The fields of the form for the API; with the stored product, only the changed ones. */
export function toProductFields(form: ProductForm, choices: ProductChoices, stored: EditedProduct | null): ProductFields {
  const pathOf = (permalink: string) => {
    const taxon = choices.taxons.find(each => each.permalink === permalink)
    return taxon ? [{ permalink, names: taxon.names }] : []
  }
  const [chosen] = pathOf(form.mainTaxon)
  const main = form.newTaxon ? [{ names: [...(chosen?.names ?? []), toLocalized(form.newTaxon)] }] : chosen ? [chosen] : []
  const brand = choices.brands.find(({ code }) => code === form.brand)
  return {
    ...toExtraFields(form),
    title: toBilingual(form.title),
    description: toBilingual(form.description),
    seo_title: toBilingual(form.seoTitle),
    seo_description: toBilingual(form.seoDescription),
    brand: form.newBrand ? { name: toLocalized(form.newBrand) } : (brand ?? null),
    store: form.store || null,
    taxons: [...main, ...form.otherTaxons.flatMap(pathOf)],
    badges: form.badges,
    state: form.state,
    ...(form.availableOn && { available_on: form.availableOn }),
    available_until: form.availableUntil,
    kind: form.kind,
    ...(form.kind === 'ticket' && { event: form.eventAt ? { starts_at: form.eventAt, place: toBilingual(form.eventPlace) } : null }),
    ...toProperties(form, stored),
    variants: form.variants.map(row => toVariant(row, form, stored)),
    images: form.pictures.map(({ source, alt, colour }) => ({ source, alt: toBilingual(alt), colour: findColour(colour, form, stored) }))
  }
}

const toLocalized = (name: string): Localized => (/\p{Script=Cyrillic}/u.test(name) ? { mn: name } : { en: name })

/** The weight is one of the properties, and the last one where it is typed: unchanged ones keep their order. */
function toProperties({ details, weight }: ProductForm, stored: EditedProduct | null): Pick<ProductFields, 'properties' | 'grams'> {
  const before = stored && toForm(stored, 'mn')
  if (before && isSame([details, weight], [before.details, before.weight])) return {}
  return { properties: details, ...(weight && { grams: Math.round(Number(weight) * 1000) }) }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function toVariant(row: ProductForm['variants'][number], form: ProductForm, stored: EditedProduct | null) {
  const before = stored?.document.variants?.find(({ sku }) => sku === row.storedSku)
  return {
    sku: row.sku || null,
    options: row.options,
    price: parseAmount(row.price),
    ...toSalesFields(row, form, before),
    barcode: row.barcode || null,
    image: form.pictures.some(({ source }) => source === row.image) ? row.image : null,
    content: row.content
      ? { amount: parseWholeNumber(row.content), unit: CONTENT_UNITS.find(unit => unit === row.contentUnit) ?? 'g' }
      : null,
    ...(!before && { on_hand: row.pieces ? parseWholeNumber(removeSeparators(row.pieces)) : 0 })
  }
}

/** The stored value of a colour's label; a new label is matched with the options by the importer. */
function findColour(label: string, form: ProductForm, stored: EditedProduct | null): string | null {
  if (!label) return null
  const isOffered = form.variants.some(({ options }) => Object.values(options).includes(label))
  const word = stored?.document.words?.find(each => [each.value, each.label.mn, each.label.en].includes(label))
  return word?.value ?? (isOffered ? label : null)
}
