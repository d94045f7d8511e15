import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import type { Fulfilment } from '#contract/fulfilment.ts'
import type { GiftCard, ShownGiftCard } from '#contract/gift-card.ts'
import type { ShipmentAction } from '#domain/shipment.ts'
import type { OrderReturns } from '#contract/return.ts'
import type { Order } from '#contract/order.ts'
import { runDueJobs } from '#server/jobs.ts'
import { KINDS, openTestDatabase, toRows, type TestDatabase } from '../database.ts'
import { grant } from '../ledger/grant.ts'
import {
  ADDRESS,
  CART,
  CHECKOUT,
  COMPLETE,
  ITEMS,
  MINUTE,
  requireOk,
  openSecondNode,
  openTestShop,
  toOrderPath,
  readBooks,
  type Customer,
  type TestShop
} from '../shop.ts'
import { createGiftCardRoutes } from '#server/giftcard/index.ts'
import { invalidate } from '#server/kernel/cache/invalidation.ts'
import { createReturnRoutes } from '#server/return/routes.ts'
import { siteSettings } from '#server/site/tables.ts'
import { createTicketRoutes } from '#server/ticket/index.ts'
import { createWalletRoutes } from '#server/wallet/routes.ts'
import { createFulfilmentRoutes } from '#server/fulfilment/index.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { countRuns } from '../../long.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { coupons } from '#server/discount/tables.ts'
import { expectSoundShop } from './interleaved-books.ts'
import { CUSTOMERS, EVENT_AT, history, SEATS, type Step, VARIANTS } from './interleaved-steps.ts'

describe.each(KINDS)('whatever happens in whatever order on %s', kind => {
  let database: TestDatabase
  let shop: TestShop
  /** Null for PGlite, which one process opens. */
  let secondNode: Awaited<ReturnType<typeof openSecondNode>> | null = null
  beforeAll(async () => {
    const routes = [
      createRefundRoutes,
      createFulfilmentRoutes,
      createReturnRoutes,
      createWalletRoutes,
      createGiftCardRoutes,
      createTicketRoutes
    ]
    database = await openTestDatabase(kind)
    shop = openTestShop(database, undefined, routes)
    if (database.url) secondNode = await openSecondNode(database, shop, routes)
  })
  afterAll(async () => {
    await secondNode?.close()
    await database?.close()
  })

  /** Sends the requests of a user to both nodes in turn. */
  const onBothNodes = async (user: Customer): Promise<Customer> => {
    const nodes = [user, secondNode ? await secondNode.logIn(user.userId ?? 0) : user] as const
    let count = 0
    return { ...user, call: (...request) => nodes[count++ % 2 ? 1 : 0].call(...request) }
  }

  const world = async () => {
    await shop.begin()
    await database.db
      .insert(siteSettings)
      .values({ name: 'configs', value: { storeCredit: true, giftCard: true, coupon: true, voucher: true, ticket: true } })
    invalidate(database.database, ['site'])
    const variants = await Promise.all(Array.from({ length: VARIANTS }, () => shop.sell({ onHand: 4 })))
    // The last variant is a pre-order, which needs a separate shipment.
    await database.db.execute(
      sql`UPDATE products SET preorder_on = '2026-12-24' WHERE id = (SELECT product_id FROM variants WHERE id = ${variants.at(-1)})`
    )
    // The first variant has a gift with less stock.
    const gift = await shop.sell({ onHand: 3 })
    await database.db.execute(
      sql`UPDATE products SET gift_variant_ids = ARRAY[${gift}::int] WHERE id = (SELECT product_id FROM variants WHERE id = ${variants[0]})`
    )
    const card = await shop.sell({ onHand: 3 })
    await database.db.execute(sql`UPDATE products SET kind = 'gift_card' WHERE id = (SELECT product_id FROM variants WHERE id = ${card})`)
    const seat = await shop.sell({ onHand: SEATS })
    await database.db.execute(
      sql`UPDATE products SET kind = 'ticket', event = ${JSON.stringify({ startsAt: EVENT_AT, place: {} })}::jsonb, available_until = ${EVENT_AT}
        WHERE id = (SELECT product_id FROM variants WHERE id = ${seat})`
    )
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, async () => onBothNodes(await shop.user())))
    const rules = { title: {}, startsAt: new Date(0), combinable: true, createdAt: shop.clock.now, updatedAt: shop.clock.now }
    await database.db.insert(coupons).values([
      // Two uses for three customers.
      { ...rules, code: 'TWICE', type: 'coupon', kind: 'percent', value: 10, maxUses: 2 },
      // Covers a cart of one piece.
      { ...rules, code: 'VOUCHER', type: 'voucher', kind: 'amount', value: 15_000, maxUses: 1, userIds: [customers[0]?.userId ?? 0] }
    ])
    for (const customer of customers) requireOk(await customer.call('PUT', CHECKOUT, { address: ADDRESS }))
    // Recharged wallets and points to pay from.
    for (const { userId } of customers) {
      await grant(shop.server, userId, 'wallet', 30_000)
      await grant(shop.server, userId, 'points', 9000)
    }
    const staff = await onBothNodes(await shop.user({ role: 'staff' }))
    return {
      variants,
      card,
      seat,
      customers,
      staff,
      orders: [] as { customer: Customer; number: string }[],
      /** Numbers and passwords that buyers have seen. */
      secrets: [] as { number: string; password: string }[]
    }
  }
  type World = Awaited<ReturnType<typeof world>>

  /** The invoices of all orders, oldest first: also canceled ones can be paid. */
  const invoices = () => [...shop.bank.invoices.keys()]
  const callback = async (invoiceId: string) => {
    const answer = await shop.callback(shop.bank.invoices.get(invoiceId)?.sessionId)
    expect(answer.status).toBe(200)
  }

  /** Starts the preparation of an order, or applies one of the actions of its first open shipment. */
  const moveOn = async (
    staff: Customer,
    number: string,
    choose: (actions: readonly ShipmentAction[]) => ShipmentAction | undefined
  ): Promise<{ status: number }> => {
    const { shipments } = requireOk(await staff.call<Fulfilment>('GET', `/api/v2/staff/orders/${number}/fulfilment`))
    const open = shipments.find(({ actions }) => actions.length > 0)
    if (!open) return staff.call('POST', `/api/v2/staff/orders/${number}/shipments`)
    const action = choose(open.actions)
    const details = {
      pack: { lines: open.lines.map(({ id }) => id) },
      unpack: {},
      ship: { carrier: 'Post' },
      dispatch: { courier: 'Bat' },
      deliver: { received_by: 'Nomin' },
      hand_over: { code: '000000', received_by: 'Nomin' },
      fail: { reason: 'Nobody was there', next_on: '2027-01-01' },
      take_back: { restock: true },
      split: { lines: open.lines.slice(1).map(({ id }) => id) },
      withdraw: { restock: true }
    }[action ?? 'unpack']
    return staff.call('POST', `/api/v2/staff/shipments/${open.id}/actions`, { action, state: open.state, ...details })
  }

  /** Delivers the shipments of an order, as far as its state allows that. */
  const deliver = async (staff: Customer, number: string): Promise<void> => {
    const forward = ['deliver', 'dispatch', 'pack'] as const
    for (let status = 200, steps = 0; status === 200 && steps < 8; steps++)
      ({ status } = await moveOn(staff, number, actions => forward.find(action => actions.includes(action))))
  }

  /** Requests the return of a delivered piece, or takes the oldest return of an order one step on. */
  const advanceReturn = async (customer: Customer, staff: Customer, number: string, choice: number): Promise<{ status: number }> => {
    const { lines, returns } = requireOk(await customer.call<OrderReturns>('GET', toOrderPath(number, '/returns')))
    const open = returns.findLast(({ state }) => state !== 'refunded' && state !== 'rejected')
    const line = lines.find(each => each.open)
    if (!open)
      return line
        ? customer.call('POST', toOrderPath(number, '/returns'), { lines: [{ id: line.id, quantity: 1 }], reason: 'damaged', comment: '' })
        : { status: 404 }
    const act = (step: string, body?: unknown) => staff.call('POST', `/api/v2/staff/returns/${open.id}/${step}`, body)
    if (open.state === 'requested') return choice === 9 ? act('reject', { reason: 'Used' }) : act('approve')
    if (open.state === 'approved') return act('receive')
    const disposition = choice % 2 ? 'restocked' : 'written_off'
    // Two members of staff decide on the same goods, and two refund them.
    const decide = () => act('dispositions', { lines: open.lines.map(({ id }) => ({ id, disposition })) })
    const refund = () => act('refund', { amount: open.amount, to: choice % 3 ? 'wallet' : 'origin' })
    const results = await Promise.all([decide(), decide(), refund(), refund()])
    return results.toSorted((one, other) => other.status - one.status)[0] ?? { status: 500 }
  }

  /** Sees the numbers of gift cards that a customer has bought, and moves money of a seen one to a wallet. */
  const redeem = async (customer: Customer, { orders, secrets }: World): Promise<{ status: number }> => {
    for (const { customer: buyer, number } of orders) {
      const cards = requireOk(await buyer.call<{ gift_cards: GiftCard[] }>('GET', toOrderPath(number, '/gift_cards'))).gift_cards
      for (const { id } of cards.filter(({ state, channel }) => state === 'issued' && channel === 'self')) {
        const shown = await buyer.call<ShownGiftCard>('POST', `/api/v2/gift_cards/${id}/show`)
        if (shown.status === 200) secrets.push({ number: shown.body.number, password: shown.body.password })
      }
    }
    const secret = secrets.at(-1)
    if (!secret) return { status: 404 }
    // The whole card in two browsers: one of them gets it.
    const whole = { ...secret, amount: 20_000 }
    const [one, other] = await Promise.all([1, 2].map(() => customer.call('POST', '/api/v2/wallet/gift_cards', whole)))
    expect([one?.status, other?.status].filter(status => status === 200).length).toBeLessThan(2)
    return one ?? { status: 500 }
  }

  /** Checks a ticket at two entrances, whatever has become of its order. */
  const admit = async (staff: Customer, choice: number): Promise<void> => {
    const rows = toRows<{ code: string; fate: string }>(
      await database.db.execute(
        sql`SELECT code, CASE WHEN voided_at IS NOT NULL THEN 'void' WHEN used_at IS NOT NULL THEN 'used' ELSE 'valid' END AS fate FROM tickets ORDER BY id`
      )
    )
    const ticket = rows[choice % rows.length]
    if (!ticket) return
    const results = await Promise.all(
      [1, 2].map(() => staff.call<{ result: string }>('POST', '/api/v2/staff/ticket_checks', { code: ticket.code, event: null }))
    )
    const admitted = results.filter(answer => requireOk(answer).result === 'admitted')
    expect(admitted.length).toBeLessThanOrEqual(ticket.fate === 'valid' ? 1 : 0)
  }

  const expectTickets = async (): Promise<void> => {
    const wrong = sql`SELECT 'of an unpaid order' AS why FROM tickets t JOIN orders o ON o.id = t.order_id WHERE t.voided_at IS NULL AND o.state <> 'placed'
      UNION ALL SELECT 'not one a piece' FROM order_lines l JOIN orders o ON o.id = l.order_id LEFT JOIN tickets t ON t.order_line_id = l.id
        WHERE l.kind = 'ticket' AND o.state = 'placed' GROUP BY l.id, l.quantity HAVING count(t.id) <> l.quantity
      UNION ALL SELECT 'admitted twice' FROM ticket_checks WHERE result = 'admitted' GROUP BY ticket_id HAVING count(*) > 1
      UNION ALL SELECT 'used and void' FROM tickets WHERE used_at IS NOT NULL AND voided_at IS NOT NULL
      UNION ALL SELECT 'more than seats' FROM tickets WHERE voided_at IS NULL HAVING count(*) > ${SEATS}`
    expect(toRows(await database.db.execute(wrong))).toEqual([])
  }

  const take = async (setting: World, action: Step): Promise<void> => {
    const { variants, customers, staff, orders } = setting
    // Rejections are valid results; server errors are not.
    const fine = ({ status }: { status: number }) => expect(status).toBeLessThan(500)
    switch (action.do) {
      case 'add':
        return fine(
          await (customers[action.who] as Customer).call('POST', ITEMS, { variant_id: variants[action.variant], quantity: action.quantity })
        )
      case 'coupon':
        return fine(await (customers[action.who] as Customer).call('PUT', CHECKOUT, { coupon: action.code }))
      case 'submit': {
        const customer = customers[action.who] as Customer
        const { total } = requireOk(await customer.call<Cart>('GET', CART))
        const answer = await customer.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total })
        if (answer.status === 200 && !orders.some(known => known.number === answer.body.number))
          orders.push({ customer, number: answer.body.number })
        return fine(answer)
      }
      case 'recharge': {
        const customer = customers[action.who] as Customer
        const answer = await customer.call<{ number: string }>('POST', '/api/v2/wallet/recharges', {
          amount: action.amount,
          payment_method: 'qpay'
        })
        if (answer.status === 200) orders.push({ customer, number: answer.body.number })
        return fine(answer)
      }
      case 'card': {
        const body = { variant_id: setting.card, amount: 20_000, channel: 'self' }
        return fine(await (customers[action.who] as Customer).call('POST', '/api/v2/checkouts/current/gift_cards', body))
      }
      case 'seat':
        return fine(await (customers[action.who] as Customer).call('POST', ITEMS, { variant_id: setting.seat, quantity: action.quantity }))
      case 'admit':
        return admit(staff, action.which)
      case 'redeem':
        return fine(await redeem(customers[action.who] as Customer, setting))
      case 'pay': {
        const all = invoices()
        const id = all[action.which % all.length]
        const invoice = id && shop.bank.invoices.get(id)
        if (!invoice) return
        // The bank may list one payment twice, with the same reference.
        const ref = `${id}-${action.ref}`
        const again = invoice.facts.find(fact => fact.ref === ref)
        shop.bank.pay(id, again ?? { amount: Math.max(1, invoice.amount + action.off), ref })
        return
      }
      case 'callback': {
        const all = invoices()
        const id = all[action.which % all.length]
        if (id) await Promise.all([callback(id), callback(id)])
        return
      }
      case 'pass':
        return shop.clock.pass(action.minutes * MINUTE)
      case 'jobs':
        return void (await runDueJobs(shop.server))
      default: {
        const order = orders[action.which % orders.length]
        if (!order) return
        const { customer, number } = order
        if (action.do === 'move') return fine(await moveOn(staff, number, actions => actions[action.action % actions.length]))
        if (action.do === 'return') return fine(await advanceReturn(customer, staff, number, action.which))
        if (action.do === 'deliver') return deliver(staff, number)
        if (action.do === 'wallet') return fine(await customer.call('POST', toOrderPath(number, '/payments'), { method: 'wallet' }))
        if (action.do === 'points')
          return fine(
            await customer.call('POST', toOrderPath(number, '/payments'), { method: 'points', amount: 2000 * (action.which + 1) })
          )
        if (action.do === 'refund')
          return fine(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: 1000 * (action.which + 1) }))
        if (action.do === 'refund_all')
          return fine(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'all', to: action.which % 2 ? 'wallet' : 'origin' }))
        if (action.do === 'refund_line') {
          const lines = requireOk(await customer.call<Order>('GET', toOrderPath(number))).line_items
          const line = lines[action.which % lines.length]
          // Two members of staff refund the same pieces, one of them more.
          const refund = (quantity: number, to: string) =>
            staff.call('POST', toOrderPath(number, '/refunds'), { of: 'lines', lines: [{ id: line?.id, quantity }], to })
          const results = await Promise.all([refund(1, 'wallet'), refund(1 + (action.which % 2), 'origin')])
          return results.forEach(fine)
        }
        if (action.do === 'charge_back') {
          const { payment } = requireOk(await customer.call<Order>('GET', toOrderPath(number)))
          const paid =
            payment?.state === 'captured' && shop.bank.invoices.get(`invoice-${payment.id}`)?.facts.find(fact => fact.status === 'paid')
          if (!paid) return
          await shop.bank.refund(paid.ref, paid.amount, '')
          return callback(`invoice-${payment.id}`)
        }
        if (action.do === 'void_ticket') {
          const { line_items: lines } = requireOk(await customer.call<Order>('GET', toOrderPath(number)))
          const line = lines.find(({ kind: kindOfLine }) => kindOfLine === 'ticket')
          const body = { of: 'lines', lines: [{ id: line?.id, quantity: 1 }], to: 'wallet' }
          return line && fine(await staff.call('POST', toOrderPath(number, '/refunds'), body))
        }
        if (action.do === 'to_wallet') {
          const [open] = requireOk(await customer.call<Order>('GET', toOrderPath(number))).refund_cases.filter(
            found => found.state === 'open'
          )
          return open && fine(await staff.call('POST', `/api/v2/refund_cases/${open.id}/refunds`, { by: 'wallet' }))
        }
        if (action.do === 'check') return fine(await customer.call('POST', toOrderPath(number, '/check_payment')))
        if (action.do === 'cancel') return fine(await customer.call('PUT', toOrderPath(number, '/cancel')))
        return fine(await customer.call('POST', toOrderPath(number, '/payments'), { method: action.which % 2 ? 'qpay' : 'bank_transfer' }))
      }
    }
  }

  test('stock, orders and money add up', async () => {
    await fc.assert(
      fc.asyncProperty(history, async groups => {
        const setting = await world()
        for (const group of groups) {
          // All steps end before a failure is reported, because a running one would change the next case.
          const taken = await Promise.allSettled(group.map(action => take(setting, action)))
          for (const result of taken) if (result.status === 'rejected') throw result.reason
          const { stock, ordersPerCart } = await readBooks(database.db, shop.clock.now)
          for (const { onHand, allocated, held } of stock) expect(allocated + held).toBeLessThanOrEqual(onHand)
          expect(ordersPerCart).toBeLessThanOrEqual(1)
          await expectTickets()
          await expectLedgerSums(database.db)
        }
        for (const id of invoices()) await callback(id)
        await expectTickets()

        await expectSoundShop(shop, database.db)
      }),
      { numRuns: countRuns(8, 500) }
    )
  })
})
