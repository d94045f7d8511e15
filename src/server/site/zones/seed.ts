import { sql } from 'drizzle-orm'
import { toLatin } from '#domain/latin.ts'
import type { Db } from '../../kernel/db/open.ts'
import { zones } from '../tables.ts'
import { CITIES, DISTRICTS, toKhorooCode, readSoums } from './units.ts'

type Row = typeof zones.$inferInsert
const ROW_BATCH_SIZE = 500

/** Fills the list of places where it is empty. Every shop needs it, the demo and the live one alike. */
export async function seedZones(db: Db): Promise<void> {
  const [existing] = await db.select({ code: zones.code }).from(zones).limit(1)
  if (existing) return
  const rows = createZoneRows()
  await db.transaction(async tx => {
    for (let start = 0; start < rows.length; start += ROW_BATCH_SIZE) {
      await tx
        .insert(zones)
        .values(rows.slice(start, start + ROW_BATCH_SIZE))
        .onConflictDoNothing()
    }
    await tx.execute(sql`ANALYZE ${zones}`)
  })
}

function createZoneRows(): Row[] {
  const rows: Row[] = CITIES.map(({ code, name }) => ({ code, parent: null, cat: 'city', name: toLocalizedName(name), number: null }))
  for (const district of DISTRICTS) {
    rows.push({ code: district.code, parent: '11', cat: 'district', name: toLocalizedName(district.name), number: null })
    for (let number = 1; number <= district.khoroos; number++) {
      rows.push({
        code: toKhorooCode(district.code, number),
        parent: district.code,
        cat: 'quarter',
        name: formatKhorooName(number),
        number
      })
    }
  }
  for (const [city, soums] of readSoums()) {
    for (const soum of soums) {
      rows.push({ code: soum.code, parent: city, cat: 'district', name: toLocalizedName(soum.name), number: null })
      for (const { code, name, number } of soum.bags) {
        rows.push({
          code,
          parent: soum.code,
          cat: 'quarter',
          name: number ? { mn: name, en: `Bag ${number}` } : toLocalizedName(name),
          number
        })
      }
    }
  }
  return rows
}

const toLocalizedName = (name: string): { mn: string; en: string } => ({ mn: name, en: toLatin(name) })

export function formatKhorooName(number: number): { mn: string; en: string } {
  return { mn: `${number}-р хороо`, en: `Khoroo ${number}` }
}
