import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { inject } from 'vitest'
import { freePort } from '../postgres-server.ts'
import { onServer } from '../server/database.ts'
import { buildIfNeeded } from '#serve/build.ts'

/** Held while the shop is built, in the run's own Postgres: test files that need the build run at the same time. */
const ADVISORY_LOCK = 2
const root = new URL('../..', import.meta.url).pathname

/** Starts the built shop in live mode, without demo data, as a separate process. */
export async function startLiveShop(env: Record<string, string>): Promise<{ child: ChildProcess; url: string; port: number }> {
  await onServer(inject('postgresUrl'), async client => {
    await client.query(`SELECT pg_advisory_lock(${ADVISORY_LOCK})`)
    buildIfNeeded(root)
  })
  const port = await freePort()
  const child = spawn(process.execPath, ['src/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DELGUUR_MODE: 'live',
      PUBLIC_URL: 'https://shop.test',
      LOG_LEVEL: 'error',
      SMS_URL: 'http://127.0.0.1:9',
      SMS_TOKEN: 'token',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'shop@shop.test',
      QPAY_URL: 'http://127.0.0.1:9',
      QPAY_USERNAME: 'name',
      QPAY_PASSWORD: 'password',
      QPAY_INVOICE_CODE: 'code',
      ...env
    }
  })
  const exited = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The shop ended with ${code} before it was ready.`)))
  await Promise.race([once(child, 'message'), exited])
  exited.catch(() => {})
  return { child, url: `http://127.0.0.1:${port}`, port }
}
