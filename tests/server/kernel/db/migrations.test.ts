import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { applyMigrations } from '../../../../src/server/kernel/db/apply-migrations.ts'
import { openDatabase } from '../../../../src/server/kernel/db/open.ts'
import { toRows } from '../../database.ts'

const ROOT = new URL('../../../..', import.meta.url).pathname
const MIGRATIONS = join(ROOT, 'src/server/kernel/db/migrations')
const FROZEN = { '0000_initial.sql': 'efe35c1cb05a23a422fd5b1537b340ca127c17d727ae1170e96a659861ae2474' }

const folders: string[] = []
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true, force: true })))

const listNames = (folder: string) =>
  readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .toSorted()

/** Generates a migration from `schema` beside a copy of the migrations. @returns the SQL of the new file, if one was needed */
async function generate(schema: string): Promise<string | null> {
  const copy = mkdtempSync(join(tmpdir(), 'delguur-migrations-'))
  folders.push(copy)
  cpSync(MIGRATIONS, copy, { recursive: true })
  // drizzle-kit resolves the folder relative to its working directory. A question about a renamed column fails without a terminal.
  const options = ['--dialect', 'postgresql', '--schema', schema, '--out', relative(ROOT, copy), '--name', 'missing']
  await promisify(execFile)(process.execPath, [join(ROOT, 'node_modules/drizzle-kit/bin.cjs'), 'generate', ...options], { cwd: ROOT })
  const added = listNames(copy).find(name => name.endsWith('_missing.sql'))
  return added ? readFileSync(join(copy, added), 'utf8') : null
}

it('has a migration for every change of a tables.ts', async () => {
  expect(await generate('./src/server/**/tables.ts'), 'Run: npm run db:migration -- <what_changes>').toBeNull()
})

it('detects a table that differs from the migrations', async () => {
  expect(await generate('./src/server/identity/tables.ts')).toContain('DROP TABLE')
})

it.each(Object.entries(FROZEN))('leaves %s as databases have applied it', (name, hash) => {
  expect(
    createHash('sha256')
      .update(readFileSync(join(MIGRATIONS, name)))
      .digest('hex')
  ).toBe(hash)
})

it('numbers migrations without gaps, each with its snapshot and journal entry', () => {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[]
  }
  const numbers = entries.map((_, index) => String(index).padStart(4, '0'))
  expect(entries.map(entry => entry.idx)).toEqual(numbers.map(Number))
  expect(listNames(MIGRATIONS)).toEqual(entries.map(entry => `${entry.tag}.sql`))
  expect(listNames(MIGRATIONS).map(name => name.slice(0, 4))).toEqual(numbers)
  const snapshots = readdirSync(join(MIGRATIONS, 'meta')).filter(name => name.endsWith('_snapshot.json'))
  expect(snapshots.toSorted()).toEqual(numbers.map(number => `${number}_snapshot.json`))
})

it('applies every new file once, in numerical order', async () => {
  const { db, close } = await openDatabase('memory:', '')
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
