import { MINUTE_MS } from '#domain/day.ts'
import { and, eq, gt, lte, or } from 'drizzle-orm'
import { invalidate } from '../kernel/cache/invalidation.ts'
import type { OpenDatabase } from '../kernel/db/open.ts'
import type { Server } from '../kernel/server.ts'
import { hasNoticeChanged } from '../site/index.ts'
import { promotions } from './promotion/tables.ts'

/** Before its first check a process assumes that nothing was checked for this time. */
const FIRST_MS = 60 * MINUTE_MS
const checkedUntil = new WeakMap<OpenDatabase, Date>()

/** Invalidates the pages of promotions, banners and announcements whose time has begun or ended since the last check. */
export async function refreshPeriods({ db, database, now }: Server): Promise<void> {
  const until = now()
  const since = checkedUntil.get(database) ?? new Date(until.getTime() - FIRST_MS)
  const { published, startsAt, endsAt } = promotions
  const isChanged = or(and(gt(startsAt, since), lte(startsAt, until)), and(gt(endsAt, since), lte(endsAt, until)))
  const outdated = [
    ...((await db.$count(promotions, and(eq(published, true), isChanged))) > 0 ? ['promotions'] : []),
    ...((await hasNoticeChanged(db, since, until)) ? ['site'] : [])
  ]
  checkedUntil.set(database, until)
  invalidate(database, outdated)
}
