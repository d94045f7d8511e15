import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import packageJson from '../package.json' with { type: 'json' }
import { findFreePort } from './postgres-server.ts'

export interface ShopServer {
  child: ChildProcess
  port: number
  url: string
  /** SIGTERM, and the end of the process. */
  stop: () => Promise<void>
  kill: () => Promise<void>
}

/** Arguments of Node in `npm start`, which is `exec node …`. */
const START = packageJson.scripts.start.split(' ').slice(2)
const NOWHERE = 'http://127.0.0.1:9'

/** Environment of a live shop whose services do not respond. */
export const LIVE = {
  DELGUUR_MODE: 'live',
  LOG_LEVEL: 'error',
  SMS_URL: NOWHERE,
  SMS_TOKEN: 'token',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'shop@shop.test',
  QPAY_URL: NOWHERE,
  QPAY_USERNAME: 'name',
  QPAY_PASSWORD: 'password',
  QPAY_INVOICE_CODE: 'code'
}

/**
 * Starts the built shop as a process with only this environment, and waits until it is ready. Without `PORT` it gets a free
 * port; with the log level `info` its log can be read.
 */
export async function startShop(env: NodeJS.ProcessEnv): Promise<ShopServer> {
  const port = Number(env['PORT'] ?? (await findFreePort()))
  const child = spawn(process.execPath, START, {
    cwd: new URL('..', import.meta.url).pathname,
    stdio: ['ignore', env['LOG_LEVEL'] === 'info' ? 'pipe' : 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], PORT: String(port), ...env }
  })
  const exited = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The shop ended with ${code} before it was ready.`)))
  await Promise.race([once(child, 'message'), exited])
  exited.catch(() => {})
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return { child, port, url: `http://127.0.0.1:${port}`, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
