import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { unescapeFormula } from './formula.ts'
import { type Cells, findPlainTable, type PlainTable } from './plain-table.ts'
import { FileError } from './read-file.ts'
import { type Column, type ColumnPositions, findColumns } from './shopify-columns.ts'

/** The known columns that a file has. */
type Columns = Pick<ReadonlySet<Column>, 'has'>
/** A longer record has an unclosed quotation mark, or is no product. */
const MAX_RECORD_CHARACTERS = 1_000_000
/** With the delimiters, which a record's length does not count: ten million in one line take the parser ten seconds. */
const MAX_LINE_CHARACTERS = 2 * MAX_RECORD_CHARACTERS
const UNCLOSED_QUOTE = 'a quotation mark is not closed, or a cell is none of a product'
/** Maximum rows of one product: 2,048 variants and 250 pictures, with a margin. */
const MAX_ROWS = 2500

export interface Row {
  line: number
  /** Empty for a missing column. */
  cell: (column: Column) => string
}

/** A row that cannot be imported. The message is shown with its line. */
export class RowError extends Error {
  readonly line: number
  constructor(line: number, text: string) {
    super(text)
    this.line = line
  }
}

interface Problem {
  line: number
  text: string
}

/** Consecutive rows of one product. */
export interface ProductRows {
  handle: string
  line: number
  rows: Row[]
  columns: Columns
  /** Why these rows are incomplete. */
  broken: Problem | null
}

/** The first line of a file. */
interface Header {
  columns: Columns
  positions: ColumnPositions
  /** Null for Shopify's list. */
  table: PlainTable | null
  width: number
  /** Headings of columns that are not read, by position, until a row has a value in them. */
  unread: Map<number, string>
}

/**
 * Splits a product file into products. Memory is bounded by one product.
 * @param onIgnored called once with the heading of each column that is not read although it has values
 * @throws FileError where the file is no list of products
 */
export async function* readShopifyRows(
  text: AsyncIterable<string>,
  onIgnored: (heading: string) => void = () => {}
): AsyncGenerator<ProductRows> {
  let header: Header | undefined
  let open: ProductRows | undefined
  let lastLine = 0
  /** The parser stops at a record without an end. */
  let unclosed = false
  // The parser reads ahead of the loop below: skipped lines are merged by line number.
  const lost: Problem[] = []
  const { delimiter, all, isCut } = await withDelimiter(text)
  const parser = Readable.from(all).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: MAX_RECORD_CHARACTERS,
      on_skip: error => {
        unclosed ||= isUnclosed(error)
        lost.push({ line: Number(error?.['lines'] ?? 0), text: explainError(error) })
        return undefined
      }
    })
  )
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    const line = lastLine + 1
    lastLine = info.lines
    let skipped = takeLost(lost, info.lines)
    if (!header) {
      header = readHeader(record)
      continue
    }
    if (record.every(cell => cell.trim() === '')) continue
    reportUnread(header, record, onIgnored)
    const { columns, positions, table } = header
    const at = skipped ? info.lines : line
    if (skipped && table) {
      yield { handle: '', line: skipped.line, rows: [], columns, broken: skipped }
      skipped = undefined
    }
    const [row = toRow(record, positions, at), ...more] = table?.toRows(record).map(cells => toPlainRow(cells, at)) ?? []
    // After lost lines the current product may be incomplete, and the next row starts a new one.
    if (skipped && open) open.broken ??= skipped
    if (!open || open.handle !== row.cell('handle') || table?.isJoined(record) === false) {
      if (open) yield open
      open = startProduct(header, record, row, skipped)
    }
    addRows(open, header, record, [row, ...more])
  }
  if (!header)
    throw new FileError(
      lost[0] ? `The first line cannot be read: ${lost[0].text}` : 'The file has no first line with the names of columns.'
    )
  if (lost[0] && !unclosed && (header.table || !open)) {
    yield { handle: '', line: lost[0].line, rows: [], columns: header.columns, broken: lost[0] }
    lost.length = 0
  }
  // The last complete row ends where the unclosed one begins.
  if (lost[0] && open) open.broken ??= unclosed ? { ...lost[0], line: lastLine + 1 } : lost[0]
  if (open) yield open
  if (unclosed || isCut()) throw new FileError(`Line ${lastLine + (unclosed ? 1 : 0)}: ${UNCLOSED_QUOTE}. Nothing behind it was read.`)
}

/** Removes the problems before a line. @returns the first */
function takeLost(lost: Problem[], line: number): Problem | undefined {
  const after = lost.findIndex(problem => problem.line >= line)
  const [first] = lost.splice(0, after < 0 ? lost.length : after)
  return first
}

/** @throws FileError where the first line is none of a list of products */
function readHeader(record: readonly string[]): Header {
  const positions = findColumns(record)
  const table = positions.has('handle') ? null : requirePlainTable(record)
  const unread = findUnread(record, table?.places ?? [...positions.values()])
  return { columns: table?.columns ?? positions, positions, table, width: record.length, unread }
}

function reportUnread({ unread }: Header, record: readonly string[], onIgnored: (heading: string) => void): void {
  for (const [place, heading] of unread) {
    if (!record[place]?.trim()) continue
    unread.delete(place)
    onIgnored(heading)
  }
}

/** @param row its first @param skipped lines before it that cannot be read */
function startProduct({ columns, table }: Header, record: readonly string[], row: Row, skipped: Problem | undefined): ProductRows {
  const { line } = row
  const handle = row.cell('handle')
  const problem = table?.findProblem(record) || (handle === '' && 'the handle is empty')
  const hasNoStart = columns.has('title') && row.cell('title') === ''
  const broken = problem ? { line, text: problem } : hasNoStart ? (skipped ?? null) : null
  return { handle, line, rows: [], columns, broken }
}

function addRows(product: ProductRows, { width }: Header, record: readonly string[], rows: readonly Row[]): void {
  const line = rows[0]?.line ?? product.line
  if (record.length > width) product.broken ??= { line, text: `there are ${record.length} columns, and ${width} in the first line` }
  if (product.rows.length + rows.length <= MAX_ROWS) product.rows.push(...rows)
  else product.broken ??= { line, text: `the product has more than ${MAX_ROWS} rows` }
}

const findUnread = (header: readonly string[], read: readonly number[]): Map<number, string> =>
  new Map(header.flatMap((heading, place) => (heading.trim() && !read.includes(place) ? [[place, heading.trim().slice(0, 100)]] : [])))

/** @throws FileError where the first line is none of a list of products */
function requirePlainTable(header: readonly string[]): PlainTable {
  if (/^\s*<(?:\?xml|rss|feed|\w*catalog)/i.test(header[0] ?? ''))
    throw new FileError('The file is XML. Download the list as CSV where it is from, or open it in a spreadsheet and save it as CSV.')
  const table = findPlainTable(header)
  if (table) return table
  const named = header.slice(0, 12).join(', ').slice(0, 300)
  throw new FileError(`There is no column Handle (of Shopify), and no columns of a name and a price. The first line has: ${named}`)
}

function toRow(record: readonly string[], positions: ColumnPositions, line: number): Row {
  return { line, cell: column => unescapeFormula((record[positions.get(column) ?? -1] ?? '').trim()) }
}

function toPlainRow(cells: Cells, line: number): Row {
  return { line, cell: column => unescapeFormula(cells[column] ?? '') }
}

/** The end of a record was not found in the file, or within the largest record. */
const isUnclosed = (error: CsvError | undefined): boolean => error?.code === 'CSV_MAX_RECORD_SIZE' || error?.code === 'CSV_QUOTE_NOT_CLOSED'

function explainError(error: CsvError | undefined): string {
  if (isUnclosed(error)) return UNCLOSED_QUOTE
  return `a quotation mark stands where none may be (${(error?.message ?? '').slice(0, 160)})`
}

/** Commas, semicolons (Excel with decimal commas), tabs or vertical bars: the most frequent one in the first line. */
async function withDelimiter(
  text: AsyncIterable<string>
): Promise<{ delimiter: string; all: AsyncIterable<string>; isCut: () => boolean }> {
  const pieces = text[Symbol.asyncIterator]()
  let start = ''
  while (start.length < 65_536 && !/[\r\n]/.test(start.replace(/^sep=.(\r\n|\r|\n)/i, ''))) {
    const next = await pieces.next()
    if (next.done) break
    start += next.value
  }
  const separatorLine = /^sep=(.)(?:\r\n|\r|\n)/i.exec(start)
  const first = start.slice(separatorLine?.[0].length ?? 0).split(/[\r\n]/, 1)[0] ?? ''
  const delimiter = separatorLine?.[1] ?? [',', ';', '\t', '|'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  let line = 0
  return {
    delimiter,
    isCut: () => line > MAX_LINE_CHARACTERS,
    all: (async function* () {
      // The line is emptied, not removed, so that line numbers stay correct.
      yield separatorLine ? start.replace(separatorLine[0], separatorLine[0].slice(5)) : start
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
        const end = Math.max(next.value.lastIndexOf('\n'), next.value.lastIndexOf('\r'))
        line = end < 0 ? line + next.value.length : next.value.length - end - 1
        if (line > MAX_LINE_CHARACTERS) return
        yield next.value
      }
    })()
  }
}
