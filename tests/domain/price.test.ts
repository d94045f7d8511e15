import { expect, test } from 'vitest'
import { calculatePriceAt, toSaleColumns, listSales, withSale } from '#domain/price.ts'

const toTime = (hour: number): Date => new Date(Date.UTC(2026, 10, 17, hour))
const sale = { price: 10_000, salePrice: 7000, saleStartAt: toTime(10), saleExpireAt: toTime(12), laterSales: [] }
const later = { ...sale, laterSales: [{ price: 8000, startAt: toTime(14).toISOString(), expireAt: null }] }

test.each([
  ['before the sale', sale, 9, 10_000],
  ['from the moment it starts', sale, 10, 7000],
  ['from the moment it ends', sale, 12, 10_000],
  ['of a sale without an end', { ...sale, saleExpireAt: null }, 23, 7000],
  ['of a sale without a start', { ...sale, saleStartAt: null }, 1, 7000],
  ['of a sale that is dearer', { ...sale, salePrice: 12_000 }, 11, 10_000],
  ['without a sale', { ...sale, salePrice: null }, 11, 10_000],
  ['between two sales', later, 13, 10_000],
  ['of the sale after it', later, 14, 8000],
  ['that is given away', { ...sale, salePrice: 0 }, 11, 0]
])('the price %s', (_, context, hour, price) => {
  expect(calculatePriceAt(context, toTime(hour))).toBe(price)
})

test('a new sale ends the one before it, and replaces others of its time', () => {
  const planned = (from: number, to: number | null, price: number) => ({
    price,
    startAt: toTime(from),
    expireAt: to === null ? null : toTime(to)
  })
  const sales = withSale([planned(1, 5, 900), planned(5, 6, 800), planned(8, null, 700)], planned(4, 7, 500))
  expect(listSales(toSaleColumns(sales))).toEqual([planned(1, 4, 900), planned(4, 7, 500), planned(8, null, 700)])
})
