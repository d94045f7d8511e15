import { parseAmount } from '#components/form/form.ts'
import { parseDocumentSales, type DocumentSales, toDocumentSales } from '#domain/document-sales.ts'
import { filterRemainingSales } from '#domain/price.ts'
import { toDateTimeInput } from '#i18n/format.ts'

interface SalePeriod {
  saleFrom: string | null
  saleTo: string | null
}
interface VariantSale extends SalePeriod {
  ownSale: boolean
}
/** A sale after the first one; the price is as typed. */
export interface LaterSaleRow {
  price: string
  from: string | null
  to: string | null
}

/** A variant without sales that ended before others. */
export const withoutEndedSales = <Variant extends DocumentSales>(variant: Variant) => ({
  ...variant,
  ...toDocumentSales(filterRemainingSales(parseDocumentSales(variant), new Date()))
})

/** The time of a variant's sale where it differs from the product's, which is that of the first variant on sale. */
export function toOwnSale(variant: DocumentSales, first: DocumentSales | undefined): VariantSale {
  const timesOf = (each: DocumentSales | undefined) => [each?.sale_start_at ?? null, each?.sale_expire_at ?? null] as const
  const [saleFrom, saleTo] = timesOf(variant)
  const isOwn = typeof variant.sale_price === 'number' && JSON.stringify([saleFrom, saleTo]) !== JSON.stringify(timesOf(first))
  return isOwn ? { ownSale: true, saleFrom, saleTo } : { ownSale: false, saleFrom: null, saleTo: null }
}

/** The sales of a variant: the first one has its own time or the product's. */
export function toSalesFields(
  row: VariantSale & { sale: string; laterSales: readonly LaterSaleRow[] },
  product: SalePeriod,
  before: DocumentSales | undefined
) {
  const stored = before
    ? parseDocumentSales(before).flatMap(({ startAt, expireAt }) => [startAt, expireAt].flatMap(each => each?.toISOString() ?? []))
    : []
  const { saleFrom, saleTo } = row.ownSale ? row : product
  const first = row.sale ? [{ price: row.sale, from: saleFrom, to: saleTo }] : []
  return toDocumentSales(
    [...first, ...row.laterSales].map(({ price, from, to }) => ({
      price: parseAmount(price),
      startAt: toDate(from, stored),
      expireAt: toDate(to, stored)
    }))
  )
}

/** Fields of a form have whole minutes: the stored time where it is of the same minute. */
function toDate(typed: string | null, stored: readonly string[]): Date | null {
  if (!typed) return null
  return new Date(stored.find(each => toDateTimeInput(each) === toDateTimeInput(typed)) ?? typed)
}
