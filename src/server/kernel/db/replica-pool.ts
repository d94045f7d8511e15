import { setTimeout as delay } from 'node:timers/promises'
import type { Client, Pool } from 'pg'
import { log } from '../log/log.ts'
import { isDatabaseGone, isReplicaConflict } from './failures.ts'
import { DatabasePool } from './pool.ts'

/** Between two comparisons with the primary where nothing changes: how old a read may be without an invalidation. */
const CHECK_EVERY_MS = 2000
/** A replica that needs longer to catch up is not used until it has. */
const CATCH_UP_MS = 2000
const POLL_MS = [2, 5, 10, 20, 50]

/**
 * Connections to a streaming replica for reads of the catalogue. A query goes to the replica only after this has replayed everything
 * that was committed on the primary before the last call of `expectChanges`; otherwise, and where the replica fails, to the primary.
 */
export class ReplicaPool extends DatabasePool {
  readonly #primary: DatabasePool
  readonly #stop = new AbortController()
  readonly #running: Promise<void>
  /** Counts calls of `expectChanges`; `#replayed` is the one whose changes the replica has, -1 while it is not used. */
  #expected = 0
  #replayed = -1
  #wake: () => void = () => {}
  #client: Client | null = null
  #reason = ''

  constructor(address: string, primary: DatabasePool) {
    super(address)
    this.#primary = primary
    const ownQuery = super.query.bind(this) as (...values: unknown[]) => Promise<unknown>
    const primaryQuery = primary.query.bind(primary) as (...values: unknown[]) => Promise<unknown>
    this.query = (async (...values: unknown[]) => {
      if (!this.isCurrent()) return primaryQuery(...values)
      try {
        return await ownQuery(...values)
      } catch (error) {
        if (!isDatabaseGone(error) && !isReplicaConflict(error)) throw error
        return primaryQuery(...values)
      }
    }) as unknown as Pool['query']
    const ownConnect = super.connect.bind(this)
    this.connect = ((callback?: Parameters<DatabasePool['connect']>[0]) => {
      const connect = this.isCurrent() ? ownConnect : primary.connect.bind(primary)
      // The promise is for transactions, the callback for `query`.
      return callback ? connect(callback) : connect().catch(() => primary.connect())
    }) as DatabasePool['connect']
    this.#running = this.#keepComparing()
  }

  /** True where the next read goes to the replica. */
  isCurrent(): boolean {
    return this.#replayed === this.#expected
  }

  /** Reads from now on show what is committed on the primary by now. */
  expectChanges(): void {
    this.#expected += 1
    this.#wake()
  }

  override async end(): Promise<void> {
    this.#stop.abort()
    this.#wake()
    await this.#running
    await super.end()
  }

  async #keepComparing(): Promise<void> {
    const { signal } = this.#stop
    while (!signal.aborted) {
      const expected = this.#expected
      const reason = await this.#catchUp()
      if (reason === null) {
        this.resume()
        this.#replayed = expected
      } else this.#replayed = -1
      this.#report(reason ?? '')
      if (this.#expected === expected) await this.#nextCheck()
    }
    void this.#client?.end().catch(() => {})
  }

  /** @returns why the replica cannot be used; null where it has everything committed before the call */
  async #catchUp(): Promise<string | null> {
    let position: string
    try {
      const { rows } = await this.#primary.query<{ position: string }>('SELECT pg_current_wal_insert_lsn()::text AS position')
      position = rows[0]?.position ?? ''
    } catch {
      // Nothing is committed while the primary is away.
      return this.isCurrent() ? null : 'the primary does not respond'
    }
    const until = performance.now() + CATCH_UP_MS
    for (let poll = 0; !this.#stop.signal.aborted; poll += 1) {
      const state = await this.#compare(position)
      if (state === 'current') return null
      if (state !== 'behind') return state
      if (performance.now() > until) return 'it is behind the primary'
      await delay(POLL_MS[poll] ?? POLL_MS.at(-1), undefined, { ref: false })
    }
    return 'the shop stops'
  }

  async #compare(position: string): Promise<string> {
    try {
      this.#client ??= await this.openClient()
      const { rows } = await this.#client.query<{ current: boolean | null }>(
        'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS current, pg_is_in_recovery() AS standby',
        [position]
      )
      const [row] = rows as { current: boolean | null; standby: boolean }[]
      if (!row?.standby) return 'it is not a standby of a primary'
      return row.current ? 'current' : 'behind'
    } catch {
      void this.#client?.end().catch(() => {})
      this.#client = null
      // Its waiting queries fail and are repeated on the primary.
      this.giveUp()
      return 'it does not respond'
    }
  }

  async #nextCheck(): Promise<void> {
    const wait = new AbortController()
    this.#wake = () => wait.abort()
    await delay(CHECK_EVERY_MS, undefined, { signal: wait.signal, ref: false }).catch(() => {})
    this.#wake = () => {}
  }

  #report(reason: string): void {
    if (reason === this.#reason || this.#stop.signal.aborted) return
    this.#reason = reason
    if (reason) log.warn({ reason }, 'the read replica is not used')
    else log.info('the read replica is used again')
  }
}
