import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildReceipt,
  calculateIncludedTaxes,
  isSameReceipt,
  calculateReceiptDue,
  type SoldLine,
  spreadDiscount,
  TAX_TYPES,
  findTaxTreatment
} from '#domain/receipt.ts'

const TAXED = { type: 'VAT_ABLE', classificationCode: '2822100', taxProductCode: null, cityTaxPercent: 0 } as const
const createLine = (over: Partial<SoldLine> = {}): SoldLine => ({
  name: 'Slippers',
  code: 'S-1',
  quantity: 1,
  total: 11_000,
  tax: TAXED,
  ...over
})

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 20 }),
    total: fc.integer({ min: 0, max: 5_000_000 }),
    type: fc.constantFrom(...TAX_TYPES),
    cityTaxPercent: fc.constantFrom(0, 1, 2)
  })
  .map(({ quantity, total, type, cityTaxPercent }) => createLine({ quantity, total, tax: { ...TAXED, type, cityTaxPercent } }))
const lines = fc.array(anyLine, { minLength: 1, maxLength: 12 })

const toCents = (amount: number): number => Math.round(amount * 100)
const sumAmounts = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

describe('taxes are included in the price', () => {
  test('VAT is a tenth of the price before taxes', () => {
    expect(calculateIncludedTaxes(1100, { type: 'VAT_ABLE', cityTaxPercent: 0 })).toEqual({ vat: 100, cityTax: 0 })
    expect(calculateIncludedTaxes(189_900, { type: 'VAT_ABLE', cityTaxPercent: 0 })).toEqual({ vat: 17_263.64, cityTax: 0 })
  })

  test('with city tax both are parts of the price before taxes, as in the example of PosAPI', () => {
    expect(calculateIncludedTaxes(1120, { type: 'VAT_ABLE', cityTaxPercent: 2 })).toEqual({ vat: 100, cityTax: 20 })
  })

  test('goods free of VAT have none', () => {
    for (const type of ['VAT_FREE', 'VAT_ZERO', 'NOT_VAT'] as const)
      expect(calculateIncludedTaxes(1020, { type, cityTaxPercent: 2 })).toEqual({ vat: 0, cityTax: 20 })
  })
})

describe('a receipt', () => {
  test('has one section for each tax type, in a fixed order', () => {
    const free = { ...TAXED, type: 'VAT_FREE', taxProductCode: '305' } as const
    const receipt = buildReceipt([createLine({ tax: free, total: 500 }), createLine(), createLine({ tax: free, total: 700, name: 'Book' })])
    expect(receipt?.sections.map(({ type, total, vat }) => ({ type, total, vat }))).toEqual([
      { type: 'VAT_ABLE', total: 11_000, vat: 1000 },
      { type: 'VAT_FREE', total: 1200, vat: 0 }
    ])
    expect(receipt).toMatchObject({ total: 12_200, vat: 1000, cityTax: 0 })
  })

  test('without paid goods is null', () => {
    expect(buildReceipt([createLine({ total: 0 }), createLine({ quantity: 0, total: 0 })])).toBeNull()
  })

  test('omits gift cards and wallet recharges, which take their share of a discount', () => {
    const sold = spreadDiscount([createLine({ total: 11_000 }), createLine({ total: 33_000, tax: null })], 4000)
    expect(buildReceipt(sold)).toMatchObject({ total: 10_000, sections: [{ items: [{ total: 10_000 }] }] })
    expect(buildReceipt([createLine({ tax: null })])).toBeNull()
  })

  test('every sum is the sum of its parts, and each item is its quantity times a whole unit price', () => {
    fc.assert(
      fc.property(lines, sold => {
        const receipt = buildReceipt(sold)
        const total = sumAmounts(sold.map(each => each.total))
        if (!receipt) {
          expect(total).toBe(0)
          return
        }
        expect(receipt.total).toBe(total)
        const items = receipt.sections.flatMap(section => section.items)
        for (const amount of ['total', 'vat', 'cityTax'] as const) {
          expect(toCents(receipt[amount])).toBe(sumAmounts(items.map(item => toCents(item[amount]))))
          for (const section of receipt.sections)
            expect(toCents(section[amount])).toBe(sumAmounts(section.items.map(item => toCents(item[amount]))))
        }
        for (const item of items) {
          expect(Number.isInteger(item.unitPrice) && item.unitPrice > 0).toBe(true)
          expect(item.quantity * item.unitPrice).toBe(item.total)
        }
      }),
      { examples: [[[createLine({ total: 0 })]]] }
    )
  })

  test('differs from one of the same total for other goods', () => {
    const one = buildReceipt([createLine({ code: 'A' })])
    const other = buildReceipt([createLine({ code: 'B' })])
    if (!one || !other) throw new Error('no receipt')
    expect(isSameReceipt(one, other)).toBe(false)
    expect(isSameReceipt(one, structuredClone(one))).toBe(true)
  })
})

describe('a discount', () => {
  test('is distributed to the tugrik, and no line becomes negative', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 6_000_000 }), (sold, discount) => {
        const before = sumAmounts(sold.map(each => each.total))
        const after = spreadDiscount(sold, discount)
        expect(sumAmounts(after.map(each => each.total))).toBe(before - Math.min(discount, before))
        for (const [index, each] of after.entries()) {
          expect(each.total).toBeGreaterThanOrEqual(0)
          expect(each.total).toBeLessThanOrEqual(sold[index]?.total ?? 0)
        }
      })
    )
  })
})

test('the receipt is due 14 days after delivery', () => {
  expect(calculateReceiptDue(new Date('2026-11-20T08:30:00Z')).toISOString()).toBe('2026-12-04T08:30:00.000Z')
  expect(calculateReceiptDue(new Date('2026-11-20T08:30:00Z'), 3).toISOString()).toBe('2026-11-23T08:30:00.000Z')
})

test('the first matching tax rule applies', () => {
  const free = { ...TAXED, type: 'VAT_FREE', taxProductCode: '305' } as const
  const zero = { ...TAXED, type: 'VAT_ZERO', taxProductCode: '501' } as const
  const rules = [
    { products: ['atlas'], taxons: [], treatment: zero },
    { products: [], taxons: ['books'], treatment: free }
  ]
  expect(findTaxTreatment({ slug: 'atlas', taxons: ['books'] }, rules, TAXED)).toBe(zero)
  expect(findTaxTreatment({ slug: 'novel', taxons: ['books', 'books/novels'] }, rules, TAXED)).toBe(free)
  expect(findTaxTreatment({ slug: 'slippers', taxons: ['shoes'] }, rules, TAXED)).toBe(TAXED)
})
