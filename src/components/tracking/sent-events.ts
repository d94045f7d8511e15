import type { Item } from './events.ts'

/** What events were sent about, so that a reload or another tab does not send them again. */
interface SentEvents {
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

function readSentEvents(): SentEvents {
  try {
    return { sent: [], ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<SentEvents>) }
  } catch {
    return { sent: [] }
  }
}

/** One tab at a time reads and writes, where the browser has locks: over https and on localhost. */
async function updateSentEvents<Result>(change: (events: SentEvents) => Result): Promise<Result> {
  const update = (): Result => {
    const events = readSentEvents()
    const result = change(events)
    localStorage.setItem(KEY, JSON.stringify({ ...events, sent: events.sent.slice(-MAX_SENT) }))
    return result
  }
  return 'locks' in navigator ? navigator.locks.request(KEY, update) : update()
}

/** @returns false where the event was sent before */
export function markSent(id: string): Promise<boolean> {
  return updateSentEvents(({ sent }) => {
    if (sent.includes(id)) return false
    sent.push(id)
    return true
  })
}

/** Replaces the cart of the last event. @returns the one before */
export function replaceCart(cart: CartSnapshot): Promise<CartSnapshot | undefined> {
  return updateSentEvents(events => {
    const before = events.cart
    events.cart = cart
    return before
  })
}

export function clearEvents(): void {
  localStorage.removeItem(KEY)
}
