import { salePercent } from '#domain/money.ts'
import type { ProductRow, VariantRow } from './catalogue.ts'

type Listing = Required<Pick<ProductRow, 'vid' | 'variantCount' | 'swatches' | 'price' | 'sellingPrice' | 'salePercent' | 'saleExpireAt' | 'totalOnHand' | 'imageId'>>

/** What listings filter and sort by at `now`: of the cheapest variant that can be had. */
export function listingColumns(variants: readonly VariantRow[], colourKey: string, now: Date): Listing {
  const priced = variants.map(variant => {
    const running = variant.salePrice != null && (!variant.saleStartAt || variant.saleStartAt <= now) && (!variant.saleExpireAt || variant.saleExpireAt > now)
    return { variant, running, selling: running && variant.salePrice != null ? variant.salePrice : variant.price }
  })
  const inStock = priced.filter(({ variant }) => (variant.onHand ?? 0) > (variant.allocated ?? 0))
  const [cheapest] = (inStock.length > 0 ? inStock : priced).toSorted((a, b) => a.selling - b.selling || a.variant.id - b.variant.id)
  if (!cheapest) throw new Error('A product needs a variant.')
  const { variant, running, selling } = cheapest
  return {
    vid: variant.id,
    variantCount: variants.length,
    swatches: [...new Set(variants.map(each => each.options[colourKey]))].flatMap(value => (value ? [{ value }] : [])),
    price: variant.price,
    sellingPrice: selling,
    salePercent: salePercent(variant.price, selling),
    saleExpireAt: running ? (variant.saleExpireAt ?? null) : null,
    totalOnHand: variants.reduce((sum, each) => sum + (each.onHand ?? 0) - (each.allocated ?? 0), 0),
    imageId: variant.imageId ?? null
  }
}
