import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Card } from '#contract/card.ts'
import type { Order } from '#contract/order.ts'
import { ShopError } from '#domain/errors.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import { runDueJobs } from '#server/jobs.ts'
import { createCardRoutes } from '#server/card/routes.ts'
import { createWalletRoutes } from '#server/wallet/routes.ts'
import { toCapabilities, type PaymentInput, savedCards } from '#server/payment/index.ts'
import { createKhan } from '#server/payment/providers/khan/khan.ts'
import { createTdb } from '#server/payment/providers/tdb/tdb.ts'
import { readNewestInvoices, readPayments, type SandboxInvoice } from '#server/payment/sandbox/store.ts'
import { listen } from '../auth-harness.ts'
import { openProviderShop, type ProviderShop } from './provider-shop.ts'
import { turnOn } from '../settings.ts'
import { COMPLETE, type Customer, fillCart, MINUTE, requireOk, toOrderPath } from '../shop.ts'

interface ProviderCase {
  code: ProviderCode
  /** What the customer enters. */
  input?: PaymentInput
  /** Whether the provider sends callbacks; otherwise the browser's return triggers the check. */
  hasCallback: boolean
  /** A callback without a valid signature, at the provider's address without a session. */
  forged: (invoice: SandboxInvoice) => RequestInit & { query?: string }
  /** 403 where callbacks are signed. */
  forgedStatus: number
}

const toJsonRequest = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body)
})

const WITHOUT_CALLBACK = { hasCallback: false, forged: () => toJsonRequest({}), forgedStatus: 404 }

/** Every provider with a test page passes these tests through HTTP against its sandbox. */
const PROVIDERS: readonly ProviderCase[] = [
  {
    code: 'golomt',
    hasCallback: true,
    forged: ({ merchantRef, amount }) =>
      toJsonRequest({ transactionId: merchantRef, amount: amount.toFixed(2), errorCode: '000', token: '', checksum: 'f'.repeat(64) }),
    forgedStatus: 403
  },
  { code: 'khan', ...WITHOUT_CALLBACK },
  { code: 'tdb', ...WITHOUT_CALLBACK }
]

let shop: ProviderShop
beforeAll(async () => {
  shop = await openProviderShop([createCardRoutes, createWalletRoutes])
})
afterAll(() => shop?.close())

describe.each(PROVIDERS)('payments by $code', ({ code, input, hasCallback, forged, forgedStatus }) => {
  let user: Customer
  beforeEach(async () => {
    shop.sandbox.isDown = false
    await shop.begin()
    user = await shop.user()
  })
  const place = async (): Promise<Order> => {
    const { total } = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    return requireOk(
      await user.call<Order>('POST', COMPLETE, { payment_method: code, expected_total: total, ...(input && { payment_input: input }) })
    )
  }
  const read = async ({ number }: Order): Promise<Order> => requireOk(await user.call<Order>('GET', toOrderPath(number)))
  /** The newest by its time, so every request that can make another is a second later. */
  const invoice = async (): Promise<SandboxInvoice> => {
    const [newest] = await readNewestInvoices(shop.database.db, code, 1)
    if (!newest) throw new Error('The provider has no invoice.')
    return newest
  }
  /** Clicks a button of the provider's test page. */
  const click = async (action: string, amount = ''): Promise<void> => {
    const body = new URLSearchParams({ action, amount, invoice: (await invoice()).merchantRef })
    shop.clock.pass(1000)
    const response = await fetch(`${shop.url}/dev/${code}`, { method: 'POST', body, redirect: 'manual' })
    expect(response.status).toBe(303)
    const back = (await invoice()).returnUrl
    if (!hasCallback && back && action !== 'pay_quietly') await fetch(back, { redirect: 'manual' })
  }
  const start = ({ number }: Order) => {
    shop.clock.pass(1000)
    return user.call<Order>('POST', toOrderPath(number, '/payments'), { method: code, ...(input && { input }) })
  }

  test('place the order once, however often the callback comes', async () => {
    const made = await place()
    expect(made.payment).toMatchObject({ method: code, state: 'waiting', failure: null })
    await click('pay')
    const [payment] = await readPayments(shop.database.db, (await invoice()).id)
    expect(payment?.callback?.split(' ')[0]).toBe(hasCallback ? '200' : undefined)
    const callback = `${shop.url}/api/v2/payments/${code}/callback/${made.payment?.id}`
    for (const method of ['GET', 'POST']) expect((await fetch(callback, { method })).status).toBe(hasCallback ? 200 : 404)
    expect(await read(made)).toMatchObject({ state: 'placed', paid_total: made.total, refund_cases: [] })
  })

  test('follow the customer who returns, and are found after a closed browser and a lost callback', async () => {
    const returned = await place()
    const back = `${shop.url}/api/v2/payments/${code}/return/${returned.payment?.id}`
    const early = await fetch(back, { redirect: 'manual' })
    expect([early.status, early.headers.get('location')]).toEqual([303, `/en/account/orders/${returned.number}/pay?returned=1`])
    expect(await read(returned)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'waiting' } })
    await click('pay_quietly')
    await fetch(back, { method: 'POST', redirect: 'manual' })
    expect(await read(returned)).toMatchObject({ state: 'placed' })
    const closed = await place()
    await click('pay_quietly')
    shop.clock.pass((toCapabilities(code).checkAfterMinutes[0] ?? 0) * MINUTE + 1)
    await runDueJobs(shop.server)
    expect(await read(closed)).toMatchObject({ state: 'placed' })
  })

  test('can be tried again after a refusal, with its reason', async () => {
    const made = await place()
    await click('decline')
    expect(await read(made)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'failed', failure: 'declined' } })
    expect(requireOk(await start(made)).payment).toMatchObject({ state: 'waiting', failure: null })
    await click('pay')
    expect(await read(made)).toMatchObject({ state: 'placed' })
  })

  test('of another amount pay a part, and the rest is requested', async () => {
    const made = await place()
    const part = made.total - 1000
    await click('pay_other', String(part))
    expect(await read(made)).toMatchObject({ state: 'awaiting_payment', paid_total: part, payment: { state: 'waiting', amount: 1000 } })
    await click('pay')
    expect(await read(made)).toMatchObject({ state: 'placed', paid_total: made.total })
  })

  if (code !== 'golomt')
    test('that the bank only reserves are no money until it transfers them', async () => {
      const made = await place()
      await click('reserve')
      expect(await read(made)).toMatchObject({
        state: 'awaiting_payment',
        status: 'pending',
        paid_total: 0,
        payment: { state: 'authorized' }
      })
      shop.clock.pass(40 * MINUTE)
      await runDueJobs(shop.server)
      expect(await read(made)).toMatchObject({ state: 'expired', paid_total: 0, payment: { state: 'expired' }, refund_cases: [] })
      await click('pay')
      expect((await read(made)).refund_cases).toMatchObject([{ reason: 'late_payment', amount: made.total }])
    })

  test('that are late become refund cases', async () => {
    const made = await place()
    shop.clock.pass(40 * MINUTE)
    await runDueJobs(shop.server)
    expect((await read(made)).state).toBe('expired')
    await click('pay')
    expect((await read(made)).refund_cases).toMatchObject([{ reason: 'late_payment', amount: made.total }])
  })

  test('are not believed from a forged callback, nor from one of a stranger', async () => {
    const made = await place()
    const { query = '', ...init } = forged(await invoice())
    const address = `${shop.url}/api/v2/payments/${code}/callback`
    expect((await fetch(address + query, init)).status).toBe(forgedStatus)
    expect((await fetch(`${address}/${crypto.randomUUID()}`, toJsonRequest({}))).status).toBe(404)
    expect(await read(made)).toMatchObject({ state: 'awaiting_payment', paid_total: 0 })
  })

  test('leave the order to be paid while the provider fails', async () => {
    shop.sandbox.isDown = true
    const made = await place()
    expect(made).toMatchObject({ state: 'awaiting_payment', payment: { state: 'failed', failure: 'no_answer' } })
    shop.sandbox.isDown = false
    requireOk(await start(made))
    shop.sandbox.isDown = true
    expect((await user.call('POST', toOrderPath(made.number, '/check_payment'))).status).toBe(502)
    shop.sandbox.isDown = false
    await click('pay')
    expect(await read(made)).toMatchObject({ state: 'placed' })
  })

  test('are refunded by the provider as far as it supports refunds', async () => {
    const made = await place()
    await click('pay')
    const staff = await shop.user({ role: 'staff' })
    const { refundSupport } = toCapabilities(code)
    requireOk(await staff.call('POST', toOrderPath(made.number, '/refunds'), { of: 'amount', amount: 1000, to: 'origin' }))
    expect((await read(made)).refund_cases).toMatchObject([{ amount: 1000, state: refundSupport === 'partial' ? 'done' : 'open' }])
    const whole = await place()
    await click('pay')
    requireOk(await staff.call('POST', toOrderPath(whole.number, '/refunds'), { of: 'all', to: 'origin' }))
    expect((await read(whole)).refund_cases).toMatchObject([{ amount: whole.total, state: refundSupport === 'none' ? 'open' : 'done' }])
  })
})

describe.each([
  ['tdb', { id: 7, amount: 26_000 }],
  ['khan', { orderNumber: '7', amount: '26000.00' }]
] as const)('an order at the gateway of %s', (code, order) => {
  /** What the shop takes a response of the gateway for. */
  const check = async (status: string, details: object): Promise<unknown> => {
    const gateway = await listen(() =>
      Response.json(code === 'tdb' ? { order: { ...order, status, ...details } } : { ...order, orderStatus: status })
    )
    const account = { url: gateway.url, username: 'shop', password: 'secret' }
    const { check: ask } = code === 'tdb' ? createTdb(account) : createKhan(account)
    try {
      return (await ask('7:word', 26_000)).map(fact => [fact.status, fact.amount])
    } catch (error) {
      return error instanceof ShopError ? error.details['reason'] : error
    } finally {
      await gateway.close()
    }
  }
  const cleared = (clearedChargeAmount: number, clearedRefundAmount = 0) => ({ clearedChargeAmount, clearedRefundAmount })
  const cases: Record<typeof code, [status: string, details: object, expected: unknown][]> = {
    tdb: [
      ['FullyPaid', cleared(26_000), [['paid', 26_000]]],
      ['PartPaid', cleared(6_000), [['paid', 6_000]]],
      ['PartPaid', cleared(26_000, 20_000), [['paid', 6_000]]],
      ['PartPaid', cleared(26_000, 26_000), 'amount'],
      ['PartPaid', {}, 'amount'],
      ['Authorized', {}, [['authorized', 26_000]]],
      ['Cancelled', cleared(26_000, 26_000), [['failed', 26_000]]],
      ['Preparing', {}, []]
    ],
    khan: [
      ['0', {}, []],
      ['1', {}, [['authorized', 26_000]]],
      ['2', {}, [['paid', 26_000]]],
      ['3', {}, [['failed', 26_000]]],
      ['5', {}, []]
    ]
  }

  test.each(cases[code])('in state %s with %o', async (status, details, expected) => {
    expect(await check(status, details)).toEqual(expected)
  })
})

describe('saved cards', () => {
  const pay = async (user: Customer, input: object): Promise<Order> => {
    const { total } = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    return requireOk(await user.call<Order>('POST', COMPLETE, { payment_method: 'golomt', expected_total: total, payment_input: input }))
  }
  const click = async (invoice: string, action: string) =>
    fetch(`${shop.url}/dev/golomt`, { method: 'POST', body: new URLSearchParams({ action, invoice }), redirect: 'manual' })
  const cardsOf = async (user: Customer) => requireOk(await user.call<Card[]>('GET', '/api/v2/users/all_card'))
  const begin = async (): Promise<{ user: Customer; card: Card; invoice: string }> => {
    const user = await shop.user()
    const made = await pay(user, { save_card: true })
    const invoice = made.payment?.id ?? ''
    await click(invoice, 'pay')
    const [card] = await cardsOf(user)
    if (!card) throw new Error('No card was saved.')
    return { user, card, invoice }
  }
  beforeEach(async () => {
    shop.sandbox.isDown = false
    await shop.begin()
  })

  test('are saved with their masked number when their customer asks for it, and pay at once later', async () => {
    const user = await shop.user()
    await click((await pay(user, {})).payment?.id ?? '', 'pay')
    expect(await cardsOf(user)).toEqual([])
    await click((await pay(user, { save_card: true })).payment?.id ?? '', 'pay')
    const [card] = await cardsOf(user)
    expect(card).toEqual({
      cardId: card?.cardId,
      number: '496666******4417',
      last_digits: '4417',
      brand: 'visa',
      provider: 'golomt',
      is_default: true,
      is_usable: true,
      created_at: expect.any(String) as string
    })
    const paid = await pay(user, { card_id: card?.cardId })
    expect(paid).toMatchObject({ state: 'placed', paid_total: paid.total })
    const stranger = await shop.user()
    const { total } = await fillCart(stranger, [{ variantId: await shop.sell(), quantity: 1 }])
    const body = { payment_method: 'golomt', expected_total: total, payment_input: { card_id: card?.cardId } }
    expect(await stranger.call('POST', COMPLETE, body)).toMatchObject({ status: 404, body: { code: 'card_not_found' } })
    expect(await stranger.call('DELETE', '/api/v2/users/remove_card', { cardId: card?.cardId })).toMatchObject({ status: 404 })
    expect(await stranger.call('PUT', '/api/v2/users/default_card', { cardId: card?.cardId })).toMatchObject({ status: 404 })
    expect(await stranger.call('PUT', '/api/v2/users/default_card', { cardId: 2 ** 31 })).toMatchObject({ status: 422 })
    expect(JSON.stringify((await user.call('GET', '/api/v2/users/cards')).body)).not.toMatch(/token/i)
  })

  test('are declined once they are blocked, and the order can be paid another way', async () => {
    const { user, card, invoice } = await begin()
    await click(invoice, 'block')
    const made = await pay(user, { card_id: card.cardId })
    expect(made).toMatchObject({ state: 'awaiting_payment', payment: { state: 'failed', failure: 'declined' } })
    await click(invoice, 'block')
    const again = await user.call<Order>('POST', toOrderPath(made.number, '/payments'), {
      method: 'golomt',
      input: { card_id: card.cardId }
    })
    expect(requireOk(again)).toMatchObject({ state: 'placed', paid_total: made.total })
  })

  test('are charged once where the response of the acquirer is lost', async () => {
    const { user, card, invoice } = await begin()
    await shop.database.db.execute(
      sql`UPDATE sandbox_provider_invoices SET data = data || '{"fault":"down"}' WHERE merchant_ref = ${invoice}`
    )
    const made = await pay(user, { card_id: card.cardId })
    expect(made).toMatchObject({ state: 'placed', paid_total: made.total, refund_cases: [] })
    const back = await user.call('POST', toOrderPath(made.number, '/payments'), { method: 'golomt', input: { card_id: card.cardId } })
    expect(back.status).toBe(409)
  })

  test('lose their token when they are removed, and do not pay any more', async () => {
    const { user, card } = await begin()
    requireOk(await user.call('DELETE', '/api/v2/users/remove_card', { cardId: card.cardId }))
    expect(await cardsOf(user)).toEqual([])
    expect(await shop.database.db.select({ token: savedCards.token }).from(savedCards).where(eq(savedCards.id, card.cardId))).toEqual([
      { token: null }
    ])
    const { total } = await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
    const body = { payment_method: 'golomt', expected_total: total, payment_input: { card_id: card.cardId } }
    expect(await user.call('POST', COMPLETE, body)).toMatchObject({ status: 404 })
  })

  test('are registered by a payment of 100₮, which goes to the wallet', async () => {
    await turnOn(shop.database, 'storeCredit')
    const user = await shop.user()
    const made = requireOk(await user.call<Order>('PUT', '/api/v2/users/register_card', {}))
    expect(made).toMatchObject({ total: 100, payment: { method: 'golomt', redirect: { fields: null } } })
    await click(made.payment?.id ?? '', 'pay')
    expect(await cardsOf(user)).toMatchObject([{ is_default: true }])
    expect(requireOk(await user.call('GET', '/api/v2/wallet'))).toMatchObject({ balances: { wallet: 100 } })
  })
})
