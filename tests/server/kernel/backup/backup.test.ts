import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runCommand } from '#server/commands.ts'
import { users } from '#server/identity/tables.ts'
import { type Config, readConfig } from '#server/kernel/config.ts'
import { type BackupReport, writeBackup } from '#server/kernel/backup/backup.ts'
import { sendCommand } from '#server/kernel/db/lock.ts'
import { openDatabase, type Db } from '#server/kernel/db/open.ts'
import { restoreBackup } from '#server/kernel/backup/restore.ts'
import { createFileStorage } from '#server/kernel/images/storage.ts'
import { createDatabase, toRows } from '../../database.ts'
import { openDemoDatabase } from '../../demo-database.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'delguur-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const createConfig = (name: string, databaseUrl: string | null = null): Config => ({
  ...readConfig({}),
  dataDir: join(folder, name),
  databaseUrl
})
const now = new Date('2026-11-23T00:00:00Z')

/** The rows of every table, with the sequences, without the transaction ids of one server. */
async function readContent(db: Db): Promise<Record<string, string>> {
  const tables = toRows<{ name: string }>(
    await db.execute(sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`)
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = toRows<{ rows: string }>(
      await db.execute(
        sql`SELECT count(*) || ' ' || coalesce(md5(string_agg(line, ' ' ORDER BY line COLLATE "C")), '') AS rows
          FROM (SELECT (to_jsonb(t) - 'transaction_id' - 'ran_at')::text AS line FROM ${sql.identifier(name)} AS t) AS lines`
      )
    )
    content[name] = row?.rows ?? ''
  }
  const sequences = toRows<{ name: string; value: string | null }>(
    await db.execute(sql`SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public'`)
  )
  for (const { name, value } of sequences) content[`sequence ${name}`] = value ?? ''
  return content
}

test('a running shop is backed up and restored whole, from Postgres into PGlite and back', async () => {
  const demo = await openDemoDatabase('postgres')
  const { db } = demo.database
  const original = createConfig('original')
  await createFileStorage(join(original.dataDir, 'storage')).write('originals/0a', new Uint8Array([1, 2, 3]))
  writeFileSync(join(original.dataDir, 'gift-card.key'), 'key')
  const before = await readContent(db)
  // A customer who signs up while the first table is written is not in the backup.
  let isFirst = true
  const report = await writeBackup(db, original, join(folder, 'one'), now, async () => {
    if (isFirst) await demo.database.db.insert(users).values({ mobile: '88000001' })
    isFirst = false
  })
  expect(report.rows).toBeGreaterThan(1000)
  await demo.close()

  const embedded = createConfig('embedded')
  expect((await restoreBackup(embedded, join(folder, 'one'))).rows).toBe(report.rows)
  expect(readFileSync(join(embedded.dataDir, 'gift-card.key'), 'utf8')).toBe('key')
  expect(await createFileStorage(join(embedded.dataDir, 'storage')).read('originals/0a')).toEqual(Buffer.from([1, 2, 3]))

  const running = await openDatabase(null, embedded.dataDir)
  const withoutSignUp = { ...before, 'sequence users_id_seq': expect.any(String) }
  expect(await readContent(running.db)).toEqual(withoutSignUp)
  // Another process cannot open the folder, and sends its command to the one that can.
  running.onCommand?.(command => runCommand({ db: running.db, config: embedded, now: () => now }, command))
  const sent = (await sendCommand(embedded.dataDir, { name: 'backup', folder: null })) as BackupReport
  expect(sent).toEqual({ folder: join(embedded.dataDir, 'backups', '2026-11-23T00-00-00'), rows: report.rows })
  await expect(sendCommand(embedded.dataDir, { name: 'backup', folder: sent.folder })).rejects.toThrow('exists already')
  await running.close()

  const url = await createDatabase(inject('postgresUrl'), 'restored_backup')
  const server = createConfig('server', url)
  await restoreBackup(server, sent.folder)
  const restored = await openDatabase(url, server.dataDir)
  expect(await readContent(restored.db)).toEqual(withoutSignUp)
  await expect(restored.db.execute(sql`DELETE FROM ledger_transfers`)).rejects.toThrow()
  await expect(
    restored.db.execute(sql`INSERT INTO sessions (token_hash, user_id, kind, expires_at) VALUES ('x', 0, 'browser', now())`)
  ).rejects.toThrow()
  await restored.close()

  await expect(restoreBackup(createConfig('third', url), sent.folder)).rejects.toThrow('The database is not empty')
  await expect(restoreBackup(embedded, sent.folder)).rejects.toThrow('exists already')
})

test('a damaged backup changes nothing, and an interrupted one leaves no folder with its name', async () => {
  const source = join(folder, 'one', 'database.jsonl.gz')
  truncateSync(source, readFileSync(source).length - 2000)
  const url = await createDatabase(inject('postgresUrl'), 'damaged_backup')
  await expect(restoreBackup(createConfig('damaged', url), join(folder, 'one'))).rejects.toThrow('unexpected end of file')
  expect(existsSync(join(folder, 'damaged', 'storage'))).toBe(false)
  const database = await openDatabase(await createDatabase(inject('postgresUrl'), 'not_migrated'), '')
  await expect(writeBackup(database.db, createConfig('none'), join(folder, 'two'), now)).rejects.toThrow()
  expect(readdirSync(folder)).not.toContain('two')
  await database.close()
})
