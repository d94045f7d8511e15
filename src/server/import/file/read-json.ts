import { type ProductDocument, sharedRecords } from '#contract/catalogue-document.ts'
import { parsePrice, type Rate } from './price.ts'
import { type FileEntry, FileError } from './read-file.ts'

/** Above the size of a product with 2,048 variants and long texts. */
const MAX_CHARACTERS = 4_000_000
/** Characters that suffice to detect the format. */
const START_LENGTH = 1000
const [NEW_LINE, QUOTE, BACKSLASH, OPEN, CLOSE] = [10, 34, 92, 123, 125]

/**
 * Products of a JSON file and their shared records: `[{…}, {…}]`, `{"products": [{…}]}` or one object per line. Memory is bounded
 * by one product. @throws FileError for other formats
 */
export async function* readJsonProducts(text: AsyncIterable<string>, rate: Rate): AsyncGenerator<FileEntry> {
  for await (const { line, json } of readObjects(text)) {
    let product: unknown
    try {
      product = JSON.parse(json)
    } catch (error) {
      yield {
        kind: 'problem',
        line,
        handle: /"handle"\s*:\s*"([^"]{1,200})"/.exec(json)?.[1] ?? '',
        text: `this is no JSON: ${(error as Error).message.slice(0, 160)}`
      }
      continue
    }
    yield isShared(product)
      ? parseShared(product.shared, line)
      : { kind: 'product', line, product: convertPrices(product as ProductDocument, rate) }
  }
}

/** `{"shared": {"stores": […]}}` among the products: their shared records. */
const isShared = (value: unknown): value is { shared: unknown } =>
  typeof value === 'object' && value !== null && 'shared' in value && !('handle' in value)

function parseShared(input: unknown, line: number): FileEntry {
  const { success, data, error } = sharedRecords.safeParse(input)
  if (success) return { kind: 'shared', line, shared: data }
  const [issue] = error.issues
  return { kind: 'problem', line, handle: '', text: `${['shared', ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? ''}` }
}

/** An invalid price becomes NaN, which fails validation. */
function convertPrices(product: ProductDocument, rate: Rate): ProductDocument {
  if (rate.units === rate.parts || !Array.isArray(product?.variants)) return product
  const convert = <Price>(price: Price): Price | number =>
    typeof price === 'number' ? (parsePrice(price.toFixed(8), rate) ?? Number.NaN) : price
  const variants = product.variants.map(variant => ({
    ...variant,
    price: convert(variant.price),
    sale_price: convert(variant.sale_price),
    ...(Array.isArray(variant.later_sales) && { later_sales: variant.later_sales.map(each => ({ ...each, price: convert(each.price) })) })
  }))
  return { ...product, variants }
}

/** The text of each object with its first line; brackets in strings are not counted. */
async function* readObjects(text: AsyncIterable<string>): AsyncGenerator<{ line: number; json: string }> {
  let line = 1
  let depth = 0
  let inString = false
  let escaped = false
  let startLine = 0
  let length = 0
  let parts: string[] = []
  for await (const piece of withoutWrapper(text)) {
    let start = 0
    for (let place = 0; place < piece.length; place++) {
      const letter = piece.charCodeAt(place)
      if (letter === NEW_LINE) line++
      if (inString) {
        if (escaped) escaped = false
        else if (letter === BACKSLASH) escaped = true
        else if (letter === QUOTE) inString = false
      } else if (letter === QUOTE) inString = depth > 0
      else if (letter === OPEN) {
        if (depth++ > 0) continue
        startLine = line
        start = place
      } else if (letter === CLOSE && depth > 0 && --depth === 0) {
        parts.push(piece.slice(start, place + 1))
        yield { line: startLine, json: parts.join('') }
        parts = []
        length = 0
      }
    }
    if (depth === 0) continue
    parts.push(piece.slice(start))
    length += piece.length - start
    if (length > MAX_CHARACTERS)
      throw new FileError(`Line ${startLine}: a product is longer than ${MAX_CHARACTERS} characters, or its bracket is not closed.`)
  }
  if (depth > 0) throw new FileError(`Line ${startLine}: the file ends in the middle of a product. Everything before it is in.`)
}

/** The text before the first product is blanked, so that line numbers are unchanged. */
async function* withoutWrapper(text: AsyncIterable<string>): AsyncGenerator<string> {
  let start = ''
  let hasStarted = false
  for await (const piece of text) {
    if (hasStarted) {
      yield piece
      continue
    }
    start += piece
    if (start.length < START_LENGTH) continue
    yield unwrap(start)
    hasStarted = true
  }
  if (!hasStarted) yield unwrap(start)
}

function unwrap(start: string): string {
  const opening = /^\s*(?:\[|\{\s*"products"\s*:\s*\[|(?=\{))/.exec(start)
  if (!opening) throw new FileError('There are no products: the file should be [{…}, …], {"products": [{…}, …]} or one product a line.')
  return opening[0].replace(/[^\n]/g, ' ') + start.slice(opening[0].length)
}
