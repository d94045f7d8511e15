import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { variants } from '#server/catalogue/product/tables.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { endRefundedOrders } from '#server/order/end-placed.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { orderLines } from '#server/order/tables.ts'
import { findBookProblems } from '#server/report/check-books.ts'
import { createReturnRoutes } from '#server/return/routes.ts'
import { USUAL_KINDS } from '../../database.ts'
import { deliverOrder } from '../../fulfilment/deliver.ts'
import { createStaffSteps } from '../../fulfilment/staff-steps.ts'
import { type Customer, placeOrder, requireOk, toOrderPath, setUpShop, setUpUser } from '../../shop.ts'

describe.each(USUAL_KINDS)('pieces that are refunded before they leave the shop on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createFulfilmentRoutes, createRefundRoutes, createReturnRoutes])
  const staff = setUpUser(shop, { role: 'staff' })
  let customer: Customer
  beforeEach(async () => {
    customer = await shop.user({ email: 'nomin@example.mn', emailVerifiedAt: shop.clock.now })
  })

  const placed = async (...quantities: number[]) => {
    const variantIds: number[] = []
    for (const _ of quantities) variantIds.push(await shop.sell())
    const made = await placeOrder(
      customer,
      quantities.map((quantity, index) => ({ variantId: variantIds[index] ?? 0, quantity }))
    )
    await shop.payInvoice(made.payment)
    return { number: made.number, variantIds, lineIds: made.line_items.map(({ id }) => id) }
  }
  const refund = (number: string, id: number | undefined, quantity: number) =>
    staff.call('POST', toOrderPath(number, '/refunds'), { of: 'lines', lines: [{ id, quantity }], to: 'wallet' })
  const { start, read, act } = createStaffSteps(staff)
  const orderOf = async (number: string) => requireOk(await customer.call<Order>('GET', toOrderPath(number)))
  const packed = async (number: string) => {
    const { shipments, planned } = await read(number)
    return (shipments.length ? shipments : planned).map(({ lines }) => lines.map(({ id, quantity }) => [id, quantity]))
  }
  const stockOf = async (variantId: number | undefined) => {
    const [row] = await database.db
      .select({ onHand: variants.onHand, allocated: variants.allocated })
      .from(variants)
      .where(eq(variants.id, variantId ?? 0))
    return row && [row.onHand, row.allocated]
  }

  test('are not planned, packed or dispatched', async () => {
    const { number, variantIds, lineIds } = await placed(2, 1)
    requireOk(await refund(number, lineIds[0], 1))
    expect(await packed(number)).toEqual([
      [
        [lineIds[0], 1],
        [lineIds[1], 1]
      ]
    ])
    expect(await stockOf(variantIds[0])).toEqual([10, 1])
    expect((await orderOf(number)).line_items.map(line => [line.quantity, line.refunded_quantity, line.withdrawn_quantity])).toEqual([
      [2, 1, 1],
      [1, 0, 0]
    ])
    const mails = (await database.db.select().from(messages)).filter(({ channel }) => channel === 'email').map(({ body }) => body)
    expect(mails.at(-1)).toMatch(/Not sent, because the price is refunded: [^\n]+ × 1\n/)
    requireOk(await start(number))
    requireOk(await act(number, { action: 'pack', lines: lineIds, pieces: 2 }))
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }))
    expect(await stockOf(variantIds[0])).toEqual([9, 0])
    requireOk(await act(number, { action: 'deliver', received_by: 'Номин' }))
    // A refund after the dispatch changes nothing of what was sent.
    requireOk(await refund(number, lineIds[1], 1))
    expect((await orderOf(number)).line_items.map(line => line.withdrawn_quantity)).toEqual([1, 0])
    expect(await packed(number)).toEqual([
      [
        [lineIds[0], 1],
        [lineIds[1], 1]
      ]
    ])
    expect(await findBookProblems(database.db)).toEqual([])
  })

  test('are told apart from the whole price and from another amount in what the customer reads', async () => {
    const reasonsOf = async (what: (lineIds: number[]) => object) => {
      const { number, lineIds } = await placed(2)
      await deliverOrder(staff, number)
      requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), { ...what(lineIds), to: 'wallet' }))
      return (await orderOf(number)).refund_cases.map(({ reason }) => reason)
    }
    expect(await reasonsOf(() => ({ of: 'all' }))).toEqual(['whole'])
    expect(await reasonsOf(([id]) => ({ of: 'lines', lines: [{ id, quantity: 1 }] }))).toEqual(['lines'])
    expect(await reasonsOf(() => ({ of: 'amount', amount: 1000 }))).toEqual(['goodwill'])
  })

  test('are not waited for when the pieces that were sent come back', async () => {
    const { number, lineIds } = await placed(2)
    requireOk(await refund(number, lineIds[0], 1))
    await deliverOrder(staff, number)
    const ask = (quantity: number) =>
      customer.call<{ id: number }>('POST', toOrderPath(number, '/returns'), {
        lines: [{ id: lineIds[0], quantity }],
        reason: 'damaged',
        to: 'wallet'
      })
    expect((await ask(2)).status).toBe(409)
    const { id } = requireOk(await ask(1))
    for (const step of ['approve', 'receive']) requireOk(await staff.call('POST', `/api/v2/staff/returns/${id}/${step}`))
    expect((await orderOf(number)).status).toBe('returned')
    expect(await findBookProblems(database.db)).toEqual([])
  })

  test('open a packed parcel again, and are refused by who packs what was shown before', async () => {
    const { number, variantIds, lineIds } = await placed(3, 1)
    requireOk(await start(number))
    requireOk(await act(number, { action: 'pack', lines: lineIds, pieces: 4 }))
    requireOk(await refund(number, lineIds[0], 1))
    expect((await read(number)).shipments).toMatchObject([{ state: 'preparing', history: [{}, {}, { state: 'preparing' }] }])
    expect((await orderOf(number)).status).toBe('in_preparation')
    expect(await act(number, { action: 'pack', lines: lineIds, pieces: 4 })).toMatchObject({
      status: 409,
      body: { code: 'shipment_changed' }
    })
    requireOk(await refund(number, lineIds[1], 1))
    expect(await act(number, { action: 'pack', lines: lineIds })).toMatchObject({ status: 409, body: { code: 'shipment_changed' } })
    requireOk(await act(number, { action: 'pack', lines: [lineIds[0] ?? 0], pieces: 2 }))
    expect(await stockOf(variantIds[0])).toEqual([10, 2])
    expect(await stockOf(variantIds[1])).toEqual([10, 0])
    expect(await findBookProblems(database.db)).toEqual([])
  })

  test('end the shipment they were alone in, after another was sent', async () => {
    const { number, variantIds, lineIds } = await placed(1, 2)
    requireOk(await start(number))
    requireOk(await act(number, { action: 'split', lines: [lineIds[1] ?? 0] }))
    requireOk(await act(number, { action: 'pack', lines: [lineIds[0] ?? 0] }))
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }))
    requireOk(await refund(number, lineIds[1], 2))
    const { shipments } = await read(number)
    expect(shipments.map(({ state, actions, lines }) => [state, actions.includes('pack'), lines.map(({ quantity }) => quantity)])).toEqual([
      ['delivering', false, [1]],
      ['returned', false, [2]]
    ])
    expect((await orderOf(number)).status).toBe('being_delivered')
    expect(await stockOf(variantIds[1])).toEqual([10, 0])
    requireOk(await act(number, { action: 'deliver', received_by: 'Номин' }))
    expect((await orderOf(number)).status).toBe('delivered')
    expect(await findBookProblems(database.db)).toEqual([])
  })

  test('are not released twice when the rest is canceled', async () => {
    const { number, variantIds, lineIds } = await placed(2)
    const gift = await shop.sell()
    await database.db.update(orderLines).set({ giftVariantId: gift })
    await database.db.update(variants).set({ allocated: 2 }).where(eq(variants.id, gift))
    requireOk(await refund(number, lineIds[0], 1))
    expect([await stockOf(variantIds[0]), await stockOf(gift)]).toEqual([
      [10, 1],
      [10, 1]
    ])
    requireOk(await customer.call('PUT', toOrderPath(number, '/cancel?to=wallet')))
    expect([await stockOf(variantIds[0]), await stockOf(gift)]).toEqual([
      [10, 0],
      [10, 0]
    ])
    expect(await findBookProblems(database.db)).toEqual([])
  })

  test('leave packing lists, too, where an earlier release refunded them', async () => {
    const { number, variantIds, lineIds } = await placed(2, 1)
    requireOk(await start(number))
    await database.db.update(orderLines).set({ refundedQuantity: 1 })
    for (let n = 0; n < 2; n++) await endRefundedOrders(shop.server)
    expect(await packed(number)).toEqual([[[lineIds[0], 1]]])
    expect(await stockOf(variantIds[0])).toEqual([10, 1])
    expect(await findBookProblems(database.db)).toEqual([])
  })
})
