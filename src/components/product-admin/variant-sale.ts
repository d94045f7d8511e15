import type { EditedProduct } from '#contract/product-edit.ts'
import { toDateTimeInput } from '#i18n/format.ts'

type SaleTimes = Pick<NonNullable<EditedProduct['document']['variants']>[number], 'sale_price' | 'sale_start_at' | 'sale_expire_at'>

interface SalePeriod {
  saleFrom: string | null
  saleTo: string | null
}
interface VariantSale extends SalePeriod {
  ownSale: boolean
}

/** The time of a variant's sale where it differs from the product's, which is that of the first variant on sale. */
export function ownSaleOf(variant: SaleTimes, first: SaleTimes | undefined): VariantSale {
  const timesOf = (each: SaleTimes | undefined) => [each?.sale_start_at ?? null, each?.sale_expire_at ?? null] as const
  const [saleFrom, saleTo] = timesOf(variant)
  const isOwn = typeof variant.sale_price === 'number' && JSON.stringify([saleFrom, saleTo]) !== JSON.stringify(timesOf(first))
  return isOwn ? { ownSale: true, saleFrom, saleTo } : { ownSale: false, saleFrom: null, saleTo: null }
}

/** The time of a variant's sale: its own, or the product's. */
export function saleTimes(
  row: VariantSale,
  product: SalePeriod,
  before: SaleTimes | undefined
): Pick<SaleTimes, 'sale_start_at' | 'sale_expire_at'> {
  const { saleFrom, saleTo } = row.ownSale ? row : product
  return { sale_start_at: exact(saleFrom, before?.sale_start_at), sale_expire_at: exact(saleTo, before?.sale_expire_at) }
}

/** Fields of a form have whole minutes: the stored time where it is of the same minute. */
function exact(typed: string | null, stored: string | null | undefined): string | null {
  return typed && stored && toDateTimeInput(typed) === toDateTimeInput(stored) ? stored : typed
}
