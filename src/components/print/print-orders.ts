import type { Client } from '#client/client.ts'
import { toNullIfMissing } from '#client/or-null.ts'
import type { Fulfilment, StaffShipment } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'

/** An order with its printed data. */
export interface PrintedOrder {
  order: Order
  parcels: Parcel[]
}

/** A shipment, or one that the start of the preparation creates. */
interface Parcel {
  position: number
  lines: StaffShipment['lines']
  quantity: number
}

/** Maximum number of orders per print. */
const MAX_PRINTED = 50

/** Null for an unknown order, and for one of which nothing is sent. */
export async function loadPrintedOrder(client: Client, number: string): Promise<PrintedOrder | null> {
  const params = { number }
  const order = await toNullIfMissing(client.get('/api/v2/staff/orders/{number}', { params }))
  if (!order || order.delivery.method === 'digital') return null
  return { order, parcels: listParcels(await client.get('/api/v2/staff/orders/{number}/fulfilment', { params })) }
}

function listParcels({ shipments, planned }: Fulfilment): Parcel[] {
  const groups = shipments.length > 0 ? shipments : planned.map(({ lines }, index) => ({ position: index + 1, lines }))
  return groups.map(({ position, lines }) => ({ position, lines, quantity: lines.reduce((sum, line) => sum + line.quantity, 0) }))
}

/** Order numbers of a URL, without duplicates. */
export function parseNumbers(query: URLSearchParams): string[] {
  const ticked = [...query.keys()].flatMap(name => (name.startsWith('select_') ? [name.slice('select_'.length)] : []))
  const numbers = [...query.getAll('numbers').flatMap(text => text.split(',')), ...ticked].map(number => number.trim().slice(0, 40))
  return [...new Set(numbers.filter(Boolean))].slice(0, MAX_PRINTED)
}
