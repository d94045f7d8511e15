import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { applyMigrations } from '../../../../src/server/kernel/db/apply-migrations.ts'
import { findFreePort } from '../../../postgres-server.ts'

const ROOT = new URL('../../../..', import.meta.url).pathname
const FIRST = '0000_initial.sql'
const SENTENCES = [
  'The database could not be migrated: 0004_job_owner.sql failed: column "owner" of relation "jobs" already exists',
  'ALTER TABLE "jobs" ADD COLUMN "owner" uuid',
  'Nothing was changed: mend the rows it names'
]

let firstRelease: string
let dataDir: string
let child: ChildProcess | null = null
const openFolder = (folder: string) => PGlite.create({ dataDir: join(folder, 'postgres'), extensions: { pg_trgm } })

/** A shop of the first release whose owner has added a column that a later migration adds. */
beforeAll(async () => {
  firstRelease = mkdtempSync(join(tmpdir(), 'delguur-first-'))
  const client = await openFolder(firstRelease)
  await applyMigrations(drizzle(client), { [FIRST]: readFileSync(join(ROOT, 'src/server/kernel/db/migrations', FIRST), 'utf8') })
  await client.exec('ALTER TABLE jobs ADD COLUMN owner text')
  await client.close()
  return () => rmSync(firstRelease, { recursive: true, force: true })
})
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'delguur-failed-'))
  cpSync(firstRelease, dataDir, { recursive: true })
})
afterEach(() => {
  child?.kill('SIGKILL')
  child = null
  rmSync(dataDir, { recursive: true, force: true })
})

function run(script: string, ...options: string[]): { output: () => string; ended: Promise<number | null> } {
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'development', VITEST: '' }
  const started = spawn(process.execPath, [script, ...options], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  child = started
  let output = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { output: () => output, ended: new Promise(resolve => started.once('close', resolve)) }
}

async function readAppliedMigrations(): Promise<string[]> {
  const client = await openFolder(dataDir)
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations')
  await client.close()
  return rows.map(row => row.name)
}

test('a command exits with the error and its remedy, and changes nothing', async () => {
  const { output, ended } = run('src/commands/catalogue.ts', 'export', join(dataDir, 'out.csv'))
  expect(await ended).toBe(1)
  for (const sentence of SENTENCES) expect(output()).toContain(sentence)
  expect(output()).not.toMatch(/^ {4}at /m)
  expect(await readAppliedMigrations()).toEqual([FIRST])
})

test('the development server displays it in the terminal and in the browser', async () => {
  const port = await findFreePort()
  // Beside a server that a developer has started in this folder.
  const { output, ended } = run('node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock', '--port', String(port))
  await vi.waitFor(() => expect(output()).toContain('watching for file changes'), { timeout: 100_000, interval: 100 })
  const response = await fetch(`http://localhost:${port}/`)
  const text = await response.text()
  expect(response.status).toBe(500)
  for (const sentence of SENTENCES) {
    expect(text).toContain(sentence)
    expect(output()).toContain(sentence)
  }
  child?.kill('SIGKILL')
  await ended
  expect(await readAppliedMigrations()).toEqual([FIRST])
})
