import { asc } from 'drizzle-orm'
import type { Branch } from '#contract/site.ts'
import { localize, type Locale } from '#domain/site.ts'
import { branches } from './tables.ts'
import type { Db } from '../kernel/db/open.ts'

export async function listBranches(db: Db, locale: Locale): Promise<Branch[]> {
  const rows = await db.select().from(branches).orderBy(asc(branches.position), asc(branches.code))
  return rows.map(({ code, name, address, phone, hours, latitude, longitude }) => ({
    code,
    name: localize(name, locale),
    address: localize(address, locale),
    phone,
    hours: localize(hours, locale),
    latitude,
    longitude
  }))
}
