import { toLatinSlug } from '#domain/latin.ts'

/**
 * Headings, after `normalizeHeading`, of exports of WooCommerce, Magento, PrestaShop and Google Merchant, and of tables that shops keep
 * in English, Mongolian or Russian. Of several that a file has, the first one here is read.
 */
const COLUMN_NAMES = {
  handle: ['url key', 'slug', 'link rewrite'],
  code: 'sku|код|бараа код|артикул|reference|isbn|barcode|баркод|штрихкод|gtin|ean13|product id|id'.split('|'),
  id: ['id'],
  parent: ['parent', 'item group id'],
  kind: ['type'],
  visibility: ['visibility'],
  variations: ['configurable variations'],
  title: 'title|name|product name|нэр|бараа|наименование|название|номенклатура'.split('|'),
  body: 'description|дэлгэрэнгүй|тайлбар|описание|short description'.split('|'),
  vendor: 'brand|brands|manufacturer|брэнд|бренд|үйлдвэрлэгч|производитель'.split('|'),
  category: 'categories|category|product type|ангилал|бүлэг|категория|группа|раздел|google product category'.split('|'),
  price: 'regular price|price|price tax included|үнэ|зарах үнэ|нэгж үнэ|нэгжийн үнэ|жижиглэн үнэ|цена|розничная цена'.split('|'),
  salePrice: 'sale price|special price|хямдралтай үнэ|хямдарсан үнэ|цена со скидкой'.split('|'),
  compareAt: 'old price|хуучин үнэ|старая цена'.split('|'),
  quantity: 'stock|qty|quantity|үлдэгдэл|тоо ширхэг|тоо|нөөц|остаток|количество'.split('|'),
  published: ['published', 'active'],
  colour: 'color|colour|өнгө|цвет'.split('|'),
  size: 'size|хэмжээ|размер'.split('|'),
  image: 'images|image urls|image link|base image|image|зураг|фото|изображение'.split('|'),
  moreImages: ['additional images', 'additional image link']
} as const satisfies Record<string, readonly string[]>

type PlainColumn = keyof typeof COLUMN_NAMES

/** Texts by the names of Shopify's columns. */
export type Cells = Readonly<Partial<Record<string, string>>>

export interface PlainTable {
  /** Those of Shopify's columns that decide how the rows are read. */
  columns: ReadonlySet<'title' | 'salePrice'>
  /** Positions of the columns that are read. */
  places: readonly number[]
  /** The record as rows of a Shopify list, which has a row for each further picture. */
  toRows: (record: readonly string[]) => Cells[]
  /** Whether a record names its parent, so that it may be a variant of the product before; another record with the same code is an error. */
  isJoined: (record: readonly string[]) => boolean
  /** Why a row cannot be imported. */
  findProblem: (record: readonly string[]) => string | null
}

/** Magento's variants are products of their own, which a later row names. */
const MAGENTO_VARIANT = 'the row is a variant of a product of Magento, or has variants; import it as a list of Shopify'

/** Names for the root of the catalogue, or for no category. */
const ROOT_CATEGORY = /^(?:default category|root catalog|home|uncategorized|ангилалгүй)$/i
/** A currency in the heading of the price. */
const CURRENCY = /(\p{Sc}|USD|CNY|RMB|EUR|GBP|KRW|JPY|RUB|руб)/iu
/** The first column of each attribute: WooCommerce numbers them. */
const ATTRIBUTES = [1, 2, 3] as const

/** In lower case, without brackets, signs, units (`Цена, руб`) and the word for goods (`Барааны код`). */
const normalizeHeading = (name: string): string =>
  name
    .replace(/\([^)]*\)|,.*|[*:#№]|\p{Sc}/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/^(?:барааны|бүтээгдэхүүний) /, '')

/** A table with a title and a price in each row. Null where the first line names none. */
export function findPlainTable(header: readonly string[]): PlainTable | null {
  const headings = header.map(normalizeHeading)
  const places = new Map<PlainColumn, number>()
  for (const [column, names] of Object.entries(COLUMN_NAMES) as [PlainColumn, readonly string[]][]) {
    const place = names.map(name => headings.indexOf(name)).find(at => at >= 0)
    if (place !== undefined) places.set(column, place)
  }
  if (!places.has('title') || !places.has('price')) return null
  // WooCommerce exports parents with variations, and writes line breaks as the two characters `\n`.
  const isWoo = headings.includes('attribute 1 name') || (places.has('kind') && headings.includes('regular price'))
  const attributes = ATTRIBUTES.map(number => ({
    name: header.findIndex(name => name.trim().toLowerCase() === `attribute ${number} name`),
    value: header.findIndex(name => name.trim().toLowerCase().startsWith(`attribute ${number} value`))
  }))
  const [, priceCurrency = ''] = CURRENCY.exec(header[places.get('price') ?? -1] ?? '') ?? []
  const withCurrency = (price: string): string => (/^\d.*\d$|^\d$/.test(price) ? `${price}${priceCurrency}` : price)
  const isListOfPaths = headings[places.get('category') ?? -1] === 'categories'
  const read = (record: readonly string[], place: number | undefined): string => (record[place ?? -1] ?? '').trim()
  const toRows = (record: readonly string[]): Cells[] => {
    const at = (place: number): string => read(record, place)
    const cell = (column: PlainColumn): string => read(record, places.get(column))
    const kind = isWoo ? cell('kind').toLowerCase() : ''
    const isParent = kind.startsWith('variable')
    const code = cell('code') || (cell('id') && `id:${cell('id')}`)
    const ownImages = splitAddresses(`${cell('image')},${cell('moreImages')}`)
    const isMember = cell('parent') !== '' && (!isWoo || kind.startsWith('variation'))
    const options = isWoo
      ? attributes.map(({ name, value }) => [at(name), at(value)] as const)
      : ([
          [cell('colour') && 'Color', cell('colour')],
          [cell('size') && 'Size', cell('size')]
        ] as const)
    // Attributes of a simple product describe it; it has no choice.
    const chosen = isWoo && !isParent && !isMember ? [] : options.filter(([name]) => name !== '')
    const first: Cells = {
      handle: cell('handle') || toLatinSlug((isMember ? cell('parent') : code) || cell('title')),
      title: cell('title'),
      body: isWoo ? cell('body').replaceAll('\\n', '\n') : cell('body'),
      vendor: cell('vendor'),
      category: toCategory(cell('category'), isListOfPaths),
      published: cell('published') === '-1' ? '0' : cell('published'),
      quantity: isParent ? '' : cell('quantity'),
      sku: isParent ? '' : cell('code'),
      price: isParent ? '' : withCurrency(cell('price')),
      compareAt: withCurrency(cell('compareAt')),
      salePrice: withCurrency(cell('salePrice')),
      image: ownImages[0] ?? '',
      variantImage: isMember ? (ownImages[0] ?? '') : '',
      ...Object.fromEntries(
        chosen.flatMap(([name, value], index) => [
          [`option${index + 1}`, name],
          [`value${index + 1}`, isParent ? '' : value]
        ])
      )
    }
    return [first, ...ownImages.slice(1).map(image => ({ handle: first['handle'] ?? '', image }))]
  }
  const findProblem = (record: readonly string[]): string | null => {
    const isVariant = /^not visible individually$/i.test(read(record, places.get('visibility')))
    return isVariant || read(record, places.get('variations')) !== '' ? MAGENTO_VARIANT : null
  }
  const isJoined = (record: readonly string[]): boolean => read(record, places.get('parent')) !== ''
  return {
    columns: new Set(places.has('salePrice') ? ['title', 'salePrice'] : ['title']),
    places: [...places.values(), ...(isWoo ? attributes.flatMap(({ name, value }) => [name, value]) : [])],
    toRows,
    isJoined,
    findProblem
  }
}

/** The addresses in a cell. A separator counts only before another address, because addresses may have commas. */
const splitAddresses = (text: string): string[] =>
  text.split(/[,|;\s]+(?=https?:|\/|[\w-]+\.(?:jpe?g|png|webp|avif)\b)|,$/i).filter(Boolean)

/** The deepest of several paths, in Shopify's form `Clothing > Shirts`. */
function toCategory(text: string, isListOfPaths: boolean): string {
  const paths = (isListOfPaths ? text.split(/[,|]/) : [text]).map(path =>
    path
      .split(path.includes('>') ? '>' : '/')
      .map(step => step.trim())
      .filter(step => step !== '' && !ROOT_CATEGORY.test(step))
  )
  return (paths.toSorted((a, b) => b.length - a.length)[0] ?? []).join(' > ')
}
