import type { Tugrik } from './money.ts'

interface VariantPrice {
  price: Tugrik
  salePrice: Tugrik | null
  saleStartAt: Date | null
  saleExpireAt: Date | null
}

/** The price at `now`: the sale price from its start until just before its end, where it is lower. */
export function priceAt(variantPrice: VariantPrice, now: Date): Tugrik {
  const { price, salePrice, saleStartAt, saleExpireAt } = variantPrice
  const onSale = salePrice !== null && salePrice < price && (!saleStartAt || saleStartAt <= now) && (!saleExpireAt || saleExpireAt > now)
  return onSale ? salePrice : price
}
