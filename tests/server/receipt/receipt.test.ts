import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import type { Order } from '#contract/order.ts'
import type { CheckoutReceipt, OrderReceipt } from '#contract/receipt.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { users } from '#server/identity/tables.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { orders } from '#server/order/tables.ts'
import { purgePrints, syncReceipt } from '#server/receipt/issue.ts'
import { receiptPrints, receipts } from '#server/receipt/tables.ts'
import { USUAL_KINDS, openTestDatabase, type TestDatabase } from '../database.ts'
import { type Customer, fillCart, MINUTE, requireOk, placeOrder, toOrderPath } from '../shop.ts'
import { openReceiptShop, type ReceiptShop, SETTING } from './receipt-shop.ts'

const CHOICE = '/api/v2/checkouts/current/receipt'
const DAY = 24 * 60 * MINUTE
const ORGANISATION = { kind: 'organisation', register_number: '5412369' }
const NAME = 'ХӨХ ТЭНГЭР КОНСАЛТИНГ ХХК'

describe.each(USUAL_KINDS)('VAT receipts on %s', kind => {
  let database: TestDatabase
  let shop: ReceiptShop
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    shop = await openReceiptShop(database)
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterAll(async () => {
    await shop?.stop()
    await database?.close()
  })
  beforeEach(() => shop.beginWith())

  /** A delivered order of two pieces at 33,000, with its receipt where the service is available. */
  const delivered = async (user: Customer, choice?: Record<string, unknown>): Promise<string> => {
    const variantId = await shop.sell({ price: 33_000 })
    if (choice) {
      await fillCart(user, [])
      requireOk(await user.call('PUT', CHOICE, choice))
    }
    const { number } = await shop.place(user, [{ variantId, quantity: 2 }])
    await shop.deliver(number)
    await shop.work()
    return number
  }
  const idOf = async (number: string): Promise<number> => {
    const [row] = await database.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    return row?.id ?? 0
  }

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
      const number = await delivered(user)
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
      await purgePrints(database.db, shop.clock.now)
      expect(await database.db.select().from(receiptPrints)).toEqual([])
    })

    test('are registered to a consumer number', async () => {
      const user = await shop.user()
      const number = await delivered(user, { kind: 'person', consumer_number: '12345678' })
      expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ registered: true }])
      expect((await shop.atService())[0]?.body).toMatchObject({ consumerNo: '12345678' })
      expect(requireOk(await user.call<CheckoutReceipt>('GET', CHOICE)).recipient).toEqual({ kind: 'person', consumer_number: '12345678' })
    })

    test('are sent by e-mail, whose text is deleted after sending', async () => {
      const user = await shop.user({ email: 'nomin@example.mn' })
      await database.db.update(users).set({ emailVerifiedAt: shop.clock.now })
      const number = await delivered(user)
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
      const number = await delivered(user, { ...ORGANISATION, confirmed_name: NAME })
      const [atService] = await shop.atService()
      expect(atService).toMatchObject({ type: 'B2B_RECEIPT', lottery: null, body: { customerTin: '54100412369' } })
      const shown = requireOk(await user.call<{ receipt: OrderReceipt }>('POST', toOrderPath(number, '/receipt/print')))
      expect(shown.receipt.print).toMatchObject({ lottery: null, qr_svg: expect.stringContaining('<svg') })
      await delivered(user, { kind: 'organisation', register_number: '2087651', confirmed_name: 'СУТАЙН БУЯН ХХК' })
      await delivered(user, { kind: 'person', consumer_number: null })
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

  describe('after a return', () => {
    /** Staff open a return, receive the goods and refund it. */
    const giveBack = async (number: string, lines: { id: number; quantity: number }[], amount: number): Promise<void> => {
      const path = `/api/v2/staff/orders/${number}/returns`
      const opened = requireOk(await shop.staffCall('POST', path, { lines, reason: 'other' })) as { id: number }
      requireOk(await shop.staffCall('POST', `/api/v2/staff/returns/${opened.id}/receive`))
      requireOk(await shop.staffCall('POST', `/api/v2/staff/returns/${opened.id}/refund`, { amount, to: 'origin' }))
      await shop.work()
    }

    test('of everything are returned to the tax authority', async () => {
      const user = await shop.user()
      const { number, line_items: lines } = await shop.place(user, [{ variantId: await shop.sell({ price: 33_000 }), quantity: 2 }])
      await shop.deliver(number)
      await shop.work()
      await giveBack(number, [{ id: lines[0]?.id ?? 0, quantity: 2 }], 72_000)
      expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ state: 'returned' }])
      expect(await shop.atService()).toMatchObject([{ state: 'returned' }])
    })

    test('of some pieces are corrected: they are omitted, and the others keep their prices', async () => {
      const user = await shop.user()
      const items = [
        { variantId: await shop.sell({ price: 33_000 }), quantity: 2 },
        { variantId: await shop.sell({ price: 11_000 }), quantity: 1 }
      ]
      const { number, line_items: lines } = await shop.place(user, items)
      await shop.deliver(number)
      await shop.work()
      await giveBack(number, [{ id: lines.find(({ price }) => price === 33_000)?.id ?? 0, quantity: 1 }], 33_000)
      const active = (await shop.atService()).filter(({ state }) => state === 'active')
      expect(active).toMatchObject([
        {
          totalAmount: 50_000,
          body: {
            receipts: [
              {
                items: [
                  { qty: 1, unitPrice: 33_000 },
                  { qty: 1, unitPrice: 11_000 },
                  { qty: 1, unitPrice: 6000 }
                ]
              }
            ]
          }
        }
      ])
      expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ state: 'corrected' }, { state: 'issued', total: 50_000 }])
    })
  })

  describe('after a refund', () => {
    const refund = (number: string, body: unknown) => shop.staffCall('POST', toOrderPath(number, '/refunds'), body)

    test('of a part are corrected repeatedly, with the first lottery number', async () => {
      const user = await shop.user()
      const number = await delivered(user)
      for (const amount of [33_000, 6000]) {
        requireOk(await refund(number, { of: 'amount', amount }))
        await shop.work()
      }
      const receipt = await shop.receiptOf(user, number)
      expect(receipt?.receipts.map(({ state, total }) => [state, total])).toEqual([
        ['corrected', 72_000],
        ['corrected', 39_000],
        ['issued', 33_000]
      ])
      const atService = (await shop.atService()).toSorted((one, other) => one.totalAmount - other.totalAmount)
      expect(atService.map(({ state, totalAmount }) => [state, totalAmount])).toEqual([
        ['active', 33_000],
        ['replaced', 39_000],
        ['replaced', 72_000]
      ])
      const lottery = (await shop.atService()).find(({ totalAmount }) => totalAmount === 72_000)?.lottery
      const shown = requireOk(await user.call<{ receipt: OrderReceipt }>('POST', toOrderPath(number, '/receipt/print')))
      expect(shown.receipt.print).toMatchObject({ lottery })
      expect(await shop.statusOf(number)).toBe('completed')
      requireOk(await refund(number, { of: 'amount', amount: 1000 }))
      await shop.work()
      expect(
        requireOk(await user.call<{ receipt: OrderReceipt }>('POST', toOrderPath(number, '/receipt/print'))).receipt.print
      ).toMatchObject({
        lottery: null
      })
    })

    test('of lines omit them, and an amount beyond them lowers the other prices', async () => {
      const user = await shop.user()
      const items = [
        { variantId: await shop.sell({ price: 33_000 }), quantity: 3 },
        { variantId: await shop.sell({ price: 11_000 }), quantity: 1 }
      ]
      const { number, line_items: lines } = await shop.place(user, items)
      await shop.deliver(number)
      await shop.work()
      const lineOf = (price: number): number => lines.find(line => line.price === price)?.id ?? 0
      requireOk(await refund(number, { of: 'lines', lines: [{ id: lineOf(33_000), quantity: 2 }] }))
      await shop.work()
      const active = async () => (await shop.atService()).filter(({ state }) => state === 'active')
      const withItems = (items: object[]) => [{ body: { receipts: [{ items }] } }]
      expect(await active()).toMatchObject(
        withItems([
          { qty: 1, unitPrice: 33_000 },
          { qty: 1, unitPrice: 11_000 },
          { qty: 1, unitPrice: 6000 }
        ])
      )
      requireOk(await refund(number, { of: 'lines', lines: [{ id: lineOf(11_000), quantity: 1 }] }))
      requireOk(await refund(number, { of: 'amount', amount: 3900 }))
      await shop.work()
      expect(await active()).toMatchObject(
        withItems([
          { qty: 1, unitPrice: 29_700 },
          { qty: 1, unitPrice: 5400 }
        ])
      )
    })

    test('name what is left of each payment', async () => {
      const user = await shop.user()
      const { number, total } = await placeOrder(user, [{ variantId: await shop.sell({ price: 66_000 }), quantity: 1 }], 'bank_transfer')
      requireOk(await shop.staffCall('POST', toOrderPath(number, '/transfer_received'), { amount: 42_000, ref: 'T-part' }))
      const { payment } = requireOk(await user.call<Order>('POST', toOrderPath(number, '/payments'), { method: 'qpay' }))
      await shop.payInvoice(payment)
      await shop.deliver(number)
      requireOk(await refund(number, { of: 'amount', amount: 20_000 }))
      await shop.work()
      const payments = [
        { code: 'PAYMENT_CARD', status: 'PAID', paidAmount: total - 42_000 - 20_000 },
        { code: 'CASH', status: 'PAID', paidAmount: 42_000 }
      ]
      const [receipt] = await shop.atService()
      expect(receipt?.body).toEqual(expect.objectContaining({ payments: expect.arrayContaining(payments) as object[] }))
    })

    test('of everything are returned', async () => {
      const user = await shop.user()
      const number = await delivered(user)
      requireOk(await refund(number, { of: 'all' }))
      await shop.work()
      expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ state: 'returned' }])
      expect(await shop.staffReceiptOf(number)).toMatchObject({ can_issue: false, can_return: false })
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

  describe('with the service unavailable', () => {
    test('wait for it, and are issued when it is back', async () => {
      await shop.setMode('down')
      const user = await shop.user()
      const number = await delivered(user)
      expect(await shop.statusOf(number)).toBe('waiting_vat_receipt')
      expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ state: 'requested', number: null }])
      await shop.setMode('up')
      await shop.work()
      expect(await shop.statusOf(number)).toBe('waiting_vat_receipt')
      shop.clock.pass(MINUTE)
      await shop.work()
      expect(await shop.statusOf(number)).toBe('completed')
      expect(await shop.atService()).toHaveLength(1)
    })

    test('whose response was lost are never issued twice: staff check them', async () => {
      await shop.setMode('lost')
      const user = await shop.user()
      const number = await delivered(user)
      expect(await shop.atService()).toHaveLength(1)
      await shop.setMode('up')
      shop.clock.pass(MINUTE)
      await shop.work()
      expect(await shop.atService()).toHaveLength(1)
      expect(await shop.staffReceiptOf(number)).toMatchObject({
        uncertain: true,
        can_issue: true,
        refusal: expect.stringContaining('billIdSuffix')
      })
      expect(await shop.statusOf(number)).toBe('waiting_vat_receipt')
    })

    test('and lost on the day before are left to staff without another call', async () => {
      await shop.setMode('lost')
      const number = await delivered(await shop.user())
      await shop.setMode('up')
      shop.clock.pass(DAY)
      await shop.work()
      expect(await shop.atService()).toHaveLength(1)
      expect(await shop.staffReceiptOf(number)).toMatchObject({ uncertain: true, can_issue: true })
    })

    test('are issued once by concurrent processes', async () => {
      await shop.setMode('down')
      const number = await delivered(await shop.user())
      await shop.setMode('up')
      const id = await idOf(number)
      await Promise.all(Array.from({ length: 4 }, () => syncReceipt(shop.server, id).catch(() => null)))
      expect(await shop.atService()).toHaveLength(1)
      expect(await database.db.select().from(receipts)).toMatchObject([{ state: 'issued', uncertainOn: null }])
    })
  })

  describe('by staff', () => {
    const staffPath = (number: string, action: string) => `/api/v2/staff/orders/${number}/receipt/${action}`

    test('are issued before delivery, returned, and issued again; each call can be repeated', async () => {
      const user = await shop.user()
      const { number } = await shop.place(user, [{ variantId: await shop.sell(), quantity: 1 }])
      expect(await shop.staffReceiptOf(number)).toMatchObject({ can_issue: true, can_return: false })
      expect(await shop.staffCall('POST', staffPath(number, 'return'))).toMatchObject({
        status: 409,
        body: { code: 'receipt_not_returnable' }
      })
      for (let times = 0; times < 2; times++) requireOk(await shop.staffCall('POST', staffPath(number, 'issue')))
      await shop.work()
      expect(await shop.staffReceiptOf(number)).toMatchObject({ can_issue: false, can_return: true, receipts: [{ state: 'issued' }] })
      for (let times = 0; times < 2; times++) requireOk(await shop.staffCall('POST', staffPath(number, 'return')))
      await shop.work()
      await shop.deliver(number)
      await shop.work()
      expect(await shop.staffReceiptOf(number)).toMatchObject({ can_issue: true, receipts: [{ state: 'returned' }] })
      requireOk(await shop.staffCall('POST', staffPath(number, 'issue')))
      await shop.work()
      expect((await shop.staffReceiptOf(number))?.receipts).toMatchObject([{ state: 'returned' }, { state: 'issued' }])
      expect((await shop.atService()).filter(({ state }) => state === 'active')).toHaveLength(1)
      expect(await shop.statusOf(number)).toBe('completed')
    })

    test('are requested for several orders; a skipped order has a reason', async () => {
      const batch = async (numbers: readonly string[]) => shop.staffCall('POST', '/api/v2/staff/receipts/batches', { numbers })
      const place = async () => (await shop.place(await shop.user(), [{ variantId: await shop.sell(), quantity: 1 }])).number
      const [first, second] = [await place(), await place()]
      const unpaid = await placeOrder(await shop.user(), [{ variantId: await shop.sell(), quantity: 1 }])
      expect(requireOk(await batch([first, first, unpaid.number, 'DG00000000', 'x']))).toEqual({
        requested: 1,
        skipped: [
          { number: unpaid.number, reason: 'not_paid' },
          { number: 'DG00000000', reason: 'not_found' },
          { number: 'x', reason: 'not_found' }
        ]
      })
      expect(requireOk(await batch([first]))).toEqual({ requested: 0, skipped: [{ number: first, reason: 'requested' }] })
      await shop.work()
      expect(requireOk(await batch([first, second]))).toEqual({ requested: 1, skipped: [{ number: first, reason: 'issued' }] })
    })

    test('are rejected for unpaid orders, and for customers', async () => {
      const user = await shop.user()
      const { number } = await shop.place(user, [{ variantId: await shop.sell(), quantity: 1 }])
      expect(await user.call('POST', staffPath(number, 'issue'))).toMatchObject({ status: 403 })
      expect(await shop.staffCall('POST', staffPath('DG00000000', 'issue'))).toMatchObject({ status: 404 })
      expect(await (await shop.user()).call('GET', toOrderPath(number, '/receipt'))).toMatchObject({ status: 404 })
    })

    test('of a wrong ebarimt number are issued once staff have corrected it, which is not changed after that', async () => {
      const user = await shop.user()
      const number = await delivered(user, { kind: 'person', consumer_number: '99999999' })
      expect(await shop.staffReceiptOf(number)).toMatchObject({ can_issue: true, refusal: expect.stringContaining('99999999') })
      const recipient = staffPath(number, 'recipient')
      expect(await shop.staffCall('PUT', recipient, { consumer_number: '12' })).toMatchObject({ status: 422 })
      expect(await user.call('PUT', recipient, { consumer_number: null })).toMatchObject({ status: 403 })
      requireOk(await shop.staffCall('PUT', recipient, { consumer_number: '12345678' }))
      requireOk(await shop.staffCall('POST', staffPath(number, 'issue')))
      await shop.work()
      expect(await shop.receiptOf(user, number)).toMatchObject({
        recipient: { consumer_number: '12345678' },
        receipts: [{ state: 'issued', registered: true }]
      })
      expect(await shop.staffCall('PUT', recipient, { consumer_number: null })).toMatchObject({
        status: 409,
        body: { code: 'receipt_not_issuable' }
      })
    })

    test('are rejected by the service with a reason for staff, without a retry; the next order has another recipient', async () => {
      await shop.beginWith({ ...SETTING, goods: { classificationCode: '0000001' } })
      const user = await shop.user()
      const number = await delivered(user, { kind: 'person', consumer_number: '12345678' })
      expect(requireOk(await user.call<CheckoutReceipt>('GET', CHOICE)).recipient).toBeNull()
      expect(await shop.staffReceiptOf(number)).toMatchObject({
        can_issue: true,
        uncertain: false,
        refusal: expect.stringContaining('classificationCode')
      })
      expect(await database.db.select().from(jobs).where(eq(jobs.kind, 'sync_receipt'))).toEqual([])
    })
  })

  describe('that failed', () => {
    type Failed = { receipts: { order_number: string; call: string; refusal: string | null; uncertain: boolean }[]; more: boolean }
    const failed = async (): Promise<Failed['receipts']> =>
      ((await shop.staffCall('GET', '/api/v2/staff/failed_receipts')).body as Failed).receipts

    test('are listed after a refusal, and after an outage of an hour', async () => {
      await shop.beginWith({ ...SETTING, goods: { classificationCode: '0000001' } })
      const refused = await delivered(await shop.user())
      expect(await failed()).toMatchObject([
        { order_number: refused, call: 'issue', refusal: expect.stringContaining('classificationCode') }
      ])
      await shop.setMode('down')
      const away = await delivered(await shop.user())
      expect((await failed()).map(({ order_number }) => order_number)).toEqual([refused])
      shop.clock.pass(61 * MINUTE)
      expect(await failed()).toMatchObject([{ order_number: refused }, { order_number: away, refusal: null, uncertain: false }])
    })

    test('leave the list after a successful retry, which is hidden from customers', async () => {
      await shop.beginWith({ ...SETTING, goods: { classificationCode: '0000001' } })
      const user = await shop.user()
      const number = await delivered(user)
      requireOk(await shop.staffCall('PUT', '/api/v2/site_settings/receipt', { version: 1, value: SETTING }))
      requireOk(await shop.staffCall('POST', `/api/v2/staff/orders/${number}/receipt/issue`))
      await shop.work()
      expect(await failed()).toEqual([])
      expect(await shop.statusOf(number)).toBe('completed')
      expect(await user.call('GET', '/api/v2/staff/failed_receipts')).toMatchObject({ status: 403 })
      expect(await (await shop.guest()).call('GET', '/api/v2/staff/failed_receipts')).toMatchObject({ status: 401 })
    })
  })

  describe('settings', () => {
    const save = (value: unknown, version = 1) => shop.staffCall('PUT', '/api/v2/site_settings/receipt', { version, value })

    test('report invalid parts, and are not saved', async () => {
      const wrong: [unknown, string][] = [
        [{ ...SETTING, merchantTin: '' }, 'receipt.merchantTin'],
        [{ ...SETTING, merchantTin: '123' }, 'receipt.merchantTin'],
        [{ ...SETTING, branchNumber: '1' }, 'receipt.branchNumber'],
        [{ ...SETTING, posApiUrl: 'ftp://pos' }, 'receipt.posApiUrl'],
        [{ ...SETTING, goods: { classificationCode: '28' } }, 'receipt.goods.classificationCode'],
        [{ ...SETTING, delivery: { classificationCode: '', type: 'VAT_FREE' } }, 'receipt.delivery.taxProductCode']
      ]
      for (const [value, part] of wrong)
        expect(await save(value)).toMatchObject({ status: 422, body: { code: 'document_wrong', details: { part } } })
      expect(await save(SETTING, 0)).toMatchObject({ status: 409 })
      expect(await (await shop.user()).call('PUT', '/api/v2/site_settings/receipt', { version: 1, value: {} })).toMatchObject({
        status: 403
      })
    })

    test('are read with defaults', async () => {
      const read = await shop.staffCall('GET', '/api/v2/site_settings/receipt')
      expect(read).toMatchObject({ body: { version: 1, value: { enabled: true, issueAt: 'delivery', branchNumber: '001', taxRules: [] } } })
    })

    test('exempt goods, which the VAT of the cart, the order and the receipt leaves out', async () => {
      const user = await shop.user()
      const [exempt, taxed] = [await shop.sell({ price: 33_000 }), await shop.sell({ price: 22_000 })]
      const both = [exempt, taxed].map(variantId => ({ variantId, quantity: 1 }))
      const before = await fillCart(user, both)
      expect(before.tax_total).toBe(Math.round(61_000 / 11))
      const treatment = { type: 'VAT_FREE', classificationCode: '2811100', taxProductCode: '305', cityTaxPercent: 0 }
      const products = before.line_items.flatMap(({ product }) => (product.variant_id === exempt ? product.slug : []))
      requireOk(await save({ ...SETTING, taxRules: [{ products, taxons: [], treatment }] }))
      const cart = requireOk(await user.call<Cart>('GET', '/api/v2/orders/current'))
      expect(cart).toMatchObject({ total: 61_000, tax_total: Math.round(28_000 / 11) })
      const { number, tax_total: ordered } = await shop.place(user, [])
      await shop.deliver(number)
      await shop.work()
      expect(ordered).toBe(cart.tax_total)
      expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ total: 61_000, vat: 2545.45 }])
    })

    test('contain another PosAPI, whose response is checked', async () => {
      const check = (posApiUrl: string) => shop.staffCall('POST', '/api/v2/staff/receipt_service/checks', { posApiUrl })
      expect(await check('')).toMatchObject({ status: 200, body: { pos_number: '1', lotteries_left: expect.any(Number) } })
      expect(await check(`${shop.server.config.receipt.posApiUrl}/`)).toMatchObject({ status: 200 })
      expect(await check('http://127.0.0.1:1')).toMatchObject({ status: 502, body: { code: 'posapi_unavailable' } })
      expect(await check('file:///etc/passwd')).toMatchObject({ status: 422 })
      requireOk(await save({ ...SETTING, posApiUrl: 'http://127.0.0.1:1' }))
      const number = await delivered(await shop.user())
      expect(await shop.statusOf(number)).toBe('waiting_vat_receipt')
      expect(await shop.atService()).toEqual([])
    })
  })

  test('are not offered where they are disabled', async () => {
    await shop.beginWith({ ...SETTING, enabled: false })
    const user = await shop.user()
    const number = await delivered(user)
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
