import type { ProductCard } from '#domain/product.ts'
import type { Client } from '#client/client.ts'

/** Cards per section on the product page; the page of similar products has all. */
export const SECTION_LIMIT = 4

interface RelatedSection {
  name: 'goes_with' | 'like'
  products: ProductCard[]
}

/** What goes with a product, and what is like it: of its series, of its kind, or with similar texts. Empty sections are omitted. */
export async function loadRelatedSections(client: Client, slug: string): Promise<RelatedSection[]> {
  const [goesWith, ...like] = await Promise.all([
    client.get('/api/v2/products/{slug}/goes_with', { params: { slug } }),
    client.get('/api/v2/products/{slug}/series', { params: { slug } }),
    client.get('/api/v2/products/{slug}/related', { params: { slug } }),
    client.get('/api/v2/products/{slug}/more_like_this', { params: { slug } })
  ])
  const alike = new Map(like.flatMap(({ products }) => products).map(product => [product.id, product]))
  for (const { id } of goesWith.products) alike.delete(id)
  const sections: RelatedSection[] = [
    { name: 'goes_with', products: goesWith.products },
    { name: 'like', products: [...alike.values()] }
  ]
  return sections.filter(({ products }) => products.length > 0)
}
