import type { ListedProduct } from '#contract/product-admin.ts'
import { LEAST_PRICE } from '#domain/price.ts'
import { isStocked } from '#domain/product.ts'

type Lack = 'picture' | 'price' | 'pieces'

/** What keeps a product from being listed and bought, or will once it is published. */
export function findLacks({
  state,
  kind,
  image,
  selling_price: price,
  pieces
}: Pick<ListedProduct, 'state' | 'kind' | 'image' | 'selling_price' | 'pieces'>): Lack[] {
  if (state === 'archived') return []
  const lacks: [Lack, boolean][] = [
    ['picture', !image],
    ['price', price < LEAST_PRICE],
    ['pieces', isStocked(kind) && pieces <= 0]
  ]
  return lacks.flatMap(([lack, is]) => (is ? lack : []))
}
