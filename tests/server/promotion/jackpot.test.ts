import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallResponse } from '#client/client.ts'
import type { Jackpot, OrderPlays, StaffJackpot } from '#contract/jackpot.ts'
import type { Order } from '#contract/order.ts'
import type { Wheel } from '#contract/wheel.ts'
import type { Cart } from '#domain/cart.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { formatShortName } from '#domain/jackpot.ts'
import { users } from '#server/identity/index.ts'
import { readBalance, ledgerTransfers } from '#server/ledger/index.ts'
import { createPromotionRoutes } from '#server/content/promotion/routes.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { createGiftCardRoutes } from '#server/giftcard/index.ts'
import { drawJackpots, createJackpotRoutes, createRunningGameRoutes, createWheelRoutes } from '#server/promotion/index.ts'
import { drawFromSeeds } from '#server/promotion/seeds.ts'
import { USUAL_KINDS } from '../database.ts'
import { setFlags } from '../settings.ts'
import {
  CART,
  COMPLETE,
  type Customer,
  fillCart,
  MINUTE,
  requireOk,
  openSecondNode,
  placeOrder,
  toOrderPath,
  START,
  setUpShop,
  setUpUser
} from '../shop.ts'

const JACKPOT = '/api/v2/promotions/jackpot'
const STAFF = '/api/v2/staff/jackpots'
const DAY = 24 * 60 * MINUTE
const FLAGS = { jackpot: true, storeCredit: true }
const ROUTES = [
  createRunningGameRoutes,
  createJackpotRoutes,
  createWheelRoutes,
  createPromotionRoutes,
  createRefundRoutes,
  createGiftCardRoutes
]

test('a winner is published with the name shortened', () => {
  const name = (firstName: string, lastName: string, mobile: string | null = null) => formatShortName({ firstName, lastName, mobile })
  expect(name('Номин', 'батболд')).toBe('Номин Б.')
  expect(name('Номин', '')).toBe('Номин')
  expect(name('', 'Батболд')).toBe('Б.')
  expect(name('', '', '88112345')).toBe('88••••45')
  expect(name('', '')).toBe('•••')
})

describe.each(USUAL_KINDS)('jackpot on %s', async kind => {
  const { shop, database } = await setUpShop(kind, ROUTES)
  const user = setUpUser(shop, { mobile: '88112345' })
  const staff = setUpUser(shop, { role: 'staff' })
  beforeEach(() => setFlags(database, FLAGS))

  const plan = (more: Record<string, unknown> = {}) =>
    staff.call<StaffJackpot & ErrorBody>('POST', STAFF, {
      title: { mn: 'Жекпот', en: 'Jackpot' },
      starts_at: START.toISOString(),
      draws_at: new Date(START.getTime() + DAY).toISOString(),
      start: 1000,
      permille: 15,
      minimum: 20_000,
      ...more
    })
  const view = async (who = user) => requireOk(await who.call<Jackpot>('GET', JACKPOT))
  const running = async () =>
    requireOk(await user.call<CallResponse<'GET', '/api/v2/promotions/running'>>('GET', '/api/v2/promotions/running'))
  const join = (who = user, seed = 'tea') => who.call<Jackpot & ErrorBody>('PUT', JACKPOT, { client_seed: seed })
  const buy = async (who = user, price = 30_000) => {
    const variantId = await shop.sell({ price })
    const { number, payment } = await placeOrder(who, [{ variantId, quantity: 1 }])
    await shop.payInvoice(payment)
    return number
  }
  const total = async (who: Customer, number: string) => requireOk(await who.call<Order>('GET', toOrderPath(number))).total
  const shareOf = (paid: number) => 1000 + Math.floor((paid * 15) / 1000)

  test('the pot grows by a share of paid orders, and a canceled or refunded order takes its share back', async () => {
    requireOk(await plan())
    expect((await view()).jackpot).toMatchObject({ pot: 1000, players: 0 })
    expect((await running()).jackpot?.pot).toBe(1000)
    const first = await buy()
    const second = await buy()
    const [one, two] = [await total(user, first), await total(user, second)]
    expect((await view()).jackpot?.pot).toBe(shareOf(one + two))
    expect((await running()).jackpot?.pot).toBe(shareOf(one + two))
    requireOk(await user.call('PUT', toOrderPath(first, '/cancel')))
    expect((await view()).jackpot?.pot).toBe(shareOf(two))
    expect((await running()).jackpot?.pot).toBe(shareOf(two))
    requireOk(await staff.call('POST', toOrderPath(second, '/refunds'), { of: 'amount', amount: 10_000, to: 'wallet' }))
    expect((await view()).jackpot?.pot).toBe(shareOf(two - 10_000))
    expect((await running()).jackpot?.pot).toBe(shareOf(two - 10_000))
  })

  test('an order counts for the games by what is left of it after refunds', async () => {
    requireOk(await plan())
    requireOk(
      await staff.call('POST', '/api/v2/staff/wheel_campaigns', {
        title: { mn: 'Хүрд', en: 'Wheel' },
        starts_at: START.toISOString(),
        ends_at: new Date(START.getTime() + DAY).toISOString(),
        allowance: 'order',
        minimum: 20_000,
        prizes: [
          { kind: 'bonus', value: 5000, weight: 0 },
          { kind: 'nothing', weight: 10_000 }
        ]
      })
    )
    await setFlags(database, { ...FLAGS, luckyWheel: true })
    requireOk(await join())
    const number = await buy()
    const counted = async () => ({
      plays: requireOk(await user.call<OrderPlays>('GET', toOrderPath(number, '/plays'))),
      tickets: (await view()).player?.tickets,
      turns: requireOk(await user.call<Wheel>('GET', '/api/v2/promotions/lucky_wheel')).player?.plays_left
    })
    const refund = async (amount: number) =>
      requireOk(await staff.call('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount, to: 'wallet' }))
    const paid = await total(user, number)
    await refund(paid - 20_000)
    expect(await counted()).toEqual({ plays: { wheel: true, jackpot: 'joined' }, tickets: 1, turns: 1 })
    await refund(1)
    expect(await counted()).toEqual({ plays: { wheel: false, jackpot: null }, tickets: 0, turns: 0 })
  })

  test('gift cards count for no game, because their money buys goods that do, or other cards', async () => {
    await setFlags(database, { ...FLAGS, luckyWheel: true, giftCard: true })
    requireOk(await plan())
    const prize = { kind: 'nothing', weight: 10_000 }
    const ends = new Date(START.getTime() + DAY)
    requireOk(
      await staff.call('POST', '/api/v2/staff/wheel_campaigns', {
        title: { mn: 'Хүрд', en: 'Wheel' },
        starts_at: START.toISOString(),
        ends_at: ends.toISOString(),
        allowance: 'order',
        minimum: 20_000,
        prizes: [{ kind: 'bonus', value: 5000, weight: 0 }, prize]
      })
    )
    requireOk(await join())
    const cardVariantId = await shop.sell({ price: 50_000 })
    await database.db.execute(
      sql`UPDATE products SET kind = 'gift_card' WHERE id = (SELECT product_id FROM variants WHERE id = ${cardVariantId})`
    )
    const buyCard = async (goods: boolean): Promise<string> => {
      if (goods) await fillCart(user, [{ variantId: await shop.sell({ price: 30_000 }), quantity: 1 }])
      requireOk(
        await user.call('POST', '/api/v2/checkouts/current/gift_cards', { variant_id: cardVariantId, amount: 50_000, channel: 'self' })
      )
      const { total: due } = requireOk(await user.call<Cart>('GET', CART))
      const order = requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: due }))
      await shop.payInvoice(order.payment)
      return order.number
    }
    const turns = async () => requireOk(await user.call<Wheel>('GET', '/api/v2/promotions/lucky_wheel')).player?.plays_left
    const cards = await buyCard(false)
    expect(requireOk(await user.call<OrderPlays>('GET', toOrderPath(cards, '/plays')))).toEqual({ wheel: false, jackpot: null })
    expect(await view()).toMatchObject({ jackpot: { pot: 1000 }, player: { tickets: 0 } })
    expect(await turns()).toBe(0)
    const mixed = await buyCard(true)
    expect(requireOk(await user.call<OrderPlays>('GET', toOrderPath(mixed, '/plays')))).toEqual({ wheel: true, jackpot: 'joined' })
    expect(await view()).toMatchObject({ jackpot: { pot: shareOf((await total(user, mixed)) - 50_000) }, player: { tickets: 1 } })
    expect(await turns()).toBe(1)
  })

  test('links to a game follow its times, its stop and the flag', async () => {
    const begins = new Date(START.getTime() + DAY)
    expect(await running()).toEqual({ wheel: null, jackpot: null, until: null })
    const { id } = requireOk(await plan({ starts_at: begins.toISOString(), draws_at: new Date(begins.getTime() + DAY).toISOString() }))
    expect(await running()).toEqual({ wheel: null, jackpot: null, until: begins.toISOString() })
    shop.clock.pass(DAY)
    expect((await running()).jackpot).toMatchObject({ pot: 1000 })
    await setFlags(database, { ...FLAGS, jackpot: false })
    expect((await running()).jackpot).toBeNull()
    await setFlags(database, FLAGS)
    requireOk(await staff.call('POST', `${STAFF}/${id}/stop`))
    expect(await running()).toEqual({ wheel: null, jackpot: null, until: null })
  })

  test('whoever takes part has a ticket for each order; a draw is verified by anybody, its pot is in the wallet', async () => {
    requireOk(await plan())
    await database.db
      .update(users)
      .set({ firstName: 'Номин', lastName: 'Батболд' })
      .where(eq(users.id, user.userId ?? 0))
    const number = await buy()
    expect(requireOk(await user.call<OrderPlays>('GET', toOrderPath(number, '/plays')))).toEqual({ wheel: false, jackpot: 'open' })
    expect((await view()).player).toEqual({ joined: false, client_seed: null, tickets: 0 })
    expect(requireOk(await join()).player).toEqual({ joined: true, client_seed: 'tea', tickets: 1 })
    expect(requireOk(await join(user, 'other')).player?.client_seed).toBe('tea')
    expect(requireOk(await user.call<OrderPlays>('GET', toOrderPath(number, '/plays'))).jackpot).toBe('joined')
    const stranger = await shop.user({ mobile: '88112346' })
    expect(await stranger.call('GET', toOrderPath(number, '/plays'))).toMatchObject({ status: 404 })
    const rival = await shop.user({ mobile: '88112347' })
    requireOk(await join(rival, 'milk'))
    await buy(rival)
    await buy(stranger)
    const small = await buy(rival, 1000)
    expect(requireOk(await rival.call<OrderPlays>('GET', toOrderPath(small, '/plays'))).jackpot).toBe(
      (await total(rival, small)) >= 20_000 ? 'joined' : null
    )
    const before = (await view()).jackpot
    shop.clock.pass(DAY)
    await drawJackpots(shop.server)
    expect((await view()).draws).toEqual([])
    shop.clock.pass(MINUTE)
    await drawJackpots(shop.server)
    const [drawn] = (await view()).draws
    const { tickets } = requireOk(await user.call<{ tickets: string[] }>('GET', `${JACKPOT}/${before?.id}/tickets`))
    expect(tickets).toEqual(['tea', 'milk'])
    const clientSeed = createHash('sha256').update('tea,milk').digest('hex')
    const serverSeed = drawn?.server_seed ?? ''
    const position = drawFromSeeds({ serverSeed, clientSeed, attempt: 1, weights: [1, 1] })
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(before?.commitment)
    expect(drawn).toMatchObject({ pot: before?.pot, position, client_seed: clientSeed, tickets: 2, mine: position === 0 })
    expect(drawn?.winner).toBe(position === 0 ? 'Номин Б.' : '88••••47')
    const repeated = await (await shop.guest()).call('POST', `${JACKPOT}/check`, { server_seed: serverSeed, tickets })
    expect(repeated.body).toEqual({ commitment: before?.commitment, client_seed: clientSeed, position })
    const winner = position === 0 ? user : rival
    expect(await readBalance(database.db, { kind: 'gift_wallet', userId: winner.userId ?? 0 })).toMatchObject({ posted: before?.pot })
    const [listed] = requireOk(await staff.call<{ jackpots: StaffJackpot[] }>('GET', STAFF)).jackpots
    expect(listed).toMatchObject({ state: 'drawn', pot: before?.pot })
    expect(await staff.call('POST', `${STAFF}/${listed?.id}/stop`)).toMatchObject({ status: 409 })
    // What happens to the order afterwards changes nothing.
    expect((await view()).draws).toMatchObject([{ pot: before?.pot }])
    expect(await join()).toMatchObject({ status: 404, body: { code: 'jackpot_not_found' } })
  })

  test('a jackpot without tickets has no winner; a stopped one, or one of a shop that switched it or the wallet off, is not drawn', async () => {
    requireOk(await plan())
    shop.clock.pass(DAY + MINUTE)
    // Without the wallet the winner could not see the money.
    for (const flags of [{ storeCredit: true }, { jackpot: true }]) {
      await setFlags(database, flags)
      await drawJackpots(shop.server)
      expect(await user.call('GET', JACKPOT)).toMatchObject({ status: 404 })
      expect(await join()).toMatchObject({ status: 404 })
    }
    await setFlags(database, FLAGS)
    expect((await view()).draws).toEqual([])
    await drawJackpots(shop.server)
    expect((await view()).draws).toMatchObject([{ pot: 1000, winner: null, position: null }])
    const from = shop.clock.now.getTime()
    const times = { starts_at: new Date(from).toISOString(), draws_at: new Date(from + DAY).toISOString() }
    const { id } = requireOk(await plan(times))
    expect(await plan(times)).toMatchObject({ status: 409, body: { code: 'jackpot_overlaps' } })
    expect(requireOk(await staff.call<StaffJackpot>('POST', `${STAFF}/${id}/stop`)).state).toBe('stopped')
    shop.clock.pass(2 * DAY)
    await drawJackpots(shop.server)
    expect(await database.db.$count(ledgerTransfers)).toBe(0)
    expect((await view()).draws).toHaveLength(1)
  })

  test('bad jackpots are refused with the field; who has no permission gets nothing', async () => {
    const refused = async (more: Record<string, unknown>, field: string) => {
      const { status, body } = await plan(more)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
    }
    await refused({ permille: 101 }, 'permille')
    await refused({ permille: 0, start: 0 }, 'permille')
    await refused({ draws_at: START.toISOString() }, 'draws_at')
    await refused({ starts_at: new Date(0).toISOString(), draws_at: new Date(1).toISOString() }, 'draws_at')
    await setFlags(database, { jackpot: true })
    expect(await plan()).toMatchObject({ status: 422, body: { code: 'prize_unavailable' } })
    expect(await user.call('POST', STAFF, {})).toMatchObject({ status: 403 })
    expect(await (await shop.guest()).call('PUT', JACKPOT, { client_seed: 'x' })).toMatchObject({ status: 401 })
    expect(await user.call('GET', `${JACKPOT}/999/tickets`)).toMatchObject({ status: 404 })
  })

  if (kind === 'postgres')
    test('two nodes that draw at once credit one winner once', async () => {
      const node = await openSecondNode(database, shop, ROUTES)
      try {
        requireOk(await plan())
        requireOk(await join())
        await buy()
        shop.clock.pass(DAY + MINUTE)
        await Promise.all([shop.server, node.server, shop.server, node.server].map(server => drawJackpots(server)))
        const credited = await database.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.code, 'jackpot'))
        const [drawn] = (await view()).draws
        expect(credited.map(({ amount }) => amount)).toEqual([drawn?.pot])
        expect(drawn).toMatchObject({ mine: true, winner: '88••••45' })
      } finally {
        await node.close()
      }
    })
})
