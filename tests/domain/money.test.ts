import { describe, expect, it } from 'vitest'
import { salePercent, includedVat } from '#domain/money.ts'

describe('vatInside', () => {
  it('takes ten parts of a hundred and ten', () => {
    expect(includedVat(110_000)).toBe(10_000)
    expect(includedVat(1)).toBe(0)
  })
})

describe('salePercent', () => {
  it('is a whole number of percent', () => {
    expect(salePercent(459_900, 389_900)).toBe(15)
  })
  it('is all of it only where nothing is paid', () => {
    expect(salePercent(1_000_000, 1000)).toBe(99)
    expect(salePercent(1_000_000, 0)).toBe(100)
  })
  it('is nothing where the price did not fall', () => {
    expect(salePercent(100, 100)).toBe(0)
    expect(salePercent(100, 120)).toBe(0)
    expect(salePercent(0, 0)).toBe(0)
  })
})
