import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { applyMigrations } from '../../db/apply-migrations.ts'
import { openDatabase } from '../../db/open.ts'
import { fileStorage } from '../../image/storage.ts'
import { exportProducts } from '../import/export.ts'
import { endRun, importProducts, makePlaces, runDone } from '../import/import.ts'
import { placesSchema } from '../import/format.ts'
import { keepPicture, knownPictures } from '../import/pictures.ts'
import type { Door } from './door.ts'

const MIGRATIONS = new URL('../../db/migrations/', import.meta.url)

/**
 * Opens the shop's own database, where no running shop holds it.
 * @throws Error where another process holds the folder
 */
export async function ownDoor(config: Config): Promise<Door> {
  const database = await openDatabase(config.databaseUrl, config.dataDir)
  const { db } = database
  const names = readdirSync(MIGRATIONS).filter(name => name.endsWith('.sql'))
  try {
    await applyMigrations(db, Object.fromEntries(names.map(name => [name, readFileSync(new URL(name, MIGRATIONS), 'utf8')])))
  } catch (error) {
    // An open database would keep the process alive.
    await database.close()
    throw error
  }
  const storage = fileStorage(join(config.dataDir, 'storage'))
  return {
    importBatch: request => importProducts({ db, database }, request, new Date()),
    makePlaces: async places => makePlaces({ db, database }, placesSchema.parse({ places })),
    runDone: key => runDone(db, key),
    endRun: key => endRun(db, key, new Date()),
    knownPictures: sources => knownPictures(db, sources),
    keepPicture: (source, bytes) => keepPicture(storage, db, source, bytes),
    exportPage: after => exportProducts(db, after, new Date()),
    close: () => database.close()
  }
}
