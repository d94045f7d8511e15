import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { buildIfNeeded } from './serve/build.ts'
import { createLifecycle } from './serve/graceful-stop.ts'
import { createSecurityHeaders } from './serve/security-headers.ts'
import { createFrontServer } from './serve/server.ts'
import { renderDetached } from './serve/render.ts'
import { readStaticFiles } from './serve/static-files.ts'
import { keepTickShape } from './serve/tick-shape.ts'
import { readConfig } from '#server/kernel/config.ts'
import { configureLog, log } from './server/kernel/log/log.ts'
import { createMetricsServer } from './server/kernel/metrics/server.ts'

keepTickShape()
const STOP_MS = 20_000
const root = fileURLToPath(new URL('..', import.meta.url))
if (existsSync(`${root}.env`)) process.loadEnvFile(`${root}.env`)

async function listen(server: Server, name: 'PORT' | 'METRICS_PORT', port: number, host: string): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening').catch(error => {
    const used = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    throw new Error(
      used
        ? `Set ${name} to a free one: another process listens on ${host}:${port}.`
        : `Set HOST and ${name} to what this machine has: ${error}.`
    )
  })
}

try {
  const config = readConfig(process.env)
  configureLog(config)
  buildIfNeeded(root)
  const built = (await import(new URL('../dist/server/entry.mjs', import.meta.url).href)) as typeof import('./serve/entry.ts')
  const https = config.publicUrl.startsWith('https:')
  // Loads what pages share before the first visitor. A page is also the first request that Astro gets: after one that uses no sessions,
  // actions, middleware or cache, such as a health check, it would warn that their handlers are missing.
  const firstPage = renderDetached(built.handler, '/', { host: new URL(config.publicUrl).host })
  // A remote shop may take a minute to fail.
  if (!config.remote) await firstPage
  const server = createFrontServer({
    handler: built.handler,
    onInvalidation: built.onInvalidation,
    files: readStaticFiles(`${root}dist/client`, createSecurityHeaders(https)),
    cache: config.pageCache,
    data: config.databaseUrl || config.remote ? 'remote' : 'embedded',
    // A storefront with a remote shop receives no invalidations, so its pages may be stale for a minute, not a day.
    maxStaleSeconds: config.remote ? 60 : Number.POSITIVE_INFINITY,
    trustProxyHeader: config.trustProxyHeader,
    https,
    countVisit: built.gateway.countVisit,
    isStopping: () => lifecycle.stopping
  })
  const lifecycle = createLifecycle(server)
  await listen(server, 'PORT', config.port, config.host)
  const metrics = config.metricsPort === null ? null : createMetricsServer()
  if (metrics && config.metricsPort !== null) await listen(metrics, 'METRICS_PORT', config.metricsPort, config.host)
  let stop: Promise<void> | undefined
  const shutDown = async (): Promise<void> => {
    // The process ends even if something hangs.
    setTimeout(() => process.exit(1), STOP_MS).unref()
    built.gateway.endStreams()
    const finished = await lifecycle.stop()
    metrics?.close()
    await built.gateway.close()
    process.exit(finished ? 0 : 1)
  }
  const onSignal = (): void => {
    stop ??= shutDown().catch(error => {
      log.error(error, 'stop')
      process.exit(1)
    })
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  console.log(`\n  Дэлгүүр ${config.publicUrl}`)
  if (config.mode === 'demo') console.log(`  Messages and login codes: ${config.publicUrl}/dev/outbox`)
  if (built.gateway.ownerInvitation)
    console.log(
      `  The shop has no owner. Open this link within seven days to become it, or run npm run owner:\n  ${built.gateway.ownerInvitation}`
    )
  process.send?.('ready')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
