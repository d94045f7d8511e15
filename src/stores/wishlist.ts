import { computed } from 'nanostores'
import type { WishedIds } from '#contract/wishlist.ts'
import { withToggled, WISHLIST_DEBOUNCE_MS } from '#domain/wishlist.ts'
import { warn } from './notices.ts'
import { persisted } from './persistent.ts'
import { trackRequests } from './requests.ts'
import { client } from './client.ts'

interface StoredWishlist {
  ids: readonly number[]
  /** User id of the owner; null for a guest's list, which is stored in this browser only. */
  owner: number | null
  /** Changes that are not sent yet: whether a variant was in the list before the first of them. Persisted under this name. */
  untold: Readonly<Record<string, boolean>>
}

const EMPTY: StoredWishlist = { ids: [], owner: null, untold: {} }
const $wishlist = persisted<StoredWishlist>('wishes', EMPTY)
/** Variant ids, newest first. */
export const $wishedIds = computed($wishlist, wishlist => wishlist.ids)

/** Id of the logged-in user as of the last response; null for a guest. */
export const $owner = computed($wishlist, wishlist => wishlist.owner)

const requests = trackRequests()
export const $wishlistFetching = requests.$fetching
export const $wishlistError = requests.$error

let timer: ReturnType<typeof setTimeout> | undefined

/** Adds or removes a variant. Updates at once; the server is called after half a second without another change. */
export function toggleWish(variantId: number): void {
  const { ids, owner, untold } = $wishlist.get()
  const before = untold[variantId] ?? ids.includes(variantId)
  $wishlist.set({ ids: withToggled(ids, variantId), owner, untold: owner === null ? {} : { ...untold, [variantId]: before } })
  scheduleSync()
}

/** Sends changes that the last page did not send. */
export function resumeWishlistSync(): void {
  if (Object.keys($wishlist.get().untold).length) scheduleSync()
}

function scheduleSync(): void {
  if ($wishlist.get().owner === null) return
  clearTimeout(timer)
  timer = setTimeout(() => void sendChanges(), WISHLIST_DEBOUNCE_MS)
}

async function sendChanges(): Promise<void> {
  const { ids, untold } = $wishlist.get()
  // Oldest first, because the server adds in front.
  const changed = Object.entries(untold)
    .map(([id, before]) => ({ id: Number(id), before }))
    .filter(({ id, before }) => ids.includes(id) !== before)
    .toSorted((a, b) => ids.indexOf(b.id) - ids.indexOf(a.id))
  $wishlist.set({ ...$wishlist.get(), untold: {} })
  for (const { id, before } of changed) {
    try {
      await requests.run(async () => {
        const path = before ? '/api/v2/wishlists/remove_id' : '/api/v2/wishlists/add_id'
        return (await client()).post(path, { body: { variant_id: id } })
      })
    } catch (error) {
      if (isUnauthorized(error)) return $wishlist.set({ ...$wishlist.get(), owner: null, untold: {} })
      warn(error)
      const current = $wishlist.get()
      if (current.ids.includes(id) !== before) $wishlist.set({ ...current, ids: withToggled(current.ids, id) })
    }
  }
}

/** Synchronizes with the login state: merges a guest's list into the user's, and clears the list of another user. */
export async function syncWishlist(): Promise<void> {
  try {
    const response = await requests.run(async () => (await client()).get('/api/v2/wishlists/wished_products'))
    const { ids, owner } = $wishlist.get()
    if (response.owner === null) {
      if (owner !== null) $wishlist.set(EMPTY)
      return
    }
    const guestIds = owner === null ? ids.filter(id => !response.variant_ids.includes(id)) : []
    const current = guestIds.length ? await mergeGuestWishlist(guestIds, response) : response
    $wishlist.set({ ids: current.variant_ids, owner: current.owner, untold: {} })
  } catch {
    // The current list remains until the next synchronization.
  }
}

async function mergeGuestWishlist(ids: readonly number[], response: WishedIds): Promise<WishedIds> {
  try {
    return await (await client()).post('/api/v2/wishlists/add_id', { body: { variant_ids: [...ids] } })
  } catch (error) {
    // No variant of the guest's list exists any more.
    if (Reflect.get(Object(error), 'status') === 404) return response
    throw error
  }
}

function isUnauthorized(error: unknown): boolean {
  return Reflect.get(Object(error), 'status') === 401
}
