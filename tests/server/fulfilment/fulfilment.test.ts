import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CustomerShipment, OrderParcels } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'
import { DAY_MS } from '#domain/day.ts'
import { formatShipmentStep } from '#components/fulfilment/order-states.ts'
import { createTranslator } from '#i18n/translator.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { createFulfilmentRoutes, sendPickupReminders } from '#server/fulfilment/index.ts'
import { users } from '#server/identity/index.ts'
import { stockItems } from '#server/inventory/tables.ts'
import { readStatementCount, withRequestId } from '#server/kernel/log/log.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { orders } from '#server/order/tables.ts'
import { branches } from '#server/site/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { requireOk, placeOrder, toOrderPath, readBooks, setUpShop, setUpUser } from '../shop.ts'
import { createStaffSteps } from './staff-steps.ts'

describe.each(USUAL_KINDS)('orders that are delivered on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createFulfilmentRoutes])
  const customer = setUpUser(shop, { email: 'nomin@example.mn' })
  const staff = setUpUser(shop, { role: 'staff' })
  let variantId: number
  beforeEach(async () => {
    variantId = await shop.sell({ onHand: 5 })
  })

  const placed = async (lines = [{ variantId, quantity: 2 }]): Promise<string> => {
    const { number, payment } = await placeOrder(customer, lines)
    await shop.payInvoice(payment)
    return number
  }
  const placedForPickup = async (): Promise<string> => {
    await database.db.insert(branches).values({
      code: 'tumen',
      name: { mn: 'Түмэн салбар', en: 'Tumen' },
      address: { mn: 'Энхтайваны өргөн чөлөө 17' },
      hours: {},
      phone: '77001122',
      latitude: 47.9,
      longitude: 106.9,
      position: 1
    })
    await database.db.insert(stockItems).values({ variantId, branchCode: 'tumen', onHand: 4 })
    const number = await placed()
    await database.db.update(orders).set({ deliveryMethod: 'pickup', branchCode: 'tumen' }).where(eq(orders.number, number))
    return number
  }
  const { start, read, act, pack } = createStaffSteps(staff)
  const statusOf = async (number: string) => requireOk(await customer.call<Order>('GET', toOrderPath(number))).status
  const stock = async () => (await readBooks(database.db, shop.clock.now, [variantId])).stock[0]
  const sent = async () => (await database.db.select().from(messages)).filter(({ channel }) => channel === 'sms').map(({ body }) => body)

  test('what is packed of many orders is read with as many statements as of one', async () => {
    const pickup = await placedForPickup()
    const [first, second] = [await placed([{ variantId, quantity: 1 }]), await placed([{ variantId, quantity: 1 }])]
    requireOk(await start(first))
    requireOk(await start(pickup))
    requireOk(await pack(pickup))
    const statements: number[] = []
    const parcels = (numbers: string[]) =>
      withRequestId('parcels', async () => {
        const result = await staff.call<{ orders: OrderParcels[] }>('GET', `/api/v2/staff/parcels?numbers=${numbers.join(',')}`)
        statements.push(readStatementCount())
        return requireOk(result).orders
      })
    await parcels([pickup])
    const all = await parcels([second, pickup, 'DG00000000', first])
    expect(statements[0]).toBeGreaterThan(3)
    expect(statements[1]).toBe(statements[0])
    expect(all.map(({ number }) => number)).toEqual([second, pickup, first])
    for (const order of all) {
      const { shipments, planned, can_start } = await read(order.number)
      expect({ planned, can_start }).toEqual({ planned: order.planned, can_start: order.can_start })
      expect(shipments.map(({ id, position, state, lines, actions }) => ({ id, position, state, lines, actions }))).toEqual(
        order.shipments.map(({ id, position, state, lines, actions }) => ({ id, position, state, lines, actions }))
      )
    }
    expect(all.map(({ branch, method, placed: isPlaced }) => [branch, method, isPlaced])).toEqual([
      [null, 'address', true],
      ['Tumen', 'pickup', true],
      [null, 'address', true]
    ])
    expect((await customer.call('GET', `/api/v2/staff/parcels?numbers=${first}`)).status).toBe(403)
    expect(requireOk(await staff.call('GET', '/api/v2/staff/parcels?numbers='))).toEqual({ orders: [] })
    expect(requireOk(await staff.call('GET', '/api/v2/staff/parcels'))).toEqual({ orders: [] })
  })

  test('a courier delivers an order: each step has a label, a time and a message, and stock leaves at dispatch', async () => {
    const number = await placed()
    expect(await statusOf(number)).toBe('ordered')
    requireOk(await start(number))
    expect(await statusOf(number)).toBe('in_preparation')
    requireOk(await pack(number))
    expect(await statusOf(number)).toBe('ready_to_deliver')
    expect(await stock()).toEqual({ onHand: 5, allocated: 2, held: 0 })
    shop.clock.pass(60_000)
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }))
    expect(await statusOf(number)).toBe('being_delivered')
    expect(await stock()).toEqual({ onHand: 3, allocated: 0, held: 0 })
    shop.clock.pass(60_000)
    const done = requireOk(await act(number, { action: 'deliver', received_by: 'Номин' }))
    expect(done.shipments[0]).toMatchObject({ state: 'delivered', received_by: 'Номин', actions: [] })
    const { shipments } = requireOk(await customer.call<{ shipments: CustomerShipment[] }>('GET', toOrderPath(number, '/shipments')))
    expect(shipments[0]?.history.map(({ state }) => state)).toEqual(['preparing', 'ready', 'delivering', 'delivered'])
    expect(new Set(shipments[0]?.history.map(({ at }) => at)).size).toBe(3)
    const delivered = requireOk(await customer.call<Order>('GET', toOrderPath(number)))
    expect(delivered.delivered_at).toBe(shop.clock.now.toISOString())
    expect((await sent()).filter(body => /out for delivery.*Бат|was delivered.*Номин/s.test(body))).toHaveLength(2)
    expect(await stock()).toEqual({ onHand: 3, allocated: 0, held: 0 })
  })

  test('messages go to the phone of the customer, and those about the delivery to its receiver too', async () => {
    await database.db
      .update(users)
      .set({ mobile: '99001122', phoneVerifiedAt: shop.clock.now })
      .where(eq(users.id, customer.userId ?? 0))
    const number = await placed()
    requireOk(await start(number))
    requireOk(await pack(number))
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }))
    const phones = (await database.db.select().from(messages).orderBy(messages.id))
      .filter(({ channel }) => channel === 'sms')
      .map(({ recipient, body }) => [recipient, body.includes('out for delivery')])
    expect(phones).toEqual([
      ['99001122', false],
      ['99001122', true],
      ['88112345', true]
    ])
  })

  test('a message greets the customer, not the receiver, and its rows make the total', async () => {
    await database.db
      .update(users)
      .set({ firstName: 'Сарнай', mobile: '99001122', phoneVerifiedAt: shop.clock.now, emailVerifiedAt: shop.clock.now })
      .where(eq(users.id, customer.userId ?? 0))
    const number = await placed()
    requireOk(await start(number))
    requireOk(await pack(number))
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }))
    const { total, ship_total: shipTotal } = requireOk(await customer.call<Order>('GET', toOrderPath(number)))
    expect(shipTotal).toBeGreaterThan(0)
    const all = await database.db.select().from(messages).orderBy(messages.id)
    const mails = all.filter(({ channel }) => channel === 'email')
    expect(mails.map(({ body }) => body.split('\n')[0])).toEqual(['Hello Сарнай,', 'Hello Сарнай,'])
    const rows = [...(mails[0]?.body ?? '').matchAll(/^(?!Total).+: ([\d,]+)₮$/gm)].map(([, amount]) => Number(amount?.replaceAll(',', '')))
    expect(rows).toHaveLength(2)
    expect(rows.reduce((sum, amount) => sum + amount, 0)).toBe(total)
    const sms = all.filter(({ channel, body }) => channel === 'sms' && body.includes('out for delivery'))
    const path = `/en/account/orders/${number}`
    expect(sms.map(({ recipient, body }) => [recipient, body.includes(path)])).toEqual([
      ['99001122', true],
      ['88112345', false]
    ])
    // ₮ alone would make an English text twice as long.
    expect(all.find(({ channel, body }) => channel === 'sms' && body.includes('is confirmed'))?.body).toMatch(/Total: [\d,]+ MNT\. /)
  })

  test('a shipment of an order that is canceled before it leaves has no next step and no pick-up code', async () => {
    const number = await placedForPickup()
    requireOk(await start(number))
    requireOk(await pack(number))
    const shown = async () =>
      requireOk(await customer.call<{ shipments: CustomerShipment[] }>('GET', toOrderPath(number, '/shipments'))).shipments[0]
    expect((await shown())?.pickup_code).toMatch(/^\d{6}$/)
    shop.clock.pass(60_000)
    const canceledAt = shop.clock.now.toISOString()
    requireOk(await staff.call('POST', `/api/v2/staff/orders/${number}/cancel`))
    expect(await shown()).toMatchObject({ state: 'returned', pickup_code: null })
    expect((await shown())?.history.at(-1)).toEqual({ state: 'returned', at: canceledAt })
    const [shipment] = (await read(number)).shipments
    expect(shipment).toMatchObject({ state: 'returned', actions: [] })
    expect(formatShipmentStep({ history: shipment?.history ?? [], method: 'pickup' }, 2, createTranslator('en'))).toBe('Not sent')
  })

  test('a carrier ships a parcel with its tracking number', async () => {
    const number = await placed()
    requireOk(await start(number))
    requireOk(await pack(number))
    requireOk(await act(number, { action: 'ship', carrier: 'Mongol Post', tracking_number: 'MN123' }))
    expect(await statusOf(number)).toBe('shipped')
    const { shipments } = requireOk(await customer.call<{ shipments: CustomerShipment[] }>('GET', toOrderPath(number, '/shipments')))
    expect(shipments[0]).toMatchObject({ carrier: 'Mongol Post', tracking_number: 'MN123', pickup_code: null })
    requireOk(await act(number, { action: 'deliver', received_by: 'Номин' }))
    expect(['delivered', 'waiting_vat_receipt', 'completed']).toContain(await statusOf(number))
  })

  test('a failed delivery has a new day and another attempt, and returned goods are sold again', async () => {
    const number = await placed()
    requireOk(await start(number))
    requireOk(await pack(number))
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }))
    const past = await act(number, { action: 'fail', reason: 'Хаалга онгойгоогүй', next_on: '2026-11-16' })
    expect([past.status, past.body.errors]).toEqual([422, { next_on: [expect.any(String)] }])
    requireOk(await act(number, { action: 'fail', reason: 'Хаалга онгойгоогүй', next_on: '2026-11-18' }))
    expect(await statusOf(number)).toBe('shipped')
    requireOk(await act(number, { action: 'dispatch', courier: 'Дорж' }))
    expect((await read(number)).shipments[0]).toMatchObject({ courier: 'Дорж', next_on: null, fail_reason: null })
    requireOk(await act(number, { action: 'fail', reason: 'Утсаа аваагүй', next_on: '2026-11-19' }))
    requireOk(await act(number, { action: 'take_back', restock: true }))
    expect(await statusOf(number)).toBe('returned')
    expect(await stock()).toEqual({ onHand: 5, allocated: 0, held: 0 })
    const again = await act(number, { action: 'dispatch', courier: 'Бат' })
    expect([again.status, again.body.code]).toEqual([409, 'order_not_fulfillable'])
  })

  test('goods are collected at a branch with the code in the message', async () => {
    const number = await placedForPickup()
    requireOk(await start(number))
    requireOk(await pack(number))
    const { shipments } = requireOk(await customer.call<{ shipments: CustomerShipment[] }>('GET', toOrderPath(number, '/shipments')))
    const code = shipments[0]?.pickup_code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    expect((await sent()).some(body => body.includes(code))).toBe(true)
    expect(JSON.stringify(await read(number))).not.toContain(code)
    const wrong = await act(number, { action: 'hand_over', code: code === '000000' ? '000001' : '000000', received_by: 'Номин' })
    expect([wrong.status, wrong.body.errors]).toEqual([422, { code: [expect.any(String)] }])
    const byCourier = await act(number, { action: 'dispatch', courier: 'Бат' })
    expect([byCourier.status, byCourier.body.code]).toEqual([409, 'shipment_changed'])
    requireOk(await act(number, { action: 'hand_over', code, received_by: 'Номин' }))
    expect(['delivered', 'waiting_vat_receipt', 'completed']).toContain(await statusOf(number))
    expect(await stock()).toEqual({ onHand: 3, allocated: 0, held: 0 })
    expect((await database.db.select().from(stockItems))[0]?.onHand).toBe(2)
  })

  test('goods that nobody collects are recalled to the customer once, after three days, and not after they are handed over', async () => {
    const number = await placedForPickup()
    requireOk(await start(number))
    requireOk(await pack(number))
    const reminders = async (): Promise<number> => {
      await sendPickupReminders(shop.server)
      return (await database.db.select().from(messages)).filter(
        ({ body, channel }) => channel === 'sms' && body.includes('is waiting for you')
      ).length
    }
    shop.clock.pass(3 * DAY_MS - 60_000)
    expect(await reminders()).toBe(0)
    // Packed again, it waits from then on.
    requireOk(await act(number, { action: 'unpack' }))
    requireOk(await pack(number))
    shop.clock.pass(60_000)
    expect(await reminders()).toBe(0)
    shop.clock.pass(3 * DAY_MS)
    await Promise.all([sendPickupReminders(shop.server), sendPickupReminders(shop.server)])
    const once = await reminders()
    expect(once).toBeGreaterThan(0)
    shop.clock.pass(3 * DAY_MS)
    expect(await reminders()).toBe(once)
    const { events } = await read(number)
    expect(events.filter(({ kind }) => kind === 'shipment_reminded')).toMatchObject([{ shipment: 1, by: null }])
  })

  test('a pre-order has a separate shipment, and the order is delivered with the last one', async () => {
    const later = await shop.sell({ onHand: 5 })
    await database.db.execute(
      sql`UPDATE products SET preorder_on = '2026-12-10' WHERE id = (SELECT product_id FROM variants WHERE id = ${later})`
    )
    const number = await placed([
      { variantId, quantity: 1 },
      { variantId: later, quantity: 1 }
    ])
    expect((await read(number)).planned.map(({ planned_on: day }) => day)).toEqual([null, '2026-12-10'])
    requireOk(await start(number))
    expect((await read(number)).shipments.map(({ planned_on: day }) => day)).toEqual([null, '2026-12-10'])
    requireOk(await pack(number))
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }))
    requireOk(await act(number, { action: 'deliver', received_by: 'Номин' }))
    expect(await statusOf(number)).toBe('in_preparation')
    requireOk(await pack(number, 1))
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }, { at: 1 }))
    requireOk(await act(number, { action: 'deliver', received_by: 'Номин' }, { at: 1 }))
    expect(requireOk(await customer.call<Order>('GET', toOrderPath(number))).delivered_at).not.toBeNull()
    const sent = (await database.db.select().from(messages)).flatMap(({ body }) => /shipment \d of 2/.exec(body)?.[0] ?? [])
    expect(new Set(sent)).toEqual(new Set(['shipment 1 of 2', 'shipment 2 of 2']))
  })

  test('a free gift is dispatched with its line', async () => {
    const gift = await shop.sell({ onHand: 3 })
    await database.db
      .update(products)
      .set({ giftVariantIds: [gift] })
      .where(sql`id = (SELECT product_id FROM variants WHERE id = ${variantId})`)
    const number = await placed()
    requireOk(await start(number))
    requireOk(await pack(number))
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }))
    const [left] = await database.db.select().from(variants).where(eq(variants.id, gift))
    expect([left?.onHand, left?.allocated]).toEqual([1, 0])
  })
})
