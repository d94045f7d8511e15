import { join } from 'node:path'
import type { Config } from '../../kernel/config.ts'
import { openMigrated } from '../../kernel/db/open-migrated.ts'
import { fileStorage } from '../../kernel/images/storage.ts'
import { exportProducts } from '../export.ts'
import { endRun, importProducts, makePlaces, makeShared, runDone } from '../import.ts'
import { importSchema, placesSchema } from '../format.ts'
import { keepPicture, knownPictures, readPicture } from '../pictures.ts'
import { exportShared } from '../shared.ts'
import { sharedSchema } from '../shared-format.ts'
import type { Server } from '../../kernel/server.ts'
import type { Door } from './door.ts'

/**
 * Opens the shop's own database, where no running shop holds it.
 * @throws Error where another process holds the folder
 */
export async function ownDoor(config: Config): Promise<Door> {
  const database = await openMigrated(config)
  const storage = fileStorage(join(config.dataDir, 'storage'))
  return { ...doorOf({ db: database.db, database, storage, now: () => new Date() }), close: () => database.close() }
}

/** A shop in this process. */
export function doorOf({ db, database, storage, now }: Pick<Server, 'db' | 'database' | 'storage' | 'now'>): Door {
  const here = { db, database }
  return {
    importBatch: request => importProducts(here, importSchema.parse(request), now()),
    makeShared: async shared => makeShared(here, sharedSchema.parse(shared)),
    makePlaces: async places => makePlaces(here, placesSchema.parse({ places })),
    runDone: key => runDone(db, key),
    endRun: key => endRun(here, key, now()),
    knownPictures: sources => knownPictures(db, sources),
    keepPicture: (source, bytes) => keepPicture(storage, db, source, bytes),
    readPicture: source => readPicture(storage, db, source),
    exportShared: () => exportShared(db),
    exportPage: after => exportProducts(db, after, now()),
    close: async () => {}
  }
}
