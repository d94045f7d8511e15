import { describe, expect, test } from 'vitest'
import { syncReceipt } from '#server/receipt/issue.ts'
import { receipts } from '#server/receipt/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { MINUTE, requireOk } from '../shop.ts'
import { SETTING, setUpReceiptShop } from './receipt-shop.ts'

const DAY = 24 * 60 * MINUTE

describe.each(USUAL_KINDS)('VAT receipts on %s', async kind => {
  const shop = await setUpReceiptShop(kind)

  describe('with the service unavailable', () => {
    test('wait for it, and are issued when it is back', async () => {
      await shop.setMode('down')
      const user = await shop.user()
      const number = await shop.placeDelivered(user)
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
      const number = await shop.placeDelivered(user)
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
      const number = await shop.placeDelivered(await shop.user())
      await shop.setMode('up')
      shop.clock.pass(DAY)
      await shop.work()
      expect(await shop.atService()).toHaveLength(1)
      expect(await shop.staffReceiptOf(number)).toMatchObject({ uncertain: true, can_issue: true })
    })

    test('are issued once by concurrent processes', async () => {
      await shop.setMode('down')
      const number = await shop.placeDelivered(await shop.user())
      await shop.setMode('up')
      const id = await shop.idOf(number)
      await Promise.all(Array.from({ length: 4 }, () => syncReceipt(shop.server, id).catch(() => null)))
      expect(await shop.atService()).toHaveLength(1)
      expect(await shop.server.db.select().from(receipts)).toMatchObject([{ state: 'issued', uncertainOn: null }])
    })
  })

  describe('that failed', () => {
    type Failed = { receipts: { order_number: string; call: string; refusal: string | null; uncertain: boolean }[]; more: boolean }
    const failed = async (): Promise<Failed['receipts']> =>
      ((await shop.staffCall('GET', '/api/v2/staff/failed_receipts')).body as Failed).receipts

    test('are listed after a refusal, and after an outage of an hour', async () => {
      await shop.beginWith({ ...SETTING, goods: { classificationCode: '0000001' } })
      const refused = await shop.placeDelivered(await shop.user())
      expect(await failed()).toMatchObject([
        { order_number: refused, call: 'issue', refusal: expect.stringContaining('classificationCode') }
      ])
      await shop.setMode('down')
      const away = await shop.placeDelivered(await shop.user())
      expect((await failed()).map(({ order_number }) => order_number)).toEqual([refused])
      shop.clock.pass(61 * MINUTE)
      expect(await failed()).toMatchObject([{ order_number: refused }, { order_number: away, refusal: null, uncertain: false }])
    })

    test('leave the list after a successful retry, which is hidden from customers', async () => {
      await shop.beginWith({ ...SETTING, goods: { classificationCode: '0000001' } })
      const user = await shop.user()
      const number = await shop.placeDelivered(user)
      requireOk(await shop.staffCall('PUT', '/api/v2/site_settings/receipt', { version: 1, value: SETTING }))
      requireOk(await shop.staffCall('POST', `/api/v2/staff/orders/${number}/receipt/issue`))
      await shop.work()
      expect(await failed()).toEqual([])
      expect(await shop.statusOf(number)).toBe('completed')
      expect(await user.call('GET', '/api/v2/staff/failed_receipts')).toMatchObject({ status: 403 })
      expect(await (await shop.guest()).call('GET', '/api/v2/staff/failed_receipts')).toMatchObject({ status: 401 })
    })
  })
})
