import { existsSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { dumpDatabase } from './dump.ts'
import type { Db } from './open.ts'

/** What a backup has beside the database, of the data folder: stored files, and the key of the gift cards' hashes. */
export const BACKUP_FILES = ['storage', 'gift-card.key']
export const BACKUP_DUMP = 'database.jsonl.gz'
/** A file that is being written has the name of the final one with this at its end. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
  { dataDir }: Pick<Config, 'dataDir'>,
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
    for (const name of BACKUP_FILES) {
      const source = join(dataDir, name)
      if (existsSync(source)) await cp(source, join(unfinished, name), { recursive: true, filter: path => !UNFINISHED.test(path) })
    }
    await rename(unfinished, target)
    return { folder: target, rows }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** The folder of a backup that was not named: by its time, in the data folder. */
export const defaultBackupFolder = ({ dataDir }: Pick<Config, 'dataDir'>, now: Date): string =>
  join(dataDir, 'backups', now.toISOString().slice(0, 19).replaceAll(':', '-'))
