/** `npm run backup -- [folder]`: writes database and pictures into a new folder, also while the shop runs. */
import { resolve } from 'node:path'
import type { BackupReport } from '#server/kernel/backup/backup.ts'
import { startCommand } from './start-command.ts'
import { runShopCommand } from './with-shop.ts'

await startCommand(async () => {
  const [folder] = process.argv.slice(2)
  if (folder?.startsWith('-')) {
    console.log('npm run backup -- [folder]    a new folder; DATA_DIR/backups/<time> without it')
    return
  }
  const report = (await runShopCommand({ name: 'backup', folder: folder === undefined ? null : resolve(folder) })) as BackupReport
  console.log(`${report.rows} rows and the stored files are in ${report.folder}`)
})
