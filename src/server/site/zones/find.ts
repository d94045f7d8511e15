import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Locale, Localized } from '#domain/site.ts'
import type { Zone } from '#contract/site.ts'
import { localize } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { zones } from '../tables.ts'
import { formatKhorooName } from './seed.ts'

const CAPITAL = '11'
/** New khoroos and bags are created every few years, so unknown numbers are accepted. */
const QUARTER_NUMBER = /^[1-9]\d?$/

const collators: Record<Locale, Intl.Collator> = { mn: new Intl.Collator('mn'), en: new Intl.Collator('en') }

/** Child zones of a zone; cities and provinces without one. Empty for an unknown code. */
export async function listZones(db: Db, parent: string | null, locale: Locale): Promise<Zone[]> {
  const rows = await db
    .select()
    .from(zones)
    .where(parent ? eq(zones.parent, parent) : isNull(zones.parent))
  return rows.map(row => toZone(row, locale)).toSorted((a, b) => compareZones(a, b, locale))
}

/** All zones, parents before children. */
export async function listAllZones(db: Db, locale: Locale): Promise<Zone[]> {
  const rank = { city: 0, district: 1, quarter: 2 }
  const rows = await db.select().from(zones)
  return rows.map(row => toZone(row, locale)).toSorted((a, b) => rank[a.cat] - rank[b.cat] || compareZones(a, b, locale))
}

interface FoundPlace {
  /** Its code; a number without a known code stays. */
  quarter: string
  city_name: string
  district_name: string
  quarter_name: string
}

/**
 * The quarter's code and the names of a place, or null where the city or district is unknown or they do not belong together. The
 * quarter may be a code, a number, or empty.
 */
export async function addZoneNames(
  db: Db,
  place: { city: string; district: string; quarter: string },
  locale: Locale
): Promise<FoundPlace | null> {
  const number = QUARTER_NUMBER.test(place.quarter) ? Number(place.quarter) : 0
  const rows = await db
    .select()
    .from(zones)
    .where(
      or(inArray(zones.code, [place.city, place.district, place.quarter]), and(eq(zones.parent, place.district), eq(zones.number, number)))
    )
  const city = rows.find(row => row.code === place.city && row.cat === 'city')
  const district = rows.find(row => row.code === place.district && row.parent === place.city)
  if (!city || !district) return null
  const quarter = rows.find(row => row.parent === place.district && (row.code === place.quarter || row.number === number))
  const quarterName = quarter?.name ?? toUnlistedQuarter(place)
  if (!quarterName) return null
  return {
    quarter: quarter?.code ?? place.quarter,
    city_name: localize(city.name, locale),
    district_name: localize(district.name, locale),
    quarter_name: localize(quarterName, locale)
  }
}

function toUnlistedQuarter({ city, quarter }: { city: string; quarter: string }): Localized | null {
  if (quarter === '') return { mn: '', en: '' }
  if (!QUARTER_NUMBER.test(quarter)) return null
  return city === CAPITAL ? formatKhorooName(Number(quarter)) : { mn: `${quarter}-р баг`, en: `Bag ${quarter}` }
}

function toZone({ code, parent, cat, name, number }: typeof zones.$inferSelect, locale: Locale): Zone {
  return { code, parent, cat, name: localize(name, locale), number }
}

/** Display order: the capital first, khoroos and bags by number, everything else alphabetically. */
function compareZones(a: Zone, b: Zone, locale: Locale): number {
  if (a.code === CAPITAL || b.code === CAPITAL) return a.code === b.code ? 0 : a.code === CAPITAL ? -1 : 1
  return (a.number ?? 100) - (b.number ?? 100) || collators[locale].compare(a.name, b.name)
}
