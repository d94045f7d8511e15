import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Fulfilment } from '#contract/fulfilment.ts'
import type { Order } from '#contract/order.ts'
import type { OrderReturns, StaffReturn } from '#contract/return.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { SESSION_HEADER } from '#server/kernel/http/customer.ts'
import { createSession } from '#server/identity/sessions.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { readBalance } from '#server/ledger/index.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { orderAdjustments, orderEvents, orders } from '#server/order/tables.ts'
import { createReturnRoutes } from '#server/return/routes.ts'
import { USUAL_KINDS } from '../database.ts'
import { deliverOrder } from '../fulfilment/deliver.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { MINUTE, expectOneAccepted, requireOk, placeOrder, toOrderPath, type Customer, setUpShop, setUpUser } from '../shop.ts'

const HOUR = 60 * MINUTE
type Answered = StaffReturn & ErrorBody

describe.each(USUAL_KINDS)('returns on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createFulfilmentRoutes, createRefundRoutes, createReturnRoutes])
  const user = setUpUser(shop)
  const staff = setUpUser(shop, { role: 'staff' })
  beforeEach(async () => {
    Object.assign(shop.bank, { refunds: 0, silent: false })
  })

  /** A paid order of two products, delivered and dispatched from stock. */
  const delivered = async (quantities = [2, 1]) => {
    const variantIds = await Promise.all(quantities.map(() => shop.sell()))
    const made = await placeOrder(
      user,
      quantities.map((quantity, index) => ({ variantId: variantIds[index] ?? 0, quantity }))
    )
    await shop.payInvoice(made.payment)
    await deliver(made.number)
    const lines = requireOk(await user.call<Order>('GET', toOrderPath(made.number))).line_items
    return { number: made.number, payment: made.payment, variantIds, lines: lines.map(({ id }) => id) }
  }
  const deliver = (number: string) => deliverOrder(staff, number)
  const asked = { reason: 'damaged', comment: 'Уяа нь тасарсан' }
  const request = (number: string, lines: unknown, who = user, headers: Record<string, string> = {}) =>
    who.call<Answered>('POST', toOrderPath(number, '/returns'), { lines, ...asked }, headers)
  const returnsOf = async (number: string) => requireOk(await user.call<OrderReturns>('GET', toOrderPath(number, '/returns')))
  const act = (id: number | string, action: string, body?: unknown, who = staff) =>
    who.call<Answered>('POST', `/api/v2/staff/returns/${id}/${action}`, body)
  const stockOf = async (id: number) => {
    const [row] = await database.db.select().from(variants).where(eq(variants.id, id))
    return [row?.onHand, row?.allocated]
  }
  const wallet = async () => (await readBalance(database.db, { kind: 'wallet', userId: user.userId ?? 0 })).posted

  test('a line is returned: requested, approved, received, restocked and refunded into the wallet, with a message at each step', async () => {
    const { number, lines, variantIds } = await delivered()
    const before = await returnsOf(number)
    expect(before.lines).toMatchObject([
      { id: lines[0], quantity: 2, price: 10_000, open: true },
      { id: lines[1], quantity: 1 }
    ])
    const { id } = requireOk(await request(number, [{ id: lines[0], quantity: 1 }]))
    expect((await returnsOf(number)).lines[0]?.quantity).toBe(1)
    requireOk(await act(id, 'approve'))
    expect(await act(id, 'refund', { amount: 10_000 })).toMatchObject({ status: 409, body: { code: 'return_changed' } })
    requireOk(await act(id, 'receive'))
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number))).status).toBe('delivered')
    const line = requireOk(await staff.call<Answered>('GET', `/api/v2/staff/returns/${id}`)).lines[0]
    requireOk(await act(id, 'dispositions', { lines: [{ id: line?.id, disposition: 'restocked' }] }))
    requireOk(await act(id, 'dispositions', { lines: [{ id: line?.id, disposition: 'restocked' }] }))
    expect(await act(id, 'dispositions', { lines: [{ id: line?.id, disposition: 'written_off' }] })).toMatchObject({
      status: 409,
      body: { code: 'return_changed' }
    })
    expect(await stockOf(variantIds[0] ?? 0)).toEqual([9, 0])
    const refunded = requireOk(await act(id, 'refund', { amount: 10_000, to: 'wallet' }))
    expect(refunded).toMatchObject({ state: 'refunded', refund: { amount: 10_000, to: 'wallet' } })
    expect(refunded.events.map(event => event.kind)).toEqual(['requested', 'approved', 'received', 'disposed', 'refunded'])
    expect(await wallet()).toBe(10_000)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number)))).toMatchObject({
      status: 'delivered',
      paid_total: 26_000,
      line_items: [{ refunded_quantity: 1 }, { refunded_quantity: 0 }]
    })
    const sent = (await database.db.select().from(messages)).map(({ body }) => body).join('\n')
    for (const words of ['return request', 'is approved', 'returned have arrived', 'has been sent back']) expect(sent).toContain(words)
    const recorded = await database.db.select().from(orderEvents).where(eq(orderEvents.kind, 'return_refunded'))
    expect(recorded).toMatchObject([{ data: { return: id, staff: staff.userId, amount: 10_000, to: 'wallet' } }])
    await expectLedgerSums(database.db)
  })

  test('each line has the deadline promised at the order; later requests are rejected with a message', async () => {
    const { number, lines, variantIds } = await delivered()
    await database.db.update(products).set({ returnHours: 1 })
    const deadline = new Date(shop.clock.now.getTime() + 48 * HOUR).toISOString()
    expect((await returnsOf(number)).lines.map(line => line.deadline)).toEqual([deadline, deadline])
    const again = await placeOrder(user, [{ variantId: variantIds[0] ?? 0, quantity: 1 }])
    await shop.payInvoice(again.payment)
    await deliver(again.number)
    expect((await returnsOf(again.number)).lines[0]?.deadline).toBe(new Date(shop.clock.now.getTime() + HOUR).toISOString())
    shop.clock.pass(48 * HOUR)
    requireOk(await request(number, [{ id: lines[0], quantity: 1 }]))
    shop.clock.pass(1)
    expect((await returnsOf(number)).lines.map(({ open }) => open)).toEqual([false, false])
    const late = await request(number, [{ id: lines[1], quantity: 1 }])
    expect(late).toMatchObject({ status: 409, body: { code: 'return_too_late' } })
    expect(late.body.error).toMatch(/ended at .*19/)
  })

  test("is limited to delivered goods, their remaining quantity, and the customer's own order", async () => {
    const { number, lines } = await delivered()
    const stranger = await shop.user()
    expect((await request(number, [{ id: lines[0], quantity: 1 }], stranger)).status).toBe(404)
    expect((await request(number, [{ id: lines[0], quantity: 1 }], await shop.guest())).status).toBe(401)
    expect((await stranger.call('GET', toOrderPath(number, '/returns'))).status).toBe(404)
    for (const refused of [[], 'x', [{ id: lines[0] }], [{ id: lines[0], quantity: 0 }], [{ id: lines[0], quantity: 1.5 }]])
      expect((await request(number, refused)).status).toBe(422)
    expect(await request(number, [{ id: lines[0], quantity: 3 }])).toMatchObject({ status: 409, body: { code: 'return_quantity' } })
    expect(await request(number, [{ id: 99_999, quantity: 1 }])).toMatchObject({ status: 404 })
    expect(
      (await user.call('POST', toOrderPath(number, '/returns'), { lines: [{ id: lines[0], quantity: 1 }], reason: 'magic' })).status
    ).toBe(422)
    const twice = await Promise.all([1, 2].map(() => request(number, [{ id: lines[0], quantity: 2 }])))
    expectOneAccepted(twice, 'return_quantity')
    const again = await Promise.all([1, 2, 3].map(() => request(number, [{ id: lines[1], quantity: 1 }], user, { 'idempotency-key': 'k' })))
    expect(new Set(again.map(answer => requireOk(answer).id)).size).toBe(1)

    const open = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const line = open.line_items[0]?.id
    expect(await request(open.number, [{ id: line, quantity: 1 }])).toMatchObject({ status: 409, body: { code: 'order_not_returnable' } })
    await shop.payInvoice(open.payment)
    expect(await request(open.number, [{ id: line, quantity: 1 }])).toMatchObject({ status: 409, body: { code: 'return_not_delivered' } })
  })

  test('staff read where the customer wants the money', async () => {
    const { number, lines } = await delivered([2])
    const wish = async (more: object) => {
      const body = { lines: [{ id: lines[0], quantity: 1 }], ...asked, ...more }
      return requireOk(await user.call<Answered>('POST', toOrderPath(number, '/returns'), body))
    }
    const { id } = await wish({ to: 'wallet' })
    expect(requireOk(await staff.call<Answered>('GET', `/api/v2/staff/returns/${id}`)).preferred_refund).toBe('wallet')
    expect((await wish({})).preferred_refund).toBe('origin')
  })

  test('rejected pieces can be requested again; a stale page changes nothing', async () => {
    const { number, lines } = await delivered()
    const { id } = requireOk(await request(number, [{ id: lines[0], quantity: 2 }]))
    expect((await act(id, 'reject', { reason: ' ' })).status).toBe(422)
    requireOk(await act(id, 'reject', { reason: 'Битүүмжлэл задарсан' }))
    requireOk(await act(id, 'reject', { reason: 'Битүүмжлэл задарсан' }))
    expect(await act(id, 'approve')).toMatchObject({ status: 409, body: { code: 'return_changed' } })
    expect((await returnsOf(number)).returns).toMatchObject([{ state: 'rejected', reject_reason: 'Битүүмжлэл задарсан' }])
    requireOk(await request(number, [{ id: lines[0], quantity: 2 }]))
    for (const [action, body] of [['approve'], ['receive'], ['reject', { reason: 'x' }], ['refund', { amount: 1 }]] as const) {
      expect((await act(id, action, body, user)).status).toBe(403)
      expect((await act(99_999, action, body)).status).toBe(404)
      expect((await act('x', action, body)).status).toBe(404)
    }
  })

  test('order adjustments are apportioned to lines, and limit the refunds of returns', async () => {
    const { number, lines } = await delivered([2, 1])
    const [row] = await database.db.select().from(orders).where(eq(orders.number, number))
    await database.db.transaction(async tx => {
      await tx.insert(orderAdjustments).values({ orderId: row?.id ?? 0, kind: 'coupon', amount: 1000, reason: 'SPRING' })
      await tx.update(orders).set({ adjustmentTotal: 1000, total: (row?.total ?? 0) - 1000 })
    })
    const first = requireOk(await request(number, [{ id: lines[0], quantity: 1 }]))
    const second = requireOk(await request(number, [{ id: lines[0], quantity: 1 }]))
    const third = requireOk(await request(number, [{ id: lines[1], quantity: 1 }]))
    expect(first.amount + second.amount + third.amount).toBe(29_000)
    for (const { id } of [first, second, third]) {
      requireOk(await act(id, 'approve'))
      requireOk(await act(id, 'receive'))
    }
    const limit = requireOk(await staff.call<Answered>('GET', `/api/v2/staff/returns/${first.id}`)).refund_limit
    expect(limit).toBe(first.amount + 6000)
    expect(await act(first.id, 'refund', { amount: limit + 1 })).toMatchObject({ status: 409, body: { code: 'refund_too_large' } })
    requireOk(await act(first.id, 'refund', { amount: limit }))
    expect(requireOk(await staff.call<Answered>('GET', `/api/v2/staff/returns/${second.id}`)).refund_limit).toBe(second.amount)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(number)))).toMatchObject({ status: 'returned' })
  })

  test('pieces refunded by lines are returned no more, and a return that is open is refunded only for the others', async () => {
    const { number, lines, variantIds } = await delivered([2, 1])
    const refundLine = (id: number | undefined) =>
      staff.call('POST', `/api/v2/orders/${number}/refunds`, { of: 'lines', lines: [{ id, quantity: 1 }], to: 'wallet' })
    requireOk(await refundLine(lines[1]))
    expect((await returnsOf(number)).lines.map(({ id }) => id)).toEqual([lines[0]])
    expect(await request(number, [{ id: lines[1], quantity: 1 }])).toMatchObject({ status: 409, body: { code: 'return_quantity' } })
    const { id } = requireOk(await request(number, [{ id: lines[0], quantity: 2 }]))
    requireOk(await act(id, 'approve'))
    requireOk(await act(id, 'receive'))
    const limit = async () => requireOk(await staff.call<Answered>('GET', `/api/v2/staff/returns/${id}`)).refund_limit
    const whole = await limit()
    requireOk(await refundLine(lines[0]))
    expect(await limit()).toBe(whole - 10_000)
    expect(await act(id, 'close')).toMatchObject({ status: 409, body: { code: 'return_refundable' } })
    requireOk(await refundLine(lines[0]))
    expect(requireOk(await staff.call<Answered>('GET', `/api/v2/staff/returns/${id}`))).toMatchObject({
      lines_refundable: 0,
      closable: true
    })
    expect((await act(id, 'close', undefined, user)).status).toBe(403)
    for (const answer of await Promise.all([1, 2].map(() => act(id, 'close')))) expect(requireOk(answer).state).toBe('closed')
    expect(requireOk(await act(id, 'close')).events.map(({ kind }) => kind)).toEqual(['requested', 'approved', 'received', 'closed'])
    expect(await act(id, 'refund', { amount: 1 })).toMatchObject({ status: 409, body: { code: 'return_changed' } })
    const line = requireOk(await staff.call<Answered>('GET', `/api/v2/staff/returns/${id}`)).lines[0]
    requireOk(await act(id, 'dispositions', { lines: [{ id: line?.id, disposition: 'restocked' }] }))
    expect(await stockOf(variantIds[0] ?? 0)).toEqual([10, 0])
    const told = (await database.db.select().from(messages)).filter(({ body }) => body.includes('had already been refunded'))
    expect(told.length).toBeGreaterThan(0)
    await expectLedgerSums(database.db)
  })

  test('a return of one of several pieces can be closed or refunded once a piece was refunded otherwise', async () => {
    const { number, lines } = await delivered([3])
    const ask = async () => {
      const { id } = requireOk(await request(number, [{ id: lines[0], quantity: 1 }]))
      requireOk(await act(id, 'approve'))
      requireOk(await act(id, 'receive'))
      return id
    }
    const [first, second] = [await ask(), await ask()]
    const see = async (id: number) => requireOk(await staff.call<Answered>('GET', `/api/v2/staff/returns/${id}`))
    requireOk(
      await staff.call('POST', `/api/v2/orders/${number}/refunds`, { of: 'lines', lines: [{ id: lines[0], quantity: 1 }], to: 'wallet' })
    )
    expect(await see(first)).toMatchObject({ lines_refundable: 10_000, closable: true })
    requireOk(await act(first, 'close'))
    expect(await see(second)).toMatchObject({ lines_refundable: 10_000, closable: false })
    requireOk(await act(second, 'refund', { amount: 10_000, to: 'wallet' }))
    expect(await wallet()).toBe(20_000)
    expect((await returnsOf(number)).lines).toMatchObject([{ id: lines[0], quantity: 1 }])
  })

  test('concurrent calls run each step once, and the provider refunds a whole payment once', async () => {
    const { number, lines, variantIds, payment } = await delivered([1])
    const { id } = requireOk(await request(number, [{ id: lines[0], quantity: 1 }]))
    const all = (action: string, body?: unknown) => Promise.all([1, 2, 3].map(() => act(id, action, body)))
    for (const answer of [...(await all('approve')), ...(await all('receive'))]) requireOk(answer)
    const line = requireOk(await staff.call<Answered>('GET', `/api/v2/staff/returns/${id}`)).lines[0]?.id
    for (const answer of await all('dispositions', { lines: [{ id: line, disposition: 'restocked' }] })) requireOk(answer)
    expect(await stockOf(variantIds[0] ?? 0)).toEqual([10, 0])
    const answers = await Promise.all([
      ...(['origin', 'origin', 'wallet'] as const).map(to => act(id, 'refund', { amount: 16_000, to })),
      shop.callback(payment?.id)
    ])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(1)
    const after = requireOk(await user.call<Order>('GET', toOrderPath(number)))
    expect(after).toMatchObject({ status: 'returned', paid_total: 0 })
    expect(after.refund_cases).toMatchObject([{ amount: 16_000, reason: 'returned', state: 'done' }])
    expect(shop.bank.refunds + (await wallet()) / 16_000).toBe(1)
    await expectLedgerSums(database.db)
  })

  test('a part of a QPay payment remains a case for staff', async () => {
    const { number, lines } = await delivered([2])
    const { id } = requireOk(await request(number, [{ id: lines[0], quantity: 1 }]))
    requireOk(await act(id, 'approve'))
    requireOk(await act(id, 'receive'))
    requireOk(await act(id, 'refund', { amount: 9000 }))
    const { refund_cases: cases } = requireOk(await user.call<Order>('GET', toOrderPath(number)))
    expect(cases).toMatchObject([{ amount: 9000, reason: 'returned', state: 'open' }])
    expect(shop.bank.refunds).toBe(0)
    const refundOf = async () => (await returnsOf(number)).returns[0]?.refund
    expect(await refundOf()).toEqual({ amount: 9000, to: 'origin', to_lender: 0, due_on: cases[0]?.due_on })
    requireOk(await staff.call('POST', `/api/v2/refund_cases/${cases[0]?.id}/refunds`, { by: 'bank_transfer', ref: 'T-1' }))
    expect(await refundOf()).toEqual({ amount: 9000, to: 'origin', to_lender: 0, due_on: null })
  })

  test('goods on the way are no return: an undelivered parcel is taken back, and restocked once', async () => {
    const variantId = await shop.sell()
    const { number, payment, line_items } = await placeOrder(user, [{ variantId, quantity: 2 }])
    await shop.payInvoice(payment)
    const open = () =>
      staff.call<Answered>('POST', `/api/v2/staff/orders/${number}/returns`, { lines: [{ id: line_items[0]?.id, quantity: 1 }], ...asked })
    const { shipments } = requireOk(await staff.call<Fulfilment>('POST', `/api/v2/staff/orders/${number}/shipments`))
    const move = async (body: object) => requireOk(await staff.call('POST', `/api/v2/staff/shipments/${shipments[0]?.id}/actions`, body))
    await move({ action: 'pack', state: 'preparing', lines: [line_items[0]?.id] })
    await move({ action: 'dispatch', state: 'ready', courier: 'Бат' })
    expect(await open()).toMatchObject({ status: 409, body: { code: 'return_not_delivered' } })
    await move({ action: 'fail', state: 'delivering', reason: 'Хүн байгаагүй', next_on: '2027-01-01' })
    expect(await open()).toMatchObject({ status: 409, body: { code: 'return_not_delivered' } })
    await move({ action: 'take_back', state: 'failed', restock: true })
    expect(await stockOf(variantId)).toEqual([10, 0])
    expect(await open()).toMatchObject({ status: 409, body: { code: 'return_not_delivered' } })
    expect(requireOk(await staff.call<OrderReturns>('GET', `/api/v2/staff/orders/${number}/returns`)).lines).toEqual([])
  })

  test('staff open a return of delivered goods themselves, also after the deadline, and find it in the list', async () => {
    const { number, lines } = await delivered([1])
    shop.clock.pass(400 * HOUR)
    const open = (who: Customer) =>
      who.call<Answered>('POST', `/api/v2/staff/orders/${number}/returns`, { lines: [{ id: lines[0], quantity: 1 }], ...asked })
    expect((await open(user)).status).toBe(403)
    const { id } = requireOk(await open(staff))
    const list = (state: string, who = staff) => who.call<{ returns: StaffReturn[] }>('GET', `/api/v2/staff/returns?state=${state}`)
    expect(requireOk(await list('approved')).returns).toMatchObject([{ id, order_number: number, state: 'approved' }])
    expect(requireOk(await list('requested')).returns).toEqual([])
    expect((await list('magic')).status).toBe(422)
    expect((await list('approved', user)).status).toBe(403)
  })

  test('pictures are validated and stored, and a return accepts only stored ones', async () => {
    const { number, lines } = await delivered([1])
    const { token } = await createSession(database.db, { kind: 'browser', userId: user.userId, now: shop.clock.now })
    const upload = async (bytes: Uint8Array<ArrayBuffer>, order = number) => {
      const body = new FormData()
      body.set('image', new File([bytes], 'photo.png', { type: 'image/png' }))
      const answer = await shop.app.request(`http://shop.test${toOrderPath(order, '/return_images')}`, {
        method: 'POST',
        body,
        headers: { [SESSION_HEADER]: token }
      })
      return { status: answer.status, body: (await answer.json()) as { id: string } }
    }
    const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a43' } })
      .png()
      .toBuffer()
    const stored = await upload(new Uint8Array(png))
    expect(stored.status).toBe(200)
    expect((await upload(new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).status).toBe(415)
    expect((await upload(new Uint8Array(png), 'DG00000000')).status).toBe(404)
    const withImages = (images: unknown) =>
      user.call<Answered>('POST', toOrderPath(number, '/returns'), { lines: [{ id: lines[0], quantity: 1 }], ...asked, images })
    expect((await withImages(['0'.repeat(20)])).status).toBe(422)
    expect((await withImages(Array.from({ length: 6 }, (_, n) => String(n).repeat(20)))).status).toBe(422)
    expect(requireOk(await withImages([stored.body.id])).pictures).toMatchObject([{ id: stored.body.id, width: 30, height: 20 }])
  })
})
