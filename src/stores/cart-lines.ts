import { atom } from 'nanostores'
import { EMPTY_CART, MAX_LINE_QUANTITY } from '#domain/cart.ts'
import { $cart, acceptCart, cartRequests, refreshCart, trackChange } from './cart.ts'
import { loadClient } from './client.ts'
import { warn } from './notices.ts'

/** Quantities that the server has not confirmed yet, by line. */
export const $pendingQuantities = atom<Readonly<Record<number, number>>>({})

/** Clears the snapshot, as after logout; the cart on the server is unchanged. */
export function clearCart(): void {
  $cart.set(EMPTY_CART)
  $pendingQuantities.set({})
  cartRequests.reset()
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
    cartRequests.fail(error)
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
