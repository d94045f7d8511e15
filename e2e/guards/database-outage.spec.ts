import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort, makeServerFolder, startPostgres } from '../../tests/postgres-server.ts'

const AWAY_MS = 10_000
const root = new URL('../..', import.meta.url).pathname

test('without the database cached pages are served, writes wait and forms keep their content, until it is back', async () => {
  test.setTimeout(120_000)
  const folder = mkdtempSync(join(tmpdir(), 'delguur-away-'))
  const [databasePort, port] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const databaseFolder = makeServerFolder()
  const startDatabase = () => startPostgres({ folder: databaseFolder, port: databasePort })
  let server: Awaited<ReturnType<typeof startDatabase>> | null = null
  let shop: ChildProcess | undefined
  try {
    server = await startDatabase()
    const { url } = server
    shop = spawn(process.execPath, ['src/serve.ts'], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: url }
    })
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 60_000 }).toBe(200)
    expect(await statusOf(`${origin}/`)).toBe(200)
    const add = (variantId: number): Promise<Response> =>
      fetch(`${origin}/api/v2/checkouts/current/items`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en', cookie },
        body: JSON.stringify({ variant_id: variantId, quantity: 1 })
      })
    let cookie = ''
    const { products } = (await (await fetch(`${origin}/api/v2/products`)).json()) as {
      products: { vid: number; variant_count: number; total_on_hand: number }[]
    }
    const vid = products.find(product => product.variant_count === 1 && product.total_on_hand > 5)?.vid ?? 0
    cookie = (await add(vid)).headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(cookie).not.toBe('')

    await server.stop()
    server = null
    const gone = Date.now()
    while (Date.now() - gone < AWAY_MS) {
      expect(await statusOf(`${origin}/`)).toBe(200)
      const page = await fetch(`${origin}/en/brands?at=${Date.now()}`)
      expect([page.status, page.headers.has('retry-after')]).toEqual([503, true])
      expect(await page.text()).toContain('One moment')

      const typed = { city: '11', district: '1119', quarter: '5', details: '"1-р" байр', receiver: 'Бат', phone: '88112233' }
      const form = await fetch(`${origin}/checkout/address`, {
        method: 'POST',
        headers: { cookie, origin },
        body: new URLSearchParams(typed)
      })
      expect([form.status, form.headers.has('retry-after')]).toEqual([503, true])
      const kept = await form.text()
      for (const value of ['value="1119"', 'value="&quot;1-р&quot; байр"', 'value="Бат"', 'value="88112233"']) expect(kept).toContain(value)

      const write = await add(vid)
      expect([write.status, write.headers.has('retry-after')]).toEqual([503, true])
      expect(await write.json()).toMatchObject({ code: 'unavailable', error: expect.stringContaining('nothing was lost') })
      await new Promise(resolve => setTimeout(resolve, 1000))
    }
    expect(shop.exitCode).toBeNull()

    server = await startDatabase()
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 1000, intervals: [50] }).toBe(200)
    const again = await add(vid)
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ total_quantity: 2 })
    expect(await statusOf(`${origin}/en/brands?back`)).toBe(200)
  } finally {
    shop?.kill('SIGTERM')
    await server?.stop()
    for (const made of [folder, databaseFolder]) rmSync(made, { recursive: true, force: true })
  }
})

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    answer => answer.status,
    () => 0
  )
}
