import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { onServer } from '../server/database.ts'
import { LIVE, type ShopServer, startShop } from '../shop-server.ts'
import { buildIfNeeded } from '#serve/build.ts'

/** Held while the shop is built, in the run's own Postgres: test files that need the build run at the same time. */
const ADVISORY_LOCK = 2
const root = new URL('../..', import.meta.url).pathname

/** Builds the shop where its build is missing or old. */
export const buildShop = (): Promise<void> =>
  onServer(inject('postgresUrl'), async client => {
    await client.query(`SELECT pg_advisory_lock(${ADVISORY_LOCK})`)
    buildIfNeeded(root)
  })

/** Starts the built shop in live mode, without demo data, as a separate process. */
export async function startLiveShop(env: Record<string, string>): Promise<ShopServer> {
  await buildShop()
  return startShop({ ...LIVE, PUBLIC_URL: 'https://shop.test', ...env })
}

/** A live shop with a data folder of its own, until the end of the test file. `prepare` fills the folder. */
export async function setUpLiveShop(
  env: Record<string, string> = {},
  prepare?: (folder: string) => Promise<void>
): Promise<ShopServer & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'delguur-live-'))
  await prepare?.(folder)
  const shop = await startLiveShop({ DATA_DIR: folder, ...env })
  afterAll(async () => {
    await shop.kill()
    rmSync(folder, { recursive: true, force: true })
  })
  return { ...shop, folder }
}
