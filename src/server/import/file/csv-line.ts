import { escapeFormula } from './formula.ts'

/** The first character of a CSV file: without it, spreadsheets read Cyrillic in a legacy code page. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A line of a CSV file for spreadsheets. */
export function toCsvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell => (typeof cell === 'string' ? `"${escapeFormula(cell).replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}
