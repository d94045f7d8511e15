import { once } from 'node:events'
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { fillDataDir } from '../server/database.ts'
import { setUpLiveShop } from './live-shop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const film = readFileSync(join(root, 'src/demo/films/steppe-morning.webm')).toString('base64')
/** Strings of the demo: a script that contains one of them is a module of the demo. */
const DEMO_PIECES = ['cable-knit-cashmere-sweater', 'Six ways to warm a small flat', 'AN-SWE-01', 'M80 22q8 1 17 -8M113', film.slice(0, 60)]
const FILES = ['/films/steppe-morning.webm', '/art/avatars/avatar-1.svg']

const coverage = mkdtempSync(join(tmpdir(), 'delguur-coverage-'))
afterAll(() => rmSync(coverage, { recursive: true, force: true }))
const { child, url } = await setUpLiveShop({ NODE_V8_COVERAGE: coverage }, fillDataDir)

test('files of the demo are not served, and the build contains none', async () => {
  for (const file of FILES) expect((await fetch(url + file)).status, file).toBe(404)
  expect(globSync('**/*.{webm,mp4}', { cwd: join(root, 'dist/client') })).toEqual([])
  expect(globSync('**/*avatar*', { cwd: join(root, 'dist/client') })).toEqual([])
})

test('a live process loads no module of the demo', async () => {
  for (const page of ['/', '/login', '/en/login?password=1', '/articles', '/products', '/admin'])
    expect((await fetch(url + page)).status, page).toBe(200)
  child.kill('SIGTERM')
  await once(child, 'exit')
  const reports = readdirSync(coverage).map(file => JSON.parse(readFileSync(join(coverage, file), 'utf8')) as { result: { url: string }[] })
  const loaded = new Set(
    reports.flatMap(({ result }) => result.map(script => script.url)).filter(script => script.includes('/dist/server/'))
  )
  const hasDemoPiece = (path: string): boolean => {
    const text = readFileSync(path, 'utf8')
    return DEMO_PIECES.some(piece => text.includes(piece))
  }
  const demoChunks = globSync('dist/server/**/*.mjs', { cwd: root }).filter(path => hasDemoPiece(join(root, path)))
  expect(loaded.size).toBeGreaterThan(20)
  expect(demoChunks.length).toBeGreaterThan(0)
  expect([...loaded].map(script => fileURLToPath(script)).filter(hasDemoPiece)).toEqual([])
})
