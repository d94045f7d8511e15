import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const requestIds = new AsyncLocalStorage<string>()

/** One JSON object per line on standard output. Entries during a request have the request's id. */
export const log = pino({
  // Set by the configuration after the start.
  level: 'warn',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: label => ({ level: label }) },
  mixin: () => {
    const request = requestIds.getStore()
    return request === undefined ? {} : { request }
  }
})

export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work)
}
