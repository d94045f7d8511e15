import { describe, expect, test } from 'vitest'
import type { Cart } from '#domain/cart.ts'
import { USUAL_KINDS } from '../database.ts'
import { fillCart, requireOk } from '../shop.ts'
import { SETTING, setUpReceiptShop } from './receipt-shop.ts'

describe.each(USUAL_KINDS)('VAT receipts on %s', async kind => {
  const shop = await setUpReceiptShop(kind)

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
      const number = await shop.placeDelivered(await shop.user())
      expect(await shop.statusOf(number)).toBe('waiting_vat_receipt')
      expect(await shop.atService()).toEqual([])
    })
  })
})
