import type { Tugrik } from './money.ts'

/** The lowest price that goods are listed and sold for: 0 and 1 stand for goods without a price. */
export const LEAST_PRICE: Tugrik = 2
/** Prices are 32-bit numbers in the database. */
export const MAX_PRICE: Tugrik = 2 ** 31 - 1

/** A reduced price, from its start until just before its end; null has no limit. */
export interface Sale {
  price: Tugrik
  startAt: Date | null
  expireAt: Date | null
}

/** A sale that follows an earlier one of the same variant; ISO 8601. */
export interface LaterSale {
  price: Tugrik
  startAt: string
  expireAt: string | null
}

interface VariantPrice {
  price: Tugrik
  salePrice: Tugrik | null
  saleStartAt: Date | null
  saleExpireAt: Date | null
  laterSales: readonly LaterSale[]
}

const parseStart = ({ startAt }: Sale): number => startAt?.getTime() ?? -Infinity
const parseEnd = ({ expireAt }: Sale): number => expireAt?.getTime() ?? Infinity

/** The sales of a variant in the order of their time. */
export function listSales({ salePrice, saleStartAt, saleExpireAt, laterSales }: Omit<VariantPrice, 'price'>): Sale[] {
  const later = laterSales.map(({ price, startAt, expireAt }) => ({
    price,
    startAt: new Date(startAt),
    expireAt: expireAt === null ? null : new Date(expireAt)
  }))
  return salePrice === null ? later : [{ price: salePrice, startAt: saleStartAt, expireAt: saleExpireAt }, ...later]
}

/** Columns of a variant for its sales, in any order. */
export function toSaleColumns(sales: readonly Sale[]): Omit<VariantPrice, 'price' | 'laterSales'> & { laterSales: LaterSale[] } {
  const [first, ...later] = sales.toSorted((one, other) => parseStart(one) - parseStart(other))
  return {
    salePrice: first?.price ?? null,
    saleStartAt: first?.startAt ?? null,
    saleExpireAt: first?.expireAt ?? null,
    laterSales: later.map(({ price, startAt, expireAt }) => ({
      price,
      startAt: (startAt ?? new Date(0)).toISOString(),
      expireAt: expireAt?.toISOString() ?? null
    }))
  }
}

export const isOverlapping = (one: Sale, other: Sale): boolean => parseStart(one) < parseEnd(other) && parseStart(other) < parseEnd(one)

/** The sales with a new one: an earlier sale ends where it begins, others of the same time are dropped. */
export function withSale(sales: readonly Sale[], added: Sale): Sale[] {
  const shortened = sales.map(each =>
    parseStart(each) < parseStart(added) && parseEnd(each) > parseStart(added) ? { ...each, expireAt: added.startAt } : each
  )
  return [...shortened.filter(each => !isOverlapping(each, added)), added]
}

/** The sale that lowers the price at `now`. */
export function findSale(variant: VariantPrice, now: Date): Sale | null {
  const time = now.getTime()
  return listSales(variant).find(sale => sale.price < variant.price && parseStart(sale) <= time && parseEnd(sale) > time) ?? null
}

/** The sales that have not ended, or the last one where all have. */
export function filterRemainingSales(sales: readonly Sale[], now: Date): Sale[] {
  const remaining = sales.filter(sale => parseEnd(sale) > now.getTime())
  return remaining.length ? remaining : sales.slice(-1)
}

/** The price at `now`: that of the sale at that time, where it is lower. */
export function calculatePriceAt(variant: VariantPrice, now: Date): Tugrik {
  return findSale(variant, now)?.price ?? variant.price
}
