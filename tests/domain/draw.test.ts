import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawIndex, drawMessage } from '#domain/draw.ts'
import { isLeft, listWeights } from '#server/promotion/campaigns.ts'
import { countRuns } from '../long.ts'

const createDigest = (seed: string, attempt: number) => (round: number) =>
  createHmac('sha256', seed)
    .update(drawMessage('player', attempt, round))
    .digest('hex')
const toHex = (number: bigint): string => number.toString(16).padStart(64, '0')
const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 2, maxLength: 8 }).filter(list => list.some(Boolean))

test('each weight has exactly its share of the digests, and a digest of the incomplete last range is drawn again', () => {
  fc.assert(
    fc.property(weights, fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (list, digest) => {
      const total = list.reduce((sum, weight) => sum + weight, 0)
      const limit = 2n ** 256n - (2n ** 256n % BigInt(total))
      const used = digest < limit ? digest : 0n
      const rest = Number(used % BigInt(total))
      const index = drawIndex(list, round => toHex(round === 0 ? digest : 0n))
      const before = list.slice(0, index).reduce((sum, weight) => sum + weight, 0)
      expect(before <= rest && rest < before + (list[index] ?? 0)).toBe(true)
    }),
    { numRuns: countRuns(200, 10_000) }
  )
})

test('any sequence of draws gives no prize more often than its stock, and ends only when nothing with a chance is left', () => {
  const prize = fc.record({ weight: fc.integer({ min: 0, max: 5000 }), stock: fc.option(fc.integer({ min: 0, max: 6 })) })
  fc.assert(
    fc.property(fc.array(prize, { minLength: 2, maxLength: 8 }), fc.string(), fc.integer({ min: 1, max: 40 }), (offered, seed, plays) => {
      const prizes = offered.map(each => ({ ...each, won: 0 }))
      for (let attempt = 1; attempt <= plays; attempt += 1) {
        const chances = listWeights(prizes)
        if (chances.every(chance => chance === 0)) {
          expect(prizes.filter(each => each.weight > 0 && isLeft(each))).toEqual([])
          break
        }
        const won = prizes[drawIndex(chances, createDigest(seed, attempt))]
        expect(won && won.weight > 0 && isLeft(won)).toBe(true)
        if (won) won.won += 1
      }
      for (const { stock, won } of prizes) expect(won).toBeLessThanOrEqual(stock ?? plays)
    }),
    { numRuns: countRuns(60, 3000) }
  )
})
