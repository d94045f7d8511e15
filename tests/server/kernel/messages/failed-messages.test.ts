import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { FailedMessage } from '#contract/job.ts'
import { createJobRoutes } from '#server/kernel/jobs/routes.ts'
import { deliverMessages } from '#server/kernel/messages/delivery.ts'
import { queueMessage } from '#server/kernel/messages/outbox.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { USUAL_KINDS } from '../../database.ts'
import { requireOk, type TestShop, setUpShop } from '../../shop.ts'

const PATH = '/api/v2/staff/failed_messages'

describe.each(USUAL_KINDS)('messages that were not sent, on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createJobRoutes])

  /** Port 9 is closed. */
  const deliverInVain = () => deliverMessages({ ...shop.server, config: { ...shop.server.config, smtpUrl: 'smtp://127.0.0.1:9' } })
  const queue = (input: { recipient?: string; body?: string; erasedWhenSent?: boolean; validUntil?: Date; bulk?: boolean } = {}) =>
    queueMessage(
      database.db,
      { channel: 'email', recipient: 'a@shop.test', locale: 'en', subject: 'Your order', body: 'It is on its way.', ...input },
      shop.clock.now
    )
  const list = async (staff: Awaited<ReturnType<TestShop['user']>>) =>
    requireOk(await staff.call<{ messages: FailedMessage[] }>('GET', PATH)).messages

  test('are listed for staff without their text, and sent on request', async () => {
    const staff = await shop.user({ role: 'staff' })
    await queue()
    expect(await list(staff)).toEqual([])
    await deliverInVain()
    const [failed] = await list(staff)
    expect(failed).toMatchObject({ channel: 'email', recipient: 'a@shop.test', subject: 'Your order', attempts: 1, can_retry: true })
    expect(failed?.error).toContain('ECONNREFUSED')
    expect(JSON.stringify(failed)).not.toContain('on its way')
    await database.db.update(messages).set({ dueAt: null })
    expect(requireOk(await staff.call('POST', `${PATH}/retries`, { id: failed?.id }))).toEqual({ count: 1 })
    expect((await staff.call('POST', `${PATH}/retries`, { id: 0 })).status).toBe(422)
    expect((await staff.call('POST', `${PATH}/retries`, { id: 999_999 })).status).toBe(404)
    // Ids that no column holds are unknown ones. The text is in the asker's language, whatever the address says.
    for (const id of [2 ** 31, Number.MAX_SAFE_INTEGER])
      expect(await staff.call('POST', `${PATH}/retries?locale=zz`, { id })).toMatchObject({
        status: 404,
        body: { error: 'Page not found' }
      })
    await expect.poll(() => database.db.select().from(messages)).toMatchObject([{ sentAt: expect.any(Date) }])
    expect(await list(staff)).toEqual([])
  })

  test('are sent all at once, without those that are out of date or erased', async () => {
    const staff = await shop.user({ role: 'staff' })
    await queue()
    await queue({ recipient: 'b@shop.test' })
    await queue({ recipient: 'code@shop.test', validUntil: new Date(shop.clock.now.getTime() + 1000) })
    await queue({ recipient: 'secret@shop.test', erasedWhenSent: true })
    await database.db.update(messages).set({ error: 'refused', attempts: 1, dueAt: null })
    await database.db.update(messages).set({ body: '' }).where(eq(messages.recipient, 'secret@shop.test'))
    shop.clock.now = new Date(shop.clock.now.getTime() + 2000)
    expect((await list(staff)).map(({ recipient, can_retry }) => [recipient, can_retry])).toEqual([
      ['secret@shop.test', false],
      ['b@shop.test', true],
      ['a@shop.test', true]
    ])
    expect(requireOk(await staff.call('POST', `${PATH}/retries`, {}))).toEqual({ count: 2 })
  })

  test('staff see how many wait, and stop those to many people', async () => {
    const staff = await shop.user({ role: 'staff' })
    await queue()
    await queue({ recipient: 'b@shop.test', bulk: true })
    await queue({ recipient: 'c@shop.test', bulk: true })
    await queue({ recipient: 'sent@shop.test', bulk: true })
    await database.db.update(messages).set({ sentAt: shop.clock.now, dueAt: null }).where(eq(messages.recipient, 'sent@shop.test'))
    const count = () => staff.call('GET', '/api/v2/staff/waiting_messages')
    expect(requireOk(await count())).toEqual({ count: 3, bulk: 2 })
    expect((await (await shop.user()).call('DELETE', '/api/v2/staff/bulk_messages')).status).toBe(403)
    expect(requireOk(await staff.call('DELETE', '/api/v2/staff/bulk_messages'))).toEqual({ count: 2 })
    expect(requireOk(await count())).toEqual({ count: 1, bulk: 0 })
    expect((await database.db.select().from(messages)).map(({ recipient }) => recipient).toSorted()).toEqual([
      'a@shop.test',
      'sent@shop.test'
    ])
  })

  test('are hidden from others', async () => {
    const guest = await shop.guest()
    const user = await shop.user()
    for (const [method, path] of [
      ['GET', PATH],
      ['POST', `${PATH}/retries`]
    ] as const) {
      expect((await guest.call(method, path, method === 'POST' ? {} : undefined)).status).toBe(401)
      expect((await user.call(method, path, method === 'POST' ? {} : undefined)).status).toBe(403)
    }
  })
})
