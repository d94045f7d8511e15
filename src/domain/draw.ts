/** Chances are stated in parts of 10,000: 4.5 percent is 450. */
export const CHANCE_TOTAL = 10_000

const DIGEST_BITS = 256n

/** The text that a draw authenticates with the server's seed as the key. Rounds above 0 are needed where a digest is rejected. */
export const drawMessage = (clientSeed: string, attempt: number, round: number): string => `${clientSeed}:${attempt}:${round}`

/**
 * Maps digests of 256 bits onto weights. A digest in the incomplete last range of multiples of the total is rejected and the next round is
 * taken, so that each weight has exactly its share (no modulo bias).
 * @param digestOf 64 hexadecimal digits of a round
 * @returns the index of the chosen weight
 */
export function drawIndex(weights: readonly number[], digestOf: (round: number) => string): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (!Number.isSafeInteger(total) || total <= 0 || weights.some(weight => weight < 0)) throw new Error('Weights need a positive sum.')
  const range = 1n << DIGEST_BITS
  const limit = range - (range % BigInt(total))
  for (let round = 0; ; round += 1) {
    const digest = BigInt(`0x${digestOf(round)}`)
    if (digest >= limit) continue
    let rest = Number(digest % BigInt(total))
    for (const [index, weight] of weights.entries()) {
      if (rest < weight) return index
      rest -= weight
    }
  }
}
