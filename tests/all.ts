import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '#serve/build.ts'
import { keepFilesInMemory } from './memory-folder.ts'
import { startShop } from './shop-server.ts'

/**
 * `npm test`: the unit tests, beside which lint, types and the shop of the browser tests follow each other, because one of them at a time
 * fills what the unit tests leave of two processors; then the browser tests, whose servers need the processors for themselves. The tests
 * print while they run, the others when they end; last is a table of the time.
 */

interface Part {
  script: string
  seconds: number
  passed: boolean
}

async function run(script: string): Promise<Part> {
  const started = performance.now()
  const streams = script.startsWith('test:')
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', streams ? 'inherit' : 'pipe', streams ? 'inherit' : 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(Buffer.concat(output))
  return { script, seconds, passed: code === 0 }
}

/** Fills the shop of the browser tests. Where it fails, they say why: they start the same shop. */
async function fillShop(): Promise<void> {
  const shop = await startShop({ ...process.env, PORT: process.env['E2E_PORT'] ?? '4710', DATA_DIR: dataDir })
  await shop.stop()
}

keepFilesInMemory()
buildIfNeeded(new URL('..', import.meta.url).pathname)
const dataDir = (process.env['E2E_DATA'] = mkdtempSync(join(tmpdir(), 'delguur-e2e-')))
const parts: Part[] = []
const add = async (script: string): Promise<void> => void parts.push(await run(script))
const haveAllPassed = (): boolean => parts.every(({ passed }) => passed)
const checkAndFill = async (): Promise<void> => {
  for (const script of ['lint', 'check']) await add(script)
  if (haveAllPassed()) await fillShop().catch(() => {})
}
await Promise.all([add('test:unit'), checkAndFill()])
if (haveAllPassed()) await add('test:e2e')
rmSync(dataDir, { recursive: true, force: true })
console.info(
  `\n${parts.map(({ script, seconds, passed }) => `${script.padEnd(10)} ${passed ? 'passed' : 'FAILED'} ${seconds} s`).join('\n')}`
)
process.exitCode = haveAllPassed() ? 0 : 1
