import type { Socket } from 'node:net'
import { createRequestFromNodeRequest, NodeApp } from 'astro/app/node'
import { expect, test } from 'vitest'
import { deferScripts, type Handler, renderDetached } from '#serve/render.ts'

test('scripts of a page wait for its first paint, and nothing else changes', () => {
  const script = () => `<script type="module" src="/_a/x.js"></script>`
  const page = `<h1>Ноолуур</h1>${script()}<p>&lt;script type="module" src=</p><script>run()</script>${script()}`
  expect(deferScripts(Buffer.from(page)).toString()).toBe(page.replaceAll('<script type="module" src=', '<script type="late"   src='))
  const plain = Buffer.from('<h1>Ноолуур</h1>')
  expect(deferScripts(plain)).toBe(plain)
})

test("Astro stops waiting for the end of a background render's connection", async () => {
  let waiting = 0
  let socket: Socket | undefined
  const handler: Handler = async (req, res) => {
    socket = req.socket
    createRequestFromNodeRequest(req)
    waiting = socket.listenerCount('close')
    await NodeApp.writeResponse(new Response('<p>', { headers: { 'content-type': 'text/html' } }), res)
  }
  expect((await renderDetached(handler, '/', { host: 'shop.test' }))?.response.body.toString()).toBe('<p>')
  // A listener would keep the request in memory until the process ends.
  await expect.poll(() => socket?.listenerCount('close')).toBe(waiting - 1)
})
