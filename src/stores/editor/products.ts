import { map } from 'nanostores'
import type { SuggestedProduct } from '#domain/suggestions.ts'
import { client } from '../client.ts'

/** Products that the open documents refer to, by slug; null for one that no longer exists. */
export const $products = map<Record<string, SuggestedProduct | null>>({})

const asked = new Set<string>()

/** Finds a product's name, price and picture, once. One that cannot be asked about just now is asked about again later. */
export async function loadProduct(slug: string): Promise<void> {
  if (!slug || asked.has(slug) || slug in $products.get()) return
  asked.add(slug)
  try {
    const { title, brand, images, price, selling_price } = await (await client()).get('/api/v2/products/{slug}', { params: { slug } })
    $products.setKey(slug, { slug, title, brand, image: images[0] ?? null, price, selling_price })
  } catch (error) {
    if (Reflect.get(Object(error), 'status') === 404) $products.setKey(slug, null)
    asked.delete(slug)
  }
}

/** Remembers what a search has just shown. */
export function cacheProduct(product: SuggestedProduct): void {
  $products.setKey(product.slug, product)
}

const MOST_FOUND = 8

/** Products by what is typed of their name. @throws what the shop answers */
export async function findProducts(typed: string): Promise<SuggestedProduct[]> {
  const text = typed.replace(/\s+/g, ' ').trim()
  if (!text) return []
  return (await (await client()).get('/api/v2/search/suggestions', { query: { q: text, limit: MOST_FOUND } })).products
}
