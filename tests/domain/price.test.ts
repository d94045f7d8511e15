import { expect, test } from 'vitest'
import { priceAt } from '../../src/domain/price.ts'

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 17, hour))
const sale = { price: 10_000, salePrice: 7000, saleStartAt: at(10), saleExpireAt: at(12) }

test.each([
  ['before the sale', sale, 9, 10_000],
  ['from the moment it starts', sale, 10, 7000],
  ['from the moment it ends', sale, 12, 10_000],
  ['of a sale without an end', { ...sale, saleExpireAt: null }, 23, 7000],
  ['of a sale without a start', { ...sale, saleStartAt: null }, 1, 7000],
  ['of a sale that is dearer', { ...sale, salePrice: 12_000 }, 11, 10_000],
  ['without a sale', { ...sale, salePrice: null }, 11, 10_000],
  ['that is given away', { ...sale, salePrice: 0 }, 11, 0]
])('the price %s', (_, context, hour, price) => {
  expect(priceAt(context, at(hour))).toBe(price)
})
