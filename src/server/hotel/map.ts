import { inArray } from 'drizzle-orm'
import type { HotelGroup } from '#contract/hotel-search.ts'
import { type Locale, localize } from '#domain/site.ts'
import type { Db } from '../kernel/db/open.ts'
import { findOffers, type HotelFilter, type Offer, type HotelOffers } from './offers.ts'
import { hotels } from './tables.ts'

/** Degrees of longitude that a map shows at least: as wide as central Ulaanbaatar. */
const LEAST_WIDTH = 0.2
/** Groups are at least this part of the map's width apart, so that a finger hits one of them on a phone. */
const APART = 1 / 7
const NAMED_HOTELS = 5
/** Ratio of a degree of longitude to a degree of latitude in Mongolia. */
const LONGITUDE_RATIO = Math.cos((47 * Math.PI) / 180)

/** All hotels that match on a map, near ones as one group. */
export async function mapHotels(db: Db, query: HotelFilter, locale: Locale, now: Date, offers: HotelOffers): Promise<HotelGroup[]> {
  const { found } = await findOffers(db, query, now, offers)
  const groups = groupNear(found.toSorted(compareByOffer))
  const ids = groups.flatMap(group => group.slice(0, NAMED_HOTELS).map(({ id }) => id))
  if (!ids.length) return []
  const rows = await db.select({ id: hotels.id, slug: hotels.slug, name: hotels.name }).from(hotels).where(inArray(hotels.id, ids))
  const named = new Map(rows.map(row => [row.id, row]))
  return groups.map(group => viewGroup(group, named, locale))
}

function viewGroup(group: readonly Offer[], named: ReadonlyMap<number, HotelName>, locale: Locale): HotelGroup {
  const bookable = group.filter(({ available, price }) => available && price !== null)
  const places = new Set(group.map(({ zoneCode }) => zoneCode))
  return {
    latitude: calculateMean(group.map(({ latitude }) => latitude)),
    longitude: calculateMean(group.map(({ longitude }) => longitude)),
    count: group.length,
    price_from: bookable.length ? Math.min(...bookable.map(({ price }) => price ?? 0)) : null,
    place: places.size === 1 ? (group[0]?.zoneCode ?? null) : null,
    hotels: group.slice(0, NAMED_HOTELS).flatMap(({ id, price, available }) => {
      const row = named.get(id)
      return row ? [{ slug: row.slug, name: localize(row.name, locale), price_from: price, available }] : []
    })
  }
}

type HotelName = Pick<typeof hotels.$inferSelect, 'slug' | 'name'>

const compareByOffer = (one: Offer, other: Offer): number =>
  Number(other.available) - Number(one.available) || (one.price ?? Infinity) - (other.price ?? Infinity) || one.id - other.id

/** Each hotel joins the first group whose first hotel is near. */
function groupNear(offers: readonly Offer[]): Offer[][] {
  const width = calculateSpan(offers.map(({ longitude }) => longitude))
  const height = calculateSpan(offers.map(({ latitude }) => latitude)) / LONGITUDE_RATIO
  const apart = Math.max(width, height, LEAST_WIDTH) * APART
  const groups: Offer[][] = []
  for (const offer of offers) {
    const near = groups.find(([first]) => first && calculateDistance(first, offer) < apart)
    if (near) near.push(offer)
    else groups.push([offer])
  }
  return groups
}

/** In degrees of longitude. */
const calculateDistance = (one: Offer, other: Offer): number =>
  Math.hypot(one.longitude - other.longitude, (one.latitude - other.latitude) / LONGITUDE_RATIO)
const calculateSpan = (numbers: readonly number[]): number => (numbers.length ? Math.max(...numbers) - Math.min(...numbers) : 0)
const calculateMean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
