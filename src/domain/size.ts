/** The order of sizes: numbers first (36 before 104), then letters (S M L XL 2XL), then other words. */
export function compareSizes(a: string, b: string): number {
  const [kindA, rankA] = rankSize(a)
  const [kindB, rankB] = rankSize(b)
  return kindA - kindB || rankA - rankB || (a < b ? -1 : Number(a > b))
}

function rankSize(size: string): [kind: number, rank: number] {
  const plain = size.trim()
  // Of babies, in months: before years.
  const months = /^(\d+)M$/i.exec(plain)
  if (months) return [0, Number(months[1]) / 12]
  const letters = /^(\d*)(X*)([SML])(\s*[/-].+)?$/i.exec(plain)
  if (letters) {
    const [, times = '', xs = '', letter = '', range] = letters
    const extra = 1 + (times ? Number(times) : xs.length)
    // S/M is between both.
    return [1, ({ S: -extra, M: 0, L: extra }[letter.toUpperCase()] ?? 0) + (range ? 0.5 : 0)]
  }
  const number = Number.parseFloat(plain)
  return Number.isNaN(number) ? [2, 0] : [0, number]
}
