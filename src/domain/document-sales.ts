import { type Sale, toSaleColumns, listSales } from './price.ts'

/** Sales of a variant in a product document, ISO 8601. */
export interface DocumentSales {
  sale_price?: number | null | undefined
  sale_start_at?: string | null | undefined
  sale_expire_at?: string | null | undefined
  later_sales?: readonly DocumentSale[] | undefined
}
interface DocumentSale {
  price: number
  start_at: string
  expire_at?: string | null | undefined
}

const toDate = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

export function parseDocumentSales({
  sale_price: price,
  sale_start_at: start,
  sale_expire_at: end,
  later_sales: later = []
}: DocumentSales): Sale[] {
  return listSales({
    salePrice: price ?? null,
    saleStartAt: toDate(start),
    saleExpireAt: toDate(end),
    laterSales: later.map(each => ({ price: each.price, startAt: each.start_at, expireAt: each.expire_at ?? null }))
  })
}

/** The fields of a product document for sales, in any order. */
export function toDocumentSales(sales: readonly Sale[]) {
  const { salePrice, saleStartAt, saleExpireAt, laterSales } = toSaleColumns(sales)
  return {
    sale_price: salePrice,
    sale_start_at: saleStartAt?.toISOString() ?? null,
    sale_expire_at: saleExpireAt?.toISOString() ?? null,
    later_sales: laterSales.map(({ price, startAt, expireAt }) => ({ price, start_at: startAt, expire_at: expireAt }))
  }
}
