import type { WishedIds } from '#contract/wishlist.ts'
import { withToggled } from '#domain/wishlist.ts'
import { loadClient } from './client.ts'
import { warn } from './notices.ts'
import { trackRequests } from './requests.ts'
import { $wishlist, EMPTY, GUEST } from './wishlist-state.ts'

const requests = trackRequests()
export const $wishlistFetching = requests.$fetching
export const $wishlistError = requests.$error

export async function sendChanges(): Promise<void> {
  const { ids, owner, untold } = $wishlist.get()
  if (owner === null && ids.length) return sendWholeList(ids)
  // Oldest first, because the server adds in front.
  const changed = Object.entries(untold)
    .map(([id, before]) => ({ id: Number(id), before }))
    .filter(({ id, before }) => ids.includes(id) !== before)
    .toSorted((a, b) => ids.indexOf(b.id) - ids.indexOf(a.id))
  // A change that was taken back needs no request.
  for (const id of Object.keys(untold)) if (ids.includes(Number(id)) === untold[id]) markStored(Number(id), ids.includes(Number(id)))
  for (const { id, before } of changed) {
    try {
      const response = await requests.run(async () => {
        const path = before ? '/api/v2/wishlists/remove_id' : '/api/v2/wishlists/add_id'
        return (await loadClient()).post(path, { body: { variant_id: id } })
      })
      markStored(id, !before)
      // The session has expired, or another user has logged in.
      if ((response.owner ?? GUEST) !== owner) acceptResponse(response)
    } catch (error) {
      // Leaving the page ends the request: the next page sends the change again.
      if (!Reflect.get(Object(error), 'status')) return
      warn(error)
      const current = $wishlist.get()
      if (current.ids.includes(id) !== before) $wishlist.set({ ...current, ids: withToggled(current.ids, id) })
      markStored(id, before)
    }
  }
}

/** Removes a change from the unsent ones, unless the variant has been toggled again since. */
function markStored(id: number, stored: boolean): void {
  const current = $wishlist.get()
  const { [id]: _, ...untold } = current.untold
  $wishlist.set({ ...current, untold: current.ids.includes(id) === stored ? untold : { ...untold, [id]: stored } })
}

/** Stores the list of this browser in the session. Without a connection it is sent with the next page. */
async function sendWholeList(ids: readonly number[]): Promise<void> {
  try {
    const response = await requests.run(async () =>
      (await loadClient()).post('/api/v2/wishlists/add_id', { body: { variant_ids: [...ids] } })
    )
    const { ids: current, untold } = $wishlist.get()
    const later = Object.fromEntries(Object.entries(untold).filter(([id]) => current.includes(Number(id)) !== ids.includes(Number(id))))
    $wishlist.set({ ids: current, owner: response.owner ?? GUEST, untold: later })
    if (Object.keys(later).length) await sendChanges()
  } catch (error) {
    // None of the variants exists any more.
    if (Reflect.get(Object(error), 'status') === 404) $wishlist.set(EMPTY)
  }
}

function acceptResponse(response: WishedIds): void {
  $wishlist.set({ ids: response.variant_ids, owner: response.owner ?? GUEST, untold: {} })
}

/** Sends changes and reads the list of the current customer. */
export async function readWishlist(): Promise<void> {
  try {
    await sendChanges()
    acceptResponse(await requests.run(async () => (await loadClient()).get('/api/v2/wishlists/wished_products')))
  } catch {
    // The current list remains until the next synchronization.
  }
}
