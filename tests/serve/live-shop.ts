import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../postgres-server.ts'
import { buildIfNeeded } from '#serve/build.ts'

const root = new URL('../..', import.meta.url).pathname

/** Starts the built shop in live mode, without demo data, as a separate process. */
export async function startLiveShop(env: Record<string, string>): Promise<{ child: ChildProcess; url: string; port: number }> {
  buildIfNeeded(root)
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
  await once(child, 'message')
  return { child, url: `http://127.0.0.1:${port}`, port }
}
