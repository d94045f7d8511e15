import type { ProductCard, ProductPage } from '#domain/product.ts'
import type { Client } from '#client/client.ts'

/** Cards per section on the product page; the page of similar products has all. */
export const SECTION_LIMIT = 4

interface RelatedSection {
  name: 'related' | 'series' | 'like'
  products: ProductCard[]
}

/**
 * Related products of a product, by section; empty sections are omitted.
 * @param once omits products that an earlier section displays
 */
export async function loadRelatedSections(client: Client, slug: string, once = false): Promise<RelatedSection[]> {
  const [related, series, like] = await Promise.all([
    client.get('/api/v2/products/{slug}/related', { params: { slug } }),
    client.get('/api/v2/products/{slug}/series', { params: { slug } }),
    client.get('/api/v2/products/{slug}/more_like_this', { params: { slug } })
  ])
  const displayedIds = new Set<number>()
  const toSection = (name: RelatedSection['name'], { products }: ProductPage): RelatedSection => {
    const remaining = once ? products.filter(({ id }) => !displayedIds.has(id)) : products
    for (const { id } of remaining.slice(0, SECTION_LIMIT)) displayedIds.add(id)
    return { name, products: remaining }
  }
  return [toSection('series', series), toSection('related', related), toSection('like', like)].filter(({ products }) => products.length > 0)
}
