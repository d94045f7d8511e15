import { describe, expect, it } from 'vitest'
import {
  DEFAULT_LEASE_TERMS,
  calculateDownPayments,
  calculateLeasePlan,
  toLeaseSchedule,
  calculateMonthlyLeasePayment
} from '#domain/lease.ts'

describe('lease', () => {
  it.each([
    [389_900, 27_700],
    [459_900, 32_700],
    [640_000, 45_400]
  ])('shows the monthly payment of twelve months for %i', (price, monthly) => {
    expect(calculateMonthlyLeasePayment(price)).toBe(monthly)
  })

  it('is not offered below the barrier', () => {
    expect(calculateMonthlyLeasePayment(119_999)).toBeNull()
    expect(calculateMonthlyLeasePayment(120_000)).not.toBeNull()
  })

  it('is not offered for months outside 3 to 30', () => {
    expect([2, 31, 4.5].map(months => calculateLeasePlan(500_000, months))).toEqual([null, null, null])
  })

  it('keeps the financed sum within its bounds by the down payment', () => {
    expect(calculateLeasePlan(150_000, 6)).toMatchObject({ financed: 120_000, down: 30_000 })
    expect(calculateLeasePlan(2_990_000, 6)).toMatchObject({ financed: 1_500_000, down: 1_490_000 })
  })

  it('sums to at least the total, and to less than one rounding step per month more', () => {
    for (let price = 120_000; price < 3_000_000; price += 12_345) {
      for (const months of [3, 7, 12, 30]) {
        const plan = calculateLeasePlan(price, months)
        const over = (plan?.monthly ?? 0) * months - ((plan?.financed ?? 0) + (plan?.interest ?? 0))
        expect(over).toBeGreaterThanOrEqual(0)
        expect(over).toBeLessThan(100 * months)
      }
    }
  })

  it.each([
    [1_000_000, 300_000, null],
    [2_990_000, 1_490_000, 'highest'],
    [148_000, 28_000, 'lowest'],
    [120_000, 0, 'lowest']
  ])('asks for a down payment on %i and says which bound changes it', (price, least, bound) => {
    expect(calculateDownPayments(price)).toMatchObject({ least, bound })
  })

  it('takes a larger down payment, and none outside its bounds', () => {
    expect(calculateLeasePlan(1_000_000, 12, DEFAULT_LEASE_TERMS, 500_000)).toMatchObject({
      down: 500_000,
      financed: 500_000,
      interest: 108_000
    })
    expect([299_999, 880_001, 300_000.5].map(down => calculateLeasePlan(1_000_000, 12, DEFAULT_LEASE_TERMS, down))).toEqual([
      null,
      null,
      null
    ])
  })

  it('is not offered where not even the whole price is as much as the lowest financed sum', () => {
    expect(calculateLeasePlan(110_000, 12, { ...DEFAULT_LEASE_TERMS, barrier: 100_000 })).toBeNull()
  })

  it('has a schedule that pays the financed sum and its interest, the last month the rest', () => {
    for (const [price, months] of [
      [120_000, 30],
      [389_900, 12],
      [1_000_000, 7],
      [2_990_000, 3]
    ] as const) {
      const plan = calculateLeasePlan(price, months)
      if (!plan) throw new Error('no plan')
      const rows = toLeaseSchedule(plan)
      const sum = (of: 'payment' | 'principal' | 'interest') => rows.reduce((total, row) => total + row[of], 0)
      expect([sum('payment'), sum('principal'), sum('interest')]).toEqual([plan.financed + plan.interest, plan.financed, plan.interest])
      expect(rows.slice(0, -1).every(({ payment }) => payment === plan.monthly)).toBe(true)
      expect(rows.at(-1)).toMatchObject({ month: months, rest: 0 })
      expect(rows.at(-1)?.payment).toBeLessThanOrEqual(plan.monthly)
    }
  })
})
