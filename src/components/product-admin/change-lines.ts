import type { ProductDocument, VariantDocument } from '#contract/catalogue-document.ts'
import type { DocumentFields } from '#contract/product-admin.ts'
import { parseDocumentSales } from '#domain/document-sales.ts'
import { toProductState } from '#domain/product-change.ts'
import { localize, type Locale, type Localized } from '#domain/site.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'

/** A changed value of a product in words. */
interface ChangeLine {
  label: string
  before: string
  after: string
}

interface Revision {
  fields: readonly string[]
  before: DocumentFields | null
  after: DocumentFields
}

const MAX_LENGTH = 120

/** What a change of a product changed, a line for each value. */
export function changeLines({ fields, before, after }: Revision, t: Translate, locale: Locale): ChangeLine[] {
  return fields.flatMap(field => {
    if (field === 'variants') return listVariantLines(before?.variants ?? [], after.variants ?? [], t, locale)
    const name = field as keyof ProductDocument
    if (name === 'discontinued' && fields.includes('available_on')) return []
    const [old, current] = [before, after].map(each => (each && name in each ? toText(name, each, t, locale) : ''))
    return [{ label: formatFieldName(name, t), before: old ?? '', after: current ?? '' }]
  })
}

/** Fields without a name of their own. */
const OTHERS = ['former_handles', 'kind', 'grams', 'make_tags', 'published', 'tags', 'words'] as const
type OtherField = (typeof OTHERS)[number]

const isOther = (name: keyof ProductDocument): name is OtherField => (OTHERS as readonly string[]).includes(name)

const formatFieldName = (name: keyof ProductDocument, t: Translate): string =>
  t(isOther(name) ? 'admin_product:field_other' : `admin_product:field_${name}`)

function toText(name: keyof ProductDocument, fields: DocumentFields, t: Translate, locale: Locale): string {
  const value = fields[name]
  if (value === null || value === undefined) return ''
  if (name === 'taxons') return (fields.taxons ?? []).map(({ names }) => names.map(each => formatPart(each, locale)).join(' / ')).join(', ')
  if (name === 'properties')
    return (fields.properties ?? []).map(each => `${formatPart(each.name, locale)}: ${formatPart(each.value, locale)}`).join(', ')
  if (name === 'package') return (fields.package ?? []).map(({ handle, quantity }) => `${quantity} × ${handle}`).join(', ')
  if (name === 'gift_skus') return (fields.gift_skus ?? []).join(', ')
  if (name === 'unit') return formatPart(fields.unit, locale)
  if (name === 'return_hours') return t('product_form:hours', { n: fields.return_hours ?? 48 })
  if (name === 'event' && fields.event)
    return `${formatDateTime(fields.event.starts_at, locale)}, ${formatPart(fields.event.place, locale)}`
  if (name === 'badges') return (fields.badges ?? []).join(', ')
  if (name === 'images') return t('admin_product:pictures_count', { n: fields.images?.length ?? 0 })
  if (name === 'brand') return formatPart(fields.brand?.name, locale)
  if (name === 'available_on' && fields.available_on) {
    const state = toProductState({ availableOn: new Date(fields.available_on), discontinued: fields.discontinued ?? false }, new Date())
    return state === 'scheduled' ? formatDateTime(fields.available_on, locale) : t(`admin_product:state_${state}`)
  }
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? formatDateTime(value, locale) : value
  if (typeof value === 'boolean') return t(value ? 'admin_product:yes' : 'admin_product:no')
  if (name === 'title' || name === 'description' || name === 'seo_title' || name === 'seo_description') {
    const text = Object.values(value as Localized)
      .filter(Boolean)
      .join(' / ')
    return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
  }
  return ''
}

const formatPart = (text: { mn?: string | null | undefined; en?: string | null | undefined } | null | undefined, locale: Locale): string =>
  localize({ ...(text?.mn && { mn: text.mn }), ...(text?.en && { en: text.en }) }, locale)

function listVariantLines(
  before: readonly VariantDocument[],
  after: readonly VariantDocument[],
  t: Translate,
  locale: Locale
): ChangeLine[] {
  const sale = (variant: VariantDocument): string =>
    parseDocumentSales(variant)
      .map(({ price, startAt, expireAt }) =>
        [formatMoney(price), [startAt, expireAt].map(each => (each ? formatDateTime(each.toISOString(), locale) : '')).join(' – ')].join(
          ' · '
        )
      )
      .join('; ')
  const pieces = ({ on_hand: onHand, stock = [] }: VariantDocument): string =>
    typeof onHand === 'number' ? [String(onHand), ...stock.map(each => `${each.branch}: ${each.on_hand}`)].join(', ') : ''
  const views = [
    ['price', ({ price }: VariantDocument) => formatMoney(price)],
    ['sale', sale],
    ['stock', pieces],
    ['barcode', ({ barcode }: VariantDocument) => barcode ?? '']
  ] as const
  return after.flatMap((variant): ChangeLine[] => {
    const old = before.find(({ sku }) => sku === variant.sku)
    const name = after.length > 1 ? (variant.sku ?? '') : ''
    return views.flatMap(([view, toValue]) => {
      const [was, is] = [old ? toValue(old) : '', toValue(variant)]
      return was === is ? [] : [{ label: [t(`admin_product:view_${view}`), name].filter(Boolean).join(' · '), before: was, after: is }]
    })
  })
}
