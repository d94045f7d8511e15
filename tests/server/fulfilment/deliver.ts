import type { Fulfilment } from '#contract/fulfilment.ts'
import { type Customer, requireOk } from '../shop.ts'

/** Staff prepare, pack, send and deliver every shipment of a placed order. */
export async function deliverOrder(staff: Customer, number: string): Promise<void> {
  const { shipments } = requireOk(await staff.call<Fulfilment>('POST', `/api/v2/staff/orders/${number}/shipments`))
  for (const { id, lines } of shipments) {
    const act = async (body: object) => requireOk(await staff.call('POST', `/api/v2/staff/shipments/${id}/actions`, body))
    await act({ action: 'pack', state: 'preparing', lines: lines.map(line => line.id) })
    await act({ action: 'dispatch', state: 'ready', courier: 'Бат' })
    await act({ action: 'deliver', state: 'delivering', received_by: 'Номин' })
  }
}
