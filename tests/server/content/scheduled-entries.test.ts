import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, vi, it } from 'vitest'
import type { Entry } from '#contract/content.ts'
import { publishScheduled } from '#server/content/editor/publish-scheduled.ts'
import { PUBLISH_ENTRY } from '#server/content/editor/state.ts'
import { entryDrafts } from '#server/content/tables.ts'
import { runDueJobs } from '#server/jobs.ts'
import { onInvalidation } from '#server/kernel/cache/invalidation.ts'
import { listFailedJobs } from '#server/kernel/jobs/queue.ts'
import { log } from '#server/kernel/log/log.ts'
import { USUAL_KINDS } from '../database.ts'
import { requireOk, type ContentTest, openContentTest, type Person, createContent, readEdited, toSettings } from './content-shop.ts'

const MINUTE = 60_000

describe.each(USUAL_KINDS)('entries that wait for their publication on %s', kind => {
  let shop: ContentTest
  let writer: Person
  let editor: Person
  const received: string[][] = []
  let unsubscribe: () => void

  beforeAll(async () => {
    shop = await openContentTest(kind)
    writer = await shop.person('customer', 'Номин')
    editor = await shop.person('editor', 'Сараа')
    unsubscribe = onInvalidation(invalidated => void received.push([...invalidated]))
  }, 60_000)
  afterAll(async () => {
    unsubscribe()
    await shop.close()
  })

  it('restricts the settings of a scheduled article to editors', async () => {
    const id = await shop.begin(writer, `Хүлээж буй ${kind}`)
    const scheduled_at = new Date(shop.clock.now.getTime() + 10 * MINUTE).toISOString()
    requireOk(await editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'scheduled', version: 2, scheduled_at }))
    const change = async (person: Person) =>
      person.ask('PUT', `/articles/${id}`, { ...toSettings(await readEdited(editor, id)), comments_open: false })
    expect(await change(writer)).toMatchObject({ status: 409, body: { code: 'entry_published' } })
    requireOk(await change(editor))
  })

  it('publishes a scheduled version on time and once, on whichever node is first', async () => {
    const id = await shop.begin(writer, 'Товлосон')
    const at = new Date(shop.clock.now.getTime() + 10 * MINUTE).toISOString()
    const schedule = (scheduled_at: string | null) =>
      editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'scheduled', version: 2, scheduled_at })
    expect(await schedule(shop.clock.now.toISOString())).toMatchObject({
      status: 422,
      body: { errors: { scheduled_at: [expect.any(String)] } }
    })
    expect(await schedule(null)).toMatchObject({ status: 422 })
    expect(requireOk(await schedule(at))).toMatchObject({ state: 'scheduled', scheduled_at: at })
    requireOk(await writer.ask('PUT', `/articles/${id}/texts/mn`, { version: 2, ...createContent('Зассан') }))
    await publishScheduled(shop.server)
    expect(await shop.guest.ask('GET', `/articles/${id}`)).toMatchObject({ status: 404 })
    shop.clock.now = new Date(shop.clock.now.getTime() + 11 * MINUTE)
    received.length = 0
    await Promise.all([publishScheduled(shop.server), publishScheduled(shop.server)])
    expect(received.filter(each => each.includes(`article:${id}`))).toHaveLength(1)
    expect(requireOk(await shop.guest.ask<Entry>('GET', `/articles/${id}`))).toMatchObject({ title: 'Товлосон', published_at: at })
    expect((await readEdited(writer, id)).texts.mn).toMatchObject({
      state: 'published',
      changed: true,
      title: 'Зассан',
      scheduled_at: null
    })
  })

  it('publishes the others on time where one fails, which is retried where staff see it', async () => {
    const at = new Date(shop.clock.now.getTime() + 10 * MINUTE)
    const ids: number[] = []
    for (const title of ['Эвдэрсэн', 'Бүтэн']) {
      const id = await shop.begin(writer, title)
      const scheduled_at = new Date(at.getTime() + ids.length * 1000).toISOString()
      requireOk(await editor.ask('POST', `/articles/${id}/texts/mn/state`, { state: 'scheduled', version: 2, scheduled_at }))
      ids.push(id)
    }
    const [broken = 0, whole = 0] = ids
    const { db } = shop.server
    const isBroken = and(eq(entryDrafts.entryId, broken), eq(entryDrafts.locale, 'mn'))
    const [draft] = await db.select().from(entryDrafts).where(isBroken)
    await db
      .update(entryDrafts)
      .set({ content: sql`'null'::jsonb` })
      .where(isBroken)
    shop.clock.now = new Date(at.getTime() + MINUTE)
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
    for (let n = 0; n < 2; n++) await publishScheduled(shop.server)
    expect(logged).toHaveBeenCalledTimes(1)
    const status = async (id: number) => (await shop.guest.ask('GET', `/articles/${id}`)).status
    expect([await status(broken), await status(whole)]).toEqual([404, 200])
    await runDueJobs(shop.server)
    const failed = await listFailedJobs(db, 10, 0)
    expect(failed.map(({ kind, subject }) => [kind, subject])).toEqual([[PUBLISH_ENTRY, `${broken} mn`]])
    await db.update(entryDrafts).set({ content: draft?.content }).where(isBroken)
    shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
    await runDueJobs(shop.server)
    expect([await status(broken), await listFailedJobs(db, 10, 0)]).toEqual([200, []])
    logged.mockRestore()
  })
})
