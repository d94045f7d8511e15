import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { expect, test, vi } from 'vitest'
import { toErrorResponse } from '#serve/error-response.ts'
import { log } from '#server/kernel/log/log.ts'

const app = new Hono()
app.onError((error, c) => toErrorResponse(error, c, 'r-1'))
app.post('/form', bodyLimit({ maxSize: 1000 }), c => c.text('read'))
app.get('/en/broken', () => {
  throw new Error('Broken for nomin@example.mn')
})

/** A body that breaks off, as Node reports it. */
const toBrokenBody = (): ReadableStream =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('name=No'))
      setImmediate(() => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })))
    }
  })

test('a client that goes away in the middle of its body leaves no error in the log', async () => {
  const logged = [vi.spyOn(log, 'error'), vi.spyOn(console, 'error')].map(spy => spy.mockImplementation(() => {}))
  const init = { method: 'POST', body: toBrokenBody(), duplex: 'half', headers: { 'transfer-encoding': 'chunked' } }
  expect((await app.request('/form', init)).status).toBe(400)
  for (const spy of logged) expect(spy).not.toHaveBeenCalled()
  const broken = await app.request('/en/broken')
  expect([broken.status, await broken.text()]).toEqual([500, expect.stringContaining('try again')])
  expect(logged[0]).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^page r-1 GET \/en\/broken Error: Broken for …@…/))
  expect(logged[1]).not.toHaveBeenCalled()
})
