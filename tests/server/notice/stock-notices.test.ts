import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createSession } from '#server/identity/sessions.ts'
import { listNewestMessages } from '#server/kernel/messages/outbox.ts'
import { createNoticeRoutes } from '#server/notice/routes.ts'
import { sendStockNotices } from '#server/notice/stock-notices.ts'
import { stockNotices } from '#server/notice/tables.ts'
import type { ErrorBody } from '#domain/errors.ts'
import { USUAL_KINDS, openTestDatabase, type TestDatabase } from '../database.ts'
import { askApp, requireOk, openTestShop, type TestShop } from '../shop.ts'

const MINE = '/api/v2/users/stock_notices'

describe.each(USUAL_KINDS)('notices of stock on %s', kind => {
  let opened: TestDatabase
  let shop: TestShop
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    shop = openTestShop(opened)
    app = createApp(shop.server, [createNoticeRoutes])
  })
  afterAll(() => opened.close())
  beforeEach(() => shop.begin())

  const wish = (id: number | string, contact: unknown) =>
    askApp<ErrorBody>(app, null, 'POST', `/api/v2/products/0/variants/${id}/stock_notices`, { contact }, { 'accept-language': 'mn' })
  const tell = () => sendStockNotices(opened.db, 'http://shop.test', shop.clock.now)

  test('one message is sent when the variant is back, by the requested channel', async () => {
    const id = await shop.sell({ onHand: 0, price: 45_900 })
    for (const contact of ['8811 2345', '+976 88112345', 'Nomin@Delguur.example']) expect((await wish(id, contact)).status).toBe(200)
    expect(await tell()).toBe(0)
    await shop.restock(id, 3)
    expect((await Promise.all([tell(), tell()])).reduce((sum, n) => sum + n, 0)).toBe(2)
    const messages = await listNewestMessages(opened.db, 10)
    expect(new Set(messages.map(({ channel, recipient }) => `${channel} ${recipient}`))).toEqual(
      new Set(['sms 88112345', 'email nomin@delguur.example'])
    )
    expect(messages).toHaveLength(2)
    for (const { body } of messages) expect(body).toMatch(new RegExp(`http://shop\\.test/products/felt-slippers-\\d+\\?variant=${id}`))
    expect(await tell()).toBe(0)
    expect(await opened.db.select().from(stockNotices)).toEqual([])
  })

  test('rejects available and discontinued variants, and invalid contacts', async () => {
    expect((await wish(await shop.sell(), '88112345')).body.code).toBe('in_stock_already')
    const id = await shop.sell({ onHand: 0 })
    for (const contact of ['', '123', 'a@b', 'hello', 5, 'a'.repeat(300)]) expect((await wish(id, contact)).status).toBe(422)
    for (const unknown of ['999999', 'abc', '99999999999']) expect((await wish(unknown, '88112345')).status).toBe(404)
    expect(await opened.db.select().from(stockNotices)).toEqual([])
  })

  test('are listed and removed by who has verified the phone or the e-mail', async () => {
    const verified = { phoneVerifiedAt: shop.clock.now, emailVerifiedAt: shop.clock.now }
    const sessionOf = async (about: Parameters<TestShop['user']>[0]): Promise<string> => {
      const { userId } = await shop.user(about)
      return (await createSession(opened.db, { kind: 'browser', userId, now: shop.clock.now })).token
    }
    const owner = await sessionOf({ mobile: '88112345', email: 'nomin@delguur.example', ...verified })
    const [stranger, unverified] = [
      await sessionOf({ mobile: '99112345', ...verified }),
      await sessionOf({ email: 'nomin@delguur.example' })
    ]
    const list = async (token: string) => requireOk(await askApp<{ id: number; recipient: string }[]>(app, token, 'GET', MINE))
    const variantId = await shop.sell({ onHand: 0 })
    for (const contact of ['88112345', 'nomin@delguur.example', '99000000']) await wish(variantId, contact)
    const [first, second] = await list(owner)
    expect([first?.recipient, second?.recipient]).toEqual(['nomin@delguur.example', '88112345'])
    expect(await list(stranger)).toEqual([])
    expect(await list(unverified)).toEqual([])
    requireOk(await askApp(app, stranger, 'DELETE', `${MINE}/${first?.id}`))
    expect(await list(owner)).toHaveLength(2)
    for (let n = 0; n < 2; n++) requireOk(await askApp(app, owner, 'DELETE', `${MINE}/${first?.id}`))
    expect(await list(owner)).toMatchObject([{ id: second?.id, variant_id: variantId, title: 'Felt slippers' }])
    expect((await askApp(app, null, 'GET', MINE)).status).toBe(401)
  })

  test('the form is rate limited', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => shop.sell({ onHand: 0 })))
    let refused = 0
    for (let n = 0; n < 210; n++) if ((await wish(ids[n % 3] ?? 0, '88112345')).status === 429) refused++
    expect(refused).toBe(10)
  })
})
