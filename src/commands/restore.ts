/** `npm run restore -- folder`: fills an empty shop from a backup. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { restoreBackup } from '#server/kernel/backup/restore.ts'
import { readDatabaseConfig } from './with-shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)

const [folder] = process.argv.slice(2)
if (folder === undefined || folder.startsWith('-')) {
  console.error('npm run restore -- folder    of a backup, into an empty DATA_DIR, and an empty database where DATABASE_URL is set')
  process.exitCode = 1
} else {
  try {
    const { rows } = await restoreBackup(readDatabaseConfig(), folder)
    console.log(`${rows} rows and the stored files are restored. Start the shop with npm start.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
