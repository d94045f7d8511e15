import { withViewed } from '#domain/viewed.ts'
import { client } from './client.ts'
import { persisted } from './persistent.ts'
import { $owner } from './wishlist.ts'

/** Ids of viewed products, newest first. */
export const $viewed = persisted<readonly number[]>('viewed', [])
/** The account that the list belongs to; null for a guest's, which is in this browser only. */
const $account = persisted<number | null>('viewed-of', null)

export function markViewed(id: number): void {
  $viewed.set(withViewed($viewed.get(), id))
}

/**
 * Synchronizes the list with the account of the visitor: merges a guest's list after a login, clears it after a logout.
 * @param id the product that was just viewed, or 0
 */
export async function syncViewed(id: number): Promise<void> {
  const [account, before] = [$owner.get(), $account.get()]
  if (account === null) {
    if (before !== null) setList(id ? [id] : [], null)
    return
  }
  const own = id ? [id] : []
  const ids = before === null ? [...$viewed.get()] : own
  try {
    const api = await client()
    const response = await (ids.length ? api.post('/api/v2/viewed_products', { body: { ids } }) : api.get('/api/v2/viewed_products'))
    setList(response.ids, account)
  } catch {
    // The list stays as it is, and the next page tries again. After a logout, that page clears it.
  }
}

function setList(ids: readonly number[], account: number | null): void {
  $viewed.set(ids)
  $account.set(account)
}
