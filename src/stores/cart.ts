import { atom, computed } from 'nanostores'
import { EMPTY_CART, HIGHLIGHT_MS, MAX_LINE_QUANTITY, type Cart } from '#domain/cart.ts'
import { warn } from './notices.ts'
import { createPersistentStore } from './persistent.ts'
import { trackRequests } from './requests.ts'
import { loadClient } from './client.ts'

/** The last cart of the server, shared with other tabs and later pages. */
export const $cart = createPersistentStore<Cart>('cart', EMPTY_CART)
export const $cartCount = computed($cart, cart => cart.total_quantity)

const requests = trackRequests()
/** `failed` with the server's message after a refused change, until the next one. */
export const $cartRequest = requests.$request
export const $cartFetching = requests.$fetching
export const $cartError = requests.$error
/** True while a change of the cart is being sent. */
export const $updating = atom(false)
/** True for three seconds after an item was added. */
export const $highlightedLines = atom(false)
/** Quantities that the server has not confirmed yet, by line. */
export const $pendingQuantities = atom<Readonly<Record<number, number>>>({})

/** Applies a cart of the server. A completed one becomes an empty cart; an older one never replaces a newer one. */
export function acceptCart(response: Cart): void {
  const current = $cart.get()
  if (response.state === 'completed') $cart.set(EMPTY_CART)
  else if (response.id !== current.id || response.updated_at >= current.updated_at) $cart.set(response)
}

/** Clears the snapshot, as after logout; the cart on the server is unchanged. */
export function clearCart(): void {
  $cart.set(EMPTY_CART)
  $pendingQuantities.set({})
  requests.reset()
}

/** Fetches the cart. A failure leaves the snapshot and is displayed only when `quiet` is false. */
export async function refreshCart({ quiet = true } = {}): Promise<void> {
  const snapshot = $cart.get()
  try {
    const response = await requests.run(async () => (await loadClient()).get('/api/v2/orders/current'))
    // A cart read before a change can arrive after it.
    if ($cart.get() !== snapshot) acceptCart(response)
    else $cart.set(response.state === 'completed' ? EMPTY_CART : response)
  } catch (error) {
    if (!quiet) warn(error)
  }
}

let pendingChanges = 0
async function trackChange<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  pendingChanges += 1
  $updating.set(true)
  try {
    return await requests.run(call)
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

const busyLines = new Set<number>()

/**
 * Sets the quantity of a line; 0 removes it. One request per line runs at a time, and only the latest quantity is sent after it.
 * Resolves with false where the change was rejected; the error is displayed.
 */
export async function setQuantity(lineId: number, quantity: number): Promise<boolean> {
  const requested = Math.min(Math.max(Math.trunc(quantity), 0), MAX_LINE_QUANTITY)
  $pendingQuantities.set({ ...$pendingQuantities.get(), [lineId]: requested })
  if (busyLines.has(lineId)) return true
  busyLines.add(lineId)
  try {
    await trackChange(() => sendQuantity(lineId))
    return true
  } catch (error) {
    warn(error)
    // The line was removed or changed in another tab.
    await refreshCart()
    requests.fail(error)
    return false
  } finally {
    busyLines.delete(lineId)
    clearPendingQuantity(lineId)
  }
}

async function sendQuantity(lineId: number): Promise<void> {
  for (;;) {
    const requested = $pendingQuantities.get()[lineId]
    if (requested === undefined) return
    acceptCart(
      await (await loadClient()).put('/api/v2/checkouts/current/items/{id}', { params: { id: lineId }, body: { quantity: requested } })
    )
    if ($pendingQuantities.get()[lineId] === requested) return
  }
}

function clearPendingQuantity(lineId: number): void {
  const { [lineId]: _done, ...rest } = $pendingQuantities.get()
  $pendingQuantities.set(rest)
}
