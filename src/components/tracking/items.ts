import { loadClient } from '#stores/client.ts'
import type { Item } from './events.ts'

/** Pages show products without SKU, and cards without a price as a number. */
export async function loadItems(variantIds: readonly number[]): Promise<Item[]> {
  if (!variantIds.length) return []
  const items = await (await loadClient()).get('/api/v2/tracking/items', { query: { variant_ids: variantIds.join(',') } }).catch(() => [])
  return items.map(({ sku, name, price, image }) => ({
    sku,
    name,
    price,
    quantity: 1,
    ...(image && { image: location.origin + image })
  }))
}
