import { describe, expect, it } from 'vitest'
import { salePercent } from '#domain/money.ts'

describe('salePercent', () => {
  it('is a whole number of percent', () => {
    expect(salePercent(459_900, 389_900)).toBe(15)
  })
  it('is 100 only for a free product', () => {
    expect(salePercent(1_000_000, 1000)).toBe(99)
    expect(salePercent(1_000_000, 0)).toBe(100)
  })
  it('is 0 where the price is not lower', () => {
    expect(salePercent(100, 100)).toBe(0)
    expect(salePercent(100, 120)).toBe(0)
    expect(salePercent(0, 0)).toBe(0)
  })
})
