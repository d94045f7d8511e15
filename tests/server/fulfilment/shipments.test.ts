import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BulkShipmentResult, CustomerShipment, Delivery, Fulfilment } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'
import type { OrderLedger } from '#contract/order-payment.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { listDeliveries } from '#server/fulfilment/view.ts'
import { orders } from '#server/order/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { ADDRESS, expectOneAccepted, requireOk, placeOrder, toOrderPath, readBooks, setUpShop, setUpUser } from '../shop.ts'
import { createStaffSteps } from './staff-steps.ts'

describe.each(USUAL_KINDS)('shipments on %s', async kind => {
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
  const { start, read, act, pack } = createStaffSteps(staff)
  const statusOf = async (number: string) => requireOk(await customer.call<Order>('GET', toOrderPath(number))).status
  const stock = async () => (await readBooks(database.db, shop.clock.now, [variantId])).stock[0]

  test('of two concurrent actions one succeeds, a stale page gets an error, and a repeated call changes nothing', async () => {
    const number = await placed()
    const starts = await Promise.all([start(number), start(number)])
    expect(starts.map(({ status }) => status)).toEqual([200, 200])
    expect((await read(number)).shipments).toHaveLength(1)
    const { id, lines } = (await read(number)).shipments[0] as Fulfilment['shipments'][number]
    const send = (body: unknown, key: string) =>
      staff.call<Fulfilment & ErrorBody>('POST', `/api/v2/staff/shipments/${id}/actions`, body, { 'idempotency-key': key })
    const packing = { action: 'pack', state: 'preparing', lines: lines.map(line => line.id) }
    const presses = await Promise.all([send(packing, 'one'), send(packing, 'one')])
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    // The same person pressed again on a page without a key: nothing changes. A colleague with a stale page is refused.
    expect((await send(packing, 'two')).status).toBe(200)
    const colleague = await shop.user({ role: 'packer' })
    expect((await colleague.call<Fulfilment & ErrorBody>('POST', `/api/v2/staff/shipments/${id}/actions`, packing)).body.code).toBe(
      'shipment_changed'
    )
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
