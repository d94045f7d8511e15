import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTestDatabase } from '../../../tests/server/database.ts'
import { startPostgres } from '../../../tests/postgres-server.ts'
import { migrateDatabase } from '#server/kernel/db/migrate.ts'
import { type Db, openDatabase } from '#server/kernel/db/open.ts'
import { runInBackground } from '#server/kernel/db/pool.ts'
import { generateCatalogue } from './generated.ts'

export interface Opened {
  db: Db
  close: () => Promise<void>
}

/** Settings of a server for a shop of this size; everything else is Postgres' default. */
const FLAGS = ['-c', 'fsync=off', '-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB']

/**
 * A generated catalogue. With `BENCH_DATA` a server's folder is kept there and reused, so that it can be filled in one run and
 * measured in another.
 */
export async function openCatalogue(kind: 'pglite' | 'postgres', size: number, now: Date): Promise<Opened> {
  const dataFolder = process.env['BENCH_DATA']
  if (!dataFolder || kind === 'pglite') {
    const { db, close } = await openTestDatabase(kind)
    await fill(db, size, now)
    return { db, close }
  }
  const folder = join(dataFolder, `postgres-${size}`)
  const filled = `${folder}.filled`
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 })
  const server = await startPostgres({ folder, flags: FLAGS })
  const database = await openDatabase(server.url, folder)
  if (!existsSync(filled)) {
    await migrateDatabase(database.db)
    await fill(database.db, size, now)
    writeFileSync(filled, '')
  }
  return {
    db: database.db,
    close: async () => {
      await database.close()
      await server.stop()
    }
  }
}

async function fill(db: Db, size: number, now: Date): Promise<void> {
  const started = performance.now()
  await runInBackground(() => generateCatalogue(db, size, now))
  console.log(`  ${size} products made in ${((performance.now() - started) / 1000).toFixed(0)} s`)
}
