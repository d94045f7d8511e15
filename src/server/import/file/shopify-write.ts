import { type BilingualText, HIDDEN_UNTIL, type ProductDocument } from '#contract/catalogue-document.ts'
import { parseDocumentSales } from '#domain/document-sales.ts'
import { filterRemainingSales } from '#domain/price.ts'
import { escapeFormula } from './formula.ts'
import { toParagraphs } from './plain-text.ts'
import { type Column, HEADER } from './shopify-columns.ts'

const PICTURE_WIDTH = 2000
const MAX_OPTIONS = 3
type Cells = Partial<Record<Column, string | number>>

export const formatCsvHeader = (): string => formatLine(HEADER.map(([, name]) => name))

/** Converts a product to rows of Shopify's CSV. Fields without a column are omitted; an import leaves them unchanged. */
export function formatCsvRows(product: ProductDocument, origin: string, now: Date): string {
  const variants = product.variants ?? []
  const images = product.images ?? []
  const keys = [...new Set(variants.flatMap(variant => Object.keys(variant.options ?? {})))].slice(0, MAX_OPTIONS)
  const rows = Array.from({ length: Math.max(1, variants.length, images.length) }, (_, index): Cells => {
    const variant = variants[index]
    const image = images[index]
    return {
      handle: product.handle,
      ...(index === 0 ? toProductCells(product) : {}),
      ...(variant ? toVariantCells(variant, index === 0, keys, now) : {}),
      ...(variant?.image ? { variantImage: toImageUrl(variant.image, origin) } : {}),
      ...(image
        ? {
            image: toImageUrl(image.source, origin),
            imagePosition: index + 1,
            imageAlt: toText(image.alt),
            imageAltMn: image.alt?.mn ?? '',
            imageAltEn: image.alt?.en ?? '',
            imageColour: image.colour ?? ''
          }
        : {})
    }
  })
  return rows.map(cells => formatLine(HEADER.map(([column]) => cells[column] ?? ''))).join('')
}

function toProductCells(product: ProductDocument): Cells {
  const [main, ...others] = product.taxons ?? []
  const path = (main?.names ?? []).map(toText)
  const published = product.available_on === undefined || new Date(product.available_on) < HIDDEN_UNTIL
  return {
    formerHandles: (product.former_handles ?? []).join(', '),
    title: toText(product.title),
    titleMn: product.title?.mn ?? '',
    titleEn: product.title?.en ?? '',
    body: toParagraphs(toText(product.description)),
    bodyMn: toParagraphs(product.description?.mn ?? ''),
    bodyEn: toParagraphs(product.description?.en ?? ''),
    seoTitle: toText(product.seo_title),
    seoTitleMn: product.seo_title?.mn ?? '',
    seoTitleEn: product.seo_title?.en ?? '',
    seoDescription: toText(product.seo_description),
    seoDescriptionMn: product.seo_description?.mn ?? '',
    seoDescriptionEn: product.seo_description?.en ?? '',
    vendor: toText(product.brand?.name),
    category: formatCategory(main),
    type: path.at(-1) ?? '',
    taxons: main ? JSON.stringify(product.taxons) : '',
    tags: others.flatMap(other => other.permalink ?? []).join(', '),
    published: String(published),
    status: published ? 'active' : 'draft'
  }
}

function toVariantCells(
  variant: NonNullable<ProductDocument['variants']>[number],
  first: boolean,
  keys: readonly string[],
  now: Date
): Cells {
  const options: Cells = {}
  for (const [index, [name, value]] of (
    [
      ['option1', 'value1'],
      ['option2', 'value2'],
      ['option3', 'value3']
    ] as const
  ).entries()) {
    const key = keys[index] ?? (index === 0 ? 'Title' : undefined)
    if (key === undefined) break
    if (first) options[name] = key
    options[value] = variant.options?.[key] ?? (keys.length ? '' : 'Default Title')
  }
  const [sale] = filterRemainingSales(parseDocumentSales(variant), now)
  const hasStarted = !sale?.startAt || sale.startAt <= now
  const hasEnded = sale?.expireAt ? sale.expireAt <= now : false
  const onSale = sale !== undefined && sale.price < variant.price && hasStarted && !hasEnded
  return {
    ...options,
    sku: variant.sku ?? '',
    tracker: 'shopify',
    quantity: variant.on_hand ?? 0,
    price: onSale ? sale.price : variant.price,
    compareAt: onSale ? variant.price : '',
    salePrice: sale?.price ?? '',
    saleStart: sale?.startAt?.toISOString() ?? '',
    saleEnd: sale?.expireAt?.toISOString() ?? ''
  }
}

/** The names of a taxon and its ancestors. */
export const formatCategory = (taxon: NonNullable<ProductDocument['taxons']>[number] | undefined): string =>
  (taxon?.names ?? []).map(toText).join(' > ')

const toImageUrl = (imageId: string, origin: string): string => `${origin}/img/${imageId}/${PICTURE_WIDTH}.jpg`

/** The Mongolian text, else the English one. */
function toText(text: BilingualText | null | undefined): string {
  return text?.mn || text?.en || ''
}

/** Quotes a cell with a comma, a quotation mark, a line end, or a space at either end. */
function formatLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell => (typeof cell === 'string' ? quoteCell(escapeFormula(cell)) : cell)).join(',')}\r\n`
}

const quoteCell = (cell: string): string => (/[",\r\n]|^[\s]|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
