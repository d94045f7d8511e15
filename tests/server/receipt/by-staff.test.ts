import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CheckoutReceipt } from '#contract/receipt.ts'
import { jobs } from '#server/kernel/jobs/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { requireOk, placeOrder, toOrderPath } from '../shop.ts'
import { SETTING, setUpReceiptShop } from './receipt-shop.ts'

const CHOICE = '/api/v2/checkouts/current/receipt'

describe.each(USUAL_KINDS)('VAT receipts on %s', async kind => {
  const shop = await setUpReceiptShop(kind)

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
      const number = await shop.placeDelivered(user, { kind: 'person', consumer_number: '99999999' })
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
      const number = await shop.placeDelivered(user, { kind: 'person', consumer_number: '12345678' })
      expect(requireOk(await user.call<CheckoutReceipt>('GET', CHOICE)).recipient).toBeNull()
      expect(await shop.staffReceiptOf(number)).toMatchObject({
        can_issue: true,
        uncertain: false,
        refusal: expect.stringContaining('classificationCode')
      })
      expect(await shop.server.db.select().from(jobs).where(eq(jobs.kind, 'sync_receipt'))).toEqual([])
    })
  })
})
