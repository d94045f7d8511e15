import { describe, expect, it } from 'vitest'
import { monthlyLeasePayment, leasePlan } from '#domain/lease.ts'

describe('lease', () => {
  it.each([
    [389_900, 27_700],
    [459_900, 32_700],
    [640_000, 45_400]
  ])('shows the monthly payment of twelve months for %i', (price, monthly) => {
    expect(monthlyLeasePayment(price)).toBe(monthly)
  })

  it('is not offered under the barrier', () => {
    expect(monthlyLeasePayment(119_999)).toBeNull()
    expect(monthlyLeasePayment(120_000)).not.toBeNull()
  })

  it('is not offered for months outside 3 to 30', () => {
    expect([2, 31, 4.5].map(months => leasePlan(500_000, months))).toEqual([null, null, null])
  })

  it('keeps the financed sum within its bounds; the down payment takes the rest', () => {
    expect(leasePlan(150_000, 6)).toMatchObject({ financed: 120_000, down: 30_000 })
    expect(leasePlan(2_990_000, 6)).toMatchObject({ financed: 1_500_000, down: 1_490_000 })
  })

  it('adds up: the months pay at least what is owed, and less than one step a month too much', () => {
    for (let price = 120_000; price < 3_000_000; price += 12_345) {
      for (const months of [3, 7, 12, 30]) {
        const plan = leasePlan(price, months)
        const over = (plan?.monthly ?? 0) * months - ((plan?.financed ?? 0) + (plan?.interest ?? 0))
        expect(over).toBeGreaterThanOrEqual(0)
        expect(over).toBeLessThan(100 * months)
      }
    }
  })
})
