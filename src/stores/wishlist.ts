import { computed } from 'nanostores'
import { withToggled, WISHLIST_DEBOUNCE_MS } from '#domain/wishlist.ts'
import { $wishlist } from './wishlist-state.ts'

/** Variant ids, newest first. */
export const $wishedIds = computed($wishlist, wishlist => wishlist.ids)

/** Id of the logged-in user as of the last response; null for a guest. */
export const $owner = computed($wishlist, wishlist => wishlist.owner || null)

/** Loaded where there is something to send or to read, not to display hearts. */
const loadSync = () => import('./wishlist-sync.ts')

let timer: ReturnType<typeof setTimeout> | undefined

/** Adds or removes a variant. Updates at once; the server is called after half a second without another change. */
export function toggleWish(variantId: number): void {
  const { ids, owner, untold } = $wishlist.get()
  const before = untold[variantId] ?? ids.includes(variantId)
  $wishlist.set({ ids: withToggled(ids, variantId), owner, untold: { ...untold, [variantId]: before } })
  scheduleSync()
}

/** Sends changes that the last page did not send. */
export function resumeWishlistSync(): void {
  if (hasUnsentChanges()) scheduleSync()
}

function hasUnsentChanges(): boolean {
  const { ids, owner, untold } = $wishlist.get()
  return (owner === null && ids.length > 0) || Object.keys(untold).length > 0
}

function scheduleSync(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendUnsentChanges(), WISHLIST_DEBOUNCE_MS)
}

/** Without a connection the next page sends the changes. */
async function sendUnsentChanges(): Promise<void> {
  const sync = await loadSync().catch(() => null)
  await sync?.sendChanges()
}

/** Sends the changes at once. @returns whether there were any */
export async function flushWishlist(): Promise<boolean> {
  if (!hasUnsentChanges()) return false
  clearTimeout(timer)
  await sendUnsentChanges()
  return !hasUnsentChanges()
}

/** Sends changes and reads the list of the current customer: a login merges a guest's list, and a logout ends the user's. */
export async function syncWishlist(): Promise<void> {
  clearTimeout(timer)
  const sync = await loadSync().catch(() => null)
  await sync?.readWishlist()
}
