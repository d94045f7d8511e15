import { bindContext } from '#server/kernel/bind-context.ts'

/** A render that takes longer waits for something outside this process, such as a database server: the next one begins. */
const LONG_MS = 100

type Start = (release: () => void) => void

/**
 * Limits how many pages are rendered at a time. All of them share one thread: side by side they would all end late, and what they
 * allocate would outlive the young generation of the heap, which costs a full garbage collection every second.
 * @returns a function that calls `start` when there is a place: clients take turns, so that hundreds of requests of one client delay
 * the others by one render each; the requests of a client start in their order. `start` calls `release` when it has finished
 */
export function createRenderSlots(limit: number, longMs = LONG_MS): (start: Start, client: string) => void {
  /** What each client waits for; the first client is the next one. */
  const waiting = new Map<string, Start[]>()
  let used = 0
  const takeNext = (): Start | undefined => {
    const [next] = waiting
    if (!next) return undefined
    const [client, starts] = next
    const start = starts.shift()
    waiting.delete(client)
    if (starts.length) waiting.set(client, starts)
    return start
  }
  const startNext = (): void => {
    while (used < limit) {
      const start = takeNext()
      if (!start) return
      used += 1
      let released = false
      const release = (): void => {
        if (released) return
        released = true
        clearTimeout(timer)
        used -= 1
        startNext()
      }
      const timer = setTimeout(release, longMs)
      start(release)
    }
  }
  return (start, client) => {
    // Otherwise it would run in the asynchronous context of the request that has finished, and be logged with its id.
    const bound = bindContext(start)
    const starts = waiting.get(client)
    if (starts) starts.push(bound)
    else waiting.set(client, [bound])
    startNext()
  }
}
