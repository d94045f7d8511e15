import type { Client } from '#client/client.ts'
import type { OrderParcels, StaffShipment } from '#contract/fulfilment.ts'

/** An order with its printed data. */
export interface PrintedOrder {
  order: OrderParcels
  parcels: Parcel[]
}

/** A shipment, or one that the start of the preparation creates. */
interface Parcel {
  position: number
  lines: StaffShipment['lines']
  quantity: number
}

/** Maximum number of orders per print. */
const MAX_PRINTED = 100

/** Without unknown orders, and those of which nothing is sent. */
export async function loadPrintedOrders(client: Client, numbers: readonly string[]): Promise<PrintedOrder[]> {
  const { orders } = await client.get('/api/v2/staff/parcels', { query: { numbers: numbers.join(',') } })
  return orders.filter(({ method }) => method !== 'digital').map(order => ({ order, parcels: listParcels(order) }))
}

function listParcels({ shipments, planned }: OrderParcels): Parcel[] {
  const open = shipments.filter(({ state }) => state !== 'returned')
  const groups =
    shipments.length > 0 ? (open.length ? open : shipments) : planned.map(({ lines }, index) => ({ position: index + 1, lines }))
  return groups.map(({ position, lines }) => ({ position, lines, quantity: lines.reduce((sum, line) => sum + line.quantity, 0) }))
}

/** Whether something of an order is sent: it is not canceled, and its goods are not refunded. */
export const isSent = ({ shipments, can_start }: OrderParcels): boolean => can_start || shipments.some(({ state }) => state !== 'returned')

/** The street of an order. That of a branch begins with the branch's name, which stands above it. */
export function readPrintedDetails({ address, branch }: Pick<OrderParcels, 'address' | 'branch'>): string {
  const start = `${branch}. `
  return branch !== null && address.details.startsWith(start) ? address.details.slice(start.length) : address.details
}

/** Order numbers of a URL, without duplicates. */
export function parseNumbers(query: URLSearchParams): string[] {
  const ticked = [...query.keys()].flatMap(name => (name.startsWith('select_') ? [name.slice('select_'.length)] : []))
  const numbers = [...query.getAll('numbers').flatMap(text => text.split(',')), ...ticked].map(number => number.trim().slice(0, 40))
  return [...new Set(numbers.filter(Boolean))].slice(0, MAX_PRINTED)
}
