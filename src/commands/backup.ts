/** `npm run backup -- [folder]`: writes database and pictures into a new folder, also while the shop runs. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BackupReport } from '#server/kernel/backup/backup.ts'
import { runShopCommand } from './with-shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)

const [folder] = process.argv.slice(2)
if (folder?.startsWith('-')) console.log('npm run backup -- [folder]    a new folder; DATA_DIR/backups/<time> without it')
else {
  try {
    const report = (await runShopCommand({ name: 'backup', folder: folder === undefined ? null : resolve(folder) })) as BackupReport
    console.log(`${report.rows} rows and the stored files are in ${report.folder}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
