import type { Client } from '#client/client.ts'
import { pictureFile } from '../ui/picture.ts'
import type { SitemapPage } from './sitemap.ts'

/** Pages of products in one part: 20,000 products are 40,000 URLs in two languages, and a sitemap may have 50,000. */
const PAGES_PER_PART = 200
const PER_PAGE = 100
/** The last page of a listing. */
const MAX_PAGE = 10_000

const readPage = (client: Client, taxon: string, page: number) =>
  client.get('/api/v2/products', { query: { taxon, sort: 'date_asc', page, per_page: PER_PAGE } })

/** The parts of a first-level taxon: `women`, and after 20,000 products `women~2`. */
export async function productSitemapParts(client: Client, taxon: string): Promise<string[]> {
  const parts = [taxon]
  for (let first = 1 + PAGES_PER_PART; first <= MAX_PAGE; first += PAGES_PER_PART) {
    const { products } = await readPage(client, taxon, first)
    if (!products.length) break
    parts.push(`${taxon}~${parts.length + 1}`)
  }
  return parts
}

/** The taxon and number of a part; a name without a number is the first part. */
export function parseProductPart(name: string): { taxon: string; part: number } {
  const [, taxon = name, number = '1'] = /^(.+)~([2-9]|[1-9]\d)$/.exec(name) ?? []
  return { taxon, part: Number(number) }
}

/** The products of a part, the oldest first, so that a new product changes only the last part. */
export async function productSitemapPages(client: Client, taxon: string, part: number): Promise<SitemapPage[]> {
  const places: SitemapPage[] = []
  const first = (part - 1) * PAGES_PER_PART + 1
  for (let page = first, more = true; more && page < first + PAGES_PER_PART && page <= MAX_PAGE; page++) {
    const list = await readPage(client, taxon, page)
    places.push(
      ...list.products.map(({ slug, image }) => ({
        path: `/products/${slug}`,
        ...(image ? { images: [pictureFile(image.id, 1200, 'jpg')] } : {})
      }))
    )
    more = list.more
  }
  return places
}
