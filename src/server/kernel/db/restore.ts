import { existsSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { BACKUP_DUMP, BACKUP_FILES, type BackupReport } from './backup.ts'
import { loadDump, readDumpHeader } from './dump.ts'
import { openMigrated } from './open-migrated.ts'

/**
 * Fills an empty shop from a backup, of this release or an earlier one; the next start runs the migrations since.
 * @throws Error where the shop is not empty or the backup is of a later release
 */
export async function restoreBackup(config: Config, folder: string): Promise<BackupReport> {
  const source = resolve(folder)
  const { migrations } = await readDumpHeader(join(source, BACKUP_DUMP))
  for (const name of BACKUP_FILES)
    if (existsSync(join(config.dataDir, name)) && !(await isEmpty(join(config.dataDir, name))))
      throw new Error(`${join(config.dataDir, name)} exists already. Restore into a new DATA_DIR.`)
  const database = await openMigrated(config, { only: migrations, empty: true })
  try {
    const rows = await loadDump(database.db, join(source, BACKUP_DUMP))
    await mkdir(config.dataDir, { recursive: true })
    for (const name of BACKUP_FILES) {
      const path = join(source, name)
      if (!existsSync(path)) continue
      await cp(path, join(config.dataDir, name), { recursive: true })
    }
    return { folder: source, rows }
  } finally {
    await database.close()
  }
}

async function isEmpty(path: string): Promise<boolean> {
  return (await readdir(path).catch(() => ['a file'])).length === 0
}
