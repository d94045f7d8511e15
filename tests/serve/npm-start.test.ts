import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../postgres-server.ts'
import { fillDataDir } from '../server/database.ts'
import { LIVE } from '../shop-server.ts'
import { buildShop } from './live-shop.ts'

const folder = mkdtempSync(join(tmpdir(), 'delguur-npm-'))
const pidFile = join(folder, 'postgres', 'postmaster.pid')

beforeAll(async () => {
  await fillDataDir(folder)
  await buildShop()
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['SIGTERM', 'SIGINT'] as const)('npm start passes %s on to the shop, which closes its database', async signal => {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: new URL('../..', import.meta.url).pathname,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that nothing outlives a failure.
    detached: true,
    env: { ...LIVE, PATH: process.env['PATH'], DATA_DIR: folder, PORT: String(await findFreePort()), PUBLIC_URL: 'https://shop.test' }
  })
  const exited = once(child, 'exit')
  try {
    let printed = ''
    for await (const part of child.stdout) {
      printed += String(part)
      if (printed.includes('https://shop.test')) break
    }
    expect(existsSync(pidFile)).toBe(true)
    child.kill(signal)
    expect(await exited).toEqual([0, null])
    expect(existsSync(pidFile)).toBe(false)
  } finally {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL')
    } catch {
      // Nothing is left of the group.
    }
  }
})
