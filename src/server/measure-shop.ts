import { count, isNotNull } from 'drizzle-orm'
import type { OpenDatabase } from './kernel/db/open.ts'
import { jobs } from './kernel/jobs/tables.ts'
import { registerGauge } from './kernel/metrics/gauge.ts'
import { orders } from './order/index.ts'

/** Gauges of the database's pool, and of jobs and orders, which are counted when they are collected. */
export function measureShop({ db, pool }: OpenDatabase): void {
  const byKind = { label: jobs.kind, value: count() }
  registerCounts('delguur_jobs', 'Waiting jobs by kind', 'kind', async () => db.select(byKind).from(jobs).groupBy(jobs.kind))
  registerCounts('delguur_jobs_failing', 'Jobs whose last run failed, by kind', 'kind', async () =>
    db.select(byKind).from(jobs).where(isNotNull(jobs.error)).groupBy(jobs.kind)
  )
  registerCounts('delguur_orders', 'Orders by state', 'state', async () =>
    db.select({ label: orders.state, value: count() }).from(orders).groupBy(orders.state)
  )
  if (!pool) return
  registerGauge({
    name: 'delguur_database_connections',
    help: 'Connections of the pool by state, and queries waiting for one',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    }
  })
}

function registerCounts(name: string, help: string, labelName: string, read: () => Promise<{ label: string; value: number }[]>): void {
  registerGauge({
    name,
    help,
    labelNames: [labelName],
    async collect() {
      const rows = await read()
      this.reset()
      for (const { label, value } of rows) this.set({ [labelName]: label }, value)
    }
  })
}
