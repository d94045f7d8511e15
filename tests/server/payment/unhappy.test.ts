import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { PROVIDER_CODES, type ProviderCode } from '#domain/payment-method.ts'
import { findInvoice, readNewestInvoices } from '#server/payment/sandbox/store.ts'
import { requireOk, toOrderPath } from '../shop.ts'
import { APPLICANT, openProviderShop, PHONE, type ProviderShop, toInvoiceNumber, TOTAL } from './provider-shop.ts'

const INPUTS: Partial<Record<ProviderCode, object>> = {
  mostmoney: PHONE,
  candy: PHONE,
  storepay: PHONE,
  memepay: APPLICANT,
  digital_credit: APPLICANT,
  net_capital: APPLICANT
}
/** A transfer needs no invoice; QPay has tests of its own; `golomt_leasing` is a lender like `memepay`, for larger amounts. */
const METHODS = PROVIDER_CODES.filter(code => !['bank_transfer', 'qpay', 'golomt_leasing'].includes(code))

let shop: ProviderShop
beforeAll(async () => {
  shop = await openProviderShop()
})
afterAll(() => shop?.close())
beforeEach(async () => {
  shop.sandbox.isDown = false
  await shop.begin()
})

describe.each(METHODS)('a payment by %s', method => {
  test('whose provider is down when the invoice is made fails with a reason, and can be tried again', async () => {
    const user = await shop.user()
    shop.sandbox.isDown = true
    const made = requireOk(await shop.order(user, method, INPUTS[method]))
    expect(made).toMatchObject({
      state: 'awaiting_payment',
      payment: { method, state: 'failed', failure: 'no_answer' },
      missing_total: TOTAL
    })
    shop.sandbox.isDown = false
    const body = { method, ...(INPUTS[method] && { input: INPUTS[method] }) }
    const again = requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), body))
    expect(again.payment).toMatchObject({ method, state: 'waiting', failure: null, amount: TOTAL })
  })

  test('that is replaced by another is one payment where both are approved: the other goes back', async () => {
    const user = await shop.user()
    const made = requireOk(await shop.order(user, method, INPUTS[method]))
    const [invoice] = await readNewestInvoices(shop.database.db, method, 1)
    const other = requireOk(await user.call<Order>('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' }))
    await shop.payInvoice(other.payment)
    await shop.press(method, invoice?.merchantRef ?? '', 'pay')
    // Not every provider calls back.
    requireOk(await user.call('POST', toOrderPath(made.number, '/check_payment')))
    expect(await shop.read(user, made.number)).toMatchObject({
      state: 'placed',
      refund_cases: [{ amount: TOTAL, reason: 'double_payment' }]
    })
  })
})

test('a loan of Storepay is withdrawn where its customer pays another way', async () => {
  const user = await shop.user()
  const made = requireOk(await shop.order(user, 'storepay', PHONE))
  requireOk(await user.call('POST', toOrderPath(made.number, '/payments'), { method: 'qpay' }))
  expect(await findInvoice(shop.database.db, 'storepay', toInvoiceNumber(made))).toBeNull()
  expect(await readNewestInvoices(shop.database.db, 'storepay', 1)).toMatchObject([{ status: 'CANCELED' }])
})
