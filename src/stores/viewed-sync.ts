import { loadClient } from './client.ts'
import { $viewed, $viewedBy } from './viewed.ts'
import { $owner } from './wishlist.ts'

/**
 * Synchronizes the viewed products with the account of the visitor: merges a guest's list after a login, clears it after a logout.
 * @param id the product that was just viewed, or 0
 */
export async function syncViewed(id: number): Promise<void> {
  const [account, before] = [$owner.get(), $viewedBy.get()]
  const own = id ? [id] : []
  if (account === null) {
    if (before !== null) setList(own, null)
    return
  }
  const ids = before === null ? [...$viewed.get()] : own
  try {
    const api = await loadClient()
    const response = await (ids.length ? api.post('/api/v2/viewed_products', { body: { ids } }) : api.get('/api/v2/viewed_products'))
    setList(response.ids, account)
  } catch {
    // The list stays as it is, and the next page tries again. After a logout, that page clears it.
  }
}

function setList(ids: readonly number[], account: number | null): void {
  $viewed.set(ids)
  $viewedBy.set(account)
}
