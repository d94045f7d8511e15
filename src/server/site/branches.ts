import { asc } from 'drizzle-orm'
import type { Branch } from '#domain/content.ts'
import { localized, type Locale } from '#domain/site.ts'
import { branches } from '../content/tables.ts'
import type { Db } from '../kernel/db/open.ts'

export async function listBranches(db: Db, locale: Locale): Promise<Branch[]> {
  const rows = await db.select().from(branches).orderBy(asc(branches.position), asc(branches.code))
  return rows.map(({ code, name, address, phone, hours, latitude, longitude }) => ({
    code,
    name: localized(name, locale),
    address: localized(address, locale),
    phone,
    hours: localized(hours, locale),
    latitude,
    longitude
  }))
}
