import type { SettingOf } from '#contract/setting.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { StaffCounts } from '#contract/identity.ts'
import { eventStreams } from '#server/kernel/http/event-stream.ts'
import { SESSION_HEADER } from '#server/kernel/http/customer.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { createSession, endSession } from '#server/identity/sessions.ts'
import { users } from '#server/identity/tables.ts'
import { createCountsFeed, readStaffCounts } from '#server/notice/staff-counts.ts'
import { notifyStaff } from '#server/notice/staff-notices.ts'
import { createNoticeRoutes } from '#server/notice/routes.ts'
import { orders } from '#server/order/tables.ts'
import { USUAL_KINDS } from '../database.ts'
import { storeSetting } from '../settings.ts'
import { MINUTE, placeOrder, setUpShop, setUpUser } from '../shop.ts'

describe.each(USUAL_KINDS)('notices to staff on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createNoticeRoutes])
  const user = setUpUser(shop)

  const place = async () => {
    const { number, payment } = await placeOrder(user, [{ variantId: await shop.sell(), quantity: 1 }])
    await shop.payInvoice(payment)
    return number
  }
  const configure = (value: SettingOf<'staff_notices'>) => storeSetting(database, 'staff_notices', value)
  const sent = async () =>
    (await database.db.select().from(messages)).filter(({ recipient }) => ['99001122', 'shop@shop.test'].includes(recipient))

  test('one message reports all new events, no more often than the setting allows, and none without recipients', async () => {
    await configure({})
    expect(await notifyStaff(shop.server)).toBe(false)
    await configure({ emails: ['shop@shop.test'], phones: ['99001122'], everyMinutes: 30 })
    expect(await notifyStaff(shop.server)).toBe(false)
    shop.clock.pass(MINUTE)
    const number = await place()
    const runs = await Promise.all([notifyStaff(shop.server), notifyStaff(shop.server)])
    expect(runs.filter(Boolean)).toHaveLength(1)
    const first = await sent()
    expect(first.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms'])
    for (const { body } of first) expect(body).toContain('Шинэ захиалга: 1')
    shop.clock.pass(40 * MINUTE)
    expect(await notifyStaff(shop.server)).toBe(false)
    await database.db
      .update(orders)
      .set({ promise: { kind: 'hours', from: shop.clock.now.toISOString(), to: new Date(shop.clock.now.getTime() - 1).toISOString() } })
      .where(eq(orders.number, number))
    expect(await notifyStaff(shop.server)).toBe(true)
    expect((await sent()).at(-1)?.body).toContain('Хугацаа хэтэрсэн хүргэлт: 1')
    expect(await notifyStaff(shop.server)).toBe(false)
  })

  test('the first message reports the interval before, and not all that happened without recipients', async () => {
    const saved = { emails: ['shop@shop.test'], everyMinutes: 30 }
    await configure(saved)
    await place()
    expect(await notifyStaff(shop.server)).toBe(true)
    await configure({})
    shop.clock.pass(10 * MINUTE)
    await place()
    expect(await notifyStaff(shop.server)).toBe(false)
    shop.clock.pass(25 * MINUTE)
    await place()
    shop.clock.pass(10 * MINUTE)
    await configure(saved)
    expect(await notifyStaff(shop.server)).toBe(true)
    expect((await sent()).map(({ body }) => /Шинэ захиалга: (\d+)/.exec(body)?.[1])).toEqual(['1', '1'])
    await place()
    expect(await notifyStaff(shop.server)).toBe(false)
  })

  test('subscribers of the live counts share one read, and none runs without them', async () => {
    let reads = 0
    let counted: StaffCounts = await readStaffCounts(database.db, shop.clock.now)
    const subscribe = createCountsFeed(async () => {
      reads += 1
      return counted
    }, 5)
    const seen: number[] = []
    const stops = Array.from({ length: 50 }, () => subscribe(({ orders: n }) => void seen.push(n)))
    await expect.poll(() => seen.length).toBe(50)
    counted = { ...counted, orders: 7 }
    await expect.poll(() => seen.filter(n => n === 7).length).toBe(50)
    expect(reads).toBeLessThan(50)
    for (const stop of stops) stop()
    await expect
      .poll(async () => {
        const before = reads
        await new Promise(resolve => setTimeout(resolve, 30))
        return reads - before
      })
      .toBe(0)
  })

  test('the stream ends at the next heartbeat after a logout, and after the role has changed', async () => {
    const open = async () => {
      const { userId } = await shop.user({ role: 'staff' })
      const { token, session } = await createSession(database.db, { kind: 'browser', userId, now: shop.clock.now })
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const response = await shop.app.request('http://shop.test/api/v2/staff/counts/stream', { headers: { [SESSION_HEADER]: token } })
      const reader = response.body?.getReader()
      onTestFinished(async () => {
        vi.useRealTimers()
        await reader?.cancel()
      })
      const readToEnd = async (): Promise<true> => {
        while (!(await reader?.read())?.done);
        return true
      }
      return { userId, session, readToEnd }
    }
    const gone = await open()
    await endSession(database.db, gone.session.id)
    vi.advanceTimersByTime(25_000)
    expect(await gone.readToEnd()).toBe(true)
    const demoted = await open()
    await database.db
      .update(users)
      .set({ role: 'packer' })
      .where(eq(users.id, demoted.userId ?? 0))
    vi.advanceTimersByTime(25_000)
    expect(await demoted.readToEnd()).toBe(true)
  })

  if (kind === 'postgres')
    test('the stream is for staff, sends the counts at once, and ends when the process stops', async () => {
      await place()
      const staff = await shop.user({ role: 'staff' })
      const open = async (userId: number | null) => {
        const { token } = await createSession(database.db, { kind: 'browser', userId, now: shop.clock.now })
        return shop.app.request('http://shop.test/api/v2/staff/counts/stream', { headers: { [SESSION_HEADER]: token } })
      }
      expect((await open(null)).status).toBe(401)
      expect((await open(user.userId)).status).toBe(403)
      const response = await open(staff.userId)
      expect(response.headers.get('content-type')).toBe('text/event-stream')
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes('data: ')) text += (await reader?.read())?.value ?? ''
      expect(JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '{}')).toMatchObject({ orders: 1, returns: 0 })
      eventStreams.endAll()
      while (!(await reader?.read())?.done);
      expect((await open(staff.userId)).status).toBe(503)
    })
})
