import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { type PGlite, type QueryOptions, types } from '@electric-sql/pglite'
import { startQueryTimer } from './slow-queries.ts'
import { StatementNames } from './statement-names.ts'

const TURN_MS = 10

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** A statement that the database has parsed under a name. */
interface Statement {
  name: string
  /** Its parameters and columns; null until the database has described it. */
  description: Messages | null
}

/**
 * Replaces the calls by which PGlite runs a query. A query takes six of them: parse, describe the statement, bind, describe the
 * result, execute and sync. From its second run on, a statement is parsed and described once, and one call does the rest.
 *
 * PGlite runs in this thread and resolves its promises without a turn of the event loop, so a chain of queries would block timers
 * and requests: the calls let others run every ten milliseconds.
 */
export function improveProtocol(client: PGlite): void {
  parseTimesAsText(client)
  // For the file systems of browsers: the server's files and memory have nothing to copy, but waiting for it costs.
  client.syncToFs = async () => {}
  const execute = client.execProtocolStream.bind(client)
  const names = new StatementNames()
  const statements = new Map<string, Statement>()
  let turnedAt = performance.now()
  let ended = (): void => {}
  // Of the query that runs: PGlite runs one at a time.
  let statement: Statement | null = null
  let bind: Uint8Array | null = null
  let isSynced = false

  const find = (text: string): Statement | null => {
    // The columns of a statement may change with the tables.
    if (SCHEMA_CHANGE.test(text)) {
      names.clear()
      statements.clear()
      return null
    }
    const known = statements.get(text)
    if (known) return known
    const name = names.findName(text)
    return name === null ? null : { name, description: null }
  }

  client.execProtocolStream = async (message, options) => {
    if (performance.now() - turnedAt > TURN_MS) {
      await setImmediate()
      turnedAt = performance.now()
    }
    const run = (sent: Uint8Array): Promise<Messages> => execute(sent, options)
    const parse = (sent: Uint8Array): Promise<Messages> => withoutOptimization(() => run(sent))
    const kind = String.fromCharCode(message[0] ?? 0)
    const named = statement
    switch (kind) {
      case SIMPLE_QUERY: {
        const text = readText(message, 5)
        find(text)
        ended = startQueryTimer(() => text)
        return parse(message).finally(() => ended())
      }
      case PARSE: {
        const text = readText(message, 6)
        statement = find(text)
        bind = null
        isSynced = false
        ended = startQueryTimer(() => text)
        if (!statement) return parse(message)
        if (statement.description) return []
        const parsed = await parse(withName(message, 5, statement.name))
        statements.set(text, statement)
        return parsed
      }
      case DESCRIBE:
        if (!named) return run(message)
        if (message[5] === PORTAL) return (named.description ?? []).filter(({ name }) => name === 'rowDescription')
        return (named.description ??= await run(withName(message, 6, named.name)))
      case BIND:
        if (!named) return run(message)
        bind = withName(message, 6, named.name)
        return []
      case EXECUTE: {
        const sent = bind ? joinParts(bind, message, SYNC_MESSAGE) : message
        isSynced = bind !== null
        return run(sent).finally(() => ended())
      }
      case SYNC:
        return isSynced ? [] : run(message)
      default:
        return run(message)
    }
  }
}

/** Index of an imported function, which is never optimized. */
const NO_FUNCTION = 0

/**
 * Runs the database's code without making V8 optimize it. The SQL parser is one function, whose optimization takes 600 MB and three
 * seconds of a thread: more than parsing each statement once ever costs.
 */
export async function withoutOptimization<Result>(work: () => Promise<Result>): Promise<Result> {
  setFlagsFromString(`--wasm-tier-up-filter=${NO_FUNCTION}`)
  try {
    return await work()
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1')
  }
}

/** Times and numeric arrays, which Drizzle parses itself. */
const TEXT_TYPES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182]

/**
 * Drizzle passes parsers with each query, and PGlite then copies those of all its types: a fifth of the time of a query. They
 * become those of the client instead.
 */
function parseTimesAsText(client: PGlite): void {
  for (const type of TEXT_TYPES) client.parsers[type] = value => value
  const withoutParsers = (target: Pick<PGlite, 'query'>): void => {
    const query = target.query.bind(target)
    target.query = <Row>(text: string, values?: unknown[], options?: QueryOptions) => {
      const { parsers: _, ...others } = options ?? {}
      return query<Row>(text, values, others)
    }
  }
  withoutParsers(client)
  const transaction = client.transaction.bind(client)
  client.transaction = work =>
    transaction(async tx => {
      withoutParsers(tx)
      return work(tx)
    })
}

/** Kinds of messages of the Postgres protocol. */
const SIMPLE_QUERY = 'Q'
const PARSE = 'P'
const DESCRIBE = 'D'
const BIND = 'B'
const EXECUTE = 'E'
const SYNC = 'S'
const PORTAL = 'P'.charCodeAt(0)
const SYNC_MESSAGE = Uint8Array.from([SYNC.charCodeAt(0), 0, 0, 0, 4])
const SCHEMA_CHANGE = /^\s*(?:ALTER|CREATE|DROP|DISCARD|DEALLOCATE)\b/i

/** The text in a message, up to its zero byte. */
function readText(message: Uint8Array, start: number): string {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength)
  return bytes.toString('utf8', start, bytes.indexOf(0, start))
}

/** A message with a statement's name at a position where its name was empty. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const named = joinParts(message.subarray(0, at), Buffer.from(name), message.subarray(at))
  new DataView(named.buffer).setUint32(1, named.length - 1)
  return named
}

function joinParts(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
