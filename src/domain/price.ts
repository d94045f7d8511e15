import type { Tugrik } from './money.ts'

export interface PriceFacts {
  price: Tugrik
  salePrice: Tugrik | null
  saleStartAt: Date | null
  saleExpireAt: Date | null
}

/** What a piece costs at `now`: the sale's price from its start until just before its end, where it is lower. */
export function priceAt(facts: PriceFacts, now: Date): Tugrik {
  const { price, salePrice, saleStartAt, saleExpireAt } = facts
  const onSale = salePrice !== null && salePrice < price && (!saleStartAt || saleStartAt <= now) && (!saleExpireAt || saleExpireAt > now)
  return onSale ? salePrice : price
}
