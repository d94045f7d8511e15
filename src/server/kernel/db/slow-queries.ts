import { countStatement, log } from '../log/log.ts'

const MAX_CHARACTERS = 2000

let thresholdMs = 0

/** Statements slower than this are logged; 0 logs none. */
export function logSlowQueries(ms: number): void {
  thresholdMs = ms
}

/**
 * Counts a statement and starts its measurement. Only its text is logged, because values may be personal data.
 * @returns a function to call when the statement has ended, in the asynchronous context of its request
 */
export function startQueryTimer(text: () => string): () => void {
  countStatement()
  if (thresholdMs === 0) return () => {}
  const startedAt = performance.now()
  return () => {
    const ms = Math.round(performance.now() - startedAt)
    if (ms >= thresholdMs) log.warn({ ms, query: text().replace(/\s+/g, ' ').trim().slice(0, MAX_CHARACTERS) }, 'slow query')
  }
}
