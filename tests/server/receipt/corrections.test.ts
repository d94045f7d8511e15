import { describe, expect, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import type { OrderReceipt } from '#contract/receipt.ts'
import { USUAL_KINDS } from '../database.ts'
import { requireOk, placeOrder, toOrderPath } from '../shop.ts'
import { setUpReceiptShop } from './receipt-shop.ts'

describe.each(USUAL_KINDS)('VAT receipts on %s', async kind => {
  const shop = await setUpReceiptShop(kind)

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
      const number = await shop.placeDelivered(user)
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
      const number = await shop.placeDelivered(user)
      requireOk(await refund(number, { of: 'all' }))
      await shop.work()
      expect((await shop.receiptOf(user, number))?.receipts).toMatchObject([{ state: 'returned' }])
      expect(await shop.staffReceiptOf(number)).toMatchObject({ can_issue: false, can_return: false })
    })
  })
})
