import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { dataCacheReads } from './kernel/cache/data-cache.ts'
import type { OpenDatabase } from './kernel/db/open.ts'
import { jobs } from './kernel/jobs/tables.ts'
import { registerGauge } from './kernel/metrics/gauge.ts'
import { messages } from './kernel/messages/tables.ts'
import { orders } from './order/index.ts'
import { refundCases } from './payment/index.ts'
import { receipts } from './receipt/index.ts'

/** Gauges of the data cache and the database's pool, and of jobs, orders, refunds and receipts, which are counted when metrics are collected. */
export function measureShop({ db, pool }: OpenDatabase): void {
  const byKind = { label: jobs.kind, value: count() }
  registerCounts('delguur_jobs', 'Waiting jobs by kind', 'kind', async () => db.select(byKind).from(jobs).groupBy(jobs.kind))
  registerCounts('delguur_jobs_failing', 'Jobs whose last run failed, by kind', 'kind', async () =>
    db.select(byKind).from(jobs).where(isNotNull(jobs.error)).groupBy(jobs.kind)
  )
  registerCounts('delguur_messages_failing', 'Messages that were not sent and are tried again, by channel', 'channel', async () =>
    db
      .select({ label: messages.channel, value: count() })
      .from(messages)
      .where(and(isNull(messages.sentAt), isNotNull(messages.error), isNotNull(messages.dueAt)))
      .groupBy(messages.channel)
  )
  registerCounts('delguur_orders', 'Orders by state', 'state', async () =>
    db.select({ label: orders.state, value: count() }).from(orders).groupBy(orders.state)
  )
  registerCount('delguur_refunds_due', 'Refund cases whose money is not returned yet', async () =>
    db.$count(refundCases, eq(refundCases.state, 'open'))
  )
  registerCount('delguur_receipts_queued', 'VAT receipts that wait to be issued', async () =>
    db.$count(receipts, eq(receipts.state, 'requested'))
  )
  registerGauge({
    name: 'delguur_data_cache_reads',
    help: 'Reads of the data cache since the start, by result',
    labelNames: ['result'],
    collect() {
      for (const [result, reads] of Object.entries(dataCacheReads)) this.set({ result }, reads)
    }
  })
  if (!pool) return
  registerGauge({
    name: 'delguur_database_connections',
    help: 'Connections by pool and state, and queries waiting for one',
    labelNames: ['pool', 'state'],
    collect() {
      for (const { pool: name, ...states } of pool.connections())
        for (const [state, connections] of Object.entries(states)) this.set({ pool: name, state }, connections)
    }
  })
}

function registerCount(name: string, help: string, read: () => Promise<number>): void {
  registerGauge({
    name,
    help,
    async collect() {
      this.set(await read())
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
