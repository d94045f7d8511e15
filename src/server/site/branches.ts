import { asc, eq } from 'drizzle-orm'
import type { Branch } from '#contract/site.ts'
import { localize, type Locale } from '#domain/site.ts'
import { branches } from './tables.ts'
import { cached } from '../kernel/cache/data-cache.ts'
import type { Db } from '../kernel/db/open.ts'

const readBranches = cached(
  ['branches', 'site'],
  async db => await db.select().from(branches).orderBy(asc(branches.position), asc(branches.code))
)

/** Must not be called inside a transaction. */
export async function listBranches(db: Db, locale: Locale): Promise<Branch[]> {
  return (await readBranches(db)).map(row => toBranch(row, locale))
}

/** Null for an unknown code. */
export async function findBranch(db: Db, code: string, locale: Locale): Promise<Branch | null> {
  const [row] = await db.select().from(branches).where(eq(branches.code, code))
  return row ? toBranch(row, locale) : null
}

function toBranch({ code, name, address, phone, hours, latitude, longitude }: typeof branches.$inferSelect, locale: Locale): Branch {
  return {
    code,
    name: localize(name, locale),
    address: localize(address, locale),
    phone,
    hours: localize(hours, locale),
    latitude,
    longitude
  }
}
