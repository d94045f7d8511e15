import type { Server, ServerResponse } from 'node:http'
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
  const open = new Set<ServerResponse>()
  let stopping = false
  server.prependListener('request', (_, res) => {
    open.add(res)
    if (stopping) res.shouldKeepAlive = false
    res.once('close', () => {
      open.delete(res)
      if (stopping) setImmediate(() => server.closeIdleConnections())
    })
  })
  return {
    get stopping() {
      return stopping
    },
    stop: async () => {
      stopping = true
      for (const res of open) res.shouldKeepAlive = false
      await delay(graceMs)
      const closed = new Promise<true>(resolve => void server.close(() => resolve(true)))
      const finished = await Promise.race([closed, delay(deadlineMs, false, { ref: false })])
      if (!finished) server.closeAllConnections()
      return finished
    }
  }
}
