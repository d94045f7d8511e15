import { inArray } from 'drizzle-orm'
import { toPublicName } from '#domain/review.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'

/** Public names by user id. */
export async function readWriterNames(db: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const userIds = [...new Set(ids.filter(id => id !== null))]
  if (!userIds.length) return new Map()
  const rows = await db.select({ id: users.id, first: users.firstName, last: users.lastName }).from(users).where(inArray(users.id, userIds))
  return new Map(rows.map(({ id, first, last }) => [id, toPublicName(first, last) || `#${id}`]))
}
