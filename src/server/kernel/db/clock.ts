import { log } from '../log/log.ts'

/** Smaller differences are delays of the network and the usual error of synchronised clocks. */
const TOLERATED_MS = 2000

type Query = (text: string) => Promise<{ rows: { ms: number }[] }>

/** The time of a Postgres server, by which nodes with different clocks agree on deadlines, codes and dates. */
export class DatabaseClock {
  #offsetMs = 0

  /** Milliseconds that are added to this machine's time; 0 where both clocks agree. */
  get offsetMs(): number {
    return this.#offsetMs
  }

  now(): Date {
    return new Date(Date.now() + this.#offsetMs)
  }

  /** Adopts the server's time where this machine's differs. @throws what `query` throws */
  async compare(query: Query): Promise<void> {
    const sentAt = Date.now()
    const { rows } = await query('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms')
    const delay = (Date.now() - sentAt) / 2
    const difference = (rows[0]?.ms ?? sentAt) - (sentAt + delay + this.#offsetMs)
    if (Math.abs(difference) <= TOLERATED_MS + delay) return
    this.#offsetMs += Math.round(difference)
    log.warn({ offsetMs: this.#offsetMs }, "this machine's clock differs from the database's, whose time is used")
  }
}
