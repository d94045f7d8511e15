import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { applyMigrations } from '../../../../src/server/kernel/db/apply-migrations.ts'
import { openDatabase } from '../../../../src/server/kernel/db/open.ts'
import { createDatabase, toRows } from '../../database.ts'

const ROOT = new URL('../../../..', import.meta.url).pathname
const MIGRATIONS = join(ROOT, 'src/server/kernel/db/migrations')
const FROZEN = { '0000_initial.sql': 'efe35c1cb05a23a422fd5b1537b340ca127c17d727ae1170e96a659861ae2474' }

const listNames = (folder: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .toSorted()

const TABLES = import.meta.glob<Record<string, unknown>>('../../../../src/server/**/tables.ts', { eager: true })

const listSnapshots = () =>
  readdirSync(join(MIGRATIONS, 'meta'))
    .filter(name => name.endsWith('_snapshot.json'))
    .toSorted()

/** The statements that `npm run db:migration` would write if these files had the shop's tables. */
async function generate(modules: Iterable<readonly [file: string, exports: Record<string, unknown>]>): Promise<string[]> {
  const newest = readFileSync(join(MIGRATIONS, 'meta', listSnapshots().at(-1) ?? ''), 'utf8')
  const named = [...modules].flatMap(([file, exports]) => Object.entries(exports).map(([name, value]) => [`${file} ${name}`, value]))
  return generateMigration(JSON.parse(newest) as DrizzleSnapshotJSON, generateDrizzleJson(Object.fromEntries(named)))
}

it('has a migration for every change of a tables.ts', async () => {
  expect(Object.keys(TABLES).length).toBeGreaterThan(30)
  expect(await generate(Object.entries(TABLES)), 'Run: npm run db:migration -- <what_changes>').toEqual([])
})

it('detects a table that differs from the migrations', async () => {
  const [first, ...others] = Object.entries(TABLES)
  expect(first).toBeDefined()
  expect((await generate(others)).join()).toContain('DROP TABLE')
})

it.each(Object.entries(FROZEN))('leaves %s as databases have applied it', (name, hash) => {
  expect(
    createHash('sha256')
      .update(readFileSync(join(MIGRATIONS, name)))
      .digest('hex')
  ).toBe(hash)
})

it('numbers migrations without gaps, each with its journal entry, the newest with its snapshot', () => {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[]
  }
  const numbers = entries.map((_, index) => String(index).padStart(4, '0'))
  expect(entries.map(entry => entry.idx)).toEqual(numbers.map(Number))
  expect(listNames(MIGRATIONS)).toEqual(entries.map(entry => `${entry.tag}.sql`))
  expect(listNames(MIGRATIONS).map(name => name.slice(0, 4))).toEqual(numbers)
  expect(listSnapshots(), 'Delete all snapshots but the newest, the only one that the next migration is compared with').toEqual([
    `${numbers.at(-1)}_snapshot.json`
  ])
})

it('applies every new file once, in numerical order', async () => {
  const { db, close } = await openDatabase(await createDatabase(inject('postgresUrl'), 'numbered_migrations'), '')
  const first = { 'a/0000_one.sql': 'CREATE TABLE steps (id serial, name text)' }
  const rest = {
    'a/0002_three.sql': "INSERT INTO steps (name) VALUES ('three')",
    'a/0001_two.sql': "INSERT INTO steps (name) VALUES ('two')"
  }
  expect(await applyMigrations(db, first)).toBe(1)
  expect(await applyMigrations(db, { ...rest, ...first })).toBe(2)
  expect(await applyMigrations(db, { ...rest, ...first })).toBe(0)
  expect(toRows(await db.execute(sql`SELECT name FROM steps ORDER BY id`))).toEqual([{ name: 'two' }, { name: 'three' }])
  await close()
})
