import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, max, min, or, type SQL, sql } from 'drizzle-orm'
import type { BookedStay } from '#contract/reception.ts'
import { addDays, countDays, toDayInUlaanbaatar } from '#domain/day.ts'
import { ShopError } from '#domain/errors.ts'
import type { Arrival } from '#domain/stay.ts'
import { formatMoney } from '#i18n/format.ts'
import { hotels, roomTypes, stayNights, stays, isTakingRooms } from '../../hotel/index.ts'
import { users } from '../../identity/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { recordEvent } from '../status.ts'
import { selectOpenTotal, selectOwedTotal } from './charges.ts'
import { orders } from '../tables.ts'

const MAX_LISTED = 300

interface ReceptionQuery {
  hotel?: number | undefined
  /** Today where it is missing. */
  from?: string | undefined
  days: number
  find?: string | undefined
  unpaid?: boolean | undefined
}

/**
 * Stays that take rooms, in the order of their arrival: those with a night or their departure on the days, or, with `find`, those of
 * any day by code, number of the order, or name of a guest; with `unpaid`, those of any day whose guests left without paying.
 */
export async function listStays(
  db: Db,
  { hotel, from, days, find, unpaid }: ReceptionQuery,
  now: Date
): Promise<{ stays: BookedStay[]; more: boolean; earlier_day: string | null; later_day: string | null }> {
  const first = from ?? toDayInUlaanbaatar(now)
  const ofHotel = hotel === undefined ? undefined : eq(hotels.id, hotel)
  const wanted = find
    ? isMatching(find)
    : unpaid
      ? and(isNotNull(stays.departedAt), sql`${selectOwedTotal(stays.id)} > 0`)
      : inArray(
          stays.id,
          db
            .select({ id: stayNights.stayId })
            .from(stayNights)
            .where(
              and(isNull(stayNights.canceledAt), gte(stayNights.night, addDays(first, -1)), lt(stayNights.night, addDays(first, days)))
            )
        )
  const rows = await selectStays(db, now, and(wanted, ofHotel), find !== undefined || unpaid === true)
  const nearest = find || unpaid ? { earlier_day: null, later_day: null } : await findNearestDays(db, { first, days, ofHotel }, now)
  return { stays: rows.slice(0, MAX_LISTED), more: rows.length > MAX_LISTED, ...nearest }
}

/** The last departure before the days, and the first night after them. */
async function findNearestDays(
  db: Db,
  { first, days, ofHotel }: { first: string; days: number; ofHotel: SQL | undefined },
  now: Date
): Promise<{ earlier_day: string | null; later_day: string | null }> {
  const [yesterday, next] = [addDays(first, -1), addDays(first, days)]
  const [row] = await db
    .select({
      earlier: sql<string | null>`max(${stayNights.night}) FILTER (WHERE ${stayNights.night} < ${yesterday})`,
      later: sql<string | null>`min(${stayNights.night}) FILTER (WHERE ${stayNights.night} >= ${next})`
    })
    .from(stays)
    .innerJoin(stayNights, eq(stayNights.stayId, stays.id))
    .innerJoin(roomTypes, eq(roomTypes.id, stays.roomTypeId))
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .where(and(isTakingRooms(now), isNull(stayNights.canceledAt), ofHotel))
  return { earlier_day: row?.earlier ? addDays(row.earlier, 1) : null, later_day: row?.later ?? null }
}

function isMatching(find: string): SQL | undefined {
  const code = find.toUpperCase()
  const part = `%${find.replaceAll(/[\\%_]/g, '\\$&')}%`
  const guest = sql`EXISTS (
    SELECT 1 FROM jsonb_array_elements(${stays.guests}) g
    WHERE g ->> 'first_name' || ' ' || (g ->> 'last_name') ILIKE ${part} OR g ->> 'last_name' || ' ' || (g ->> 'first_name') ILIKE ${part}
  )`
  return or(eq(stays.code, code), eq(orders.number, code), eq(users.mobile, find.replaceAll(/\s/g, '')), guest)
}

/** @param isNewestFirst else by arrival */
async function selectStays(db: Db, now: Date, where: SQL | undefined, isNewestFirst = false): Promise<BookedStay[]> {
  const firstNight = min(stayNights.night)
  const rows = await db
    .select({
      stay: stays,
      order: orders.number,
      phone: users.mobile,
      hotel: { id: hotels.id, name: hotels.name },
      room: { id: roomTypes.id, name: roomTypes.name },
      first: firstNight,
      last: max(stayNights.night),
      openTotal: selectOpenTotal(stays.id),
      owedTotal: selectOwedTotal(stays.id)
    })
    .from(stays)
    .innerJoin(stayNights, eq(stayNights.stayId, stays.id))
    .innerJoin(roomTypes, eq(roomTypes.id, stays.roomTypeId))
    .innerJoin(hotels, eq(hotels.id, roomTypes.hotelId))
    .innerJoin(orders, eq(orders.id, stays.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isTakingRooms(now), where))
    .groupBy(stays.id, orders.id, users.id, hotels.id, roomTypes.id)
    .orderBy(isNewestFirst ? sql`${firstNight} DESC` : asc(firstNight), asc(stays.id))
    .limit(MAX_LISTED + 1)
  return rows.flatMap(({ stay, order, phone, hotel, room, first, last, openTotal, owedTotal }) => {
    const { id, state, code, line, request, guests, flight, note } = stay
    if ((state !== 'held' && state !== 'booked') || !code || !first || !last) return []
    const checkOut = addDays(last, 1)
    return [
      {
        id,
        state,
        code,
        order,
        hotel,
        room,
        room_number: stay.roomNumber,
        guests,
        flight,
        note,
        ...toArrival(stay),
        phone: phone ?? '',
        rooms: request.rooms,
        check_in: first,
        check_out: checkOut,
        nights: countDays(first, checkOut),
        adults: request.adults,
        child_ages: [...request.childAges],
        extra_beds: request.extraBeds,
        meals: request.meals,
        transfer: request.transfer,
        total: (line?.quote.total ?? stay.seenTotal) - stay.refunded,
        open_total: openTotal,
        owed_total: owedTotal
      }
    ]
  })
}

/** A stay that takes rooms. */
export async function findBookedStay(db: Db, id: number, now: Date): Promise<BookedStay | undefined> {
  const [stay] = await selectStays(db, now, eq(stays.id, id))
  return stay
}

const toArrival = ({
  noShowAt,
  arrivedAt,
  departedAt
}: Pick<typeof stays.$inferSelect, 'noShowAt' | 'arrivedAt' | 'departedAt'>): Pick<
  BookedStay,
  'arrival' | 'arrived_at' | 'departed_at' | 'no_show_at'
> => ({
  arrival: noShowAt ? 'no_show' : departedAt ? 'departed' : arrivedAt ? 'arrived' : 'expected',
  arrived_at: arrivedAt?.toISOString() ?? null,
  departed_at: departedAt?.toISOString() ?? null,
  no_show_at: noShowAt?.toISOString() ?? null
})

/**
 * Records where the guests of a booked stay are. Repeating it changes nothing. That they did not come, or did after all, is an event of the
 * order: it moves no money, because the hotel's rules refund nothing from the day of arrival. So is that they departed without paying.
 * @param unpaid whether guests can depart who still owe something
 * @throws ShopError stay_not_found, stay_not_booked, stay_not_begun before the day of arrival, stay_recorded where guests who came are to
 * be marked as missing, or the other way round, stay_charges_open or stay_bill_waiting where guests who depart still owe something
 */
export async function recordArrival(
  tx: Db,
  id: number,
  { arrival, staffId, unpaid = false }: { arrival: Arrival; staffId: number; unpaid?: boolean },
  now: Date
): Promise<BookedStay> {
  const [stay] = await tx.select().from(stays).where(eq(stays.id, id)).for('no key update')
  if (!stay || stay.state === 'cart') throw new ShopError('stay_not_found')
  if (stay.state !== 'booked') throw new ShopError('stay_not_booked')
  const before = await findBookedStay(tx, id, now)
  if (!before) throw new ShopError('stay_not_booked')
  if (arrival !== 'expected' && toDayInUlaanbaatar(now) < before.check_in) throw new ShopError('stay_not_begun', { day: before.check_in })
  // On a page that is older than what a colleague has recorded.
  const contradicts = arrival === 'no_show' ? stay.arrivedAt : arrival === 'expected' ? null : stay.noShowAt
  if (contradicts) throw new ShopError('stay_recorded')
  const isDeparting = arrival === 'departed' && !stay.departedAt
  if (isDeparting && !unpaid && before.open_total > 0) throw new ShopError('stay_charges_open', { sum: formatMoney(before.open_total) })
  if (isDeparting && !unpaid && before.owed_total > 0) throw new ShopError('stay_bill_waiting')
  const times = {
    arrivedAt: arrival === 'arrived' || arrival === 'departed' ? (stay.arrivedAt ?? now) : null,
    departedAt: arrival === 'departed' ? (stay.departedAt ?? now) : null,
    noShowAt: arrival === 'no_show' ? (stay.noShowAt ?? now) : null
  }
  await tx.update(stays).set(times).where(eq(stays.id, id))
  if (stay.orderId !== null && isDeparting && before.owed_total > 0)
    await recordEvent(tx, stay.orderId, 'stay_left_unpaid', now, { stay: id, staff: staffId, amount: before.owed_total })
  const isNoShow = arrival === 'no_show'
  if (stay.orderId !== null && isNoShow !== (stay.noShowAt !== null))
    await recordEvent(tx, stay.orderId, isNoShow ? 'stay_no_show' : 'stay_no_show_undone', now, { stay: id, staff: staffId })
  return { ...before, ...toArrival(times) }
}
