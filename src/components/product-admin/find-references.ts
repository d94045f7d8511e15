import type { Client } from '#client/client.ts'
import { localize, type Locale } from '#domain/site.ts'

const MOST_PRODUCTS = 6
const MOST_VARIANTS = 12

/** What a search for products of a bundle or for gifts has found. */
export interface FoundReferences {
  list: 'bundle' | 'gifts'
  text: string
  rows: { code: string; title: string }[]
}

/** Products by a part of their name, SKU, barcode or link; for gifts each of their variants. */
export async function findReferences(
  client: Client,
  list: FoundReferences['list'],
  typed: string,
  locale: Locale
): Promise<FoundReferences> {
  const text = (/\/products\/([^/?#]+)/.exec(typed)?.[1] ?? typed).slice(0, 100)
  if (!text) return { list, text, rows: [] }
  const { products } = await client.get('/api/v2/staff/products', { query: { text } })
  const found = products.slice(0, MOST_PRODUCTS)
  if (list === 'bundle')
    return { list, text, rows: found.map(({ handle, title }) => ({ code: handle, title: localize(title, locale) || handle })) }
  const documents = await Promise.all(found.map(({ id }) => client.get('/api/v2/staff/products/{id}', { params: { id } })))
  const rows = documents.flatMap(({ handle, document }) =>
    (document.variants ?? []).flatMap(({ sku, options = {} }) => {
      if (!sku) return []
      const name = document.title?.[locale] ?? document.title?.mn ?? document.title?.en ?? handle
      return [{ code: sku, title: [name, ...Object.values(options), sku].join(' · ') }]
    })
  )
  return { list, text, rows: rows.slice(0, MOST_VARIANTS) }
}
