import { DAY_MS, isDay, startOfDay } from './day.ts'
import { MAX_AMOUNT, type Tugrik } from './money.ts'

/** Largest file; its text may be twice as long in UTF-8. */
export const MAX_STATEMENT_BYTES = 4_000_000
export const MAX_STATEMENT_ROWS = 20_000

/** What a column of a bank statement can hold. */
export const STATEMENT_COLUMNS = ['date', 'credit', 'description', 'reference', 'payer'] as const
type StatementColumn = (typeof STATEMENT_COLUMNS)[number]
/** Without them no line can be read. */
export const REQUIRED_COLUMNS = ['date', 'credit', 'description'] as const satisfies StatementColumn[]

/** Positions of columns, from 0. */
export type StatementColumns = { [Column in StatementColumn]?: number | undefined }

/** Money that a statement shows as received. */
export interface StatementLine {
  /** `yyyy-MM-dd` in Ulaanbaatar. */
  day: string
  /** The start of the day where the statement has no time, so that no payment counts as late. */
  paidAt: Date
  amount: Tugrik
  description: string
  /** The bank's number of the transaction; empty where the statement has none. */
  reference: string
  /** The sender's name or account. */
  payer: string
}

export interface Statement {
  lines: StatementLine[]
  /** Rows of money that left the account. */
  debits: number
  /** Rows with text that are no line: totals, notes, broken ones. */
  unread: number
}

/** The words that headings of Mongolian banks have, the more exact before the general ones. */
const HEADINGS: Record<StatementColumn | 'time' | 'debit', readonly RegExp[]> = {
  date: [/^гүйлгээний (огноо|өдөр)/, /^(transaction|posting|booking|value) ?date/, /^огноо/, /^date/],
  time: [/^(гүйлгээний )?цаг$/, /^(transaction )?time$/],
  credit: [
    /^кредит/,
    /^орлого/,
    /^credit/,
    /^(deposit|income|money in)/,
    /^орсон/,
    /^(гүйлгээний )?дүн(?! \(?зарлага)/,
    /^(transaction )?amount/
  ],
  debit: [/^дебет/, /^дебит/, /^зарлага/, /^debit/, /^(withdrawal|expense|money out)/],
  description: [/^гүйлгээний (утга|тайлбар)/, /^утга/, /^тайлбар/, /^(transaction )?(description|details|narrative|remarks?|purpose)/],
  reference: [
    /^гүйлгээний (дугаар|№|код)/,
    /^журнал/,
    /^лавлагаа/,
    /^баримтын (дугаар|№)/,
    /^(transaction )?(reference|ref\b|id\b|number|no\b)/,
    /^(journal|trace|document)( no| number|$)/
  ],
  payer: [/^(харьцсан|харилцсан|харьцах|шилжүүлэгч|илгээгч)/, /^(payer|sender|counterparty|corresponding|related|from)( |$)/]
}

const MOST_HEADINGS = 40

/** Where the columns begin, and what they are. Null where no row has all headings that are needed. */
export function findColumns(rows: readonly (readonly string[])[]): { headingRow: number; columns: StatementColumns } | null {
  for (const [headingRow, row] of rows.slice(0, MOST_HEADINGS).entries()) {
    const columns = findRowColumns(row)
    if (REQUIRED_COLUMNS.every(column => columns[column] !== undefined)) return { headingRow, columns }
  }
  return null
}

/** The columns of the row with the most headings, for a statement in which some are not found. */
export function guessColumns(rows: readonly (readonly string[])[]): StatementColumns {
  const all = rows.map(findRowColumns)
  return all.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? {}
}

function findRowColumns(row: readonly string[]): StatementColumns {
  const columns: StatementColumns = {}
  for (const column of STATEMENT_COLUMNS) {
    const taken = Object.values(columns).filter(position => position !== undefined)
    const at = findHeading(row, column, taken)
    if (at >= 0) columns[column] = at
  }
  return columns
}

function findHeading(row: readonly string[], column: keyof typeof HEADINGS, taken: readonly number[]): number {
  const headings = row.map(toHeading)
  for (const pattern of HEADINGS[column]) {
    const at = headings.findIndex((heading, index) => pattern.test(heading) && !taken.includes(index))
    if (at >= 0) return at
  }
  return -1
}

function toHeading(cell: string): string {
  const text = cell
    .toLowerCase()
    .replaceAll(/[\s_:*]+/g, ' ')
    .trim()
  // Programs without the Mongolian letters write similar ones.
  return /[а-я]/.test(text) ? text.replaceAll(/[vї]/gu, 'ү').replaceAll('є', 'ө') : text
}

/** Reads the rows below the headings. @param now decides between 3/11 and 11/3: a statement has no day that is still to come */
export function readStatement(rows: readonly (readonly string[])[], columns: StatementColumns, headingRow: number, now: Date): Statement {
  const heading = rows[headingRow] ?? []
  const [debitAt, timeAt] = [findHeading(heading, 'debit', []), findHeading(heading, 'time', [])]
  const body = rows.slice(headingRow + 1)
  const cell = (row: readonly string[], at: number | undefined): string => (at === undefined || at < 0 ? '' : toCell(row[at] ?? ''))
  const monthFirst = isMonthFirst(
    body.map(row => cell(row, columns.date)),
    now
  )
  const statement: Statement = { lines: [], debits: 0, unread: 0 }
  for (const row of body) {
    const amount = parseStatementAmount(cell(row, columns.credit))
    const date = parseStatementDate(`${cell(row, columns.date)} ${cell(row, timeAt)}`.trim(), monthFirst)
    if (date && amount !== null && amount > 0 && amount <= MAX_AMOUNT) {
      const [description, reference, payer] = [cell(row, columns.description), cell(row, columns.reference), cell(row, columns.payer)]
      statement.lines.push({ ...date, amount, description, reference: reference.slice(0, 100), payer: payer.slice(0, 200) })
    } else if (date && (amount !== null || parseStatementAmount(cell(row, debitAt)))) statement.debits++
    else if (row.some(each => toCell(each) !== '')) statement.unread++
  }
  return statement
}

/** Without control characters, which Postgres refuses, and the `="…"` with which spreadsheets keep zeros. */
function toCell(cell: string): string {
  return cell
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u00A0\u202F]+/gu, ' ')
    .replace(/^="?(.*?)"?$/, '$1')
    .trim()
    .slice(0, 500)
}

/** A whole amount in tugrik as banks write it: `1 250 000.00`, `1,250,000`, `1.250.000,00`, `(500)`. Null where there is none. */
export function parseStatementAmount(cell: string): number | null {
  const text = cell.replaceAll(/[\s'’₮+]|MNT|төг(рөг)?\.?/giu, '')
  const negative = /^\(.*\)$/.test(text) || /^[-−]|[-−]$/.test(text)
  const digits = text.replaceAll(/[()−-]/g, '')
  if (!/^\d[\d.,]*$/.test(digits)) return null
  const [, whole = digits, fraction = ''] = /^(.*)[.,](\d{0,2})$/.exec(digits) ?? []
  if (Number(fraction || 0) > 0) return null
  const amount = Number(whole.replaceAll(/[.,]/g, ''))
  return Number.isSafeInteger(amount) ? (negative ? -amount : amount) : null
}

const TIME = String.raw`(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?.*)?`
const YEAR_FIRST = new RegExp(String.raw`^(20\d\d)[-./ ]?(\d{1,2})[-./ ]?(\d{1,2})\.?${TIME}$`)
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-./ ](\d{1,2})[-./ ](20\d\d)${TIME}$`)

/** `2026-11-20`, `2026/11/20 14:05`, `20.11.2026`, `20261120`: in Ulaanbaatar. */
export function parseStatementDate(cell: string, monthFirst = false): { day: string; paidAt: Date } | null {
  const yearFirst = YEAR_FIRST.exec(cell)
  const parts = yearFirst ?? YEAR_LAST.exec(cell)
  if (!parts) return null
  const [, first = '', second = '', third = '', hours = '0', minutes = '0', seconds = '0'] = parts
  const [year, month, date] = yearFirst ? [first, second, third] : monthFirst ? [third, first, second] : [third, second, first]
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isDay(day) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return { day, paidAt: new Date(startOfDay(day).getTime() + ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000) }
}

/** Whether a statement writes 11/20/2026: where that alone makes days of all its dates, or where the other way some are to come. */
function isMonthFirst(cells: readonly string[], now: Date): boolean {
  const dates = cells.filter(cell => YEAR_LAST.test(cell))
  const fits = (monthFirst: boolean): boolean =>
    dates.every(cell => {
      const date = parseStatementDate(cell, monthFirst)
      return date !== null && date.paidAt.getTime() <= now.getTime() + DAY_MS
    })
  return dates.length > 0 && !fits(false) && fits(true)
}

/** Identifies a line of a bank statement that has no number of the bank. */
export const createReference = (day: string, amount: number, hash: string): string => `${day} ${amount} ${hash}`

/** Whether a payment's reference is such a computed one, which says nothing to people. */
export const isComputedReference = (reference: string): boolean => /^\d{4}-\d\d-\d\d \d+ [\da-f]{16}$/.test(reference)
