import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** New connections are accepted for this long: load balancers and clients with a keep-alive connection detect the stop by a response. */
const GRACE_MS = 1000
const DEADLINE_MS = 10_000

const LATEST = Symbol('latest response')
interface Connection extends Socket {
  /** Written at every request, so that a set of the running ones, or a map, would take longer. */
  [LATEST]?: ServerResponse
}

interface Lifecycle {
  readonly stopping: boolean
  /**
   * Accepts no more connections and lets running requests finish. Every response closes its connection from now on.
   * @returns false where requests had to be aborted at the deadline
   */
  stop: () => Promise<boolean>
}

export function createLifecycle(server: Server): Lifecycle {
  const connections = new Set<Connection>()
  let stopping = false
  let closing = false
  const closeAfter = (res: ServerResponse): void => void res.once('close', () => setImmediate(() => server.closeIdleConnections()))
  server.on('connection', (connection: Connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  server.prependListener('request', ({ socket }: { socket: Connection }, res) => {
    socket[LATEST] = res
    if (stopping) res.shouldKeepAlive = false
    if (closing) closeAfter(res)
  })
  return {
    get stopping() {
      return stopping
    },
    stop: async () => {
      stopping = true
      for (const { [LATEST]: res } of connections) if (res) res.shouldKeepAlive = false
      await delay(GRACE_MS)
      // Idle connections are closed only from now on: before, their clients may be sending the next request.
      closing = true
      for (const { [LATEST]: res } of connections) if (res) closeAfter(res)
      const closed = new Promise<true>(resolve => void server.close(() => resolve(true)))
      const finished = await Promise.race([closed, delay(DEADLINE_MS, false, { ref: false })])
      if (!finished) server.closeAllConnections()
      return finished
    }
  }
}
