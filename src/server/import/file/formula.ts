/**
 * Spreadsheets run these as formulas, some also full-width ones (OWASP, CSV injection); with leading apostrophes it is the output of
 * `escapeFormula`.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

/**
 * A leading apostrophe makes a spreadsheet treat a cell as text. Cells that start with one get another, so that the conversion is
 * reversible.
 */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
