import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { openMigrated } from '../../db/open-migrated.ts'
import { fileStorage } from '../../image/storage.ts'
import { exportProducts } from '../import/export.ts'
import { endRun, importProducts, makePlaces, runDone } from '../import/import.ts'
import { placesSchema } from '../import/format.ts'
import { keepPicture, knownPictures } from '../import/pictures.ts'
import type { Door } from './door.ts'

/**
 * Opens the shop's own database, where no running shop holds it.
 * @throws Error where another process holds the folder
 */
export async function ownDoor(config: Config): Promise<Door> {
  const database = await openMigrated(config)
  const { db } = database
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
