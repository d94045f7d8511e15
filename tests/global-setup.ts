import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/server/kernel/db/migrate.ts'
import { openDatabase } from '../src/server/kernel/db/open.ts'
import { startPostgres } from './postgres-server.ts'
import { createDatabase, EMPTY, writeEmptyImage } from './server/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server of this run; it holds a migrated template database. */
    postgresUrl: string
    /** A PGlite data folder as a tar, migrated. */
    emptyImage: string
    /** Removed when the run ends. */
    runFolder: string
  }
}

/** One Postgres for a run, and the templates that test files take their databases from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // What is tested is the shop, which is killed here; the database server is not.
  const server = await startPostgres({ flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'] })
  const runFolder = mkdtempSync(join(tmpdir(), 'delguur-unit-'))
  try {
    const template = await openDatabase(await createDatabase(server.url, EMPTY), runFolder)
    await migrate(template.db)
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
