import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { BACKUP_DUMP, BACKUP_KEYS, BACKUP_STORAGE, type BackupReport } from './backup.ts'
import { copyStorage, openStorage } from '../images/open-storage.ts'
import { createFileStorage } from '../images/storage.ts'
import { loadDump, readDumpHeader } from '../db/dump.ts'
import { openMigrated } from '../db/open-migrated.ts'

/**
 * Fills an empty shop from a backup, of this release or an earlier one; the next start runs the migrations since.
 * @throws Error where the shop is not empty or the backup is of a later release
 */
export async function restoreBackup(config: Config, folder: string): Promise<BackupReport> {
  const source = resolve(folder)
  const { migrations } = await readDumpHeader(join(source, BACKUP_DUMP))
  const storage = openStorage(config)
  const existing = BACKUP_KEYS.map(name => join(config.dataDir, name)).find(existsSync)
  if (existing) throw new Error(`${existing} exists already. Restore into a new DATA_DIR.`)
  if (!(await storage.keys()[Symbol.asyncIterator]().next()).done)
    throw new Error(
      config.s3
        ? `The bucket ${config.s3.bucket} has files already. Restore into an empty one.`
        : `${join(config.dataDir, BACKUP_STORAGE)} exists already. Restore into a new DATA_DIR.`
    )
  const database = await openMigrated(config, { only: migrations, empty: true })
  try {
    const rows = await loadDump(database.db, join(source, BACKUP_DUMP))
    await mkdir(config.dataDir, { recursive: true })
    await copyStorage(createFileStorage(join(source, BACKUP_STORAGE)), storage)
    for (const name of BACKUP_KEYS) if (existsSync(join(source, name))) await cp(join(source, name), join(config.dataDir, name))
    return { folder: source, rows }
  } finally {
    await database.close()
  }
}
