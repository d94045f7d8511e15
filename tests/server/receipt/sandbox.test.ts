import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildReceipt, type SoldLine } from '#domain/receipt.ts'
import { toPosApiReceipt } from '#server/receipt/posapi.ts'
import { settingSchemas } from '#contract/setting.ts'
import { openTestDatabase, type TestDatabase, USUAL_KIND } from '../database.ts'
import { openReceiptShop, type ReceiptShop, SETTING } from './receipt-shop.ts'

type Body = ReturnType<typeof toPosApiReceipt>
type Response = { id: string; status: string; date: string; message: string; lottery?: string; qrData: string; easy: boolean }

const TAX = { type: 'VAT_ABLE', classificationCode: '2822100', taxProductCode: null, cityTaxPercent: 0 } as const
const line: SoldLine = { name: 'Эсгий шаахай', code: 'S-1', quantity: 2, total: 22_000, tax: TAX }

function createBody(lines: readonly SoldLine[] = [line], over: Partial<Parameters<typeof toPosApiReceipt>[1]> = {}): Body {
  const document = buildReceipt(lines)
  if (!document) throw new Error('nothing sold')
  return toPosApiReceipt(settingSchemas.receipt.parse(SETTING), {
    document,
    recipient: { kind: 'person', consumerNumber: null },
    billIdSuffix: '000001',
    replaces: null,
    paidByCard: 0,
    ...over
  })
}

describe('the sandbox of PosAPI', () => {
  let database: TestDatabase
  let shop: ReceiptShop
  beforeAll(async () => {
    database = await openTestDatabase(USUAL_KIND)
    shop = await openReceiptShop(database)
  })
  afterAll(async () => {
    await shop?.stop()
    await database?.close()
  })
  beforeEach(() => shop.beginWith())

  const send = async (method: string, body: unknown): Promise<{ status: number; body: Response }> => {
    const response = await shop.app.request('/dev/ebarimt/pos/rest/receipt', {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body)
    })
    return { status: response.status, body: (await response.json()) as Response }
  }

  test('issues a receipt of several tax types, with a lottery number', async () => {
    const free = { ...line, tax: { ...TAX, type: 'VAT_FREE', taxProductCode: '305' } as const }
    const city = { ...line, total: 1120, quantity: 1, tax: { ...TAX, cityTaxPercent: 2 } }
    const { status, body } = await send(
      'POST',
      createBody([line, free, city, { ...line, quantity: 3, total: 10_000 }], { paidByCard: 5000 })
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'SUCCESS', id: expect.stringMatching(/^\d{33}$/), lottery: expect.any(String), easy: false })
  })

  const b2b = (tin: string) => createBody([line], { recipient: { kind: 'organisation', registerNumber: '5412369', tin, name: '' } })
  const section = createBody().receipts[0]
  const item = section?.items[0]
  const withItem = (over: object) => ({ ...createBody(), receipts: [{ ...section, items: [{ ...item, ...over }] }] })

  test.each<[string, object, RegExp]>([
    [
      'a total that is not the sum of its sections',
      { ...createBody(), totalAmount: 22_001, payments: [{ code: 'CASH', status: 'PAID', paidAmount: 22_001 }] },
      /sums/
    ],
    ['VAT that is not a tenth', withItem({ totalVAT: 1999 }), /totalVAT/],
    ['a price that is not quantity × unit price', withItem({ unitPrice: 10_000 }), /qty × unitPrice/],
    ['payments that are not the total', { ...createBody(), payments: [{ code: 'CASH', status: 'PAID', paidAmount: 1 }] }, /payments/],
    ['a field that the protocol does not have', { ...createBody(), colour: 'red' }, /colour/],
    ['an unknown field of an item', withItem({ colour: 'red' }), /colour/],
    ['a classification code of six digits', withItem({ classificationCode: '282210' }), /classificationCode/],
    ['a classification code that does not exist', withItem({ classificationCode: '0022100' }), /classificationCode/],
    [
      'goods free of VAT without the code that says why',
      { ...createBody(), receipts: [{ ...section, taxType: 'VAT_FREE' }] },
      /taxProductCode|totalVAT/
    ],
    ['an unknown TIN of the organisation', b2b('11111111111'), /customerTin/],
    ['a shop that is not registered', { ...createBody(), merchantTin: '11111111111' }, /merchantTin/],
    ['an unregistered consumer number', { ...createBody(), consumerNo: '99999999' }, /consumerNo/],
    ['a consumer number on an organisation’s receipt', { ...b2b('54100412369'), consumerNo: '12345678' }, /consumerNo/],
    ['the correction of an unknown receipt', createBody([line], { replaces: '1'.repeat(33) }), /inactiveId/]
  ])('refuses %s', async (_what, body, message) => {
    const { status, body: response } = await send('POST', body)
    expect(status).toBe(400)
    expect(response).toMatchObject({ status: 'ERROR', message: expect.stringMatching(message) })
    expect(await shop.atService()).toEqual([])
  })

  test('rejects a billIdSuffix used on the same day', async () => {
    expect((await send('POST', createBody())).status).toBe(200)
    expect((await send('POST', createBody())).body.message).toContain('billIdSuffix')
    shop.clock.pass(24 * 60 * 60_000)
    expect((await send('POST', createBody())).status).toBe(200)
  })

  test('returns a receipt once, by its number and date', async () => {
    const { body } = await send('POST', createBody())
    expect((await send('DELETE', { id: body.id, date: '2020-01-01 00:00:00' })).status).toBe(400)
    expect((await send('DELETE', { id: '9'.repeat(33), date: body.date })).status).toBe(400)
    expect((await send('DELETE', { id: body.id, date: body.date })).status).toBe(200)
    expect((await send('DELETE', { id: body.id, date: body.date })).status).toBe(400)
  })

  test('corrects a receipt once, without another lottery number', async () => {
    const { body } = await send('POST', createBody())
    const correction = (suffix: string) =>
      createBody([{ ...line, quantity: 1, total: 11_000 }], { replaces: body.id, billIdSuffix: suffix })
    const corrected = await send('POST', correction('000002'))
    expect(corrected.status).toBe(200)
    expect(corrected.body.lottery).toBeUndefined()
    expect((await send('POST', correction('000003'))).status).toBe(400)
    expect((await shop.atService()).map(({ state }) => state).toSorted()).toEqual(['active', 'replaced'])
  })

  test('sends receipts to the tax authority on request, and displays them', async () => {
    await send('POST', createBody())
    expect((await shop.app.request('/dev/ebarimt/pos/rest/sendData')).status).toBe(200)
    expect((await shop.atService())[0]?.sentAt).toEqual(shop.clock.now)
    const page = await shop.app.request('/dev/ebarimt?locale=en')
    expect(await page.text()).toContain('22,000₮')
  })
})
