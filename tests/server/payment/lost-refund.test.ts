import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { StaffRefundCase } from '#contract/refund.ts'
import type { ErrorBody } from '#domain/errors.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import { runDueJobs } from '#server/jobs.ts'
import { readNewestInvoices, readPayments } from '#server/payment/sandbox/store.ts'
import { type Customer, MINUTE, requireOk, toOrderPath } from '../shop.ts'
import { APPLICANT, openProviderShop, PHONE, type ProviderShop, TOTAL } from './provider-shop.ts'

/*
 * Refunds whose response is lost between the provider's sandbox and the shop, over HTTP: the provider has refunded the money, the shop
 * does not know it.
 */

/** Provider, what its customer enters, and its call that refunds. */
const CASES: [ProviderCode, Record<string, string> | undefined, RegExp][] = [
  ['socialpay', undefined, /\/pos\/payment\/cancel$/],
  ['monpay', undefined, /\/oauth\/refund$/],
  ['candy', PHONE, /\/reward$/],
  ['memepay', APPLICANT, /\/refunds$/]
]

let shop: ProviderShop
beforeAll(async () => {
  shop = await openProviderShop()
})
afterAll(() => shop?.close())
beforeEach(() => shop.begin())

describe.each(CASES)('a refund by %s whose response is lost', (method, input, call) => {
  const cancelPaid = async (): Promise<{ user: Customer; staff: Customer; number: string; id: number }> => {
    const [user, staff] = [await shop.user(), await shop.user({ role: 'staff' })]
    const made = requireOk(await shop.order(user, method, input))
    const [invoice] = await readNewestInvoices(shop.database.db, method, 1)
    await shop.press(method, invoice?.merchantRef ?? '', method === 'candy' ? 'pay_quietly' : 'pay')
    if (method === 'candy') requireOk(await user.call('POST', toOrderPath(made.number, '/check_payment')))
    shop.sandbox.loses = call
    requireOk(await user.call('PUT', toOrderPath(made.number, '/cancel')))
    const [refund] = (await shop.read(user, made.number)).refund_cases
    expect(refund).toMatchObject({ state: 'open', amount: TOTAL })
    return { user, staff, number: made.number, id: refund?.id ?? 0 }
  }
  const refundedAtSandbox = async (): Promise<number> => {
    const [newest] = await readNewestInvoices(shop.database.db, method, 1)
    const paid = newest ? (await readPayments(shop.database.db, newest.id)).at(-1) : undefined
    return method === 'candy' ? (paid?.amount ?? 0) : (paid?.refundedTotal ?? 0)
  }

  test('is found by the job, and made once', async () => {
    const { user, number } = await cancelPaid()
    expect(await refundedAtSandbox()).toBe(TOTAL)
    shop.sandbox.loses = null
    shop.clock.pass(2 * MINUTE)
    await runDueJobs(shop.server)
    expect((await shop.read(user, number)).refund_cases).toMatchObject([{ state: 'done' }])
    expect(await refundedAtSandbox()).toBe(TOTAL)
  })

  test('is not paid by hand as long as the provider is down', async () => {
    const { staff, id } = await cancelPaid()
    shop.sandbox.isDown = true
    const path = `/api/v2/refund_cases/${id}/refunds`
    const refused = await staff.call<StaffRefundCase & ErrorBody>('POST', path, { by: 'bank_transfer', ref: 'TX-1' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'refund_unanswered' } })
    Object.assign(shop.sandbox, { isDown: false, loses: null })
    expect(requireOk(await staff.call<Order & StaffRefundCase>('POST', path, { by: 'provider' }))).toMatchObject({ state: 'done' })
    expect(await refundedAtSandbox()).toBe(TOTAL)
  })
})
