import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { EventSummary, Ticket, TicketCheck } from '#contract/ticket.ts'
import type { Cart } from '#domain/cart.ts'
import { parseTicketCode } from '#domain/ticket.ts'
import { products, variants } from '#server/catalogue/product/tables.ts'
import { createProductRoutes } from '#server/catalogue/product/routes.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { stockSource } from '#server/sources.ts'
import { createTicketRoutes } from '#server/ticket/index.ts'
import { USUAL_KINDS } from '../database.ts'
import { setFlags } from '../settings.ts'
import { CART, COMPLETE, type Customer, ITEMS, expectOneAccepted, requireOk, placeOrder, toOrderPath, setUpShop } from '../shop.ts'

const CHECKS = '/api/v2/staff/ticket_checks'
const EVENT = { startsAt: '2026-12-05T11:00:00.000Z', place: { mn: 'Улсын драмын театр', en: 'State Drama Theatre' } }

describe.each(USUAL_KINDS)('tickets on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [
    createTicketRoutes,
    createRefundRoutes,
    server => createProductRoutes(server, stockSource)
  ])
  let seat: number
  beforeEach(async () => {
    await offer(true)
    seat = await sellEvent()
  })

  const offer = (ticket: boolean) => setFlags(database, { ticket, storeCredit: true })
  const sellEvent = async (onHand = 10) => {
    const variantId = await shop.sell({ price: 45_000, onHand })
    await database.db
      .update(products)
      .set({ kind: 'ticket', event: EVENT, availableUntil: new Date(EVENT.startsAt) })
      .where(eq(products.id, await productOf(variantId)))
    return variantId
  }
  const productOf = async (variantId: number) =>
    (await database.db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId)))[0]?.id ?? 0
  const stock = async () => {
    const [row] = await database.db.select().from(variants).where(eq(variants.id, seat))
    return [row?.onHand, row?.allocated]
  }
  const complete = async (user: Customer) => {
    const { total } = requireOk(await user.call<Cart>('GET', CART))
    return user.call<Order & { code?: string }>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total })
  }
  const pay = async (placed: Order, times = 1) => {
    const sessionId = placed.payment?.id
    for (const [id, invoice] of shop.bank.invoices) if (invoice.sessionId === sessionId) shop.bank.pay(id)
    for (let time = 0; time < times; time++) await shop.callback(sessionId)
  }
  const ticketsOf = async (user: Customer) => requireOk(await user.call<{ tickets: Ticket[] }>('GET', '/api/v2/tickets')).tickets
  const bought = async (quantity = 1) => {
    const user = await shop.user({ email: 'nomin@mail.mn', emailVerifiedAt: shop.clock.now })
    requireOk(await user.call('POST', ITEMS, { variant_id: seat, quantity }))
    const placed = requireOk(await complete(user))
    await pay(placed, 2)
    return { user, placed, tickets: await ticketsOf(user) }
  }
  const check = async (staff: Customer, code: string, event: number | null = null, key = crypto.randomUUID()) =>
    staff.call<TicketCheck & { code: string }>('POST', CHECKS, { code, event }, { 'idempotency-key': key })
  const first = <Item>([item]: readonly Item[]): Item => {
    if (item === undefined) throw new Error('There is none.')
    return item
  }

  test('are held while unpaid, and issued once for each piece, without an address', async () => {
    const user = await shop.user({ email: 'nomin@mail.mn', emailVerifiedAt: shop.clock.now })
    const cart = requireOk(await user.call<Cart>('POST', ITEMS, { variant_id: seat, quantity: 2 }))
    expect(cart).toMatchObject({ ship_total: 0, total: 90_000, tax_total: 0, line_items: [{ ticket: true }] })
    const placed = requireOk(await complete(user))
    expect(placed).toMatchObject({ delivery: { method: 'digital' }, line_items: [{ kind: 'ticket', quantity: 2 }] })
    expect(await ticketsOf(user)).toEqual([])
    const other = await shop.user()
    requireOk(await other.call('POST', ITEMS, { variant_id: seat, quantity: 8 }))
    expect((await other.call('POST', ITEMS, { variant_id: seat, quantity: 1 })).status).toBe(409)

    await pay(placed, 3)
    const tickets = await ticketsOf(user)
    expect(tickets).toHaveLength(2)
    expect(tickets[0]).toMatchObject({ state: 'valid', place: 'State Drama Theatre', starts_at: EVENT.startsAt, past: false })
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(2)
    expect(requireOk(await user.call<Order>('GET', toOrderPath(placed.number))).delivered_at).not.toBeNull()
    expect(await stock()).toEqual([10, 2])
    const mails = await database.db.select().from(messages).where(eq(messages.channel, 'email'))
    for (const { code } of tickets) expect(mails.some(({ body }) => body.includes(code))).toBe(true)
  })

  test('of the last piece go to one of two customers', async () => {
    seat = await sellEvent(1)
    const users = [await shop.user(), await shop.user()]
    for (const user of users) requireOk(await user.call('POST', ITEMS, { variant_id: seat, quantity: 1 }))
    const results = await Promise.all(users.map(complete))
    expectOneAccepted(results, 'out_of_stock')
    for (const { status, body } of results) if (status === 200) await pay(body)
    expect((await Promise.all(users.map(ticketsOf))).flat()).toHaveLength(1)
    expect(await stock()).toEqual([1, 1])
  })

  test('are valid once, also at two entrances at the same time and after a lost answer', async () => {
    // Ids of products and variants are not the same.
    await database.db.execute(sql`SELECT setval('variants_id_seq', 500)`)
    seat = await sellEvent()
    const { tickets } = await bought(2)
    const [one, two] = [await shop.user({ role: 'support', firstName: 'Болд' }), await shop.user({ role: 'staff', firstName: 'Цэцэг' })]
    const { code } = first(tickets)
    const results = await Promise.all([check(one, code), check(two, code)])
    expect(results.map(({ body }) => body.result).toSorted()).toEqual(['admitted', 'used'])
    const admitted = results.find(({ body }) => body.result === 'admitted')?.body
    const later = requireOk(await check(two, code))
    expect(later).toMatchObject({ result: 'used', used_by: admitted?.checked_by, used_at: admitted?.checked_at })

    const other = tickets[1]?.code ?? ''
    const key = crypto.randomUUID()
    const before = requireOk(await check(one, other, null, key))
    expect(requireOk(await check(one, other, null, key))).toEqual(before)
    expect(before.result).toBe('admitted')
    // As the address of its page, in small letters and with spaces.
    expect(requireOk(await check(one, `http://shop.test/en/tickets/${other.replaceAll('-', '').toLowerCase()}`)).result).toBe('used')
    expect(requireOk(await check(one, other.replaceAll('-', ' '))).result).toBe('used')
    expect(requireOk(await one.call<{ events: EventSummary[] }>('GET', '/api/v2/staff/events')).events).toMatchObject([
      { sold: 0, used: 0, capacity: 10 },
      { sold: 2, used: 2, capacity: 10 }
    ])
  })

  test('scanned by mistake are valid again, once for each admission, and the checks remain', async () => {
    const { user, placed, tickets } = await bought()
    const [one, two] = [await shop.user({ role: 'staff', firstName: 'Болд' }), await shop.user({ role: 'support' })]
    const { code } = first(tickets)
    const undo = (staff: Customer, id: number, key: string = crypto.randomUUID()) =>
      staff.call<TicketCheck & { code: string }>('POST', `${CHECKS}/${id}/undo`, {}, { 'idempotency-key': key })
    const admitted = requireOk(await check(one, code))
    expect(admitted.admission).toBe(admitted.id)
    const refused = requireOk(await check(two, code))
    expect(refused).toMatchObject({ result: 'used', current_result: 'used', state: 'used', admission: admitted.id })
    for (const each of [user, await shop.user({ role: 'packer' })]) expect((await undo(each, admitted.id)).status).toBe(403)
    expect((await undo(two, refused.id)).status).toBe(409)

    const results = await Promise.all([undo(one, admitted.id), undo(two, admitted.id)])
    expectOneAccepted(results, 'ticket_check_over')
    expect(results.find(({ status }) => status === 200)?.body).toMatchObject({ result: 'undone', admission: null, used_at: null })
    expect((await ticketsOf(user)).map(({ state }) => state)).toEqual(['valid'])

    const again = requireOk(await check(two, code))
    expect(again).toMatchObject({ result: 'admitted', current_result: 'admitted' })
    const before = requireOk(await one.call<TicketCheck>('GET', `${CHECKS}/${admitted.id}`))
    expect(before).toMatchObject({ result: 'admitted', current_result: 'undone', state: 'used' })
    expect((await undo(one, admitted.id)).status).toBe(409)
    const key = crypto.randomUUID()
    const undone = requireOk(await undo(one, again.id, key))
    expect(requireOk(await undo(one, again.id, key)).id).toBe(undone.id)
    const refund = { of: 'all', to: 'wallet' }
    requireOk(await one.call('POST', toOrderPath(placed.number, '/refunds'), refund))
    expect((await undo(one, again.id)).status).toBe(409)
    const event = requireOk(await one.call<{ used: number; checks: TicketCheck[] }>('GET', `/api/v2/staff/events/${await productOf(seat)}`))
    expect(event.used).toBe(0)
    expect(event.checks.map(({ result }) => result)).toEqual(['undone', 'admitted', 'undone', 'used', 'admitted'])
    expect(event.checks.map(each => `${each.current_result} ${each.state}`)).toEqual(Array(5).fill('undone void'))
  })

  test('that were used remain so after their event', async () => {
    const { tickets } = await bought()
    const staff = await shop.user({ role: 'staff' })
    shop.clock.now = new Date(EVENT.startsAt)
    const { id } = requireOk(await check(staff, first(tickets).code))
    shop.clock.pass(13 * 60 * 60_000)
    expect(await staff.call('POST', `${CHECKS}/${id}/undo`)).toMatchObject({ status: 409, body: { code: 'ticket_check_over' } })
  })

  test('of another event are refused, and stay valid', async () => {
    const { tickets } = await bought()
    const staff = await shop.user({ role: 'staff' })
    const { code } = first(tickets)
    expect(requireOk(await check(staff, code, await productOf(await sellEvent()))).result).toBe('other_event')
    expect(requireOk(await check(staff, code, await productOf(seat))).result).toBe('admitted')
  })

  test('of strangers are found by their code alone, and checked by staff alone', async () => {
    const { user, placed, tickets } = await bought()
    const stranger = await shop.user()
    const { code } = first(tickets)
    expect(await ticketsOf(stranger)).toEqual([])
    expect(requireOk(await stranger.call<{ tickets: Ticket[] }>('GET', `/api/v2/tickets?order=${placed.number}`)).tickets).toEqual([])
    expect(requireOk(await (await shop.guest()).call<Ticket>('GET', `/api/v2/tickets/${code}`)).code).toBe(code)
    for (const wrong of ['AAAA-AAAA-AAAA-AAAA', '1', 'x'.repeat(200), '%00'])
      expect((await stranger.call('GET', `/api/v2/tickets/${wrong}`)).status).toBe(404)
    const staff = await shop.user({ role: 'staff' })
    expect(await check(staff, 'AAAA-AAAA-AAAA-AAAA')).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } })
    for (const each of [user, stranger, await shop.user({ role: 'packer' }), await shop.user({ role: 'editor' })])
      expect((await check(each, code)).status).toBe(403)
    expect((await ticketsOf(user)).map(({ state }) => state)).toEqual(['valid'])
  })

  test('are void after a refund, and can be sold again; a used one is not refunded', async () => {
    const staff = await shop.user({ role: 'staff' })
    const { user, placed, tickets } = await bought(3)
    const line = placed.line_items[0]?.id ?? 0
    const refund = (quantity: number) =>
      staff.call('POST', toOrderPath(placed.number, '/refunds'), { of: 'lines', lines: [{ id: line, quantity }], to: 'wallet' })
    requireOk(await check(staff, first(tickets).code))
    requireOk(await refund(1))
    expect((await ticketsOf(user)).map(({ state }) => state)).toEqual(['used', 'valid', 'void'])
    expect(requireOk(await check(staff, tickets[2]?.code ?? '')).result).toBe('void')
    expect((await ticketsOf(user))[2]?.qr_svg).toBeNull()
    expect(await stock()).toEqual([10, 2])
    expect(await refund(2)).toMatchObject({ status: 409, body: { code: 'ticket_used' } })
    expect(await staff.call('POST', toOrderPath(placed.number, '/refunds'), { of: 'all', to: 'wallet' })).toMatchObject({
      status: 409,
      body: { code: 'ticket_used' }
    })
    // Of the whole amount, whatever it is for.
    requireOk(await staff.call('POST', toOrderPath(placed.number, '/refunds'), { of: 'amount', amount: 90_000, to: 'wallet' }))
    expect((await ticketsOf(user)).map(({ state }) => state)).toEqual(['used', 'void', 'void'])
    expect(await stock()).toEqual([10, 1])
    expect(requireOk(await user.call<Order>('GET', toOrderPath(placed.number))).status).toBe('returned')
  })

  test('beside goods are canceled with their order, not once one was used', async () => {
    const staff = await shop.user({ role: 'staff' })
    const slippers = await shop.sell()
    const both = async () => {
      const user = await shop.user()
      const placed = await placeOrder(user, [
        { variantId: seat, quantity: 1 },
        { variantId: slippers, quantity: 1 }
      ])
      expect(placed).toMatchObject({ delivery: { method: 'address' } })
      await pay(placed)
      return { user, placed, code: first(await ticketsOf(user)).code }
    }
    const one = await both()
    requireOk(await one.user.call('PUT', toOrderPath(one.placed.number, '/cancel?to=wallet')))
    expect((await ticketsOf(one.user)).map(({ state }) => state)).toEqual(['void'])
    expect(requireOk(await check(staff, one.code)).result).toBe('void')
    expect(await stock()).toEqual([10, 0])

    const two = await both()
    requireOk(await check(staff, two.code))
    expect(requireOk(await two.user.call<Order>('GET', toOrderPath(two.placed.number))).cancelable).toBe(false)
    expect(await two.user.call('PUT', toOrderPath(two.placed.number, '/cancel?to=wallet'))).toMatchObject({
      status: 409,
      body: { code: 'ticket_used' }
    })
  })

  test('of an order that is never paid are not issued, and are free again', async () => {
    const user = await shop.user()
    requireOk(await user.call('POST', ITEMS, { variant_id: seat, quantity: 10 }))
    const placed = requireOk(await complete(user))
    requireOk(await user.call('PUT', toOrderPath(placed.number, '/cancel?to=wallet')))
    expect(await ticketsOf(user)).toEqual([])
    expect(await stock()).toEqual([10, 0])
    requireOk(await (await shop.user()).call('POST', ITEMS, { variant_id: seat, quantity: 10 }))
  })

  test('are sold until the event begins, while the flag is on; those that were sold stay valid', async () => {
    const { user, tickets } = await bought()
    const staff = await shop.user({ role: 'staff' })
    const stranger = await shop.user()
    const [{ slug } = { slug: '' }] = await database.db
      .select()
      .from(products)
      .where(eq(products.id, await productOf(seat)))
    const { code } = first(tickets)
    const statuses = async () =>
      Promise.all(
        [
          user.call('GET', '/api/v2/tickets'),
          user.call('GET', `/api/v2/tickets/${code}`),
          staff.call('GET', '/api/v2/staff/events'),
          stranger.call('GET', '/api/v2/tickets'),
          user.call('GET', '/api/v2/events'),
          user.call('GET', `/api/v2/products/${slug}`)
        ].map(async call => (await call).status)
      )
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])
    await offer(false)
    expect(await statuses()).toEqual([200, 200, 200, 404, 404, 404])
    expect(requireOk(await check(staff, code)).result).toBe('admitted')
    expect((await user.call('POST', ITEMS, { variant_id: seat, quantity: 1 })).status).toBe(409)
    await offer(true)
    expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200])
    shop.clock.now = new Date(EVENT.startsAt)
    expect((await user.call('POST', ITEMS, { variant_id: seat, quantity: 1 })).status).toBe(409)
    expect((await ticketsOf(user))[0]?.past).toBe(false)
    shop.clock.pass(13 * 60 * 60_000)
    expect((await ticketsOf(user))[0]?.past).toBe(true)
  })

  test('have codes that cannot be guessed', async () => {
    const { tickets } = await bought(5)
    for (const { code } of tickets) expect(parseTicketCode(code)).toMatch(/^[2-9A-HJKMNP-Z]{16}$/)
    const rows = await database.db.execute(sql`SELECT count(DISTINCT left(code, 4))::int AS n FROM tickets`)
    expect(Number((rows as { rows: { n: number }[] }).rows[0]?.n)).toBe(5)
  })
})
