/** `npm run restore -- folder`: fills an empty shop from a backup. */
import { restoreBackup } from '#server/kernel/backup/restore.ts'
import { startCommand } from './start-command.ts'
import { readDatabaseConfig } from './with-shop.ts'

await startCommand(async () => {
  const [folder] = process.argv.slice(2)
  if (folder === undefined || folder.startsWith('-'))
    throw new Error('npm run restore -- folder    of a backup, into an empty DATA_DIR, and an empty database where DATABASE_URL is set')
  const { rows } = await restoreBackup(readDatabaseConfig(), folder)
  console.log(`${rows} rows and the stored files are restored. Start the shop with npm start.`)
})
