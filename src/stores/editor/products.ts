import { map } from 'nanostores'
import type { SuggestedProduct } from '#domain/suggestions.ts'
import { loadClient } from '../client.ts'

/** Products that the open documents refer to, by slug; null for one that no longer exists. */
export const $products = map<Record<string, SuggestedProduct | null>>({})

const requestedSlugs = new Set<string>()

/** Loads a product once. After a failure other than 404 the next call loads it again. */
export async function loadProduct(slug: string): Promise<void> {
  if (!slug || requestedSlugs.has(slug) || slug in $products.get()) return
  requestedSlugs.add(slug)
  try {
    const { title, brand, images, price, selling_price } = await (await loadClient()).get('/api/v2/products/{slug}', { params: { slug } })
    $products.setKey(slug, { slug, title, brand, image: images[0] ?? null, price, selling_price })
  } catch (error) {
    if (Reflect.get(Object(error), 'status') === 404) $products.setKey(slug, null)
    requestedSlugs.delete(slug)
  }
}

/** Colours in which a product is sold, by its slug. */
export const $colours = map<Record<string, { value: string; label: string }[]>>({})

const requestedColours = new Set<string>()

/** Loads a product's colours once. Until then, and after a failure, the hotspot offers all variants; the next call loads them again. */
export async function loadColours(slug: string): Promise<void> {
  if (requestedColours.has(slug)) return
  requestedColours.add(slug)
  try {
    const { variants } = await (await loadClient()).get('/api/v2/products/{slug}', { params: { slug } })
    const colours = variants.flatMap(variant => variant.option_values).filter(({ key }) => key === 'colour')
    $colours.setKey(slug, [...new Map(colours.map(({ value, label }) => [value, { value, label }])).values()])
  } catch {
    requestedColours.delete(slug)
  }
}

export function cacheProduct(product: SuggestedProduct): void {
  $products.setKey(product.slug, product)
}

const MAX_RESULTS = 8

/** Searches products by name. @throws ApiError */
export async function searchProducts(typed: string): Promise<SuggestedProduct[]> {
  const text = typed.replace(/\s+/g, ' ').trim()
  if (!text) return []
  return (await (await loadClient()).get('/api/v2/search/suggestions', { query: { q: text, limit: MAX_RESULTS } })).products
}
