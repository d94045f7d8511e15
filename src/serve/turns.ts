import { AsyncResource } from 'node:async_hooks'

/**
 * @returns a function that calls what it gets in an iteration of the event loop of its own, in order and in the caller's asynchronous
 * context. libuv accepts one new connection in each iteration, while a request that waits for nothing outside this process, as with
 * the embedded database, is answered where it is read. Of many visitors who come at once, the last ones would wait for a connection
 * until those before them have got page after page.
 */
export function createTurns(): (run: () => void) => void {
  const waiting: (() => void)[] = []
  const takeNext = (): void => {
    const run = waiting.shift()
    if (waiting.length) setImmediate(takeNext)
    run?.()
  }
  return run => {
    if (waiting.push(AsyncResource.bind(run)) === 1) setImmediate(takeNext)
  }
}
