import { Counter, type Metric, register } from 'prom-client'
import { registerGauge } from './gauge.ts'

/** Source of a response: the page cache, a static file, or a handler. */
export type Source = 'file' | 'hit' | 'stale' | 'miss' | 'refused'

const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counted since the last reading; the library looks up labels at every call, which takes longer than sending a cached page's head. */
const counts = new Map<string, { method: string; status: number; source: Source; count: number }>()
const durations = new Map<Source, { buckets: number[]; sum: number; count: number }>()

export function countRequest({ method, status, source, ms }: { method: string; status: number; source: Source; ms: number }): void {
  const key = `${method} ${status} ${source}`
  const counted = counts.get(key)
  if (counted) counted.count += 1
  else counts.set(key, { method, status, source, count: 1 })
  let duration = durations.get(source)
  if (!duration) durations.set(source, (duration = { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }))
  const seconds = ms / 1000
  duration.sum += seconds
  duration.count += 1
  const bucket = BUCKETS.findIndex(limit => seconds <= limit)
  if (bucket >= 0) duration.buckets[bucket] = (duration.buckets[bucket] ?? 0) + 1
}

register.registerMetric(
  new Counter({
    name: 'delguur_http_requests_total',
    help: 'Answered requests by method, status and source',
    labelNames: ['method', 'status', 'source'] as const,
    registers: [],
    collect() {
      for (const { count, ...labels } of counts.values()) this.inc(labels, count)
      counts.clear()
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
    values: [...durations].flatMap(([source, { buckets, sum, count }]) => {
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
