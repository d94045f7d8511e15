import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BulkShipmentResult, CustomerShipment, Delivery, Fulfilment, OrderParcels, ShipmentActionInput } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'
import type { OrderLedger } from '#contract/order-payment.ts'
import { DAY_MS } from '#domain/day.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { formatShipmentStep } from '#components/fulfilment/order-states.ts'
import { createTranslator } from '#i18n/translator.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { createFulfilmentRoutes, sendPickupReminders } from '#server/fulfilment/index.ts'
import { listDeliveries } from '#server/fulfilment/view.ts'
import { users } from '#server/identity/index.ts'
import { stockItems } from '#server/inventory/tables.ts'
import { readStatementCount, withRequestId } from '#server/kernel/log/log.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { orders } from '#server/order/tables.ts'
import { branches } from '#server/site/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { ADDRESS, type Customer, expectOneAccepted, requireOk, placeOrder, toOrderPath, readBooks, setUpShop } from '../shop.ts'

type Result = Fulfilment & ErrorBody
/** Drops `state` from each kind of action: the test takes it from the shipment. */
type Step = ShipmentActionInput extends infer Input ? (Input extends unknown ? Omit<Input, 'state'> : never) : never

describe.each(USUAL_KINDS)('orders that are delivered on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createFulfilmentRoutes])
  let customer: Customer
  let staff: Customer
  let variantId: number
  beforeEach(async () => {
    customer = await shop.user({ email: 'nomin@example.mn' })
    staff = await shop.user({ role: 'staff' })
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
  const start = async (number: string, who = staff) => who.call<Result>('POST', `/api/v2/staff/orders/${number}/shipments`)
  const read = async (number: string) => requireOk(await staff.call<Fulfilment>('GET', `/api/v2/staff/orders/${number}/fulfilment`))
  const act = async (number: string, step: Step, { at = 0, key = '', who = staff } = {}) => {
    const shipment = (await read(number)).shipments[at]
    const headers = key ? { 'idempotency-key': key } : {}
    return who.call<Result>('POST', `/api/v2/staff/shipments/${shipment?.id}/actions`, { ...step, state: shipment?.state }, headers)
  }
  const pack = async (number: string, at = 0) => {
    const { shipments } = await read(number)
    return act(number, { action: 'pack', lines: shipments[at]?.lines.map(({ id }) => id) ?? [] }, { at })
  }
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

  test('of two concurrent actions one succeeds, a stale page gets an error, and a repeated call changes nothing', async () => {
    const number = await placed()
    const starts = await Promise.all([start(number), start(number)])
    expect(starts.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(number)).shipments).toHaveLength(1)
    const { id, lines } = (await read(number)).shipments[0] as Fulfilment['shipments'][number]
    const send = (body: unknown, key: string) =>
      staff.call<Result>('POST', `/api/v2/staff/shipments/${id}/actions`, body, { 'idempotency-key': key })
    const packing = { action: 'pack', state: 'preparing', lines: lines.map(line => line.id) }
    const presses = await Promise.all([send(packing, 'one'), send(packing, 'one')])
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    // The same person pressed again on a page without a key: nothing changes. A colleague with a stale page is refused.
    expect((await send(packing, 'two')).status).toBe(200)
    const colleague = await shop.user({ role: 'packer' })
    expect((await colleague.call<Result>('POST', `/api/v2/staff/shipments/${id}/actions`, packing)).body.code).toBe('shipment_changed')
    expect((await read(number)).events.filter(({ kind }) => kind === 'shipment_pack')).toHaveLength(1)
    const shipping = (carrier: string) => send({ action: 'ship', state: 'ready', carrier }, `ship-${carrier}`)
    const ships = await Promise.all([shipping('A'), shipping('B')])
    expectOneAccepted(ships, 'shipment_changed')
    expect(await stock()).toEqual({ onHand: 3, allocated: 0, held: 0 })
  })

  test('shipments are packed completely, and changed by staff only', async () => {
    const number = await placed([{ variantId, quantity: 1 }])
    expect((await start(number, customer)).status).toBe(403)
    expect((await start(number, await shop.guest())).status).toBe(401)
    requireOk(await start(number))
    const short = await act(number, { action: 'pack', lines: [2_000_000_000] })
    expect([short.status, short.body.code]).toEqual([422, 'lines_unpacked'])
    const stranger = await shop.user()
    expect((await stranger.call('GET', toOrderPath(number, '/shipments'))).status).toBe(404)
    expect((await act(number, { action: 'unpack' }, { who: stranger })).status).toBe(403)
    expect((await staff.call('POST', '/api/v2/staff/shipments/999/actions', { action: 'unpack', state: 'ready' })).status).toBe(404)
  })

  test('a part is sent later, or not at all once another part was sent', async () => {
    const scarf = await shop.sell({ onHand: 3 })
    const number = await placed([
      { variantId, quantity: 2 },
      { variantId: scarf, quantity: 1 }
    ])
    requireOk(await start(number))
    const lines = (await read(number)).shipments[0]?.lines.map(({ id }) => id) ?? []
    expect((await act(number, { action: 'split', lines })).body.code).toBe('lines_not_split')
    const later = lines.slice(1)
    const both = await Promise.all([act(number, { action: 'split', lines: later }), act(number, { action: 'split', lines: later })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(number)).shipments.map(shipment => [shipment.state, shipment.lines.map(({ id }) => id)])).toEqual([
      ['preparing', lines.slice(0, 1)],
      ['preparing', later]
    ])
    // A form that was opened before the split.
    expect((await act(number, { action: 'pack', lines })).body.code).toBe('shipment_changed')
    expect((await read(number)).shipments.flatMap(({ actions }) => actions)).not.toContain('withdraw')
    expect((await act(number, { action: 'withdraw', restock: true }, { at: 1 })).body.code).toBe('nothing_sent')
    requireOk(await pack(number))
    requireOk(await act(number, { action: 'dispatch', courier: 'Бат' }))
    requireOk(await act(number, { action: 'deliver', received_by: 'Номин' }))
    expect(await statusOf(number)).toBe('in_preparation')
    requireOk(await act(number, { action: 'withdraw', restock: true }, { at: 1 }))
    expect(await statusOf(number)).toBe('delivered')
    const { shipments } = requireOk(await customer.call<{ shipments: CustomerShipment[] }>('GET', toOrderPath(number, '/shipments')))
    expect(shipments.map(({ history }) => history.map(({ state }) => state))).toEqual([
      ['preparing', 'ready', 'delivering', 'delivered'],
      ['preparing', 'returned']
    ])
    expect((await readBooks(database.db, shop.clock.now, [variantId, scarf])).stock).toEqual([
      { onHand: 3, allocated: 0, held: 0 },
      { onHand: 3, allocated: 0, held: 0 }
    ])
  })

  test('goods that are missing are written off when the rest is not sent', async () => {
    const scarf = await shop.sell({ onHand: 3 })
    const number = await placed([
      { variantId, quantity: 1 },
      { variantId: scarf, quantity: 2 }
    ])
    requireOk(await start(number))
    requireOk(await act(number, { action: 'split', lines: (await read(number)).shipments[0]?.lines.slice(1).map(({ id }) => id) ?? [] }))
    requireOk(await pack(number))
    requireOk(await act(number, { action: 'ship', carrier: 'Post' }))
    requireOk(await act(number, { action: 'withdraw', restock: false }, { at: 1 }))
    expect((await readBooks(database.db, shop.clock.now, [scarf])).stock).toEqual([{ onHand: 1, allocated: 0, held: 0 }])
    expect(await statusOf(number)).toBe('shipped')
  })

  test('an unpaid or cancelled order is not prepared', async () => {
    const { number } = await placeOrder(customer, [{ variantId, quantity: 1 }])
    expect((await start(number)).body.code).toBe('order_not_fulfillable')
    requireOk(await customer.call('PUT', toOrderPath(number, '/cancel')))
    expect((await start(number)).body.code).toBe('order_not_fulfillable')
    expect(await read(number)).toMatchObject({ shipments: [], can_start: false, can_change_address: false })
  })

  test('the address can be changed until the parcel is packed, and notes have their author', async () => {
    const number = await placed()
    const { address: seen } = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`))
    const change = (details: string) =>
      staff.call<ErrorBody>('PUT', `/api/v2/staff/orders/${number}/address`, { address: { ...ADDRESS, details }, seen })
    requireOk(await change('Шинэ байр 7'))
    requireOk(await start(number))
    requireOk(await pack(number))
    expect((await change('Өөр байр')).body.code).toBe('address_fixed')
    expect(requireOk(await customer.call<Order>('GET', toOrderPath(number))).address.details).toBe('Шинэ байр 7')
    requireOk(await staff.call('POST', `/api/v2/staff/orders/${number}/notes`, { text: 'Үүдэнд нь үлдээх' }))
    const { notes, events } = await read(number)
    expect(notes).toMatchObject([{ text: 'Үүдэнд нь үлдээх' }])
    expect(events.map(event => event.kind)).toEqual(expect.arrayContaining(['address_changed', 'shipment_started', 'shipment_pack']))
  })

  test('an address that a colleague changed meanwhile is not overwritten unseen', async () => {
    const number = await placed()
    const path = `/api/v2/staff/orders/${number}/address`
    const { address: seen } = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`))
    requireOk(await staff.call('PUT', path, { address: { ...ADDRESS, details: 'Шинэ байр 7' }, seen }))
    const mine = { ...ADDRESS, details: 'Өөр байр' }
    expect(await staff.call<ErrorBody>('PUT', path, { address: mine, seen })).toMatchObject({
      status: 409,
      body: { code: 'address_changed' }
    })
    const { address: now } = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`))
    expect(now.details).toBe('Шинэ байр 7')
    requireOk(await staff.call('PUT', path, { address: mine, seen: now }))
  })

  test('a placed order of an earlier release without shipments can be completed', async () => {
    for (const fulfilment of ['preparing', 'delivering'] as const) {
      const number = await placed([{ variantId, quantity: 1 }])
      await database.db.update(orders).set({ fulfilment }).where(eq(orders.number, number))
      expect(await read(number)).toMatchObject({ shipments: [], can_start: true })
      expect(requireOk(await start(number)).shipments).toMatchObject([{ state: fulfilment }])
    }
  })

  test('packed shipments of several orders are marked as shipped, each on its own, once', async () => {
    const numbers = [await placed([{ variantId, quantity: 1 }]), await placed([{ variantId, quantity: 1 }])]
    const ids: number[] = []
    for (const number of numbers) ids.push(requireOk(await start(number)).shipments[0]?.id ?? 0)
    requireOk(await pack(numbers[0] ?? ''))
    const body = { action: 'ship', carrier: 'DHL', shipments: [...ids, 999].map(id => ({ id, tracking_number: `T${id}` })) }
    const send = () => staff.call<BulkShipmentResult>('POST', '/api/v2/staff/shipments/bulk_actions', body)
    for (const { results } of [requireOk(await send()), requireOk(await send())]) {
      expect(results.map(({ moved }) => moved)).toEqual([true, false, false])
      expect(results[1]).toMatchObject({ order_number: numbers[1], error: expect.stringContaining('shipment') })
    }
    expect(await read(numbers[0] ?? '')).toMatchObject({ shipments: [{ state: 'shipped', carrier: 'DHL', tracking_number: `T${ids[0]}` }] })
    expect((await read(numbers[0] ?? '')).events.filter(({ kind }) => kind === 'shipment_ship')).toHaveLength(1)
    expect(await read(numbers[1] ?? '')).toMatchObject({ shipments: [{ state: 'preparing' }] })
  })

  test('the ledger of an order lists its transfers and their sums', async () => {
    const number = await placed()
    const { total } = requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`))
    requireOk(await customer.call('PUT', toOrderPath(number, '/cancel')))
    const { entries, balances } = requireOk(await staff.call<OrderLedger>('GET', `/api/v2/staff/orders/${number}/ledger`))
    expect(entries.map(({ code, from, to, amount }) => [code, from.kind, to.kind, amount])).toMatchObject([
      ['charge', 'clearing', 'order', total],
      ['refund_due', 'order', 'refunds_due', total],
      ['refund', 'refunds_due', 'clearing', total]
    ])
    for (const { kind, posted } of balances) {
      const sum = (side: 'from' | 'to') => entries.filter(entry => entry[side].kind === kind).reduce((all, { amount }) => all + amount, 0)
      expect(posted).toBe(sum('to') - sum('from'))
    }
  })

  test('staff list shipments in transit by courier', async () => {
    for (const courier of ['Бат', 'Дорж']) {
      const number = await placed([{ variantId, quantity: 2 }])
      requireOk(await start(number))
      requireOk(await pack(number))
      requireOk(await act(number, { action: 'dispatch', courier }))
    }
    const list = async (query = '') =>
      requireOk(
        await staff.call<{ couriers: { courier: string; count: number }[]; deliveries: Delivery[]; more: boolean }>(
          'GET',
          `/api/v2/staff/deliveries${query}`
        )
      )
    const couriers = [
      { courier: 'Бат', count: 1 },
      { courier: 'Дорж', count: 1 }
    ]
    expect(await list()).toMatchObject({
      couriers,
      deliveries: [
        { courier: 'Бат', quantity: 2, promise: { to: expect.any(String) } },
        { courier: 'Дорж', quantity: 2 }
      ],
      more: false
    })
    expect(await list(`?courier=${encodeURIComponent('Дорж')}`)).toMatchObject({ couriers, deliveries: [{ courier: 'Дорж' }] })
    expect(await list('?courier=')).toMatchObject({ couriers, deliveries: [] })
    const [first, second] = [await listDeliveries(database.db, { page: 1 }, 1), await listDeliveries(database.db, { page: 2 }, 1)]
    expect([first.more, second.more]).toEqual([true, false])
    expect([...first.deliveries, ...second.deliveries].map(({ courier }) => courier)).toEqual(['Бат', 'Дорж'])
  })
})
