import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { type Column, type Columns, findColumns } from './shopify-columns.ts'
import { rearmFormula } from './formula.ts'
import { FileRefused } from './inspect.ts'

/** A record longer than this is a quotation mark that was never closed, or no product's. */
const MOST_RECORD = 1_000_000
const ENDLESS = `a row of more than ${MOST_RECORD} letters: a quotation mark that is not closed, or a cell that is none of a product`
/** Rows of one product: 2,048 variants and 250 pictures, and some room. */
const MOST_ROWS = 2500

export interface Row {
  line: number
  /** Empty for a column the file has not. */
  cell: (column: Column) => string
}

/** Consecutive rows of one product. */
export interface Rows {
  handle: string
  line: number
  rows: Row[]
  columns: Columns
  /** Why these rows are not a whole product. */
  broken: { line: number; text: string } | null
}

/**
 * Splits a product file into products. Memory is bounded by one product.
 * @throws FileRefused where the file is no list of products
 */
export async function* readShopifyRows(text: AsyncIterable<string>): AsyncGenerator<Rows> {
  let columns: Columns | undefined
  let open: Rows | undefined
  let width = 0
  let before = 0
  // The parser reads ahead of the loop below: skipped lines are merged by line number.
  /** The parser stops at a record without an end. */
  let endless = false
  const lost: { line: number; text: string }[] = []
  const { delimiter, all } = await withDelimiter(text)
  const parser = Readable.from(all).pipe(
    parse({
      delimiter,
      info: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: MOST_RECORD,
      on_skip: error => {
        endless ||= error?.code === 'CSV_MAX_RECORD_SIZE'
        lost.push({ line: Number(error?.['lines'] ?? 0), text: explain(error) })
        return undefined
      }
    })
  )
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    const line = before + 1
    before = info.lines
    let skipped: { line: number; text: string } | undefined
    while (lost[0] && lost[0].line < info.lines) {
      const next = lost.shift()
      skipped ??= next
    }
    if (!columns) {
      columns = findColumns(record)
      width = record.length
      if (!columns.has('handle'))
        throw new FileRefused(`There is no column Handle. The first line has: ${record.slice(0, 12).join(', ').slice(0, 300)}`)
      continue
    }
    if (record.every(cell => cell.trim() === '')) continue
    const row = rowOf(record, columns, skipped ? info.lines : line)
    const handle = row.cell('handle')
    // After lost lines the current product may be incomplete, and the next row starts a new one.
    if (skipped && open) open.broken ??= skipped
    if (!open || open.handle !== handle) {
      if (open) yield open
      open = { handle, line: row.line, rows: [], columns, broken: null }
      if (handle === '') open.broken = { line: row.line, text: 'the handle is empty' }
      else if (skipped && columns.has('title') && row.cell('title') === '') open.broken = skipped
    } else if (skipped) open.broken ??= skipped
    if (record.length > width)
      open.broken ??= { line: row.line, text: `there are ${record.length} columns, and ${width} in the first line` }
    if (open.rows.length < MOST_ROWS) open.rows.push(row)
    else open.broken ??= { line: row.line, text: `the product has more than ${MOST_ROWS} rows` }
  }
  if (!columns)
    throw new FileRefused(
      lost[0] ? `The first line cannot be read: ${lost[0].text}` : 'The file has no first line with the names of columns.'
    )
  // The last row that could be read ends where the one without an end begins.
  if (lost[0] && open) open.broken ??= endless ? { ...lost[0], line: before + 1 } : lost[0]
  if (open) yield open
  if (endless) throw new FileRefused(`Line ${before + 1}: ${ENDLESS}. Nothing behind it was read.`)
}

function rowOf(record: readonly string[], columns: Columns, line: number): Row {
  return { line, cell: column => rearmFormula((record[columns.get(column) ?? -1] ?? '').trim()) }
}

function explain(error: CsvError | undefined): string {
  if (error?.code === 'CSV_MAX_RECORD_SIZE') return ENDLESS
  return `a quotation mark stands where none may be (${(error?.message ?? '').slice(0, 160)})`
}

/** Commas, semicolons (Excel where the comma is for decimals) or tabs: whichever the first line has most of. */
async function withDelimiter(text: AsyncIterable<string>): Promise<{ delimiter: string; all: AsyncIterable<string> }> {
  const pieces = text[Symbol.asyncIterator]()
  let start = ''
  while (start.length < 65_536 && !/[\r\n]/.test(start.replace(/^sep=.(\r\n|\r|\n)/i, ''))) {
    const next = await pieces.next()
    if (next.done) break
    start += next.value
  }
  const told = /^sep=(.)(?:\r\n|\r|\n)/i.exec(start)
  const first = start.slice(told?.[0].length ?? 0).split(/[\r\n]/, 1)[0] ?? ''
  const delimiter = told?.[1] ?? [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  return {
    delimiter,
    all: (async function* () {
      // The line stays, so that the numbers of lines stay right.
      yield told ? start.replace(told[0], told[0].slice(5)) : start
      for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
    })()
  }
}
