import { invalidate } from '../../kernel/cache/invalidation.ts'
import { transact } from '../../kernel/db/transact.ts'
import type { Server } from '../../kernel/server.ts'
import { toCacheTags } from '../publication.ts'
import { listDueTranslations, publishDue } from './state.ts'

/** Publishes translations whose scheduled time has passed and invalidates their pages. */
export async function publishScheduled(server: Server): Promise<void> {
  const now = server.now()
  for (const due of await listDueTranslations(server.db, now)) {
    const tags = await transact(server.db, async tx => {
      const before = await toCacheTags(tx, due.entryId)
      return (await publishDue(tx, due, now)) ? [...new Set([...before, ...(await toCacheTags(tx, due.entryId))])] : []
    })
    invalidate(server.database, tags)
  }
}
