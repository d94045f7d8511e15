import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { timeQuery } from './slow-queries.ts'

/** A request fails within ten seconds, even if the server does not respond. */
const REQUEST: PoolConfig = {
  max: 15,
  connectionTimeoutMillis: 3000,
  statement_timeout: 5000,
  // Above the server's own limit: reached only where the server does not respond.
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 30_000
}
/** Limits of jobs, migrations and the demo's data: no request waits for them, and a large catalogue takes minutes. */
const BACKGROUND: PoolConfig = {
  max: 4,
  connectionTimeoutMillis: 10_000,
  statement_timeout: 10 * 60_000,
  query_timeout: 10 * 60_000 + 1000,
  idle_in_transaction_session_timeout: 10 * 60_000
}
/** For background work that must not wait for other background work. */
const RESERVED: PoolConfig = { ...BACKGROUND, max: 3 }
const CHECK_EVERY_MS = 2000
const CHECK_MS = 2500
const RECONNECT_MS = 500

type Connections = 'shared' | 'reserved'

const background = new AsyncLocalStorage<Connections>()

/**
 * Runs work that may take minutes: its queries have connections and time limits of their own.
 * @param connections `reserved` for what must not wait until other background work gives a connection back
 */
export function inBackground<Result>(work: () => Promise<Result>, connections: Connections = 'shared'): Promise<Result> {
  // Awaited inside: a query of Drizzle begins only then.
  return background.run(connections, async () => await work())
}

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: boolean | Error) => void) => void

/** Connections to a Postgres server, with a time limit for everything. A lost connection fails its query and nothing else. */
export class DatabasePool extends Pool {
  readonly #address: string
  readonly #background: Record<Connections, Pool>
  readonly #allInBackground: boolean
  readonly #open = new Set<PoolClient>()
  #unavailable = false

  /** @param allInBackground for a command, which no request waits for */
  constructor(address: string, allInBackground = false) {
    const shared: PoolConfig = { connectionString: address, idleTimeoutMillis: 30_000, keepAlive: true }
    super({ ...shared, ...REQUEST })
    this.#address = address
    this.#allInBackground = allInBackground
    this.#background = { shared: new Pool({ ...shared, ...BACKGROUND }), reserved: new Pool({ ...shared, ...RESERVED }) }
    for (const pool of [this, ...Object.values(this.#background)]) {
      pool.on('error', () => {})
      pool.on('connect', client => this.#guard(client))
      pool.on('remove', client => this.#open.delete(client))
    }
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    if (this.#unavailable) {
      const error = notResponding()
      return callback ? callback(error, undefined, () => {}) : Promise.reject(error)
    }
    const connections = background.getStore() ?? (this.#allInBackground ? 'shared' : null)
    const pool = connections && this.#background[connections]
    const connect = pool ? pool.connect.bind(pool) : super.connect.bind(this)
    // A callback that waited for a connection is called while another request returns it.
    return callback ? connect(AsyncResource.bind(callback)) : connect().then(releaseWhenLost)
  }

  /** Connections by the work they serve: how many are used, how many are idle, and how many queries wait for one. */
  connections(): { pool: 'requests' | Connections; used: number; idle: number; waiting: number }[] {
    const { shared, reserved } = this.#background
    return [['requests', this] as const, ['shared', shared] as const, ['reserved', reserved] as const].map(([pool, of]) => ({
      pool,
      used: of.totalCount - of.idleCount,
      idle: of.idleCount,
      waiting: of.waitingCount
    }))
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), ...Object.values(this.#background).map(pool => pool.end())])
  }

  /**
   * Listens to a channel on a connection of its own, which also shows whether the server responds: while it does
   * not, queries fail at once. `onConnect` follows every connection: what was sent before it was missed.
   * @returns a function that stops
   */
  listen(channel: string, onMessage: (payload: string) => void, onConnect: () => void): () => Promise<void> {
    const stop = new AbortController()
    const running = this.#keepListening(stop.signal, async client => {
      client.on('notification', ({ payload }) => onMessage(payload ?? ''))
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      onConnect()
    })
    return () => {
      stop.abort()
      return running
    }
  }

  async #keepListening(stopped: AbortSignal, begin: (client: Client) => Promise<void>): Promise<void> {
    while (!stopped.aborted) {
      const client = this.#connection()
      try {
        await client.connect()
        await begin(client)
        this.#unavailable = false
        while (!stopped.aborted) {
          await client.query('SELECT 1')
          await pause(CHECK_EVERY_MS, stopped)
        }
      } catch {
        // A blocked event loop looks the same: a second connection decides.
        if (!stopped.aborted && !(await this.#responds())) this.#giveUp()
        await pause(RECONNECT_MS, stopped)
      }
      void client.end().catch(() => {})
    }
    this.#unavailable = false
  }

  #connection(): Client {
    const client = new Client({
      connectionString: this.#address,
      connectionTimeoutMillis: CHECK_MS,
      query_timeout: CHECK_MS,
      keepAlive: true
    })
    client.on('error', () => {})
    return client
  }

  async #responds(): Promise<boolean> {
    const client = this.#connection()
    try {
      await client.connect()
      await client.query('SELECT 1')
      return true
    } catch {
      return false
    } finally {
      void client.end().catch(() => {})
    }
  }

  /** Ends every connection, so that no query waits for its own time limit. */
  #giveUp(): void {
    this.#unavailable = true
    for (const client of this.#open) {
      // Removes the connection from the pool.
      client.emit('error', notResponding())
      void client.end().catch(() => {})
    }
  }

  #guard(client: PoolClient): void {
    this.#open.add(client)
    // Without a listener, a connection that is lost inside a transaction would end the process.
    client.on('error', () => {})
    const query = client.query.bind(client) as (...values: unknown[]) => unknown
    client.query = ((...values: unknown[]) => {
      const ended = timeQuery(() => textOf(values[0]))
      const callback = values.at(-1)
      if (typeof callback === 'function') {
        values[values.length - 1] = AsyncResource.bind((error: unknown, result: unknown) => {
          ended()
          endIfStuck(client, error)
          callback(error, result)
        })
        return query(...values)
      }
      const result = query(...values)
      if (!(result instanceof Promise)) return result
      return result.finally(ended).catch((error: unknown) => {
        endIfStuck(client, error)
        throw error
      })
    }) as PoolClient['query']
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const { text } = query as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

/** A transaction whose BEGIN fails does not release its connection: the pool would run out of them. */
function releaseWhenLost(client: PoolClient): PoolClient {
  const release = client.release.bind(client)
  let released = false
  const lost = (): void => client.release(true)
  client.release = destroy => {
    if (released) return
    released = true
    client.off('end', lost)
    release(destroy)
  }
  client.once('end', lost)
  return client
}

/** A connection with an unanswered query cannot be used again: a ROLLBACK would wait for that query. */
function endIfStuck(client: PoolClient, error: unknown): void {
  if (error instanceof Error && error.message === 'Query read timeout') void client.end().catch(() => {})
}

async function pause(ms: number, stopped: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopped, ref: false }).catch(() => {})
}

/** With the code of a connection timeout, which callers treat as an unavailable database. */
const notResponding = (): Error => Object.assign(new Error('The database does not respond.'), { code: 'ETIMEDOUT' })
