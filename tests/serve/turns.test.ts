import { AsyncLocalStorage } from 'node:async_hooks'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextIteration } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFrontServer } from '#serve/server.ts'
import { createTurns } from '#serve/turns.ts'

test('calls one in an iteration of the event loop, in order, each in its own context', async () => {
  const takeTurn = createTurns()
  const context = new AsyncLocalStorage<string>()
  const called: string[] = []
  for (const name of ['a', 'b', 'c']) context.run(name, () => takeTurn(() => void called.push(`${name} ${context.getStore()}`)))
  const after: number[] = []
  for (let iteration = 0; iteration < 4; iteration += 1) {
    await nextIteration()
    after.push(called.length)
  }
  expect(after).toEqual([1, 2, 3, 3])
  expect(called).toEqual(['a a', 'b b', 'c c'])
})

test.for(['/page', '/api/shop'])('visitors who come at once are served before those who ask again: %s', async path => {
  /** The client's port of each request, as they are handled. */
  const handled: (number | undefined)[] = []
  const server = createFrontServer({
    handler: (req: IncomingMessage, res: ServerResponse) => {
      handled.push(req.socket.remotePort)
      const until = performance.now() + 2
      while (performance.now() < until);
      res.writeHead(200, { 'content-type': 'text/html' })
      res.end('<p>page')
    },
    files: new Map(),
    onInvalidation: () => () => {},
    cache: false,
    data: 'embedded',
    maxStaleSeconds: 0,
    trustProxyHeader: null,
    https: false
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const visit = (agent: Agent): Promise<void> =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, agent }, response => response.resume().on('end', resolve)).on('error', reject)
    })
  const agents = Array.from({ length: 24 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  await Promise.all(
    agents.map(async agent => {
      for (let page = 0; page < 8; page += 1) await visit(agent)
    })
  )
  for (const agent of agents) agent.destroy()
  server.close()
  const first = [...new Set(handled)].map(client => handled.indexOf(client))
  expect(first).toHaveLength(agents.length)
  expect(Math.max(...first)).toBeLessThan(2 * agents.length)
})
