import { inject } from 'vitest'
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
