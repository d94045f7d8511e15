import { isPreorder } from './listing.ts'
import type { FulfilmentState } from './order.ts'

export const SHIPMENT_STATES = ['preparing', 'ready', 'shipped', 'delivering', 'delivered', 'failed', 'returned'] as const
export type ShipmentState = (typeof SHIPMENT_STATES)[number]

export const SHIPMENT_METHODS = ['delivery', 'pickup'] as const
export type ShipmentMethod = (typeof SHIPMENT_METHODS)[number]

export const SHIPMENT_ACTIONS = [
  'pack',
  'unpack',
  'split',
  'ship',
  'dispatch',
  'deliver',
  'hand_over',
  'fail',
  'take_back',
  'withdraw'
] as const
export type ShipmentAction = (typeof SHIPMENT_ACTIONS)[number]

interface Transition {
  from: readonly ShipmentState[]
  to: ShipmentState
  /** Null where both methods have it. */
  method: ShipmentMethod | null
}

/**
 * `split` moves lines into a shipment that is sent later, `ship` hands a parcel to a carrier, `dispatch` sends it with the shop's courier,
 * `take_back` accepts an undeliverable parcel, `withdraw` gives up the rest of an order of which another part was sent.
 */
const TRANSITIONS: Record<ShipmentAction, Transition> = {
  pack: { from: ['preparing'], to: 'ready', method: null },
  unpack: { from: ['ready'], to: 'preparing', method: null },
  split: { from: ['preparing'], to: 'preparing', method: null },
  ship: { from: ['ready'], to: 'shipped', method: 'delivery' },
  dispatch: { from: ['ready', 'shipped', 'failed'], to: 'delivering', method: 'delivery' },
  deliver: { from: ['shipped', 'delivering'], to: 'delivered', method: 'delivery' },
  hand_over: { from: ['ready'], to: 'delivered', method: 'pickup' },
  fail: { from: ['shipped', 'delivering'], to: 'failed', method: 'delivery' },
  take_back: { from: ['failed'], to: 'returned', method: 'delivery' },
  withdraw: { from: ['preparing', 'ready'], to: 'returned', method: null }
}

export const MAX_CARRIER_LENGTH = 80
export const MAX_TRACKING_LENGTH = 80
export const MAX_NOTE_LENGTH = 1000
export const PICKUP_CODE = /^\d{6}$/

/** The state after an action; null where the shipment does not allow it. */
export function findNextState(
  action: ShipmentAction,
  { state, method }: { state: ShipmentState; method: ShipmentMethod }
): ShipmentState | null {
  const transition = TRANSITIONS[action]
  if (transition.method !== null && transition.method !== method) return null
  return transition.from.includes(state) ? transition.to : null
}

export function listActions(shipment: { state: ShipmentState; method: ShipmentMethod }): ShipmentAction[] {
  return SHIPMENT_ACTIONS.filter(action => findNextState(action, shipment) !== null)
}

/** Whether its goods are in the shop: not sent yet, or returned. */
export function isInShop(state: ShipmentState): boolean {
  return state === 'preparing' || state === 'ready' || state === 'returned'
}

const PROGRESS: readonly ShipmentState[] = ['preparing', 'ready', 'failed', 'shipped', 'delivering']
const ORDER_STATE: Record<ShipmentState, FulfilmentState> = {
  preparing: 'preparing',
  ready: 'ready',
  // The next attempt starts from here.
  failed: 'shipped',
  shipped: 'shipped',
  delivering: 'delivering',
  delivered: 'delivered',
  returned: 'returned'
}

/** The fulfilment state of an order: that of its least advanced open shipment. */
export function toFulfilmentState(states: readonly ShipmentState[]): FulfilmentState {
  const open = PROGRESS.find(state => states.includes(state))
  if (open) return ORDER_STATE[open]
  if (states.includes('delivered')) return 'delivered'
  return states.length ? 'returned' : 'none'
}

/**
 * Splits lines into shipments by availability: goods in stock first, then pre-orders by day.
 * @param lines `preorderOn` is `YYYY-MM-DD`, null for goods in stock
 */
export function splitShipments<Line extends { preorderOn: string | null }>(
  lines: readonly Line[],
  now: Date
): { plannedOn: string | null; lines: Line[] }[] {
  const groups = new Map<string | null, Line[]>()
  for (const line of lines) {
    const day = isPreorder(line.preorderOn, now) ? line.preorderOn : null
    groups.set(day, [...(groups.get(day) ?? []), line])
  }
  return [...groups]
    .map(([plannedOn, grouped]) => ({ plannedOn, lines: grouped }))
    .toSorted((a, b) => (a.plannedOn ?? '').localeCompare(b.plannedOn ?? ''))
}
