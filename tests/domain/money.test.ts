import { describe, expect, it } from 'vitest'
import { calculateSalePercent } from '#domain/money.ts'

describe('calculateSalePercent', () => {
  it('is a whole number of percent', () => {
    expect(calculateSalePercent(459_900, 389_900)).toBe(15)
  })
  it('is 100 only for a free product', () => {
    expect(calculateSalePercent(1_000_000, 1000)).toBe(99)
    expect(calculateSalePercent(1_000_000, 0)).toBe(100)
  })
  it('is 0 where the price is not lower', () => {
    expect(calculateSalePercent(100, 100)).toBe(0)
    expect(calculateSalePercent(100, 120)).toBe(0)
    expect(calculateSalePercent(0, 0)).toBe(0)
  })
})
