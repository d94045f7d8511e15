import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { readConfig } from '#server/kernel/config.ts'
import { seedDemo } from '#demo/seed.ts'
import { createFileStorage, type Storage } from '#server/kernel/images/storage.ts'
import { createProviders } from '#server/payment/providers.ts'
import type { Server } from '#server/kernel/server.ts'
import { seedZones } from '#server/site/zones/seed.ts'
import { createMailShop } from '#server/site/index.ts'
import { type DatabaseKind, dumpImage, EMPTY, onServer, openPglite, openPostgres, type TestDatabase } from './database.ts'

/** The time at which the demo of a run was filled. */
export const DEMO_NOW = new Date('2026-11-22T04:00:00Z')
/** Held while the snapshot is made, in the server's own database. */
const ADVISORY_LOCK = 1
const TEMPLATE = 'demo'

export interface DemoDatabase extends TestDatabase {
  server: Server
  seeding: Seeding
}

interface Seeding {
  /** Results of each call of `seedDemo`. */
  filled: boolean[]
  /** Percentages in the order they were reported. */
  progress: number[]
}

/** The filled demo shop. The first caller of a run fills it and stores a snapshot; every caller gets a copy. */
export async function openDemoDatabase(kind: DatabaseKind): Promise<DemoDatabase> {
  const folder = join(inject('runFolder'), kind)
  const image = `${folder}.tar`
  const record = `${folder}.json`
  await onServer(inject('postgresUrl'), async client => {
    await client.query(`SELECT pg_advisory_lock(${ADVISORY_LOCK})`)
    if (existsSync(record)) return
    const storage = createFileStorage(folder)
    if (kind === 'pglite') {
      const made = await openPglite(inject('emptyImage'))
      const seeding = await seed(made, storage)
      await dumpImage(made.client, image)
      await made.close()
      writeFileSync(record, JSON.stringify(seeding))
    } else {
      const made = await openPostgres(EMPTY)
      const seeding = await seed(made, storage)
      await made.database.close()
      await client.query(`ALTER DATABASE ${made.name} RENAME TO ${TEMPLATE}`)
      writeFileSync(record, JSON.stringify(seeding))
    }
  })
  const database = kind === 'pglite' ? await openPglite(image) : await openPostgres(TEMPLATE)
  const seeding = JSON.parse(readFileSync(record, 'utf8')) as Seeding
  return { ...database, seeding, server: createServer(database, createFileStorage(folder)) }
}

async function seed(database: TestDatabase, storage: Storage): Promise<Seeding> {
  const server = createServer(database, storage)
  await seedZones(database.db)
  const progress: number[] = []
  const report = (done: number, total: number): void => void progress.push((done / total) * 100)
  // Two processes can start on one server, but not on one PGlite.
  const calls = Array.from({ length: database.database.kind === 'postgres' ? 2 : 1 }, () => seedDemo(server, report))
  return { filled: await Promise.all(calls), progress }
}

/** The shop's server as of `DEMO_NOW` over a test's database. */
export function createServer({ db, database }: TestDatabase, storage: Storage, mode: 'demo' | 'live' = 'demo'): Server {
  const config = { ...readConfig({}), mode }
  return { config, db, database, storage, payments: createProviders(config), mailShop: createMailShop(db, config), now: () => DEMO_NOW }
}
