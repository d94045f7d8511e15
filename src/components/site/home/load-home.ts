import { DAY_MS } from '#domain/day.ts'
import { ENTRY_LISTS } from '#domain/content.ts'
import type { EntryCard } from '#contract/content.ts'
import type { HomeSection, ProductSection } from '#domain/home.ts'
import type { ProductCard } from '#domain/product.ts'
import type { Client } from '#client/client.ts'

const DEALS = 3
const WEEK_MS = 7 * DAY_MS
const SALE = { sale: true, sort: 'sale_desc', per_page: 40 } as const

type LoadedSection =
  | { section: ProductSection; products: readonly ProductCard[] }
  | { section: Extract<HomeSection, { kind: 'entries' }>; entries: readonly EntryCard[] }
  | { section: { kind: 'deal' }; products: readonly ProductCard[]; until: string | null }
  | { section: Exclude<HomeSection, { kind: 'products' | 'entries' | 'deal' }> }

/** Loads the data of all sections in parallel. Without `showSale`, those of sales are empty: the API refuses their lists. */
export async function loadHomeSections(
  client: Client,
  sections: readonly HomeSection[],
  { now, showSale }: { now: number; showSale: boolean }
): Promise<LoadedSection[]> {
  return Promise.all(
    sections.map(async (section): Promise<LoadedSection> => {
      switch (section.kind) {
        case 'products':
          return { section, products: section.sale && !showSale ? [] : await loadProducts(client, section, now) }
        case 'entries': {
          const { of, tag, most } = section
          return {
            section,
            entries: (await client.get(`/api/v2/${ENTRY_LISTS[of]}`, { query: { per_page: most, ...(tag ? { tag } : {}) } })).entries
          }
        }
        case 'deal':
          return { section: { kind: 'deal' }, ...(showSale ? await loadDeals(client, now) : { products: [], until: null }) }
        default:
          return { section }
      }
    })
  )
}

async function loadProducts(
  client: Client,
  { ids, taxon, brand, sale, sort, most }: ProductSection,
  now: number
): Promise<readonly ProductCard[]> {
  if (ids.length) {
    const { products } = await client.get('/api/v2/products', { query: { ids, per_page: ids.length } })
    return products.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  }
  const { products } = await client.get('/api/v2/products', {
    query: {
      sort,
      per_page: most,
      ...(sort === 'random' ? { seed: Math.floor(now / WEEK_MS) } : {}),
      ...(taxon ? { taxon } : {}),
      ...(brand ? { brand } : {}),
      ...(sale ? { sale: true } : {})
    }
  })
  return products
}

/** Products whose sale ends first, and the end of the first sale. */
async function loadDeals(client: Client, now: number): Promise<{ products: readonly ProductCard[]; until: string | null }> {
  const products = (await client.get('/api/v2/products', { query: SALE })).products
    .map(product => ({ product, end: Date.parse(product.sale_expire_at ?? '') }))
    .filter(({ end }) => end > now)
    .toSorted((one, other) => one.end - other.end)
    .slice(0, DEALS)
    .map(({ product }) => product)
  return { products, until: products[0]?.sale_expire_at ?? null }
}
