import { inArray } from 'drizzle-orm'
import { localize, type Locale } from '#domain/site.ts'
import type { Db } from '../../kernel/db/open.ts'
import { zones } from '../tables.ts'
import { TOWNS } from './towns.ts'
import { DISTRICTS, findPostalCode, readSoums } from './units.ts'

interface Area {
  /** Postal code; empty where the place has none. */
  zipcode: string
  /** The zone code in `/api/v2/zones`. */
  zipid: string
  name: string
  cat: 'city' | 'district' | 'quarter' | 'address'
}

/** Bounding box of the country with a margin. */
const BOUNDS = { south: 41.5, north: 52.2, west: 87.7, east: 120 }
const CAPITAL = '11'
/** Beyond this distance from a town, or from a district of the capital, the district is unknown. */
const TOWN_KM = 15
const DISTRICT_KM = 30
const EARTH_KM = 6371

/** The likely city and district of a point: those of the nearest known town. Near a border they may be wrong, and the khoroo is unknown. */
export async function findAreas(db: Db, lat: number, lon: number, locale: Locale): Promise<Area[]> {
  if (lat < BOUNDS.south || lat > BOUNDS.north || lon < BOUNDS.west || lon > BOUNDS.east) return []
  const [nearest] = TOWNS.map(town => ({ ...town, km: calculateDistanceKm(lat, lon, town.lat, town.lon) })).toSorted((a, b) => a.km - b.km)
  if (!nearest) return []
  const isNear = nearest.km <= (nearest.city === CAPITAL ? DISTRICT_KM : TOWN_KM)
  const codes = [nearest.city, ...(isNear ? [toDistrictCode(nearest.city, nearest.district)] : [])]
  const rows = await db.select().from(zones).where(inArray(zones.code, codes))
  return rows
    .toSorted((a, b) => a.code.length - b.code.length)
    .map(row => ({ zipcode: findPostalCode(row.code), zipid: row.code, name: localize(row.name, locale), cat: row.cat }))
}

function toDistrictCode(city: string, name: string): string {
  const among = city === CAPITAL ? DISTRICTS : (readSoums().get(city) ?? [])
  return among.find(district => district.name === name)?.code ?? ''
}

function calculateDistanceKm(lat: number, lon: number, otherLat: number, otherLon: number): number {
  const rad = (degrees: number): number => (degrees * Math.PI) / 180
  const part =
    Math.sin(rad(otherLat - lat) / 2) ** 2 + Math.cos(rad(lat)) * Math.cos(rad(otherLat)) * Math.sin(rad(otherLon - lon) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part))
}
