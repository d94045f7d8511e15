import { setTimeout as delay } from 'node:timers/promises'
import { countDays, toDayInUlaanbaatar } from '#domain/day.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay.ts'
import type { Db } from '../kernel/db/open.ts'
import { runInBackground } from '../kernel/db/pool.ts'
import { LoadedIndex, type RoomIndex } from './loaded-index.ts'

/** Days after which the index is loaded anew, with later nights. */
const SPARE_DAYS = 60
const DAYS = MAX_DAYS_AHEAD + MAX_NIGHTS + SPARE_DAYS
/** How long a search waits for the index to be loaded before it reads the nights it needs. */
const LOAD_WAIT_MS = 100

/** The nights a caller needs: from `first` until the night before `end`. */
interface Nights {
  first: string
  end: string
}

interface RoomIndexReader {
  load: (db: Db) => Promise<void>
  read: (db: Db, nights: Nights) => Promise<RoomIndex>
}

/**
 * Keeps the nights of all room types in memory, because a search sums them for every room: in SQL that took 10 milliseconds a night
 * over 10,000 room types. Each read first loads what changed, on any node: triggers write the transaction of the last change to
 * `changed`, and every change that the previous read did not see has a transaction from that read's `pg_snapshot_xmin` on.
 * The index is loaded in the background; until then a read loads an index of the nights it needs.
 */
export function createRoomIndexReader(now: () => Date): RoomIndexReader {
  let index: LoadedIndex | null = null
  let loading: Promise<void> | null = null
  let running: Promise<RoomIndex | null> | null = null
  let queued: Promise<RoomIndex | null> | null = null

  const isCurrent = ({ firstDay }: LoadedIndex): boolean => {
    const today = toDayInUlaanbaatar(now())
    return firstDay <= today && countDays(firstDay, today) <= SPARE_DAYS
  }
  const load = (db: Db): Promise<void> => {
    loading ??= runInBackground(async () => {
      const loaded = new LoadedIndex(toDayInUlaanbaatar(now()), DAYS)
      await loaded.refresh(db)
      index = loaded
    }).finally(() => (loading = null))
    return loading
  }
  const refresh = async (db: Db): Promise<RoomIndex | null> => {
    const current = index
    if (!current || !isCurrent(current)) return null
    if (!(await current.refresh(db))) {
      index = null
      return null
    }
    current.endHolds(now().getTime())
    return current
  }
  const start = (db: Db): Promise<RoomIndex | null> => {
    queued = null
    const reading = refresh(db).finally(() => {
      if (running === reading) running = null
    })
    running = reading
    return reading
  }
  // A read that began before may miss a change before this call, so that callers share the next one.
  const shared = (db: Db): Promise<RoomIndex | null> => {
    if (!running) return start(db)
    queued ??= running.then(
      () => start(db),
      () => start(db)
    )
    return queued
  }
  const readNights = async (db: Db, { first, end }: Nights): Promise<RoomIndex> => {
    const nights = new LoadedIndex(first, countDays(first, end))
    await nights.refresh(db)
    nights.endHolds(now().getTime())
    return nights
  }
  return {
    load,
    read: async (db, nights) => {
      const current = await shared(db)
      if (current) return current
      await Promise.race([load(db).catch(() => {}), delay(LOAD_WAIT_MS)])
      return (await shared(db)) ?? readNights(db, nights)
    }
  }
}
