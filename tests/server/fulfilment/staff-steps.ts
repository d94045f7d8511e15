import type { Fulfilment, ShipmentActionInput } from '#contract/fulfilment.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { type Customer, requireOk } from '../shop.ts'

type Result = Fulfilment & ErrorBody
/** Drops `state` from each kind of action: it is taken from the shipment. */
type Step = ShipmentActionInput extends infer Input ? (Input extends unknown ? Omit<Input, 'state'> : never) : never

/** Calls of staff that prepare an order and move its shipments on, by their positions. */
export function createStaffSteps(staff: Customer) {
  const read = async (number: string) => requireOk(await staff.call<Fulfilment>('GET', `/api/v2/staff/orders/${number}/fulfilment`))
  const act = async (number: string, step: Step, { at = 0, key = '', who = staff } = {}) => {
    const shipment = (await read(number)).shipments[at]
    const headers = key ? { 'idempotency-key': key } : {}
    return who.call<Result>('POST', `/api/v2/staff/shipments/${shipment?.id}/actions`, { ...step, state: shipment?.state }, headers)
  }
  return {
    start: async (number: string, who = staff) => who.call<Result>('POST', `/api/v2/staff/orders/${number}/shipments`),
    read,
    act,
    pack: async (number: string, at = 0) => {
      const { shipments } = await read(number)
      return act(number, { action: 'pack', lines: shipments[at]?.lines.map(({ id }) => id) ?? [] }, { at })
    }
  }
}
