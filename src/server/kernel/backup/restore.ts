import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { BACKUP_DUMP, BACKUP_KEY, BACKUP_STORAGE, type BackupReport } from './backup.ts'
import { copyStorage, openStorage } from '../images/open-storage.ts'
import { fileStorage } from '../images/storage.ts'
import { loadDump, readDumpHeader } from '../db/dump.ts'
import { openMigrated } from '../db/open-migrated.ts'

/**
 * Fills an empty shop from a backup, of this release or an earlier one; the next start runs the migrations since.
 * @throws Error where the shop is not empty or the backup is of a later release
 */
export async function restoreBackup(config: Config, folder: string): Promise<BackupReport> {
  const source = resolve(folder)
  const { migrations } = await readDumpHeader(join(source, BACKUP_DUMP))
  const key = join(config.dataDir, BACKUP_KEY)
  const storage = openStorage(config)
  if (existsSync(key)) throw new Error(`${key} exists already. Restore into a new DATA_DIR.`)
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
    await copyStorage(fileStorage(join(source, BACKUP_STORAGE)), storage)
    if (existsSync(join(source, BACKUP_KEY))) await cp(join(source, BACKUP_KEY), key)
    return { folder: source, rows }
  } finally {
    await database.close()
  }
}
