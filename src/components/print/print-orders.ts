import type { Client } from '#client/client.ts'
import { orNull } from '#client/or-null.ts'
import type { Fulfilment, StaffShipment } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'

/** An order with what is printed of it. */
export interface PrintedOrder {
  order: Order
  parcels: Parcel[]
}

/** A shipment, or one that the start of the preparation will make. */
export interface Parcel {
  position: number
  lines: StaffShipment['lines']
  quantity: number
}

/** Most orders on one print. */
export const MAX_PRINTED = 50

/** Null where there is no such order. */
export async function loadPrintedOrder(client: Client, number: string): Promise<PrintedOrder | null> {
  const params = { number }
  const order = await orNull(client.get('/api/v2/staff/orders/{number}', { params }))
  if (!order) return null
  return { order, parcels: parcelsOf(await client.get('/api/v2/staff/orders/{number}/fulfilment', { params })) }
}

function parcelsOf({ shipments, planned }: Fulfilment): Parcel[] {
  const groups = shipments.length > 0 ? shipments : planned.map(({ lines }, index) => ({ position: index + 1, lines }))
  return groups.map(({ position, lines }) => ({ position, lines, quantity: lines.reduce((sum, line) => sum + line.quantity, 0) }))
}

/** The numbers in an address, each once. */
export function parseNumbers(query: URLSearchParams): string[] {
  const numbers = query
    .getAll('numbers')
    .flatMap(text => text.split(','))
    .map(number => number.trim().slice(0, 40))
  return [...new Set(numbers.filter(Boolean))].slice(0, MAX_PRINTED)
}
