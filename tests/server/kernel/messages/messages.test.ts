import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { log } from '#server/kernel/log/log.ts'
import { deliverMessages } from '#server/kernel/messages/delivery.ts'
import { createOrderMessage } from '#server/order/order-message.ts'
import { listFailedMessages, queueMessage, retryFailedMessages } from '#server/kernel/messages/outbox.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { listen, openTestShop, type TestShop } from '../../auth-harness.ts'

let shop: TestShop
let gateway: { url: string; close: () => Promise<void> }
const sent: { to: string; text: string }[] = []
let failing = false
/** A number that the gateway refuses. */
let refused = ''
/** While set, the gateway accepts a message and responds only after it resolves. */
let reserved: Promise<void> | null = null

beforeAll(async () => {
  gateway = await listen(async request => {
    if (request.headers.get('authorization') !== 'Bearer t0ken') return new Response('who', { status: 401 })
    if (failing) return new Response('busy', { status: 503 })
    const message = (await request.json()) as { to: string; text: string }
    if (refused && message.to.endsWith(refused)) return new Response('no such number', { status: 422 })
    sent.push(message)
    await reserved
    return Response.json({})
  })
  shop = await openTestShop(config => ({ ...config, sms: { url: gateway.url, token: 't0ken' } }))
  log.level = 'silent'
})
afterEach(async () => {
  sent.splice(0)
  failing = false
  refused = ''
  reserved = null
  await shop.server.db.delete(messages)
})
afterAll(async () => {
  await gateway.close()
  await shop.close()
})
const queue = (body: string, channel: 'sms' | 'email' = 'sms') =>
  queueMessage(
    shop.server.db,
    channel === 'sms' ? { channel, recipient: '88112345', body } : { channel, recipient: 'a@b.mn', locale: 'mn', subject: 'Subject', body },
    shop.server.now()
  )

describe('delivery', () => {
  test('sends each message once, on any number of nodes', async () => {
    for (let i = 0; i < 30; i++) await queue(`message ${i}`)
    await Promise.all([deliverMessages(shop.server), deliverMessages(shop.server), deliverMessages(shop.server)])
    expect(sent.map(({ text }) => text).toSorted()).toEqual(Array.from({ length: 30 }, (_, i) => `message ${i}`).toSorted())
    expect(sent[0]?.to).toBe('+97688112345')
    expect(await deliverMessages(shop.server)).toBe(0)
  })

  test('a failed message that is being sent again is not made due by a retry of all', async () => {
    const { db, now } = shop.server
    failing = true
    await queue('failed once')
    await deliverMessages(shop.server)
    expect(await listFailedMessages(db, 10, 0, now())).toHaveLength(1)
    failing = false
    let release = (): void => {}
    reserved = new Promise<void>(resolve => (release = resolve))
    expect(await retryFailedMessages(db, null, now())).toBe(1)
    const first = deliverMessages(shop.server)
    await expect.poll(() => sent).toHaveLength(1)
    expect(await retryFailedMessages(db, null, now())).toBe(0)
    const second = deliverMessages(shop.server)
    await expect.poll(() => second).toBe(0)
    release()
    expect(await first).toBe(1)
    expect(sent).toHaveLength(1)
  })

  test('a gateway slower than the claim gets each message once, without delaying others', async () => {
    const claimMs = 2000
    const server = { ...shop.server, now: () => new Date() }
    const rows = (body: string) => shop.server.db.select().from(messages).where(eq(messages.body, body))
    let release = (): void => {}
    reserved = new Promise(resolve => (release = resolve))
    await queue('slow')
    await queue('next')
    const slow = deliverMessages(server, { claimMs })
    await expect.poll(() => sent).toHaveLength(1)
    const [claimed] = await rows('slow')
    reserved = null
    expect(await deliverMessages(server, { claimMs })).toBe(1)
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan((claimed?.dueAt?.getTime() ?? 0) + claimMs), { timeout: 10_000 })
    expect(await deliverMessages(server, { claimMs })).toBe(0)
    release()
    expect(await slow).toBe(1)
    expect(sent.map(({ text }) => text)).toEqual(['slow', 'next'])
    for (const body of ['slow', 'next']) expect(await rows(body)).toMatchObject([{ attempts: 1, dueAt: null, sentAt: expect.any(Date) }])
  })

  test('retries with backoff, and stops after the last attempt', async () => {
    failing = true
    await queue('hello')
    expect(await deliverMessages(shop.server)).toBe(0)
    expect(await deliverMessages(shop.server)).toBe(0)
    shop.pass(61)
    failing = false
    expect(await deliverMessages(shop.server)).toBe(1)
    failing = true
    await queue('lost')
    for (let i = 0; i < 23; i++) {
      await deliverMessages(shop.server)
      shop.pass(3600)
    }
    const read = async () => (await shop.server.db.select().from(messages).where(eq(messages.body, 'lost')))[0]
    expect(await read()).toMatchObject({ attempts: 23, dueAt: expect.any(Date), sentAt: null })
    shop.pass(3600)
    await deliverMessages(shop.server)
    expect(await read()).toMatchObject({ attempts: 24, dueAt: null, sentAt: null, error: expect.stringContaining('503') })
  })

  test('stops after the first attempt where the gateway refuses the message, and sends the others', async () => {
    refused = '88112345'
    await queue('to a wrong number')
    await queueMessage(shop.server.db, { channel: 'sms', recipient: '99112345', body: 'fine' }, shop.server.now())
    expect(await deliverMessages(shop.server)).toBe(1)
    expect(sent).toEqual([{ to: '+97699112345', text: 'fine' }])
    const [row] = await shop.server.db.select().from(messages).where(eq(messages.body, 'to a wrong number'))
    expect(row).toMatchObject({ attempts: 1, dueAt: null, error: expect.stringContaining('422') })
  })

  test('tries one message where the gateway is unavailable, not all that wait', async () => {
    failing = true
    for (let i = 0; i < 5; i++) await queue(`message ${i}`)
    await deliverMessages(shop.server)
    const rows = await shop.server.db.select().from(messages)
    expect(rows.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(1)
    failing = false
    shop.pass(60)
    expect(await deliverMessages(shop.server)).toBe(5)
  })

  test('a message that is out of date is not sent', async () => {
    failing = true
    const validUntil = new Date(shop.server.now().getTime() + 300_000)
    await queueMessage(shop.server.db, { channel: 'sms', recipient: '88112345', body: 'code', validUntil }, shop.server.now())
    for (let i = 0; i < 4; i++) {
      await deliverMessages(shop.server)
      shop.pass(100)
    }
    failing = false
    expect(await deliverMessages(shop.server)).toBe(0)
    const [row] = await shop.server.db.select().from(messages)
    expect(row).toMatchObject({ dueAt: null, sentAt: null })
    expect(row?.attempts).toBeLessThan(4)
  })

  test('sends those of which there are many after all others, and never between them', async () => {
    for (let i = 0; i < 3; i++)
      await queueMessage(shop.server.db, { channel: 'sms', recipient: '88112345', body: `many ${i}`, bulk: true }, shop.server.now())
    shop.pass(1)
    await queue('your order')
    expect(await deliverMessages(shop.server, { isBulk: false })).toBe(1)
    await queue('your code')
    expect(await deliverMessages(shop.server)).toBe(4)
    expect(sent.map(({ text }) => text)).toEqual(['your order', 'your code', 'many 0', 'many 1', 'many 2'])
  })

  test('an SMS gateway that does not respond does not delay e-mails', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    let release = (): void => {}
    reserved = new Promise(resolve => (release = resolve))
    await queue('slow')
    await queue('quick', 'email')
    const delivery = deliverMessages(shop.server)
    const readQuick = () => shop.server.db.select().from(messages).where(eq(messages.body, 'quick'))
    await expect.poll(readQuick).toMatchObject([{ sentAt: expect.any(Date) }])
    release()
    expect(await delivery).toBe(2)
  })

  test('leaves a message in the outbox without a gateway, and logs one line', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    await queue('First line\nsecond line', 'email')
    expect(await deliverMessages(shop.server)).toBe(1)
    expect(print).toHaveBeenLastCalledWith('email to a@b.mn  Subject: First line second line')
  })

  test('sends nothing from a rolled back transaction', async () => {
    await shop.server.db
      .transaction(async tx => {
        await queueMessage(tx, { channel: 'sms', recipient: '88112345', body: 'never' }, shop.server.now())
        throw new Error('given up')
      })
      .catch(() => {})
    expect(await deliverMessages(shop.server)).toBe(0)
  })
})

describe('the outbox page', () => {
  test('lists newest messages first, filtered by recipient, with escaped text', async () => {
    await queue('482913 is your code')
    await queue('<img src=x onerror=alert(1)> https://shop.mn/a?b=1&c=2', 'email')
    const { body } = await shop.call('GET', '/dev/outbox')
    const text = String(body['text'])
    expect(text).toContain('<span class="code">482913</span>')
    expect(text).not.toContain('<img')
    expect(text).toContain('<a href="https://shop.mn/a?b=1&#38;c=2">')
    expect(text.indexOf('a@b.mn')).toBeLessThan(text.indexOf('8811 2345'))
    expect(String((await shop.call('GET', '/dev/outbox?recipient=88112345')).body['text'])).not.toContain('a@b.mn')
  })
})

describe('a message about an order', () => {
  const order = {
    number: 'D-1042',
    total: 189_900,
    ship_total: 0,
    greeted: 'Болормаа',
    line_items: [],
    discounts: [],
    delivery: { method: 'address' as const },
    promise: null,
    now: '2026-11-22T02:00:00Z',
    refund_cases: [
      {
        id: 1,
        amount: 50_000,
        reason: 'late_payment' as const,
        state: 'open' as const,
        created_at: '',
        due_on: '2026-11-26',
        to_lender: false
      }
    ],
    address: {
      city: '',
      district: '',
      quarter: '',
      city_name: 'Улаанбаатар',
      district_name: 'Баянзүрх',
      quarter_name: '26-р хороо',
      details: '12-р байр',
      receiver: 'Болормаа',
      phone: '88112345'
    }
  }
  test.each(['mn', 'en'] as const)('has all of its words in %s', locale => {
    for (const kind of ['transfer', 'placed', 'expired', 'refund', 'refund_lender'] as const) {
      const { subject, sms, body } = createOrderMessage(kind, order, locale, 'https://shop.mn')
      for (const text of [subject, sms, body]) {
        expect(text).toContain('D-1042')
        expect(text).not.toMatch(/\{\{|message:|undefined/)
      }
      expect(sms).toContain(locale === 'mn' ? 'https://shop.mn/account/orders/D-1042' : 'https://shop.mn/en/account/orders/D-1042')
      expect(/[А-яӨөҮү]/.test(body.replace('Болормаа', '').replace(/Улаан.*|.*хороо.*/g, ''))).toBe(locale === 'mn')
    }
    const created_at = order.now
    const cases = [
      ...order.refund_cases,
      { id: 2, amount: 8000, reason: 'canceled' as const, state: 'done' as const, created_at, due_on: '2026-11-27', to_lender: false },
      { id: 3, amount: 30_000, reason: 'canceled' as const, state: 'open' as const, created_at, due_on: '2026-11-28', to_lender: false },
      { id: 4, amount: 1000, reason: 'canceled' as const, state: 'open' as const, created_at, due_on: '2026-11-28', to_lender: false }
    ]
    const canceled = createOrderMessage('canceled', { ...order, refund_cases: cases }, locale, 'https://shop.mn')
    for (const text of [canceled.sms, canceled.body]) {
      expect(text).toMatch(/8,000₮.*31,000₮/)
      expect(text).toContain(locale === 'mn' ? '2026.11.28' : '28 November 2026')
      expect(text).not.toContain('50,000₮')
    }
    expect(createOrderMessage('refund', order, locale, '').sms).toContain('50,000₮')
    expect(createOrderMessage('refund', order, locale, '').sms).toContain(locale === 'mn' ? '2026.11.26' : '26 November 2026')
  })
})
