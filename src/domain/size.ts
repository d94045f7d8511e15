/** The order of sizes: numbers first (36 before 104), then letters (S M L XL 2XL), then other words. */
export function compareSizes(a: string, b: string): number {
  const [kindA, rankA] = rankSize(a)
  const [kindB, rankB] = rankSize(b)
  return kindA - kindB || rankA - rankB || (a < b ? -1 : Number(a > b))
}

function rankSize(size: string): [kind: number, rank: number] {
  const letters = /^(\d*)(X*)([SML])$/i.exec(size.trim())
  if (letters) {
    const [, times = '', xs = '', letter = ''] = letters
    const extra = 1 + (times ? Number(times) : xs.length)
    return [1, { S: -extra, M: 0, L: extra }[letter.toUpperCase()] ?? 0]
  }
  const number = Number.parseFloat(size)
  return Number.isNaN(number) ? [2, 0] : [0, number]
}
