import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '#server/kernel/db/migrate.ts'
import { openDatabase } from '#server/kernel/db/open.ts'
import { startPostgres } from './postgres-server.ts'
import { createDatabase, EMPTY, writeEmptyImage } from './server/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server of this run, with a migrated template database. */
    postgresUrl: string
    /** A migrated PGlite data folder as a tar. */
    emptyImage: string
    /** Removed when the run ends. */
    runFolder: string
  }
}

/** Starts one Postgres per run with the templates from which test files copy their databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The tests kill the shop, not the database server.
  const server = await startPostgres({ flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'] })
  const runFolder = mkdtempSync(join(tmpdir(), 'delguur-unit-'))
  try {
    const template = await openDatabase(await createDatabase(server.url, EMPTY), runFolder)
    await migrateDatabase(template.db)
    await template.close()
    project.provide('postgresUrl', server.url)
    project.provide('emptyImage', await writeEmptyImage())
    project.provide('runFolder', runFolder)
  } catch (error) {
    await server.stop()
    throw error
  }
  return async () => {
    await server.stop()
    rmSync(runFolder, { recursive: true, force: true })
  }
}
