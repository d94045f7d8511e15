import { atom, computed } from 'nanostores'
import { EMPTY_CART, HIGHLIGHT_MS, type Cart } from '#domain/cart.ts'
import { warn } from './notices.ts'
import { createPersistentStore } from './persistent.ts'
import { trackRequests } from './requests.ts'
import { loadClient } from './client.ts'

/** The last cart of the server, shared with other tabs and later pages. */
export const $cart = createPersistentStore<Cart>('cart', EMPTY_CART)
export const $cartCount = computed($cart, cart => cart.total_quantity)

/** The error is the server's message after a refused change, until the next one. */
export const cartRequests = trackRequests()
export const { $fetching: $cartFetching, $error: $cartError } = cartRequests
/** True while a change of the cart is being sent. */
export const $updating = atom(false)
/** True for three seconds after an item was added. */
export const $highlightedLines = atom(false)

/** Applies a cart of the server. A completed one becomes an empty cart; an older one never replaces a newer one. */
export function acceptCart(response: Cart): void {
  const current = $cart.get()
  if (response.state === 'completed') $cart.set(EMPTY_CART)
  else if (response.id !== current.id || response.updated_at >= current.updated_at) $cart.set(response)
}

/** Fetches the cart. A failure leaves the snapshot and is displayed only when `quiet` is false. */
export async function refreshCart({ quiet = true } = {}): Promise<void> {
  const snapshot = $cart.get()
  try {
    const response = await cartRequests.run(async () => (await loadClient()).get('/api/v2/orders/current'))
    // A cart read before a change can arrive after it.
    if ($cart.get() !== snapshot) acceptCart(response)
    else $cart.set(response.state === 'completed' ? EMPTY_CART : response)
  } catch (error) {
    if (!quiet) warn(error)
  }
}

let pendingChanges = 0
export async function trackChange<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  pendingChanges += 1
  $updating.set(true)
  try {
    return await cartRequests.run(call)
  } finally {
    pendingChanges -= 1
    if (pendingChanges === 0) $updating.set(false)
  }
}

let justChangedTimer: ReturnType<typeof setTimeout> | undefined
export function highlightLine(): void {
  clearTimeout(justChangedTimer)
  $highlightedLines.set(true)
  justChangedTimer = setTimeout(() => $highlightedLines.set(false), HIGHLIGHT_MS)
}

/**
 * Adds a variant to the cart. `key` makes a retry after a lost response safe. Resolves with whether it succeeded; a failure is
 * displayed.
 */
export async function addItem(
  input: { variant_id: number; quantity: number; gift_variant_id?: number; entry_id?: number },
  key?: string
): Promise<boolean> {
  try {
    const response = await trackChange(async () => (await loadClient()).post('/api/v2/checkouts/current/items', { body: input, key }))
    acceptCart(response)
    highlightLine()
    return true
  } catch (error) {
    warn(error)
    return false
  }
}
