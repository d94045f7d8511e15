import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import { type ErrorDestination, createErrorReporter, type SendErrorReport } from './error-reports.ts'

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

interface RunningRequest {
  id: string
  /** Statements sent to the database so far. */
  statements: number
}

const requests = new AsyncLocalStorage<RunningRequest>()

const ERROR_LEVEL = 50
let sendReport: SendErrorReport | null = null

/** One JSON object per line on standard output. Entries during a request have the request's id. */
export const log = pino({
  // Set by the configuration after the start.
  level: 'warn',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  hooks: {
    logMethod(args, method, level) {
      if (sendReport && level >= ERROR_LEVEL) sendReport(toReport(args))
      method.apply(this, args)
    }
  },
  formatters: { level: label => ({ level: label }) },
  mixin: () => {
    const request = requests.getStore()
    return request === undefined ? {} : { request: request.id }
  }
})

/** Sets the level, and where errors are reported beside the log. */
export function configureLog(config: { logLevel: LogLevel; errorReports: ErrorDestination | null; mode: string }): void {
  log.level = config.logLevel
  sendReport = config.errorReports && createErrorReporter(config.errorReports, { environment: config.mode })
}

/** `log.error('text')`, `log.error({ field }, 'text')` or `log.error(error)`. */
function toReport([first, message]: readonly unknown[]) {
  const request = requests.getStore()?.id
  if (first instanceof Error) return { text: first.stack ?? first.message, fields: {}, request }
  if (typeof first === 'object' && first !== null)
    return { text: typeof message === 'string' ? message : '', fields: first as Record<string, unknown>, request }
  return { text: String(first), fields: {}, request }
}

export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requests.run({ id, statements: 0 }, work)
}

export function countStatement(): void {
  const request = requests.getStore()
  if (request) request.statements += 1
}

/** Statements that the current request has sent to the database. */
export const readStatementCount = (): number => requests.getStore()?.statements ?? 0
