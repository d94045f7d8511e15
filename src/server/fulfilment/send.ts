import type { BulkShipment, BulkShipmentResult, ShipmentActionInput } from '#contract/fulfilment.ts'
import { ShopError } from '#domain/errors.ts'
import type { Locale } from '#domain/site.ts'
import { transact } from '../kernel/db/transact.ts'
import { toErrorBody } from '../kernel/http/errors.ts'
import type { Server } from '../kernel/server.ts'
import { findOrderById, invalidateStock } from '../order/index.ts'
import { findShipment, moveShipment } from './move.ts'

/** Sends packed shipments, each in a transaction of its own. Repeating it changes nothing. */
export async function sendShipments(
  server: Server,
  bulk: BulkShipment,
  staffId: number,
  locale: Locale
): Promise<BulkShipmentResult['results']> {
  const results: BulkShipmentResult['results'] = []
  for (const { id, input } of listActionsOf(bulk)) {
    let number = ''
    try {
      number = (await findOrderById(server.db, (await findShipment(server.db, id)).orderId)).number
      const { productIds, relisted } = await transact(server.db, tx =>
        moveShipment(tx, id, input, { staffId, publicUrl: server.config.publicUrl }, server.now())
      )
      invalidateStock(server, productIds, relisted)
      results.push({ id, order_number: number, moved: true, error: null })
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      results.push({ id, order_number: number, moved: false, error: toErrorBody(error, locale).error })
    }
  }
  return results
}

function listActionsOf(bulk: BulkShipment): { id: number; input: ShipmentActionInput }[] {
  const state = 'ready'
  if (bulk.action === 'dispatch') {
    const { action, courier } = bulk
    return bulk.shipments.map(({ id }) => ({ id, input: { action, state, courier } }))
  }
  const { action, carrier } = bulk
  return bulk.shipments.map(({ id, tracking_number }) => ({ id, input: { action, state, carrier, tracking_number } }))
}
