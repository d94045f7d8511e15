import type { Client } from '#client/client.ts'
import { toPictureFile } from '../ui/picture.ts'
import type { SitemapPage } from './sitemap.ts'

/** `products-1`, and where there are ids above 5,000 `products-2`. None where there are no products. */
export async function listProductSitemapParts(client: Client): Promise<string[]> {
  return (await client.get('/api/v2/sitemap_products/parts')).map(part => `products-${part}`)
}

/** The products of a part, the oldest first, so that a new product changes only the last part. Null for an unknown part. */
export async function listProductSitemapPages(client: Client, name: string): Promise<SitemapPage[] | null> {
  const [, part] = /^products-([1-9]\d{0,4})$/.exec(name) ?? []
  if (part === undefined) return null
  const products = await client.get('/api/v2/sitemap_products', { query: { part: Number(part) } })
  const pages = products.map(({ slug, image, updated_at: changed }) => ({
    path: `/products/${slug}`,
    changed,
    images: image ? [toPictureFile(image, 1200, 'jpg')] : []
  }))
  return pages.length ? pages : null
}
