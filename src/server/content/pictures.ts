import { inArray } from 'drizzle-orm'
import type { Picture } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import { images } from '../kernel/images/tables.ts'

type Size = Omit<Picture, 'alt'>
const MAX_STORED = 20_000

/** A stored picture never changes: its id is the hash of its bytes. */
const createSizeCache = cached(['images'], async () => new Map<string, Size>())

/** Dimensions of pictures by id: one query for those that are not cached. */
export async function readPicturesById(db: Db, ids: readonly string[]): Promise<Map<string, Size>> {
  const stored = await createSizeCache(db)
  const missing = [...new Set(ids)].filter(id => !stored.has(id))
  if (stored.size > MAX_STORED) stored.clear()
  if (missing.length) {
    const rows = await db
      .select({ id: images.id, width: images.width, height: images.height })
      .from(images)
      .where(inArray(images.id, missing))
    for (const row of rows) stored.set(row.id, row)
  }
  return new Map(
    [...ids].flatMap(id => {
      const size = stored.get(id)
      return size ? [[id, size] as const] : []
    })
  )
}
