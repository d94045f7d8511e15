/** Spreadsheets run these as formulas (OWASP, CSV injection); with leading apostrophes it is the output of `disarmFormula`. */
const FORMULA = /^'*[=+\-@\t\r\n]/

/**
 * A leading apostrophe makes a spreadsheet treat a cell as text. Cells that start with one get another, so that the conversion is
 * reversible.
 */
export function disarmFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** Reverses `disarmFormula`. */
export function rearmFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
