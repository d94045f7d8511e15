import type { Item } from './events.ts'

/** What events were sent about, so that a reload or another tab does not send them again. */
interface Remembered {
  /** The cart as of the last event. */
  cart?: CartSnapshot
  /** Ids of events that are sent once, such as a purchase; the newest last. */
  sent: string[]
}

export interface CartSnapshot {
  id: string
  lines: Readonly<Record<string, Item>>
}

const KEY = 'delguur:tracking'
const MAX_SENT = 100

function readRemembered(): Remembered {
  try {
    return { sent: [], ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>) }
  } catch {
    return { sent: [] }
  }
}

/** One tab at a time reads and writes, where the browser has locks: over https and on localhost. */
async function updateRemembered<Result>(change: (remembered: Remembered) => Result): Promise<Result> {
  const update = (): Result => {
    const remembered = readRemembered()
    const result = change(remembered)
    localStorage.setItem(KEY, JSON.stringify({ ...remembered, sent: remembered.sent.slice(-MAX_SENT) }))
    return result
  }
  return 'locks' in navigator ? navigator.locks.request(KEY, update) : update()
}

/** @returns false where the event was sent before */
export function markSent(id: string): Promise<boolean> {
  return updateRemembered(({ sent }) => {
    if (sent.includes(id)) return false
    sent.push(id)
    return true
  })
}

/** Replaces the remembered cart. @returns the one before */
export function replaceCart(cart: CartSnapshot): Promise<CartSnapshot | undefined> {
  return updateRemembered(remembered => {
    const before = remembered.cart
    remembered.cart = cart
    return before
  })
}

export function forgetEvents(): void {
  localStorage.removeItem(KEY)
}
