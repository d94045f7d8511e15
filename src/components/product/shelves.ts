import type { ProductCard, ProductPage } from '#domain/product.ts'
import type { Client } from '#client/client.ts'

/** Cards of a shelf on the product's own page; the page of similar products has them all. */
export const SHELF_SHOWN = 4

export interface Shelf {
  name: 'related' | 'series' | 'like'
  products: ProductCard[]
}

/**
 * What stands beside a product. Shelves that would be empty are left out.
 * @param once leaves out of a shelf what the start of an earlier one shows
 */
export async function shelvesOf(client: Client, slug: string, once = false): Promise<Shelf[]> {
  const [related, series, like] = await Promise.all([
    client.get('/api/v2/products/{slug}/related', { params: { slug } }),
    client.get('/api/v2/products/{slug}/series', { params: { slug } }),
    client.get('/api/v2/products/{slug}/more_like_this', { params: { slug } })
  ])
  const shown = new Set<number>()
  const shelf = (name: Shelf['name'], { products }: ProductPage): Shelf => {
    const fresh = once ? products.filter(({ id }) => !shown.has(id)) : products
    for (const { id } of fresh.slice(0, SHELF_SHOWN)) shown.add(id)
    return { name, products: fresh }
  }
  return [shelf('series', series), shelf('related', related), shelf('like', like)].filter(({ products }) => products.length > 0)
}
