import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  combineDiscounts,
  type CouponCustomer,
  type CouponLine,
  calculateCouponReductions,
  findCouponRefusal,
  type CouponRules,
  toCouponState,
  isReducible,
  LEAST_PAYABLE
} from '#domain/coupon.ts'

const NOW = new Date('2026-11-17T02:00:00Z')
const createCoupon = (rules: Partial<CouponRules> = {}): CouponRules => ({
  kind: 'percent',
  value: 10,
  maxReduction: null,
  giftProductId: null,
  minimum: 0,
  taxonIds: [],
  brandIds: [],
  productIds: [],
  customerKind: 'everyone',
  combinable: false,
  startsAt: new Date(0),
  endsAt: null,
  stoppedAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  used: 0,
  ...rules
})
const NEW_CUSTOMER: CouponCustomer = { hasOrdered: false, isOrganisation: false, uses: 0 }
const createLine = (about: Partial<CouponLine> = {}): CouponLine => ({
  amount: 10_000,
  quantity: 1,
  productId: 1,
  brandId: null,
  taxonIds: [],
  isGiftCard: false,
  hasAgreedPrice: false,
  ...about
})
const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

const anyLine = fc.record({
  amount: fc.integer({ min: 0, max: 500_000_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  productId: fc.integer({ min: 1, max: 5 }),
  brandId: fc.option(fc.integer({ min: 1, max: 3 })),
  taxonIds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  isGiftCard: fc.boolean(),
  hasAgreedPrice: fc.boolean()
})
const anyCoupon = fc
  .record({
    kind: fc.constantFrom('percent' as const, 'amount' as const, 'free_delivery' as const),
    value: fc.integer({ min: 1, max: 95 }),
    amount: fc.integer({ min: 1, max: 900_000_000 }),
    maxReduction: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    taxonIds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
    brandIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
    combinable: fc.boolean()
  })
  .map(({ amount, ...rules }) => createCoupon({ ...rules, value: rules.kind === 'amount' ? amount : rules.value }))

test('reduces whole tugrik of the lines it applies to, and always leaves something to pay', () => {
  fc.assert(
    fc.property(anyCoupon, fc.array(anyLine, { maxLength: 8 }), (rules, lines) => {
      const reductions = calculateCouponReductions(rules, lines)
      const reducible = sumAmounts(lines.map(each => (isReducible(rules, each) ? each.amount : 0)))
      for (const [index, each] of lines.entries()) {
        const reduction = reductions[index] ?? -1
        expect(Number.isSafeInteger(reduction)).toBe(true)
        expect(reduction).toBeGreaterThanOrEqual(0)
        expect(reduction).toBeLessThanOrEqual(isReducible(rules, each) ? each.amount : 0)
        if (each.isGiftCard) expect(reduction).toBe(0)
      }
      const total = sumAmounts(reductions)
      if (total > 0) expect(reducible - total).toBeGreaterThanOrEqual(LEAST_PAYABLE)
      expect(total).toBeLessThanOrEqual(rules.maxReduction ?? reducible)
      const wanted = rules.kind === 'amount' ? rules.value : rules.kind === 'percent' ? Math.floor((reducible * rules.value) / 100) : 0
      const most = Math.max(0, reducible - LEAST_PAYABLE)
      expect(total).toBe(rules.kind === 'free_delivery' ? 0 : Math.min(wanted, most, rules.maxReduction ?? wanted))
    }),
    { numRuns: 500 }
  )
})

test('gives one piece of its product beside other goods, and leaves something to pay', () => {
  const gift = createCoupon({ kind: 'gift', value: 0, giftProductId: 2, minimum: 10_000 })
  const given = createLine({ productId: 2, amount: 9_000, quantity: 2 })
  const refusal = (lines: CouponLine[]) => findCouponRefusal(gift, lines, NEW_CUSTOMER, [], NOW)
  expect(refusal([createLine(), given])).toBeNull()
  expect(calculateCouponReductions(gift, [createLine(), given])).toEqual([0, 4_500])
  expect(refusal([createLine()])).toBe('coupon_gift_missing')
  expect(refusal([{ ...given, quantity: 1 }])).toBe('coupon_not_for_goods')
  expect(refusal([createLine({ amount: 9_999 }), { ...given, quantity: 1 }])).toBe('coupon_minimum')
  expect(refusal([createLine({ amount: 5_500 }), given])).toBeNull()
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), lines => {
      const total = sumAmounts(lines.map(({ amount }) => amount))
      const reductions = calculateCouponReductions(gift, lines)
      for (const [index, reduction] of reductions.entries()) {
        const each = lines[index] ?? createLine()
        const isGift = each.productId === 2 && !each.isGiftCard && !each.hasAgreedPrice
        expect(reduction).toBeLessThanOrEqual(isGift ? Math.floor(each.amount / each.quantity) : 0)
      }
      if (sumAmounts(reductions) > 0) expect(total - sumAmounts(reductions)).toBeGreaterThanOrEqual(LEAST_PAYABLE)
    })
  )
})

test('spreads an amount by the largest remainders', () => {
  expect(calculateCouponReductions(createCoupon({ kind: 'amount', value: 1000 }), [createLine(), createLine(), createLine()])).toEqual([
    334, 333, 333
  ])
})

test('is refused with the reason that applies', () => {
  const refusal = (rules: Partial<CouponRules>, about: Partial<CouponCustomer> = {}, others: CouponRules[] = []) =>
    findCouponRefusal(createCoupon(rules), [createLine()], { ...NEW_CUSTOMER, ...about }, others, NOW)
  expect(refusal({})).toBeNull()
  expect(refusal({ endsAt: NOW })).toBe('coupon_ended')
  expect(refusal({ stoppedAt: NOW })).toBe('coupon_ended')
  expect(refusal({ startsAt: new Date(NOW.getTime() + 1) })).toBe('coupon_not_started')
  expect(refusal({ maxUses: 3, used: 3 })).toBe('coupon_used_up')
  expect(refusal({ maxUsesPerCustomer: 1 }, { hasOrdered: true, uses: 1 })).toBe('coupon_used')
  expect(refusal({ customerKind: 'first_order' }, { hasOrdered: true })).toBe('coupon_first_order')
  expect(refusal({ customerKind: 'first_order' }, { hasOrdered: null })).toBe('coupon_first_order')
  expect(refusal({ customerKind: 'returning' })).toBe('coupon_returning')
  expect(refusal({ customerKind: 'organisation' })).toBe('coupon_organisation')
  expect(refusal({ customerKind: 'organisation' }, { isOrganisation: true })).toBeNull()
  expect(refusal({ brandIds: [7] })).toBe('coupon_not_for_goods')
  expect(refusal({ minimum: 10_001 })).toBe('coupon_minimum')
  expect(refusal({}, undefined, [createCoupon({ combinable: true })])).toBe('coupon_not_combinable')
  expect(refusal({ combinable: true }, undefined, [createCoupon({ combinable: true })])).toBeNull()
})

test('is used, expired or active for a customer', () => {
  expect(toCouponState(createCoupon({ maxUsesPerCustomer: 1, endsAt: NOW }), 1, NOW)).toBe('used')
  expect(toCouponState(createCoupon({ endsAt: NOW }), 0, NOW)).toBe('expired')
  expect(toCouponState(createCoupon({ maxUses: 1, used: 1 }), 0, NOW)).toBe('used')
  expect(toCouponState(createCoupon({}), 5, NOW)).toBe('active')
})

test('combines discounts only where all allow it, and otherwise takes what saves most', () => {
  const combine = (codes: Partial<CouponRules>[], campaigns: Partial<CouponRules>[], deliveryFee = 5_000) =>
    combineDiscounts(codes.map(createCoupon), campaigns.map(createCoupon), [createLine()], deliveryFee).map(
      ({ coupon: { value, kind }, amount }) => [kind === 'percent' ? value : kind, amount]
    )
  const open = { combinable: true }
  expect(combine([], [{ value: 10 }, { value: 20 }])).toEqual([[20, 2000]])
  expect(combine([], [{ value: 10, ...open }, { value: 20, ...open }, { value: 25 }])).toEqual([
    [10, 1000],
    [20, 1800]
  ])
  expect(combine([], [{ value: 10, ...open }, { value: 30 }])).toEqual([[30, 3000]])
  expect(combine([{ value: 10, ...open }], [{ value: 20, ...open }])).toEqual([
    [20, 2000],
    [10, 800]
  ])
  expect(combine([{ value: 15 }], [{ value: 10, ...open }])).toEqual([[15, 1500]])
  expect(combine([{ value: 10 }], [{ value: 10 }])).toEqual([[10, 1000]])
  expect(combine([{ value: 5 }], [{ value: 10 }])).toEqual([[10, 1000]])
  const freeDelivery = { kind: 'free_delivery', value: 0 } as const
  expect(combine([{ value: 40 }], [freeDelivery])).toEqual([['free_delivery', 0]])
  expect(combine([{ value: 40 }], [freeDelivery], 4_000)).toEqual([[40, 4000]])
  expect(combine([], [freeDelivery], 0)).toEqual([])
  expect(combine([], [])).toEqual([])
})
