import { atom } from 'nanostores'
import type { ProductCard } from '#domain/product.ts'
import { client } from './client.ts'

const SHOWN = 3

/** Products that go with what is in the cart, for the drawer. */
export const $crossSell = atom<readonly ProductCard[]>([])

let requested = ''

/** Loads what goes with the products. It is a suggestion: where it cannot be had, nothing is shown. */
export async function loadCrossSell(productIds: readonly number[]): Promise<void> {
  const request = productIds.join()
  if (request === requested) return
  requested = request
  try {
    const { products } = await (await client()).get('/api/v2/products/cross_sell', { query: { ids: productIds } })
    if (requested === request) $crossSell.set(products.slice(0, SHOWN))
  } catch {
    requested = ''
    $crossSell.set([])
  }
}
