import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** New connections are accepted for this long: load balancers and clients with a keep-alive connection detect the stop by a response. */
const GRACE_MS = 1000
const DEADLINE_MS = 10_000

interface Lifecycle {
  readonly stopping: boolean
  /**
   * Accepts no more connections and lets running requests finish. Every response closes its connection from now on.
   * @returns false where requests had to be aborted at the deadline
   */
  stop: () => Promise<boolean>
}

export function createLifecycle(server: Server, { graceMs = GRACE_MS, deadlineMs = DEADLINE_MS } = {}): Lifecycle {
  /** The latest response of each connection; a set of the running ones would allocate at every request. */
  const latest = new Map<Socket, ServerResponse>()
  let stopping = false
  let closing = false
  const closeAfter = (res: ServerResponse): void => void res.once('close', () => setImmediate(() => server.closeIdleConnections()))
  server.on('connection', (socket: Socket) => void socket.once('close', () => latest.delete(socket)))
  server.prependListener('request', ({ socket }, res) => {
    latest.set(socket, res)
    if (stopping) res.shouldKeepAlive = false
    if (closing) closeAfter(res)
  })
  return {
    get stopping() {
      return stopping
    },
    stop: async () => {
      stopping = true
      for (const res of latest.values()) res.shouldKeepAlive = false
      await delay(graceMs)
      // Idle connections are closed only from now on: before, their clients may be sending the next request.
      closing = true
      for (const res of latest.values()) closeAfter(res)
      const closed = new Promise<true>(resolve => void server.close(() => resolve(true)))
      const finished = await Promise.race([closed, delay(deadlineMs, false, { ref: false })])
      if (!finished) server.closeAllConnections()
      return finished
    }
  }
}
