import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { RouletteCheck, RouletteDraw, RouletteLocation, RoulettePrize, RouletteUser } from '#contract/roulette.ts'
import type { Order } from '#contract/order.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { staffActions } from '#server/kernel/audit/tables.ts'
import { orderLines, orders } from '#server/order/index.ts'
import { createRouletteRoutes } from '#server/promotion/index.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { drawFromSeeds } from '#server/promotion/seeds.ts'
import { rouletteDraws } from '#server/promotion/tables.ts'
import { receipts } from '#server/receipt/index.ts'
import { branches } from '#server/site/index.ts'
import { USUAL_KINDS } from '../database.ts'
import { requireOk, placeOrder, START, callUntilServed, setUpShop, setUpUser, toOrderPath } from '../shop.ts'

const API = '/api/v2/roulette'
const BAG = { title: { mn: 'Уут', en: 'Bag' }, weight: 1, stock: 5 }
const BLANK = { title: { mn: 'Дараагийн удаа', en: 'Next time' }, weight: 1, stock: null }

describe.each(USUAL_KINDS)('roulette of the staff on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createRouletteRoutes, createRefundRoutes])
  const manager = setUpUser(shop, { role: 'owner', mobile: '95050001' })
  const clerk = setUpUser(shop, { role: 'staff', mobile: '95050002' })
  const user = setUpUser(shop, { mobile: '88112345' })
  beforeEach(async () => {
    const place = { address: {}, phone: '77001188', hours: {}, latitude: 47.9, longitude: 106.9 }
    await database.db.insert(branches).values([
      { ...place, code: 'centre', name: { mn: 'Төв', en: 'Centre' } },
      { ...place, code: 'zaisan', name: { mn: 'Зайсан', en: 'Zaisan' } }
    ])
  })

  const openBranch = async (branch = 'centre', prizes: readonly object[] = [BAG], more: object = {}) => {
    const { id } = requireOk(await manager.call<RouletteLocation>('POST', `${API}/locations`, { branch, ...more }))
    requireOk(await manager.call('PUT', `${API}/stocks`, { location_id: id, prizes }))
    requireOk(await manager.call('POST', `${API}/users`, { location_id: id, login: '9505 0002' }))
    return id
  }
  /** A paid order; delivered unless the test says otherwise. */
  const bought = async (fulfilment: 'delivered' | 'shipped' = 'delivered') => {
    const variantId = await shop.sell({ price: 40_000 })
    const { number, payment } = await placeOrder(user, [{ variantId, quantity: 1 }])
    await shop.payInvoice(payment)
    await database.db.update(orders).set({ fulfilment }).where(eq(orders.number, number))
    return number
  }
  const check = (location_id: number, number: string, who = clerk) =>
    who.call<RouletteCheck & ErrorBody>('GET', `${API}/numbers/check_number?location_id=${location_id}&number=${number}`)
  const play = (location_id: number, number: string, who = clerk, headers: Record<string, string> = {}) =>
    who.call<RouletteDraw & ErrorBody>('POST', `${API}/numbers/roulette`, { location_id, number, client_seed: 'tea' }, headers)
  const stocks = async (id: number) =>
    requireOk(await clerk.call<{ prizes: RoulettePrize[] }>('GET', `${API}/stocks?location_id=${id}`)).prizes

  test('an order is checked, drawn once from the committed seed, and its prize leaves the stock', async () => {
    const id = await openBranch('centre', [BAG, BLANK])
    const number = await bought()
    const before = requireOk(await check(id, ` ${number.toLowerCase()} `))
    expect(before).toMatchObject({ number, drawn: null, prizes: [{ weight: 1 }, { weight: 1 }] })
    const first = requireOk(await play(id, number, clerk, { 'idempotency-key': 'lost' }))
    expect(requireOk(await play(id, number, clerk, { 'idempotency-key': 'lost' }))).toEqual(first)
    expect(createHash('sha256').update(first.server_seed).digest('hex')).toBe(before.commitment)
    expect(drawFromSeeds({ serverSeed: first.server_seed, clientSeed: 'tea', attempt: 1, weights: first.weights })).toBe(first.position)
    expect(await play(id, number)).toMatchObject({ status: 409, body: { code: 'roulette_played' } })
    // Another device finds the answer that was lost.
    expect(requireOk(await check(id, number)).drawn).toEqual(first)
    expect((await stocks(id)).map(({ won }) => won)).toEqual(first.position === 0 ? [1, 0] : [0, 1])
    expect(requireOk(await clerk.call<{ draws: RouletteDraw[] }>('GET', `${API}/numbers?location_id=${id}`)).draws).toEqual([first])
    const recorded = and(eq(staffActions.action, 'roulette.draw'), eq(staffActions.subject, number))
    expect(await database.db.$count(staffActions, recorded)).toBe(1)
  })

  test('the number of a VAT receipt leads to its order', async () => {
    const id = await openBranch()
    const number = await bought()
    const [row] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    await database.db.insert(receipts).values({
      orderId: row?.id ?? 0,
      state: 'issued',
      issuer: 'posapi',
      recipient: { kind: 'person', consumer_number: null } as never,
      document: {} as never,
      total: 40_000,
      vat: 3636.36,
      cityTax: 0,
      number: '1'.repeat(33),
      requestedAt: START,
      issuedAt: START
    })
    expect(requireOk(await check(id, '1'.repeat(33)))).toMatchObject({ number, drawn: null })
    expect(requireOk(await play(id, '1'.repeat(33)))).toMatchObject({ number, prize: BAG.title })
    expect(await play(id, number)).toMatchObject({ status: 409, body: { code: 'roulette_played' } })
  })

  test('prizes are received, renamed and removed; what was handed out cannot be taken back, and draws keep their name', async () => {
    const id = await openBranch()
    const { prize } = requireOk(await play(id, await bought()))
    expect(prize).toEqual(BAG.title)
    const [bag] = await stocks(id)
    const save = (prizes: readonly object[]) => manager.call<ErrorBody>('PUT', `${API}/stocks`, { location_id: id, prizes })
    expect((await save([{ ...BAG, id: bag?.id, stock: 0 }])).body.errors).toHaveProperty(['prizes.0.stock'])
    expect((await save([{ ...BAG, id: 999_999 }])).body.errors).toHaveProperty(['prizes.0.id'])
    requireOk(await save([{ ...BAG, id: bag?.id, stock: 9 }, BLANK]))
    expect(await stocks(id)).toMatchObject([{ id: bag?.id, stock: 9, won: 1 }, { stock: null }])
    requireOk(await save([BLANK]))
    const { draws } = requireOk(await clerk.call<{ draws: RouletteDraw[] }>('GET', `${API}/numbers?location_id=${id}`))
    expect(draws).toMatchObject([{ prize: BAG.title, won: true }])
  })

  test('unknown, unpaid, undelivered, cheap and foreign numbers are refused', async () => {
    const id = await openBranch('centre', [BAG], { minimum: 30_000 })
    const refused = async (number: string, code: string) => {
      expect((await check(id, number)).body.code).toBe(code)
      expect((await play(id, number)).body.code).toBe(code)
    }
    await refused('DG00000000', 'order_not_found')
    await refused('1'.repeat(33), 'order_not_found')
    const number = await bought('shipped')
    await refused(number, 'roulette_not_delivered')
    const change = (values: object) => database.db.update(orders).set(values).where(eq(orders.number, number))
    await change({ fulfilment: 'delivered', deliveryMethod: 'pickup', branchCode: 'zaisan' })
    await refused(number, 'roulette_other_branch')
    await change({ deliveryMethod: 'address', branchCode: null, payment: 'refunded' })
    await refused(number, 'roulette_not_paid')
    await change({ payment: 'paid' })
    requireOk(await manager.call('POST', `${API}/locations`, { branch: 'centre', minimum: 1_000_000 }))
    await refused(number, 'roulette_total_low')
    requireOk(await manager.call('POST', `${API}/locations`, { branch: 'centre', minimum: 20_000 }))
    const staff = await shop.user({ role: 'staff' })
    const { total } = requireOk(await user.call<Order>('GET', toOrderPath(number)))
    requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: total - 19_999, to: 'wallet' }))
    await refused(number, 'roulette_total_low')
    requireOk(await manager.call('POST', `${API}/locations`, { branch: 'centre', minimum: 19_999 }))
    requireOk(await check(id, number))
    // Its money is spent on another order, which has a draw.
    await database.db.update(orderLines).set({ kind: 'wallet_recharge' })
    await refused(number, 'roulette_total_low')
    requireOk(await manager.call('POST', `${API}/locations`, { branch: 'centre', open: false }))
    await refused(number, 'roulette_closed')
    expect(await database.db.$count(rouletteDraws)).toBe(0)
  })

  test('staff of another branch, without the permission, and customers get nothing', async () => {
    const id = await openBranch()
    const other = await shop.user({ role: 'staff', mobile: '95050003' })
    const packer = await shop.user({ role: 'packer', mobile: '95050004' })
    const number = await bought()
    expect(await play(id, number, other)).toMatchObject({ status: 404, body: { code: 'roulette_not_found' } })
    expect(await check(id, number, manager)).toMatchObject({ status: 404 })
    for (const who of [packer, user]) {
      expect(await play(id, number, who)).toMatchObject({ status: 403 })
      for (const path of ['locations', 'users', `stocks?location_id=${id}`, `numbers?location_id=${id}`])
        expect(await who.call('GET', `${API}/${path}`)).toMatchObject({ status: 403 })
      expect(await who.call('POST', `${API}/locations`, { branch: 'zaisan' })).toMatchObject({ status: 403 })
      expect(requireOk(await who.call('GET', `${API}/users/check_auth`))).toEqual({ allowed: false, locations: [] })
      expect(requireOk(await who.call('GET', `${API}/users/check_website_admin`))).toEqual({ admin: false })
    }
    const add = (login: string) => manager.call<RouletteUser & ErrorBody>('POST', `${API}/users`, { location_id: id, login })
    for (const login of ['95050004', '88112345', '99999999']) expect((await add(login)).body.errors).toHaveProperty('login')
    const added = requireOk(await add('95050003'))
    expect(requireOk(await add('95050003'))).toEqual(added)
    expect(requireOk(await other.call('GET', `${API}/users/check_auth`))).toEqual({ allowed: true, locations: [id] })
    expect(requireOk(await manager.call('GET', `${API}/users/check_website_admin`))).toEqual({ admin: true })
    requireOk(await manager.call('DELETE', `${API}/users/${added.id}`))
    requireOk(await manager.call('DELETE', `${API}/users/${added.id}`))
    expect(await play(id, number, other)).toMatchObject({ status: 404 })
  })

  test('many draws at once never hand out more than the stock, and an order is drawn once', async () => {
    const centre = await openBranch('centre', [{ ...BAG, stock: 3 }])
    const zaisan = await openBranch('zaisan', [{ ...BAG, stock: 20 }])
    const numbers: string[] = []
    while (numbers.length < 4) numbers.push(await bought())
    const last = await bought()
    const results = await Promise.all([
      ...numbers.map(number => callUntilServed(() => play(centre, number))),
      ...Array.from({ length: 8 }, (_, n) => callUntilServed(() => play(n % 2 ? zaisan : centre, last)))
    ])
    const codes = results.map(({ status, body }) => (status === 200 ? 'drawn' : body.code))
    const [bag] = await stocks(centre)
    expect(bag?.won).toBe(3)
    const drawn = await database.db.select().from(rouletteDraws)
    expect(codes.filter(code => code === 'drawn')).toHaveLength(drawn.length)
    expect(new Set(drawn.map(({ orderId }) => orderId)).size).toBe(drawn.length)
    expect(new Set(codes)).toEqual(new Set(['drawn', 'wheel_empty', 'roulette_played']))
  })
})
