const VOWELS = new Set('aeiu')
/** Consonants that sound alike or are typed for each other. */
const ALIKE = ['bvp', 'dt', 'gkh', 'szc', 'cqw', 'jzq', 'mn'].map(letters => new Set(letters))

function calculateSubstitutionCost(a: string, b: string): number {
  if (a === b) return 0
  if (VOWELS.has(a) && VOWELS.has(b)) return 0.5
  return ALIKE.some(group => group.has(a) && group.has(b)) ? 0.7 : 1
}
const calculateLetterCost = (letter: string): number => (VOWELS.has(letter) ? 0.6 : 1)

/** Cost of the spelling mistakes between two keys: less than 1 for letters that sound alike and for vowels. */
export function calculateMistakeCost(a: string, b: string): number {
  let rowBefore: number[] = []
  let previousRow = [0]
  for (const letter of b) previousRow.push((previousRow.at(-1) ?? 0) + calculateLetterCost(letter))
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charAt(row - 1)
    const currentRow = [(previousRow[0] ?? 0) + calculateLetterCost(letter)]
    for (let column = 1; column <= b.length; column++) {
      const other = b.charAt(column - 1)
      let least = Math.min(
        (previousRow[column] ?? 0) + calculateLetterCost(letter),
        (currentRow[column - 1] ?? 0) + calculateLetterCost(other),
        (previousRow[column - 1] ?? 0) + calculateSubstitutionCost(letter, other)
      )
      if (row > 1 && column > 1 && letter === b[column - 2] && a[row - 2] === other)
        least = Math.min(least, (rowBefore[column - 2] ?? 0) + 0.8)
      currentRow.push(least)
    }
    rowBefore = previousRow
    previousRow = currentRow
  }
  return previousRow[b.length] ?? 0
}

/** The highest cost of mistakes at which two keys are still taken for one word. Mistakes in the first letter are rare. */
export function isNear(typed: string, key: string): boolean {
  const length = Math.max(typed.length, key.length)
  const limit = length < 4 ? 0.5 : length < 5 ? 1 : length < 7 ? 1.2 : length < 9 ? 2 : 2.1
  const first = typed.charAt(0)
  const swapped = first === key.charAt(1) && typed.charAt(1) === key.charAt(0)
  const penalty = swapped || calculateSubstitutionCost(first, key.charAt(0)) < 1 ? 0 : 0.5
  return Math.abs(typed.length - key.length) <= 3 && calculateMistakeCost(typed, key) + penalty <= limit
}

/** Similarity of two keys from 0 to 1: the higher of trigram overlap and edit distance. */
export function calculateSimilarity(a: string, b: string): number {
  if (a === b) return 1
  return Math.max(calculateDice(a, b), 1 - measureEditDistance(a, b) / Math.max(a.length, b.length))
}

/** The letters of a key as bits: a few of them share one. */
export function toLetterBits(key: string): number {
  let bits = 0
  for (let at = 0; at < key.length; at++) bits |= 1 << (key.charCodeAt(at) & 31)
  return bits
}

/**
 * False where the letters of two keys already show that they are less similar than `least`, which takes a fraction of the time of
 * `calculateSimilarity`: each letter that only one of them has is an edit, and lies in two trigrams at least.
 */
export function canBeSimilar(a: string, bitsOfA: number, b: string, bitsOfB: number, least: number): boolean {
  const onlyInA = countBits(bitsOfA & ~bitsOfB)
  const onlyInB = countBits(bitsOfB & ~bitsOfA)
  const longer = Math.max(a.length, b.length)
  const edits = Math.max(onlyInA, onlyInB, longer - Math.min(a.length, b.length))
  const common = Math.min(a.length + (onlyInA ? -onlyInA : 1), b.length + (onlyInB ? -onlyInB : 1))
  return 1 - edits / longer >= least || (2 * common) / (a.length + b.length + 2) >= least
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest; rest &= rest - 1) count++
  return count
}

function toTrigrams(key: string): string[] {
  const padded = `  ${key} `
  const trigrams: string[] = []
  for (let start = 0; start + 3 <= padded.length; start++) trigrams.push(padded.slice(start, start + 3))
  return trigrams
}

/** A search may call this a thousand times: for short words, a list takes a fourth of the time of a map of counts. */
function calculateDice(a: string, b: string): number {
  const remaining = toTrigrams(b)
  let common = 0
  for (const part of toTrigrams(a)) {
    const at = remaining.indexOf(part)
    if (at < 0) continue
    common += 1
    remaining[at] = ''
  }
  return (2 * common) / (a.length + b.length + 2)
}

/** Edit distance with transpositions. */
export function measureEditDistance(a: string, b: string): number {
  let rowBefore: number[] = []
  let previousRow = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const currentRow = [row]
    for (let column = 1; column <= b.length; column++) {
      const substitution = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min((previousRow[column] ?? 0) + 1, (currentRow[column - 1] ?? 0) + 1, (previousRow[column - 1] ?? 0) + substitution)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, (rowBefore[column - 2] ?? 0) + 1)
      currentRow.push(least)
    }
    rowBefore = previousRow
    previousRow = currentRow
  }
  return previousRow[b.length] ?? 0
}
