import type { Client } from '#client/client.ts'
import { toPictureFile } from '../ui/picture.ts'
import type { SitemapPage } from './sitemap.ts'

/** Pages of products in one part: 5,000 products are 10,000 URLs in two languages. A sitemap may have 50,000, but takes longer to make. */
const PAGES_PER_PART = 50
const PER_PAGE = 100
/** The last page of a listing. */
const MAX_PAGE = 10_000

const readPage = (client: Client, page: number) => client.get('/api/v2/products', { query: { sort: 'date_asc', page, per_page: PER_PAGE } })

/** `products-1`, and after 5,000 products `products-2`. None where there are no products. */
export async function listProductSitemapParts(client: Client): Promise<string[]> {
  const parts: string[] = []
  for (let first = 1; first <= MAX_PAGE; first += PAGES_PER_PART) {
    const { products } = await readPage(client, first)
    if (!products.length) break
    parts.push(`products-${parts.length + 1}`)
  }
  return parts
}

/** The products of a part, the oldest first, so that a new product changes only the last part. Null for an unknown part. */
export async function listProductSitemapPages(client: Client, name: string): Promise<SitemapPage[] | null> {
  const [, part] = /^products-([1-9]\d{0,2})$/.exec(name) ?? []
  if (part === undefined) return null
  const places: SitemapPage[] = []
  const first = (Number(part) - 1) * PAGES_PER_PART + 1
  for (let page = first, more = true; more && page < first + PAGES_PER_PART && page <= MAX_PAGE; page++) {
    const list = await readPage(client, page)
    places.push(
      ...list.products.map(({ slug, image }) => ({
        path: `/products/${slug}`,
        ...(image ? { images: [toPictureFile(image.id, 1200, 'jpg')] } : {})
      }))
    )
    more = list.more
  }
  return places.length ? places : null
}
