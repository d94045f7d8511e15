import { atom } from 'nanostores'
import type { ProductCard } from '#domain/product.ts'
import { loadClient } from './client.ts'

const MAX_PRODUCTS = 3

/** Products related to the cart, for the cart drawer. */
export const $crossSell = atom<readonly ProductCard[]>([])

let latestRequest = ''

/** Loads products related to the given ones; none after a failure. */
export async function loadCrossSell(productIds: readonly number[]): Promise<void> {
  const request = productIds.join()
  if (request === latestRequest) return
  latestRequest = request
  try {
    const { products } = await (await loadClient()).get('/api/v2/products/cross_sell', { query: { ids: productIds } })
    if (latestRequest === request) $crossSell.set(products.slice(0, MAX_PRODUCTS))
  } catch {
    latestRequest = ''
    $crossSell.set([])
  }
}
