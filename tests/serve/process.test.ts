import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { Agent, type ClientRequest, get, request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findFreePort } from '../postgres-server.ts'
import { fillDataDir } from '../server/database.ts'
import { setUpLiveShop } from './live-shop.ts'

const metricsPort = await findFreePort()
const { child, port, folder } = await setUpLiveShop({ METRICS_PORT: String(metricsPort) }, fillDataDir)

interface Answered {
  status: number
  connection: string | undefined
}

const ask = (path: string, agent: Agent): Promise<Answered> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, response => {
      response.resume()
      response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }))
      response.on('error', reject)
    }).on('error', reject)
  })

const post = async (path: string, form: FormData): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: form, redirect: 'manual' })
const createForm = (bytes: number): FormData => {
  const form = new FormData()
  form.set('comment', 'Дулаан')
  form.set('images', new File([new Uint8Array(bytes)], 'large.jpg', { type: 'image/jpeg' }))
  return form
}

test('file uploads are accepted only by forms with files, from logged-in users', async () => {
  expect((await post('/contact', createForm(300_000))).status).toBe(413)
  expect((await post('/en/account/orders', createForm(2_000_000))).status).toBe(413)
  // A form of the editors: a visitor is asked to log in and to send the text again, and the file is not read.
  const sent = await post('/admin/banners/new', createForm(12_000_000))
  expect([sent.status, await sent.text()]).toEqual([401, expect.stringContaining('<input type="hidden" name="comment" value="Дулаан">')])
})

test('strangers who send slowly do not keep others from sending', async () => {
  const begin = (): Promise<ClientRequest> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
      const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/api/v2/users/login', headers })
      sent.on('error', reject)
      sent.write('{', error => (error ? reject(error) : resolve(sent)))
    })
  const slow = await Promise.all(Array.from({ length: 4 }, begin))
  const last = await begin()
  const status = new Promise<number | undefined>(resolve => last.on('response', ({ statusCode }) => resolve(statusCode)))
  last.end('"login":"88112233","password":"wrong"}')
  expect(await status).toBe(401)
  for (const each of slow) each.on('error', () => {}).destroy()
})

test.runIf(existsSync('/proc/self/status'))('a start with the embedded database takes less than 1 GB at its peak', () => {
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  // Optimizing the parser of SQL would take 600 MB more.
  expect(Number(peak) / 1000).toBeLessThan(1000)
})

test('metrics have a separate port, and the shop reports its readiness', async () => {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const name of ['http_requests_total', 'http_request_duration_seconds_bucket', 'page_cache_bytes', 'jobs{kind="purge"}'])
    expect(metrics).toContain(`delguur_${name}`)
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(404)
  for (const path of ['/healthz', '/readyz'])
    expect(await (await fetch(`http://127.0.0.1:${port}${path}`)).json()).toEqual({ status: 'ok' })
})

test('the session is in a cookie that only this host can set', async () => {
  const begin = async (cookie: string) =>
    (await fetch(`http://127.0.0.1:${port}/api/v2/passkeys/start`, { method: 'POST', headers: { cookie } })).headers.get('set-cookie')
  const started = await begin('')
  const [, token] = /^__Host-delguur_session=([\w-]+); Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/.exec(started ?? '') ?? []
  expect(token).toBeDefined()
  expect(await begin(`__Host-delguur_session=${token}`)).toBeNull()
  expect(await begin(`delguur_session=${token}`)).not.toBeNull()
})

test('the headers of a page that is not cached stay under 2 KB', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/cart`)
  const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(bytes).toBeLessThan(2048)
})

test('a stop under load finishes every request, closes connections with their responses, and exits with 0', async () => {
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const outcomes: string[] = []
  // Each visitor reuses a keep-alive connection until a response closes it.
  const visitors = agents.map(async (agent, n) => {
    for (let turn = 0; ; turn += 1) {
      const { status, connection } = await ask(turn % 2 ? `/?visit=${n}.${turn}` : '/cart', agent)
      if (status >= 500) outcomes.push(`status ${status}`)
      if (connection === 'close') return outcomes.push('closed')
    }
  })
  for (let n = 0; n < 3; n += 1) await ask('/', agents[0]!)
  const stopAt = performance.now()
  child.kill('SIGTERM')
  const [[code, signal]] = await Promise.all([once(child, 'exit'), ...visitors])
  expect([code, signal]).toEqual([0, null])
  expect(outcomes).toEqual(agents.map(() => 'closed'))
  // The processes that keep the shop running kill it after thirty seconds.
  expect(performance.now() - stopAt).toBeLessThan(30_000)
  // PGlite removes it when it is closed properly.
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  for (const agent of agents) agent.destroy()
})
