import { type Config, readConfig } from '#server/kernel/config.ts'
import { FolderInUseError, sendCommand } from '#server/kernel/db/lock.ts'
import { openMigrated } from '#server/kernel/db/open-migrated.ts'
import { runCommand, type ShopCommand } from '#server/commands.ts'

/** Runs a command on the database of the configuration, or in the running shop that has PGlite's folder. */
export async function runShopCommand(command: ShopCommand): Promise<unknown> {
  const config = readDatabaseConfig()
  try {
    const database = await openMigrated(config)
    try {
      return await runCommand({ db: database.db, config, now: database.now }, command)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (error instanceof FolderInUseError) return sendCommand(config.dataDir, command)
    throw error
  }
}

/** The mode is irrelevant to the database, and the other settings of a live shop need not be complete yet. */
export function readDatabaseConfig(): Config {
  return readConfig({ ...process.env, DELGUUR_MODE: 'demo' })
}
