import { sql } from 'drizzle-orm'
import type { Tugrik } from '#domain/money.ts'
import { addDays, countDays } from '#domain/day.ts'
import type { Db } from '../kernel/db/open.ts'

/** Prices read by one statement: PGlite runs in this thread, which is to be blocked for less than 50 milliseconds. */
const PRICES_AT_ONCE = 2500
const TYPES_AT_ONCE = 250
const STAYS_AT_ONCE = 100
const STAY_NIGHTS_AT_ONCE = 2000
/** More rooms than a hotel has. */
const ALL_ROOMS = 1_000_000

interface IndexedRoom {
  hotelId: number
  rooms: number
  maxAdults: number
  maxGuests: number
  basePrice: Tugrik
  active: boolean
  /** By night from the index's first day; null where every night has the base price. */
  prices: Uint32Array | Float64Array | null
  /** Rooms booked or held by night; null without any. */
  taken: Int32Array | null
  closed: Int32Array | null
}

interface IndexedStay {
  roomTypeId: number
  /** Pairs of a night and the number of rooms. */
  nights: readonly (readonly [number, number])[]
  /** When a hold ends; null where the stay is booked. */
  until: number | null
}

/** Prices and rooms of the nights of all room types. */
export interface RoomIndex {
  findRooms: (hotelId: number) => readonly IndexedRoom[]
  /** The position of a day in the arrays of the rooms. */
  findPosition: (day: string) => number
}

interface PricedRow {
  id: number
  hotel_id: number
  rooms: number
  max_adults: number
  max_guests: number
  base_price: number
  active: boolean
  prices: string | null
  /** Null where no night is missing between the first and the last. */
  nights: string | null
  first: number | null
  closed: string | null
}

export class LoadedIndex implements RoomIndex {
  readonly firstDay: string
  readonly #days: number
  readonly #rooms = new Map<number, IndexedRoom>()
  readonly #hotels = new Map<number, IndexedRoom[]>()
  readonly #stays = new Map<number, IndexedStay>()
  readonly #holds = new Set<number>()
  #seen: string | null = null
  #highestRoom = 0
  #highestStay = 0

  constructor(firstDay: string, days: number) {
    this.firstDay = firstDay
    this.#days = days
  }

  get #lastDay(): string {
    return addDays(this.firstDay, this.#days - 1)
  }

  findRooms(hotelId: number): readonly IndexedRoom[] {
    return this.#hotels.get(hotelId) ?? []
  }

  findPosition(day: string): number {
    return countDays(this.firstDay, day)
  }

  /** @returns false where rows are gone, which are never deleted: the database was emptied */
  async refresh(db: Db): Promise<boolean> {
    const first = this.#seen === null
    const changed = first ? sql`true` : sql`changed >= ${this.#seen}::bigint AND changed < snapshot.last`
    const [state] = await readRows<{
      seen: string
      highest_room: number | null
      highest_stay: number | null
      rooms: number[] | null
      stays: number[] | null
    }>(
      db,
      sql`
      SELECT snapshot.seen::text AS seen, (SELECT max(id) FROM room_types) AS highest_room,
        (SELECT id FROM stays WHERE order_id IS NOT NULL ORDER BY id DESC LIMIT 1) AS highest_stay,
        (SELECT array_agg(id ORDER BY id) FROM room_types WHERE ${changed}) AS rooms,
        ${first ? sql`NULL` : sql`(SELECT array_agg(id) FROM stays WHERE ${changed})`} AS stays
      FROM (SELECT pg_snapshot_xmin(s)::text::bigint AS seen, pg_snapshot_xmax(s)::text::bigint AS last FROM pg_current_snapshot() AS s) AS snapshot`
    )
    if (!state) return true
    const [highestRoom, highestStay] = [state.highest_room ?? 0, state.highest_stay ?? 0]
    if (highestRoom < this.#highestRoom || highestStay < this.#highestStay) return false
    const types = Math.min(TYPES_AT_ONCE, Math.ceil(PRICES_AT_ONCE / this.#days))
    for (const ids of splitIntoChunks(state.rooms ?? [], types)) await this.#loadRooms(db, ids)
    for (const ids of splitIntoChunks(first ? await this.#listStays(db) : (state.stays ?? []), STAYS_AT_ONCE))
      await this.#loadStays(db, ids)
    this.#highestRoom = highestRoom
    this.#highestStay = highestStay
    this.#seen = state.seen
    return true
  }

  /** Frees the rooms of orders that were not paid in time. */
  endHolds(now: number): void {
    for (const id of this.#holds) if ((this.#stays.get(id)?.until ?? 0) <= now) this.#removeStay(id)
  }

  /** Stays with nights in the index. */
  async #listStays(db: Db): Promise<number[]> {
    const stays = new Set<number>()
    for (let after = { night: this.firstDay, stay_id: 0 }; ;) {
      const rows = await readRows<typeof after>(
        db,
        sql`
        SELECT night::text AS night, stay_id FROM stay_nights
        WHERE night BETWEEN ${after.night}::date AND ${this.#lastDay}::date AND canceled_at IS NULL
          AND (night > ${after.night}::date OR stay_id > ${after.stay_id}::int)
        ORDER BY stay_nights.night, stay_id LIMIT ${STAY_NIGHTS_AT_ONCE}::int`
      )
      for (const { stay_id: id } of rows) stays.add(id)
      const last = rows.at(-1)
      if (!last || rows.length < STAY_NIGHTS_AT_ONCE) return [...stays]
      after = last
    }
  }

  async #loadRooms(db: Db, ids: readonly number[]): Promise<void> {
    const last = this.#lastDay
    const rows = await readRows<PricedRow>(
      db,
      sql`
      SELECT t.id, t.hotel_id, t.rooms, t.max_adults, t.max_guests, t.base_price::float8 AS base_price, t.active,
        rated.prices, rated.nights, rated.first,
        (SELECT string_agg((greatest(c.first_night, ${this.firstDay}::date) - ${this.firstDay}::date) || ' ' ||
            (least(c.last_night, ${last}::date) - ${this.firstDay}::date) || ' ' || coalesce(c.rooms, ${ALL_ROOMS}::int), ',')
          FROM room_closures c
          WHERE c.room_type_id = t.id AND c.last_night >= ${this.firstDay}::date AND c.first_night <= ${last}::date) AS closed
      FROM room_types t LEFT JOIN (
        SELECT room_type_id, array_agg(price ORDER BY night)::text AS prices, min(night) - ${this.firstDay}::date AS first,
          CASE WHEN count(*) < max(night) - min(night) + 1
            THEN array_agg(night - ${this.firstDay}::date ORDER BY night)::text END AS nights
        FROM room_nights
        WHERE room_type_id = ANY(${toArrayText(ids)}::int[]) AND night BETWEEN ${this.firstDay}::date AND ${last}::date
        GROUP BY room_type_id
      ) AS rated ON rated.room_type_id = t.id
      WHERE t.id = ANY(${toArrayText(ids)}::int[])`
    )
    for (const row of rows) {
      const known = this.#rooms.get(row.id)
      const room: IndexedRoom = {
        hotelId: row.hotel_id,
        rooms: row.rooms,
        maxAdults: row.max_adults,
        maxGuests: row.max_guests,
        basePrice: row.base_price,
        active: row.active,
        prices: row.prices === null ? null : this.#toPrices(parseNumbers(row.prices), row),
        taken: known?.taken ?? null,
        closed: row.closed === null ? null : this.#toClosed(row.closed)
      }
      this.#rooms.set(row.id, room)
      const others = this.#hotels.get(row.hotel_id)?.filter(each => each !== known) ?? []
      this.#hotels.set(row.hotel_id, [...others, room])
    }
  }

  async #loadStays(db: Db, ids: readonly number[]): Promise<void> {
    // Both tables are restricted: by that of the stays alone, all nights were read for each batch.
    const rows = await readRows<{ id: number; room_type_id: number; until: number | null; nights: string }>(
      db,
      sql`
      SELECT s.id, n.room_type_id, CASE s.state WHEN 'held' THEN extract(epoch FROM s.expires_at)::float8 * 1000 END AS until,
        string_agg((n.night - ${this.firstDay}::date) || ' ' || n.rooms, ',') AS nights
      FROM stays s JOIN stay_nights n ON n.stay_id = s.id
      WHERE s.id = ANY(${toArrayText(ids)}::int[]) AND n.stay_id = ANY(${toArrayText(ids)}::int[])
        AND s.state IN ('held', 'booked') AND n.canceled_at IS NULL
        AND n.night BETWEEN ${this.firstDay}::date AND ${this.#lastDay}::date
      GROUP BY s.id, n.room_type_id`
    )
    for (const id of ids) this.#removeStay(id)
    for (const { id, room_type_id: roomTypeId, until, nights } of rows) {
      const stay: IndexedStay = { roomTypeId, until, nights: nights.split(',').map(toPair) }
      this.#stays.set(id, stay)
      if (until !== null) this.#holds.add(id)
      this.#take(stay, 1)
    }
  }

  #removeStay(id: number): void {
    const stay = this.#stays.get(id)
    if (stay) this.#take(stay, -1)
    this.#stays.delete(id)
    this.#holds.delete(id)
  }

  #take({ roomTypeId, nights }: IndexedStay, sign: 1 | -1): void {
    const room = this.#rooms.get(roomTypeId)
    if (!room) return
    room.taken ??= new Int32Array(this.#days)
    for (const [night, rooms] of nights) room.taken[night] = (room.taken[night] ?? 0) + sign * rooms
  }

  #toPrices(prices: readonly number[], { nights, first, base_price: basePrice }: PricedRow): Uint32Array | Float64Array {
    const highest = prices.reduce((most, price) => Math.max(most, price), basePrice)
    const byNight = (highest < 2 ** 32 ? new Uint32Array(this.#days) : new Float64Array(this.#days)).fill(basePrice)
    if (nights === null) byNight.set(prices, first ?? 0)
    else for (const [index, night] of parseNumbers(nights).entries()) byNight[night] = prices[index] ?? basePrice
    return byNight
  }

  #toClosed(text: string): Int32Array {
    const closed = new Int32Array(this.#days)
    for (const closure of text.split(',')) {
      const [first = 0, last = 0, rooms = 0] = closure.split(' ').map(Number)
      for (let night = first; night <= last; night++) closed[night] = Math.min(ALL_ROOMS, (closed[night] ?? 0) + rooms)
    }
    return closed
  }
}

const toPair = (text: string): [number, number] => {
  const space = text.indexOf(' ')
  return [Number(text.slice(0, space)), Number(text.slice(space + 1))]
}

/** @param text an array as Postgres prints it */
const parseNumbers = (text: string): number[] => text.slice(1, -1).split(',').map(Number)

function splitIntoChunks(ids: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size))
}

/** An array as a parameter: a bound list would be one parameter for each id. */
const toArrayText = (ids: readonly number[]): string => `{${ids.join(',')}}`

async function readRows<Row>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const result: unknown = await db.execute(statement)
  return (result as { rows: Row[] }).rows
}
