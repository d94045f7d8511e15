import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildIfNeeded } from './serve/build.ts'
import type { Handler } from './serve/render.ts'
import { createFrontServer } from './serve/server.ts'
import { readStaticFiles } from './serve/static-files.ts'
import { readConfig } from './server/config.ts'

const STOP_MS = 10_000
const root = fileURLToPath(new URL('..', import.meta.url))
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)

try {
  const config = readConfig(process.env)
  buildIfNeeded(root)
  const { handler } = (await import(new URL('../dist/server/entry.mjs', import.meta.url).href)) as { handler: Handler }
  // The build opened the shop while it was imported; its front is the only way to close it again.
  const front = await (globalThis as { [key: symbol]: Promise<{ close: () => Promise<void> }> })[Symbol.for('delguur.front')]
  const server = createFrontServer({
    handler,
    files: readStaticFiles(`${root}dist/client`),
    cache: config.pageCache,
    // A storefront apart from its shop hears no invalidation: what it keeps may be a minute old, not a day.
    longestStale: config.remote ? 60 : Number.POSITIVE_INFINITY,
    trustProxyHeader: config.trustProxyHeader,
    https: config.publicUrl.startsWith('https:')
  })
  server.listen(config.port, config.host)
  await once(server, 'listening').catch(error => {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw new Error(
      taken
        ? `Set PORT to a free one: another process listens on ${config.host}:${config.port}.`
        : `Set HOST and PORT to what this machine has: ${error}.`
    )
  })
  console.log(`\n  Дэлгүүр ${config.publicUrl}`)
  if (config.mode === 'demo') console.log(`  Messages and login codes: ${config.publicUrl}/dev/outbox`)
  process.send?.('ready')
  let stopping = false
  const shutDown = (): void => {
    if (stopping) return
    stopping = true
    const hurry = setTimeout(() => process.exit(1), STOP_MS)
    hurry.unref()
    server.close(() => void Promise.resolve(front?.close()).finally(() => process.exit(0)))
    server.closeIdleConnections()
  }
  process.on('SIGTERM', shutDown)
  process.on('SIGINT', shutDown)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
