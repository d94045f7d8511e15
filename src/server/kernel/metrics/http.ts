import { Counter, Histogram } from 'prom-client'
import { registerGauge } from './gauge.ts'

/** Source of a response: the page cache, a static file, or a handler. */
export type Source = 'file' | 'hit' | 'stale' | 'miss' | 'refused'

const requests = new Counter({
  name: 'delguur_http_requests_total',
  help: 'Answered requests by method, status and source',
  labelNames: ['method', 'status', 'source'] as const
})
const duration = new Histogram({
  name: 'delguur_http_request_duration_seconds',
  help: 'Time from the head of a request to the end of its answer',
  labelNames: ['source'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
})

export function countRequest({ method, status, source, ms }: { method: string; status: number; source: Source; ms: number }): void {
  requests.inc({ method, status, source })
  duration.observe({ source }, ms / 1000)
}

/** @param read current size of the page cache */
export function measurePageCache(read: () => { bytes: number; pages: number; renders: number }): void {
  const gauge = (name: string, help: string, value: (now: ReturnType<typeof read>) => number): void =>
    registerGauge({
      name,
      help,
      collect() {
        this.set(value(read()))
      }
    })
  gauge('delguur_page_cache_bytes', 'Estimated bytes of kept pages', now => now.bytes)
  gauge('delguur_page_cache_pages', 'Kept pages', now => now.pages)
  gauge('delguur_page_renders', 'Pages being rendered', now => now.renders)
}
