import { LOCALES } from '#domain/site.ts'
import { invalidate } from '../../kernel/cache/invalidation.ts'
import { isDatabaseGone, redactValues } from '../../kernel/db/failures.ts'
import { transact } from '../../kernel/db/transact.ts'
import { type Job, scheduleJob } from '../../kernel/jobs/queue.ts'
import { log } from '../../kernel/log/log.ts'
import type { Server } from '../../kernel/server.ts'
import { toCacheTags } from '../publication.ts'
import { type DueTranslation, listDueTranslations, publishDue, PUBLISH_ENTRY } from './state.ts'

/**
 * Job: publishes translations whose scheduled time has passed. One that fails gets a job of its own, where staff see it and which is retried
 * at growing intervals, while the others are published on time.
 */
export async function publishScheduled(server: Server): Promise<void> {
  const now = server.now()
  for (const due of await listDueTranslations(server.db, now)) {
    try {
      await publishAndInvalidate(server, due)
    } catch (error) {
      if (isDatabaseGone(error)) throw error
      log.error(`publication of entry ${due.entryId} failed: ${redactValues(error)}`)
      await scheduleJob(server.db, { kind: PUBLISH_ENTRY, subject: `${due.entryId} ${due.locale}`, runAt: now })
    }
  }
}

/** Job: publishes one translation, whose publication on time failed. */
export async function publishAgain(server: Server, { subject }: Job): Promise<null> {
  const [id, code] = subject.split(' ')
  const locale = LOCALES.find(each => each === code)
  if (locale) await publishAndInvalidate(server, { entryId: Number(id), locale })
  return null
}

async function publishAndInvalidate(server: Server, due: DueTranslation): Promise<void> {
  const tags = await transact(server.db, async tx => {
    const before = await toCacheTags(tx, due.entryId)
    return (await publishDue(tx, due, server.now())) ? [...new Set([...before, ...(await toCacheTags(tx, due.entryId))])] : []
  })
  invalidate(server.database, tags)
}
