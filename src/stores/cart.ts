import { atom, computed } from 'nanostores'
import { EMPTY_CART, JUST_CHANGED_MS, MAX_LINE_QUANTITY, type Cart } from '#domain/cart.ts'
import { warn } from './notices.ts'
import { persisted } from './persistent.ts'
import { requestsOf } from './requests.ts'
import { client } from './client.ts'

/** The cart as the server last told it. Other tabs and the next page start from this snapshot. */
export const $cart = persisted<Cart>('cart', EMPTY_CART)
export const $cartCount = computed($cart, cart => cart.total_quantity)

const requests = requestsOf()
export const $cartFetching = requests.$fetching
export const $cartError = requests.$error
/** True while a change of the cart is on its way. */
export const $updating = atom(false)
/** True for three seconds after something was put in. */
export const $justChanged = atom(false)
/** Quantities asked for and not yet confirmed, by line. */
export const $wantedQuantities = atom<Readonly<Record<number, number>>>({})

/** Takes a cart the server has told. A completed one is nobody's current cart; an older one never replaces a newer. */
export function acceptCart(told: Cart): void {
  const known = $cart.get()
  if (told.state === 'completed') $cart.set(EMPTY_CART)
  else if (told.id !== known.id || told.updated_at >= known.updated_at) $cart.set(told)
}

/** Forgets the snapshot, as after logging out; the server's cart is untouched. */
export function forgetCart(): void {
  $cart.set(EMPTY_CART)
  $wantedQuantities.set({})
}

/** Asks the server for the cart. A failure leaves the snapshot and is told only when `quiet` is false. */
export async function refreshCart({ quiet = true } = {}): Promise<void> {
  try {
    const told = await requests.run(async () => (await client()).get('/api/v2/orders/current'))
    // Asked for as it is now: nothing this page knows can be newer.
    $cart.set(told.state === 'completed' ? EMPTY_CART : told)
  } catch (error) {
    if (!quiet) warn(error)
  }
}

let changes = 0
async function change<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  changes += 1
  $updating.set(true)
  try {
    return await requests.run(call)
  } finally {
    changes -= 1
    if (changes === 0) $updating.set(false)
  }
}

let justChangedTimer: ReturnType<typeof setTimeout> | undefined
export function markJustChanged(): void {
  clearTimeout(justChangedTimer)
  $justChanged.set(true)
  justChangedTimer = setTimeout(() => $justChanged.set(false), JUST_CHANGED_MS)
}

/**
 * Puts pieces of a variant in the cart. `key` makes a repetition after a lost answer safe. Resolves with
 * whether it worked; a failure has been shown by then.
 */
export async function addItem(
  input: { variant_id: number; quantity: number; gift_variant_id?: number; entry_id?: number },
  key?: string
): Promise<boolean> {
  try {
    const told = await change(async () => (await client()).post('/api/v2/checkouts/current/items', { body: input, key }))
    acceptCart(told)
    markJustChanged()
    return true
  } catch (error) {
    warn(error)
    return false
  }
}

const busyLines = new Set<number>()

/**
 * Asks for an absolute quantity of a line; 0 takes it out. One request a line is on its way at a time: what
 * is asked meanwhile waits, and only the latest wish is sent. The server's totals win. Resolves with false where
 * the change was refused, which has been shown by then.
 */
export async function setQuantity(lineId: number, quantity: number): Promise<boolean> {
  const wanted = Math.min(Math.max(Math.trunc(quantity), 0), MAX_LINE_QUANTITY)
  $wantedQuantities.set({ ...$wantedQuantities.get(), [lineId]: wanted })
  if (busyLines.has(lineId)) return true
  busyLines.add(lineId)
  try {
    await change(() => sendWishes(lineId))
    return true
  } catch (error) {
    warn(error)
    // The line is gone or another tab has changed it: only the server knows the truth now.
    await refreshCart()
    return false
  } finally {
    busyLines.delete(lineId)
    forgetWish(lineId)
  }
}

async function sendWishes(lineId: number): Promise<void> {
  for (;;) {
    const wanted = $wantedQuantities.get()[lineId]
    if (wanted === undefined) return
    acceptCart(await (await client()).put('/api/v2/checkouts/current/items/{id}', { params: { id: lineId }, body: { quantity: wanted } }))
    if ($wantedQuantities.get()[lineId] === wanted) return
  }
}

function forgetWish(lineId: number): void {
  const { [lineId]: _done, ...rest } = $wantedQuantities.get()
  $wantedQuantities.set(rest)
}
