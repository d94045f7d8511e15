import type { ProductDocument, VariantDocument } from '#contract/catalogue-document.ts'
import { toLatinSlug } from '#domain/latin.ts'
import { COLOUR_KEYS, PRODUCT_HANDLE } from '#domain/product.ts'
import { assignLanguage } from '../texts.ts'
import { type OptionLabel, chooseOptionKey, toOptionLabel } from './options.ts'
import { toDescriptionFromHtml, toOneLine } from './plain-text.ts'
import { hasOtherCurrency, parsePrice, parseQuantity, type Rate } from './price.ts'
import type { FileEntry, ReadOptions } from './read-file.ts'
import type { Column } from './shopify-columns.ts'
import { type ProductRows, type Row, RowError } from './shopify-rows.ts'
import { readTaxons } from './shopify-taxons.ts'

/** Our own export names options by their keys. */
const OPTION_KEY = /^[a-z][a-z0-9_]{0,39}$/

const OPTIONS: readonly (readonly [Column, Column])[] = [
  ['option1', 'value1'],
  ['option2', 'value2'],
  ['option3', 'value3']
]

/**
 * Converts rows to a product, or reports the line of an error.
 * @param part `references` omits texts, pictures and weight, which take most of the time
 */
export function toProduct(found: ProductRows, options: ReadOptions, part: 'whole' | 'references' = 'whole'): FileEntry {
  const { handle, line, rows, broken } = found
  const problem = (at: number, text: string): FileEntry => ({ kind: 'problem', line: at, handle, text })
  if (broken) return problem(broken.line, broken.text)
  try {
    return { kind: 'product', line, product: productOf(found, options) }
  } catch (error) {
    if (error instanceof RowError) return problem(error.line, error.message)
    throw error
  }
  function productOf({ columns }: ProductRows, { rate, tags, untracked }: ReadOptions): ProductDocument {
    const first = rows[0]
    if (!first) throw new RowError(line, 'the product has no rows')
    if (columns.has('title') && !first.cell('title') && !first.cell('titleMn') && !first.cell('titleEn'))
      throw new RowError(line, 'the first row of the product has no title')
    const slug = PRODUCT_HANDLE.test(handle) ? handle : toLatinSlug(handle).slice(0, 200)
    if (!slug) throw new RowError(line, 'the handle has no letter or digit')
    if (!PRODUCT_HANDLE.test(slug)) throw new RowError(line, `the handle "${slug}" is an address of the shop itself; change it`)
    const { variants, words } = readVariants(found, { rate, untracked })
    const references = {
      handle: slug,
      ...(variants.length && { variants }),
      ...(first.cell('vendor') ? { brand: { name: assignLanguage(toOneLine(first.cell('vendor'), 255)) } } : {}),
      ...readTaxons(first, tags, words)
    }
    if (part === 'references') return references
    const images = readImages(rows, variants, columns.has('imageColour'))
    return {
      ...references,
      ...readFormerHandles(first),
      ...readTexts(first),
      ...readPublished(first),
      ...(variants.length ? { words } : {}),
      ...readWeight(rows),
      ...(images.length ? { images } : {})
    }
  }
}

/** `X mn` and `X en` columns have precedence; else the language of the text is detected. */
function readBilingual(
  row: Row,
  [base, mn, en]: readonly [Column, Column, Column],
  tidy: (text: string) => string,
  exact = normalizeSpace
) {
  if (row.cell(mn) || row.cell(en)) return { mn: exact(row.cell(mn)) || null, en: exact(row.cell(en)) || null }
  const text = tidy(row.cell(base))
  return text ? assignLanguage(text) : undefined
}

const normalizeSpace = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
const toProse = (text: string): string => toDescriptionFromHtml(text).slice(0, 100_000)

function readFormerHandles(row: Row): Pick<ProductDocument, 'former_handles'> {
  const handles = row.cell('formerHandles').split(/[\s,]+/).filter(handle => PRODUCT_HANDLE.test(handle)) // prettier-ignore
  return handles.length ? { former_handles: handles.slice(0, 100) } : {}
}

function readTexts(row: Row): Pick<ProductDocument, 'title' | 'description' | 'seo_title' | 'seo_description'> {
  const title = readBilingual(row, ['title', 'titleMn', 'titleEn'], text => toOneLine(text, 255))
  const description = readBilingual(row, ['body', 'bodyMn', 'bodyEn'], toProse, toProse)
  const seoTitle = readBilingual(row, ['seoTitle', 'seoTitleMn', 'seoTitleEn'], text => toOneLine(text, 255))
  const seoDescription = readBilingual(row, ['seoDescription', 'seoDescriptionMn', 'seoDescriptionEn'], text => toOneLine(text, 2000))
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(seoTitle ? { seo_title: seoTitle } : {}),
    ...(seoDescription ? { seo_description: seoDescription } : {})
  }
}

function readPublished(row: Row): Pick<ProductDocument, 'published'> {
  const status = row.cell('status').toLowerCase()
  const published = row.cell('published').toLowerCase()
  if (status === 'draft' || status === 'archived' || published === 'false' || published === 'no' || published === '0')
    return { published: false }
  return status || published ? { published: true } : {}
}

function readVariants(
  { rows, columns }: ProductRows,
  { rate, untracked }: Pick<ReadOptions, 'rate' | 'untracked'>
): { variants: VariantDocument[]; words: OptionLabel[] } {
  const first = rows[0]
  const sold = rows.filter(row => row.cell('price') !== '' || row.cell('sku') !== '' || row.cell('value1') !== '')
  if (!first || !sold.length) return { variants: [], words: [] }
  const texts = [first.cell('title'), first.cell('titleMn'), first.cell('handle').replace(/[-_]+/g, ' '), first.cell('type')]
  const named = [...texts, first.cell('category').split('>').at(-1) ?? '', ...first.cell('tags').split(',')]
  // Shopify names the option of a product without options `Title`.
  const axes = OPTIONS.flatMap(([name, value]) => {
    const optionName = first.cell(name)
    const values = sold.map(row => row.cell(value)).filter(text => text !== '')
    return optionName === '' || !values.length || (sold.length === 1 && /^(title|default)$/i.test(optionName))
      ? []
      : [{ key: columns.has('titleMn') && OPTION_KEY.test(optionName) ? optionName : chooseOptionKey(optionName, values, named), value }]
  })
  const words = new Map<string, OptionLabel>()
  const variants = sold.map(row => {
    const options: Record<string, string> = {}
    for (const [index, { key, value }] of axes.entries()) {
      const text = row.cell(value)
      if (text === '') throw new RowError(row.line, `option ${index + 1} has no value here`)
      const own = options[key] === undefined ? key : `option_${index + 1}`
      const optionLabel = toOptionLabel(own, text)
      // Our own export contains the stored values.
      const word = columns.has('titleMn') ? { ...optionLabel, value: text.slice(0, 120) } : optionLabel
      options[own] = word.value
      words.set(`${own} ${word.value}`, word)
    }
    return {
      ...readSku(row, columns.has('titleMn')),
      options,
      ...readPrices(row, columns.has('salePrice'), rate),
      ...readStock(row, untracked),
      ...readImage(row)
    }
  })
  return { variants, words: [...words.values()] }
}

/** Shopify puts an apostrophe before a SKU of digits, so that spreadsheets keep its zeros. */
function readSku(row: Row, exact: boolean): { sku?: string } {
  const sku = normalizeSpace(exact ? row.cell('sku') : row.cell('sku').replace(/^'(?=.)/, '')).slice(0, 255)
  return sku ? { sku } : {}
}

function readPrices(
  row: Row,
  exact: boolean,
  rate: Rate
): Pick<VariantDocument, 'price' | 'sale_price' | 'sale_start_at' | 'sale_expire_at'> & { price: number } {
  const read = (column: Column, name: string): number | null => {
    const text = row.cell(column)
    if (text === '') return null
    const price = parsePrice(text, rate)
    if (price === null) throw new RowError(row.line, `${name} is no price: "${text.slice(0, 40)}"`)
    if (hasOtherCurrency(text, rate)) throw new RowError(row.line, `${name} is in another currency: "${text.slice(0, 40)}"`)
    return price
  }
  const price = read('price', 'Variant Price')
  if (price === null) throw new RowError(row.line, 'the variant has no price')
  const before = read('compareAt', 'Variant Compare At Price')
  const full = before !== null && before > price ? before : price
  if (!exact) return { price: full, sale_price: full > price ? price : null }
  const time = (column: Column): string | null => {
    const text = row.cell(column)
    const at = Date.parse(text)
    if (text !== '' && Number.isNaN(at)) throw new RowError(row.line, `"${text.slice(0, 40)}" is no time`)
    return text === '' ? null : new Date(at).toISOString()
  }
  return { price: full, sale_price: read('salePrice', 'Sale Price'), sale_start_at: time('saleStart'), sale_expire_at: time('saleEnd') }
}

/** Negative stock, which Shopify uses for overselling, becomes zero. */
function readStock(row: Row, untracked: number | null): Pick<VariantDocument, 'on_hand'> {
  if (untracked !== null && row.cell('tracker') === '') return { on_hand: untracked }
  const text = row.cell('quantity')
  if (text === '') return {}
  const quantity = parseQuantity(text)
  if (quantity === null) throw new RowError(row.line, `Variant Inventory Qty is no number: "${text.slice(0, 40)}"`)
  return { on_hand: Math.min(Math.max(0, Math.floor(quantity)), 10_000_000) }
}

const readImage = (row: Row): { image?: string } => (row.cell('variantImage') ? { image: row.cell('variantImage').slice(0, 2048) } : {})

/** The weight of a product whose variants weigh the same; else it is omitted. */
function readWeight(rows: readonly Row[]): Pick<ProductDocument, 'grams'> {
  const grams = new Set(rows.flatMap(row => (row.cell('grams') === '' ? [] : [Math.round(Number(row.cell('grams')))])))
  const [only] = grams
  return grams.size === 1 && only !== undefined && only > 0 && only <= 10_000_000 ? { grams: only } : {}
}

/** Pictures by their position, those of variants last; a picture that only one colour has is that colour's. */
function readImages(rows: readonly Row[], variants: readonly VariantDocument[], exact: boolean): NonNullable<ProductDocument['images']> {
  const listed = rows
    .filter(row => row.cell('image') !== '')
    .map((row, index) => ({ row, position: Number(row.cell('imagePosition')) || index + 1 }))
    .toSorted((a, b) => a.position - b.position)
  const alts = new Map(
    listed.map(({ row }) => [
      row.cell('image').slice(0, 2048),
      { alt: readBilingual(row, ['imageAlt', 'imageAltMn', 'imageAltEn'], text => toOneLine(text, 1000)), colour: row.cell('imageColour') }
    ])
  )
  const sources = [...new Set([...alts.keys(), ...(exact ? [] : variants.flatMap(variant => variant.image ?? []))])]
  return sources.slice(0, 250).map(source => {
    const { alt, colour } = alts.get(source) ?? { alt: undefined, colour: '' }
    const visible = exact ? colour : readColours(source, variants)
    return { source, ...(alt ? { alt } : {}), colour: visible || null }
  })
}

function readColours(source: string, variants: readonly VariantDocument[]): string | null {
  const colours = new Set(
    variants
      .filter(variant => variant.image === source)
      .map(variant => COLOUR_KEYS.map(key => variant.options?.[key]).find(value => value !== undefined))
  )
  const [only] = colours
  return colours.size === 1 ? (only ?? null) : null
}
