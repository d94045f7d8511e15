import { CsvError, parse } from 'csv-parse/sync'
import { findColumns, MAX_STATEMENT_ROWS, readStatement, type Statement, type StatementColumns } from '#domain/bank-statement.ts'
import { ShopError } from '#domain/errors.ts'

const DELIMITERS = ['\t', ';', ',', '|']
/** A longer line is of another file, such as a program's, and its cells would take the parser half a minute. */
const MAX_LINE = 20_000
/** Rows and cells that show which column is which. */
const SAMPLE = { rows: 8, cells: 16, letters: 60 }

/**
 * Reads a statement as a bank exports it: separated by commas, semicolons, tabs or bars, with any rows above its headings.
 * @param chosen positions of the columns; without them they are found by their headings
 * @throws ShopError statement_empty, statement_too_long, statement_unreadable, statement_columns with a `sample` of its rows
 */
export function readStatementText(text: string, chosen: StatementColumns | undefined, now: Date): Statement {
  if (text.split(/[\r\n]/).some(line => line.length > MAX_LINE)) throw new ShopError('statement_unreadable')
  const { rows, found } = parseRows(text, chosen)
  if (!rows.length) throw new ShopError('statement_empty')
  if (rows.length > MAX_STATEMENT_ROWS) throw new ShopError('statement_too_long', { most: MAX_STATEMENT_ROWS })
  if (!chosen && !found) throw new ShopError('statement_columns', { sample: sampleRows(rows) })
  const statement = readStatement(rows, chosen ?? found?.columns ?? {}, chosen ? -1 : (found?.headingRow ?? -1), now)
  if (!statement.lines.length)
    throw new ShopError(statement.debits ? 'statement_no_credits' : 'statement_columns', { sample: sampleRows(rows) })
  return statement
}

interface Rows {
  rows: string[][]
  found: ReturnType<typeof findColumns>
}

/** The rows by the delimiter with which the headings are found, else by the one that makes the most rows of equal width. */
function parseRows(text: string, chosen: StatementColumns | undefined): Rows {
  const head = text.split(/\r?\n/, 60).join('\n')
  const tried = DELIMITERS.map(delimiter => {
    // Quotation marks may close behind the head.
    const rows = split(head, delimiter) ?? split(text, delimiter)
    return { delimiter, readable: rows !== null, found: rows && findColumns(rows), width: rows ? findCommonWidth(rows) : 0 }
  })
  const [best] = tried.toSorted((a, b) => Number(Boolean(b.found)) - Number(Boolean(a.found)) || b.width - a.width)
  const rows = best?.found || chosen || tried.every(({ readable }) => readable) ? split(text, best?.delimiter ?? ',') : null
  if (!rows) throw new ShopError('statement_unreadable')
  return { rows, found: chosen ? null : findColumns(rows) }
}

/** Null where quotation marks do not close. */
function split(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

/** Cells of rows of equal width, of those with more than one. */
function findCommonWidth(rows: readonly string[][]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  return Math.max(0, ...[...counts].map(([width, count]) => width * count))
}

const sampleRows = (rows: readonly string[][]): string[][] =>
  rows.slice(0, SAMPLE.rows).map(row => row.slice(0, SAMPLE.cells).map(cell => cell.slice(0, SAMPLE.letters)))
