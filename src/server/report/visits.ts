import type { IncomingHttpHeaders } from 'node:http'
import { parseSearchText } from '#domain/search.ts'
import { isDatabaseGone, redactValues } from '../kernel/db/failures.ts'
import { runInBackground } from '../kernel/db/pool.ts'
import { log } from '../kernel/log/log.ts'
import type { Server } from '../kernel/server.ts'
import { isBot } from './bots.ts'
import type { VisitStep } from '#domain/report.ts'
import { searchCounter } from './search-counter.ts'
import { stepCounter } from './step-counter.ts'

const FLUSH_MS = 10_000
const SEARCH_PATH = /^(\/en)?\/search$/
/** Pages of staff are no visits. */
const ADMIN_PATH = /^(\/en)?\/admin(\/|$)/
const PRODUCT_PATH = /^(\/en)?\/products\/([^/]+)$/
/** Pages that are a further step to an order. */
const STEP_PATHS: readonly [RegExp, VisitStep][] = [
  [PRODUCT_PATH, 'product'],
  [/^(\/en)?\/checkout\/address$/, 'checkout']
]

/** A page that was sent, from the page cache or rendered. */
export interface Visit {
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  /** The number of results on the page of a search; null for other pages. */
  results: number | null
}

export interface VisitCounter {
  countVisit: (visit: Visit) => void
  /** Writes what was counted. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

/** Counts visits in memory and writes the sums in the background, per node. */
export function startVisitCounter({ db, now, config }: Pick<Server, 'db' | 'now' | 'config'>): VisitCounter {
  const publicHost = new URL(config.publicUrl).host
  const flush = (): Promise<void> =>
    runInBackground(async () => {
      await searchCounter.flush(db)
      await stepCounter.flush(db)
    })
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(flush).catch((error: unknown) => {
      if (!isDatabaseGone(error)) log.error(`visits were not counted: ${redactValues(error)}`)
    })
  }, FLUSH_MS)
  timer.unref()
  return {
    countVisit: ({ url, headers, results }) => {
      if (!isNavigation(headers) || isBot(headers['user-agent'])) return
      const [path = '', query = ''] = url.split('?', 2)
      if (ADMIN_PATH.test(path)) return
      stepCounter.add('page', now())
      for (const [pattern, step] of STEP_PATHS) if (pattern.test(path)) stepCounter.add(step, now())
      if (SEARCH_PATH.test(path)) {
        if (results !== null) searchCounter.addSearch(parseSearchText(new URLSearchParams(query)), results, now())
        return
      }
      const from = parseSearchPhrase(headers.referer, [headers.host, publicHost])
      if (from) searchCounter.addClick(from, PRODUCT_PATH.exec(path)?.[2] ?? null, now())
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await running
      await flush().catch(() => {})
    }
  }
}

/**
 * Whether a request is a navigation of the browser, not a fetch by a script or a prefetch. A navigation through the service worker has no
 * destination, but only navigations accept XHTML.
 */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  if (String(headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch')) return false
  const destination = headers['sec-fetch-dest'] ?? 'empty'
  return destination === 'document' || (destination === 'empty' && (headers.accept ?? '').includes('application/xhtml+xml'))
}

/** The phrase of the search that a page was opened from. */
function parseSearchPhrase(referer: string | undefined, hosts: readonly (string | undefined)[]): string {
  if (!referer?.includes('/search?') || !URL.canParse(referer)) return ''
  const { host, pathname, searchParams } = new URL(referer)
  return hosts.includes(host) && SEARCH_PATH.test(pathname) ? parseSearchText(searchParams) : ''
}
