/** What a spreadsheet runs as a formula (OWASP, CSV injection); with apostrophes before it, what `disarmFormula` made of one. */
const FORMULA = /^'*[=+\-@\t\r\n]/

/** An apostrophe makes a spreadsheet take a cell as text. Cells that begin so already get one more, so that reading is exact. */
export function disarmFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

/** The cell that `disarmFormula` was given. */
export function rearmFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
