import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { copyStorage, openStorage } from '../images/open-storage.ts'
import { createFileStorage } from '../images/storage.ts'
import { dumpDatabase } from '../db/dump.ts'
import type { Db } from '../db/open.ts'

/** What a backup has beside the database, of the data folder: stored files, and the keys of gift cards' hashes and of push messages. */
export const BACKUP_KEYS = ['gift-card.key', 'push-keys.json']
export const BACKUP_STORAGE = 'storage'
export const BACKUP_DUMP = 'database.jsonl.gz'

type BackupConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>

export interface BackupReport {
  folder: string
  rows: number
}

/**
 * Writes database and files into a new folder, which gets its name when it is complete. Files are copied after the snapshot of the
 * database: they are written before the rows that name them and never changed, so every named file is in the copy.
 */
export async function writeBackup(
  db: Db,
  config: BackupConfig,
  folder: string,
  now: Date,
  onTable?: (table: string) => Promise<void> | void
): Promise<BackupReport> {
  const target = resolve(folder)
  if (existsSync(target)) throw new Error(`${target} exists already. Name a new folder.`)
  const unfinished = `${target}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  try {
    const rows = await dumpDatabase(db, join(unfinished, BACKUP_DUMP), now, onTable)
    await copyStorage(openStorage(config), createFileStorage(join(unfinished, BACKUP_STORAGE)))
    for (const name of BACKUP_KEYS) {
      const key = join(config.dataDir, name)
      if (existsSync(key)) await cp(key, join(unfinished, name))
    }
    await rename(unfinished, target)
    return { folder: target, rows }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** The folder of a backup that was not named: by its time, in the data folder. */
export const toDefaultBackupFolder = ({ dataDir }: Pick<Config, 'dataDir'>, now: Date): string =>
  join(dataDir, 'backups', now.toISOString().slice(0, 19).replaceAll(':', '-'))
