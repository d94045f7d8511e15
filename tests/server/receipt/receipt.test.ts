import { describe, expect, test } from 'vitest'
import type { CheckoutReceipt, OrderReceipt } from '#contract/receipt.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { users } from '#server/identity/tables.ts'
import { purgePrints } from '#server/receipt/issue.ts'
import { receiptPrints } from '#server/receipt/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { fillCart, MINUTE, requireOk, placeOrder, toOrderPath } from '../shop.ts'
import { SETTING, setUpReceiptShop } from './receipt-shop.ts'

const CHOICE = '/api/v2/checkouts/current/receipt'
const DAY = 24 * 60 * MINUTE
const ORGANISATION = { kind: 'organisation', register_number: '5412369' }
const NAME = 'ХӨХ ТЭНГЭР КОНСАЛТИНГ ХХК'

describe.each(USUAL_KINDS)('VAT receipts on %s', async kind => {
  const shop = await setUpReceiptShop(kind)

  describe('for an individual', () => {
    test('are issued after delivery, which completes the order', async () => {
      const user = await shop.user()
      const { number } = await shop.place(user, [{ variantId: await shop.sell({ price: 33_000 }), quantity: 2 }])
      await shop.work()
      expect(await shop.atService()).toEqual([])
      expect(await shop.receiptOf(user, number)).toMatchObject({
        recipient: { kind: 'person', consumer_number: null },
        due_at: null,
        receipts: []
      })
      await shop.deliver(number)
      await shop.work()
      const receipt = await shop.receiptOf(user, number)
      expect(receipt?.receipts).toMatchObject([{ state: 'issued', total: 72_000, vat: 6545.45, number: expect.stringMatching(/^\d{33}$/) }])
      expect(receipt?.due_at).toBe(new Date(shop.clock.now.getTime() + 14 * DAY).toISOString())
      expect(await shop.statusOf(number)).toBe('completed')
      const [atService] = await shop.atService()
      expect(atService).toMatchObject({ id: receipt?.receipts[0]?.number, type: 'B2C_RECEIPT', totalAmount: 72_000, state: 'active' })
    })

    test('are issued immediately where the setting is 0 days', async () => {
      await shop.beginWith({ ...SETTING, issueAt: 'payment' })
      const user = await shop.user()
      const { number } = await shop.place(user, [{ variantId: await shop.sell(), quantity: 1 }])
      await shop.work()
      expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ state: 'issued', total: 16_000 }])
      expect(await shop.statusOf(number)).toBe('ordered')
    })

    test('return lottery number and QR for ten minutes, and then delete both', async () => {
      const user = await shop.user()
      const number = await shop.placeDelivered(user)
      expect(await shop.receiptOf(user, number)).toMatchObject({ printable: true, print: null })
      const print = `/receipt/print`
      const shown = requireOk(await user.call<{ receipt: OrderReceipt }>('POST', toOrderPath(number, print)))
      expect(shown.receipt).toMatchObject({ printable: false, print: { lottery: expect.stringMatching(/^[A-Z]{2} \d{8}$/) } })
      expect(shown.receipt.print?.qr_svg).toContain('<svg')
      shop.clock.pass(9 * MINUTE)
      expect((await shop.receiptOf(user, number))?.print?.lottery).toBe(shown.receipt.print?.lottery)
      requireOk(await user.call('POST', toOrderPath(number, print)))
      shop.clock.pass(MINUTE)
      expect(await shop.receiptOf(user, number)).toMatchObject({ printable: false, print: null })
      expect(await user.call('POST', toOrderPath(number, print))).toMatchObject({ status: 409, body: { code: 'receipt_not_printable' } })
      await purgePrints(shop.server.db, shop.clock.now)
      expect(await shop.server.db.select().from(receiptPrints)).toEqual([])
    })

    test('are registered to a consumer number', async () => {
      const user = await shop.user()
      const number = await shop.placeDelivered(user, { kind: 'person', consumer_number: '12345678' })
      expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ registered: true }])
      expect((await shop.atService())[0]?.body).toMatchObject({ consumerNo: '12345678' })
      expect(requireOk(await user.call<CheckoutReceipt>('GET', CHOICE)).recipient).toEqual({ kind: 'person', consumer_number: '12345678' })
    })

    test('are sent by e-mail, whose text is deleted after sending', async () => {
      const user = await shop.user({ email: 'nomin@example.mn' })
      await shop.server.db.update(users).set({ emailVerifiedAt: shop.clock.now })
      const number = await shop.placeDelivered(user)
      const mail = (await shop.mailsTo('nomin@example.mn')).find(
        ({ body }) => body.includes('Сугалааны дугаар') || body.includes('Lottery')
      )
      expect(mail).toMatchObject({ erasedWhenSent: true, subject: expect.stringContaining(number) })
    })
  })

  describe('for an organisation', () => {
    test('need a registered name that the customer has confirmed', async () => {
      const user = await shop.user()
      await fillCart(user, [{ variantId: await shop.sell(), quantity: 1 }])
      expect(await user.call('PUT', CHOICE, ORGANISATION)).toMatchObject({
        status: 409,
        body: { code: 'organisation_unconfirmed', details: { name: NAME } }
      })
      expect(requireOk(await user.call<CheckoutReceipt>('GET', CHOICE)).recipient).toBeNull()
      requireOk(await user.call('PUT', CHOICE, { ...ORGANISATION, confirmed_name: NAME }))
      expect(requireOk(await user.call<CheckoutReceipt>('GET', CHOICE)).recipient).toEqual({
        kind: 'organisation',
        register_number: '5412369',
        name: NAME
      })
    })

    test('contain its TIN and no lottery number', async () => {
      const user = await shop.user()
      const number = await shop.placeDelivered(user, { ...ORGANISATION, confirmed_name: NAME })
      const [atService] = await shop.atService()
      expect(atService).toMatchObject({ type: 'B2B_RECEIPT', lottery: null, body: { customerTin: '54100412369' } })
      const shown = requireOk(await user.call<{ receipt: OrderReceipt }>('POST', toOrderPath(number, '/receipt/print')))
      expect(shown.receipt.print).toMatchObject({ lottery: null, qr_svg: expect.stringContaining('<svg') })
      await shop.placeDelivered(user, { kind: 'organisation', register_number: '2087651', confirmed_name: 'СУТАЙН БУЯН ХХК' })
      await shop.placeDelivered(user, { kind: 'person', consumer_number: null })
      expect(requireOk(await user.call<CheckoutReceipt>('GET', CHOICE)).organisations).toEqual([
        { register_number: '2087651', name: 'СУТАЙН БУЯН ХХК' },
        { register_number: '5412369', name: NAME }
      ])
    })

    test('look up the name once a day; an unknown or invalid number is rejected', async () => {
      const user = await shop.user()
      const get = (register: string) => user.call<{ name: string }>('GET', `/api/v2/organisations/${register}`)
      expect(requireOk(await get('5412369')).name).toBe(NAME)
      await shop.setMode('down')
      expect(requireOk(await get('5412369')).name).toBe(NAME)
      expect(await get('2087651')).toMatchObject({ status: 502, body: { code: 'registry_unavailable' } })
      await shop.setMode('up')
      expect(await get('1111111')).toMatchObject({ status: 404, body: { code: 'organisation_not_found' } })
      expect(await get('12345')).toMatchObject({ status: 422, body: { code: 'registry_number_wrong' } })
      expect(await (await shop.guest()).call('GET', '/api/v2/organisations/5412369')).toMatchObject({ status: 401 })
    })

    test.each([
      [{ kind: 'person', consumer_number: '123' }, 'consumer_number'],
      [{ kind: 'organisation', register_number: '54123690' }, 'register_number'],
      [{ kind: 'person', extra: 1 }, 'extra']
    ])('refuse %j', async (body, field) => {
      const user = await shop.user()
      const answer = await user.call<ErrorBody>('PUT', CHOICE, body)
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.errors ?? {})).toContain(field)
    })
  })

  test('are issued and returned by QPay for QPay payments where the setting allows it', async () => {
    await shop.beginWith({ ...SETTING, byQpay: true })
    const calls: unknown[] = []
    shop.bank.receipts = {
      create: async input => {
        calls.push(input)
        return { number: '5'.repeat(33), date: '2026-11-17', lottery: 'HV 83198235', qrData: 'qr' }
      },
      cancel: async ref => void calls.push(ref)
    }
    const user = await shop.user()
    const { number, payment } = await placeOrder(user, [{ variantId: await shop.sell({ price: 33_000 }), quantity: 2 }])
    const ref = await shop.payInvoice(payment)
    await shop.deliver(number)
    await shop.work()
    expect(calls).toEqual([{ paymentRef: ref, registerNumber: null, districtCode: '0105', classificationCode: '2822100' }])
    expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ issuer: 'qpay', state: 'issued', number: '5'.repeat(33) }])
    requireOk(await shop.staffCall('POST', toOrderPath(number, '/refunds'), { of: 'amount', amount: 33_000 }))
    await shop.work()
    expect(calls.at(-1)).toBe(ref)
    expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([
      { issuer: 'qpay', state: 'returned' },
      { issuer: 'posapi', state: 'issued', total: 39_000 }
    ])
  })

  test('are not offered where they are disabled', async () => {
    await shop.beginWith({ ...SETTING, enabled: false })
    const user = await shop.user()
    const number = await shop.placeDelivered(user)
    expect(requireOk(await user.call<CheckoutReceipt>('GET', CHOICE)).offered).toBe(false)
    expect(await shop.staffCall('POST', '/api/v2/staff/receipts/batches', { numbers: [number] })).toMatchObject({
      status: 409,
      body: { code: 'receipt_not_issuable' }
    })
    expect(await shop.receiptOf(user, number)).toBeNull()
    expect(await shop.statusOf(number)).toBe('delivered')
    expect(await shop.atService()).toEqual([])
  })
})
