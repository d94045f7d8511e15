import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { bindContext } from '../bind-context.ts'
import { DatabaseClock } from './clock.ts'
import { startQueryTimer } from './slow-queries.ts'
import { StatementNames } from './statement-names.ts'

/** Limits that the server keeps. They are set by a statement: PgBouncer rejects them as parameters of a connection. */
const createServerLimits = (statementMs: number, idleInTransactionMs: number): Pick<PoolConfig, 'onConnect'> => ({
  // The pool waits for the promise.
  onConnect: client =>
    client.query(`SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`)
})

/** A request fails within ten seconds, also when the server does not respond. */
const REQUEST: PoolConfig = {
  // Two cores serve ten at their best: more transactions at a time wait for the locks of each other.
  max: 10,
  connectionTimeoutMillis: 3000,
  // Above the server's own limit: only reached when the server does not respond.
  query_timeout: 6000,
  ...createServerLimits(5000, 30_000)
}
/** Limits of jobs, migrations and the demo's data, whose statements may take minutes. */
const BACKGROUND: PoolConfig = {
  max: 4,
  connectionTimeoutMillis: 10_000,
  query_timeout: 10 * 60_000 + 1000,
  ...createServerLimits(10 * 60_000, 10 * 60_000)
}
/** For background work that must not wait for other background work. */
const RESERVED: PoolConfig = { ...BACKGROUND, max: 3 }
const CHECK_EVERY_MS = 2000
const CHECK_MS = 2500
const RECONNECT_MS = 500

type Connections = 'shared' | 'reserved'

const background = new AsyncLocalStorage<Connections>()

/**
 * Runs work that may take minutes on separate connections with their own time limits.
 * @param connections `reserved` where the work must not wait for other background work
 */
export function runInBackground<Result>(work: () => Promise<Result>, connections: Connections = 'shared'): Promise<Result> {
  // Awaited inside, because a query of Drizzle starts when it is awaited.
  return background.run(connections, async () => await work())
}

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: boolean | Error) => void) => void

/** Connections to a Postgres server, with a time limit for every operation. A lost connection fails only its own query. */
export class DatabasePool extends Pool {
  /** Compared with the server's clock at the start and by the connection that listens. */
  readonly clock = new DatabaseClock()
  readonly #address: string
  readonly #background: Record<Connections, Pool>
  readonly #allInBackground: boolean
  readonly #open = new Set<PoolClient>()
  readonly #statements = new StatementNames()
  #unavailable = false

  /** @param allInBackground for a command, which serves no requests */
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
      const error = createTimeoutError()
      return callback ? callback(error, undefined, () => {}) : Promise.reject(error)
    }
    const connections = background.getStore() ?? (this.#allInBackground ? 'shared' : null)
    const pool = connections && this.#background[connections]
    const connect = pool ? pool.connect.bind(pool) : super.connect.bind(this)
    // A waiting callback is called in the context of the request that releases a connection; `bind` restores its own.
    return callback ? connect(bindContext(callback)) : connect().then(releaseWhenLost)
  }

  /** Used and idle connections and waiting queries, by kind of work. */
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
   * Listens to a channel on a separate connection, which also detects an unresponsive server: queries then fail at once.
   * `onConnect` runs after every connection, because earlier messages were missed.
   * @returns a function that unsubscribes
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
      const client = this.#newClient()
      try {
        await client.connect()
        await begin(client)
        this.resume()
        while (!stopped.aborted) {
          await this.clock.compare(text => client.query(text))
          await waitFor(CHECK_EVERY_MS, stopped)
        }
      } catch {
        // A blocked event loop has the same symptoms, so a second connection checks the server.
        if (!stopped.aborted && !(await this.#responds())) this.giveUp()
        await waitFor(RECONNECT_MS, stopped)
      }
      void client.end().catch(() => {})
    }
    this.resume()
  }

  /** A connection outside of the pools with a short time limit. @throws Error where the server does not respond */
  protected async openClient(): Promise<Client> {
    const client = this.#newClient()
    await client.connect()
    return client
  }

  #newClient(): Client {
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
    const client = this.#newClient()
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

  /** Closes every connection, so that no query waits for its own time limit, and opens none until `resume`. */
  protected giveUp(): void {
    this.#unavailable = true
    for (const client of this.#open) {
      // Removes the connection from the pool.
      client.emit('error', createTimeoutError())
      void client.end().catch(() => {})
    }
  }

  protected resume(): void {
    this.#unavailable = false
  }

  /** @param query the first argument of `Client.query` */
  #named(query: unknown): unknown {
    if (typeof query !== 'object' || query === null || 'submit' in query) return query
    const { text, name: given } = query as { text?: unknown; name?: unknown }
    if (typeof text !== 'string' || given) return query
    const name = this.#statements.findName(text)
    return name === null ? query : { ...query, name }
  }

  #guard(client: PoolClient): void {
    this.#open.add(client)
    // Without a listener, a connection that is lost inside a transaction would end the process.
    client.on('error', () => {})
    const query = client.query.bind(client) as (...values: unknown[]) => unknown
    client.query = ((...values: unknown[]) => {
      const ended = startQueryTimer(() => toText(values[0]))
      values[0] = this.#named(values[0])
      const callback = values.at(-1)
      if (typeof callback === 'function') {
        values[values.length - 1] = bindContext((error: unknown, result: unknown) => {
          ended()
          endIfUnusable(client, error)
          callback(error, result)
        })
        return query(...values)
      }
      const result = query(...values)
      if (!(result instanceof Promise)) return result
      return result.finally(ended).catch((error: unknown) => {
        endIfUnusable(client, error)
        throw error
      })
    }) as PoolClient['query']
  }
}

function toText(query: unknown): string {
  if (typeof query === 'string') return query
  const { text } = query as { text?: unknown }
  return typeof text === 'string' ? text : ''
}

/** A transaction whose BEGIN fails does not release its connection, which would exhaust the pool. */
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

/** Errors after which each further query of a connection would fail or wait: of a pending query, and of a table changed by a migration. */
const FINAL_ERRORS = new Set(['Query read timeout', 'cached plan must not change result type'])

function endIfUnusable(client: PoolClient, error: unknown): void {
  if (error instanceof Error && FINAL_ERRORS.has(error.message)) void client.end().catch(() => {})
}

async function waitFor(ms: number, stopped: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal: stopped, ref: false }).catch(() => {})
}

/** Has the code of a connection timeout, which callers treat as an unavailable database. */
const createTimeoutError = (): Error => Object.assign(new Error('The database does not respond.'), { code: 'ETIMEDOUT' })
