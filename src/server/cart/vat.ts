import type { Tugrik } from '#domain/money.ts'
import { toLineTax, type SoldLine, type TaxRules, calculateVat } from '#domain/receipt.ts'
import { readProductGroups, type ProductGroups } from '../catalogue/index.ts'
import type { PricedCoupons } from '../discount/index.ts'
import type { PricedStay } from '../hotel/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { PricedLine } from './lines.ts'
import type { Totals } from './totals.ts'

/** The VAT included in the total of a cart, as on the receipt of its order. */
export async function readVatOfCart(
  db: Db,
  lines: readonly PricedLine[],
  stays: readonly PricedStay[],
  { applied }: Pick<PricedCoupons, 'applied'>,
  { total, shipTotal }: Totals,
  taxes: TaxRules | null
): Promise<Tugrik> {
  if (!taxes) return 0
  const groups = await readGroups(
    db,
    lines.map(({ productId }) => productId),
    taxes
  )
  const goods = lines.map(({ productId, price, quantity, snapshot, kind, giftCard }, index): SoldLine => {
    const product = groups.get(productId) ?? { slug: snapshot.slug, taxons: [] }
    return {
      ...UNNAMED,
      quantity,
      total: price * quantity - applied.reduce((sum, { reductions }) => sum + (reductions[index] ?? 0), 0),
      tax: toLineTax({ kind: giftCard ? 'gift_card' : kind === 'ticket' ? 'ticket' : 'goods', product }, taxes)
    }
  })
  const booked = stays.map(({ quote, hotel: { rules } }): SoldLine => ({
    ...UNNAMED,
    quantity: 1,
    total: quote.total,
    tax: toLineTax({ kind: 'stay', product: NO_PRODUCT, cityTaxPercent: rules.cityTaxPercent }, taxes)
  }))
  const delivery = { ...UNNAMED, quantity: 1, total: shipTotal ?? 0, tax: taxes.delivery }
  return calculateVat([...goods, ...booked, delivery], total)
}

const UNNAMED = { name: '', code: '' }
const NO_PRODUCT = { slug: '', taxons: [] }

/** Only exceptions name products and taxons. */
export const readGroups = async (db: Db, productIds: readonly number[], { taxRules }: TaxRules): Promise<Map<number, ProductGroups>> =>
  taxRules.length ? readProductGroups(db, productIds) : new Map()
