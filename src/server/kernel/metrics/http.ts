import { Counter, type Metric, register } from 'prom-client'
import { registerGauge } from './gauge.ts'

/** Source of a response: the page cache, a static file, or a handler. */
export type Source = 'file' | 'hit' | 'stale' | 'miss' | 'refused'

const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Counted {
  buckets: number[]
  sum: number
  count: number
  /** Requests by status and method, since the last reading. */
  statuses: Map<number, Map<string, number>>
}

/** The library looks up labels at every call, which takes longer than sending a cached page's head, and so does making a key of them. */
const counts = new Map<Source, Counted>()

export function countRequest({ method, status, source, ms }: { method: string; status: number; source: Source; ms: number }): void {
  let counted = counts.get(source)
  if (!counted) counts.set(source, (counted = { buckets: BUCKETS.map(() => 0), sum: 0, count: 0, statuses: new Map() }))
  const seconds = ms / 1000
  counted.sum += seconds
  counted.count += 1
  const bucket = BUCKETS.findIndex(limit => seconds <= limit)
  if (bucket >= 0) counted.buckets[bucket] = (counted.buckets[bucket] ?? 0) + 1
  let methods = counted.statuses.get(status)
  if (!methods) counted.statuses.set(status, (methods = new Map()))
  methods.set(method, (methods.get(method) ?? 0) + 1)
}

register.registerMetric(
  new Counter({
    name: 'delguur_http_requests_total',
    help: 'Answered requests by method, status and source',
    labelNames: ['method', 'status', 'source'] as const,
    registers: [],
    collect() {
      for (const [source, { statuses }] of counts) {
        for (const [status, methods] of statuses) for (const [method, count] of methods) this.inc({ method, status, source }, count)
        statuses.clear()
      }
    }
  })
)

const name = 'delguur_http_request_duration_seconds'
register.registerMetric({
  name,
  get: async () => ({
    name,
    help: 'Time from the head of a request to the end of its answer',
    type: 'histogram',
    values: [...counts].flatMap(([source, { buckets, sum, count }]) => {
      let below = 0
      const limits = BUCKETS.map((le, index) => {
        below += buckets[index] ?? 0
        return { metricName: `${name}_bucket`, labels: { le, source }, value: below }
      })
      return [
        ...limits,
        { metricName: `${name}_bucket`, labels: { le: '+Inf', source }, value: count },
        { metricName: `${name}_sum`, labels: { source }, value: sum },
        { metricName: `${name}_count`, labels: { source }, value: count }
      ]
    })
  })
} as unknown as Metric)

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
