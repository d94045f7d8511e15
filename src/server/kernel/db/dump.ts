import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './open.ts'
import { runInBackground } from './pool.ts'

// A dump is gzipped JSON, one value a line: the header, then for each table its name and its rows as texts of Postgres' composite type,
// which every type survives unchanged; at the end the sequences, which show that the file is complete.

interface DumpHeader {
  format: 1
  createdAt: string
  /** The migrations of the database, which is restored with exactly these. */
  migrations: string[]
}
interface TableLine {
  table: string
  rows: number
}
interface EndLine {
  sequences: Record<string, string>
}

const BATCH = 500

/**
 * Writes all tables as they are at one moment, while others go on writing.
 * @param onTable for progress @returns the number of rows
 */
export function dumpDatabase(
  db: Db,
  path: string,
  now: Date,
  onTable: (table: string) => Promise<void> | void = () => {}
): Promise<number> {
  return runInBackground(() =>
    db.transaction(
      async tx => {
        let total = 0
        const lines = async function* (): AsyncGenerator<string> {
          const migrations = await queryRows<{ name: string }>(tx, sql`SELECT name FROM migrations ORDER BY name`)
          const header: DumpHeader = { format: 1, createdAt: now.toISOString(), migrations: migrations.map(({ name }) => name) }
          yield toLine(header)
          for (const table of await listTables(tx)) {
            await onTable(table)
            const [counted] = await queryRows<{ rows: number }>(tx, sql`SELECT count(*)::int AS rows FROM ${sql.identifier(table)}`)
            const rows = counted?.rows ?? 0
            yield toLine({ table, rows } satisfies TableLine)
            total += rows
            yield* readRows(tx, table)
          }
          // Sequences are outside of the snapshot: read last, they are never behind its rows.
          const sequences = await queryRows<{ name: string; value: string }>(
            tx,
            sql`SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`
          )
          yield toLine({ sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])) } satisfies EndLine)
        }
        await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path))
        return total
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' }
    )
  )
}

const toLine = (value: unknown): string => `${JSON.stringify(value)}\n`

/** By a cursor, so that a large table is not held in memory. */
async function* readRows(tx: Db, table: string): AsyncGenerator<string> {
  await tx.execute(sql`DECLARE dumped CURSOR FOR SELECT t::text AS line FROM ${sql.identifier(table)} AS t`)
  for (;;) {
    const rows = await queryRows<{ line: string }>(tx, sql.raw(`FETCH ${BATCH} FROM dumped`))
    if (!rows.length) break
    yield rows.map(({ line }) => toLine(line)).join('')
  }
  await tx.execute(sql`CLOSE dumped`)
}

/** The first line of a dump. @throws Error where the file is not one */
export async function readDumpHeader(path: string): Promise<DumpHeader> {
  for await (const line of readLines(path)) {
    const header = JSON.parse(line) as Partial<DumpHeader>
    if (header.format === 1 && header.migrations) return header as DumpHeader
    break
  }
  throw new Error(`${path} is not a backup of this shop's format.`)
}

/**
 * Fills a database that has the migrations of the dump and no data of its own. All or nothing.
 * @returns the number of rows @throws Error where the dump is incomplete
 */
export function loadDump(db: Db, path: string): Promise<number> {
  return runInBackground(() =>
    db.transaction(async tx => {
      const tables = await listTables(tx)
      const foreignKeys = await queryRows<{ table: string; name: string; definition: string }>(
        tx,
        sql`SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
          FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`
      )
      // Rows arrive in any order, and their triggers ran when they were written.
      for (const { table, name } of foreignKeys) await tx.execute(sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`))
      for (const table of tables) await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER USER`)
      if (tables.length)
        await tx.execute(
          sql`TRUNCATE ${sql.join(
            tables.map(each => sql.identifier(each)),
            sql`, `
          )}`
        )
      const total = await insertRows(tx, path)
      for (const table of tables) await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} ENABLE TRIGGER USER`)
      for (const { table, name, definition } of foreignKeys)
        await tx.execute(sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`))
      return total
    })
  )
}

async function insertRows(tx: Db, path: string): Promise<number> {
  let total = 0
  let isComplete = false
  let current: TableLine | null = null
  let insert: ((lines: string[]) => Promise<void>) | null = null
  let batch: string[] = []
  let left = 0
  const flush = async (): Promise<void> => {
    if (batch.length) await insert?.(batch)
    total += batch.length
    batch = []
  }
  for await (const line of readLines(path)) {
    const value = JSON.parse(line) as string | DumpHeader | TableLine | EndLine
    if (typeof value === 'string') {
      batch.push(value)
      left--
      if (batch.length >= BATCH) await flush()
      continue
    }
    await flush()
    if (left !== 0) throw new Error(`The backup is damaged: ${current?.table} has another number of rows than were written.`)
    if ('table' in value) {
      current = value
      left = value.rows
      insert = await insertInto(tx, value.table)
    } else if ('sequences' in value) {
      for (const [name, last] of Object.entries(value.sequences))
        await tx.execute(sql`SELECT setval(quote_ident(${name})::regclass, ${last}::bigint)`)
      isComplete = true
    }
  }
  if (!isComplete) throw new Error('The backup is incomplete: its end is missing.')
  return total
}

/** Generated columns and transaction ids get new values: those of another server would be in the future here. */
async function insertInto(tx: Db, table: string): Promise<(lines: string[]) => Promise<void>> {
  const columns = await queryRows<{ name: string }>(
    tx,
    sql`SELECT attname AS name FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE attrelid = quote_ident(${table})::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND coalesce(pg_get_expr(adbin, adrelid), '') NOT LIKE '%pg_current_xact_id%'
      ORDER BY attnum`
  )
  const names = columns.map(({ name }) => sql.identifier(name))
  const into = sql`INSERT INTO ${sql.identifier(table)} (${sql.join(names, sql`, `)}) OVERRIDING SYSTEM VALUE`
  const values = sql.join(
    names.map(name => sql`(read.line).${name}`),
    sql`, `
  )
  return async lines => {
    // OFFSET keeps the planner from casting the text once for each column.
    await tx.execute(
      sql`${into} SELECT ${values} FROM (
        SELECT value::${sql.identifier(table)} AS line FROM json_array_elements_text(${JSON.stringify(lines)}::json) AS value OFFSET 0) AS read`
    )
  }
}

async function* readLines(path: string): AsyncGenerator<string> {
  // The callback leaves errors to the reader of the last stream.
  const unzipped = pipe(createReadStream(path), createGunzip(), () => {})
  unzipped.setEncoding('utf8')
  let rest = ''
  for await (const chunk of unzipped) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** All but the list of migrations, which the restoring release writes itself. */
async function listTables(tx: Db): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    tx,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY tablename`
  )
  return rows.map(({ name }) => name)
}

async function queryRows<Row>(tx: Db, query: SQL): Promise<Row[]> {
  const result: unknown = await tx.execute(query)
  return (result as { rows: Row[] }).rows
}
