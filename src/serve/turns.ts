import { bindContext } from '#server/kernel/bind-context.ts'

/**
 * Gives each request an iteration of the event loop of its own, because libuv accepts one new connection in each. A request that waits for
 * nothing outside this process, as with the embedded database, is answered where it is read: without turns, one iteration would answer
 * every request that has arrived, and new visitors would wait for a connection meanwhile.
 * @returns a function that calls its argument when it is its turn, in order and in the caller's asynchronous context
 */
export function createTurns(): (run: () => void) => void {
  const waiting: (() => void)[] = []
  const takeNext = (): void => {
    const run = waiting.shift()
    if (waiting.length) setImmediate(takeNext)
    run?.()
  }
  return run => {
    if (waiting.push(bindContext(run)) === 1) setImmediate(takeNext)
  }
}
