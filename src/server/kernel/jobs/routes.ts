import type { Hono } from 'hono'
import { MAX_ID } from '#contract/fields.ts'
import { jobContract } from '#contract/job.ts'
import { ShopError } from '#domain/errors.ts'
import type { ShopEnv } from '../http/customer.ts'
import { DONE, implement } from '../http/implement.ts'
import { scheduleDelivery } from '../messages/delivery.ts'
import { countWaitingMessages, deleteBulkMessages, listFailedMessages, retryFailedMessages } from '../messages/outbox.ts'
import type { Server } from '../server.ts'
import { listFailedJobs, retryFailedJob } from './queue.ts'

const PER_PAGE = 20

export function createJobRoutes(server: Server): Hono<ShopEnv> {
  const { db, now } = server
  return implement(jobContract, {
    'GET /api/v2/staff/failed_jobs': async ({ query }) => {
      const rows = await listFailedJobs(db, PER_PAGE + 1, (query.page - 1) * PER_PAGE)
      const jobs = rows.slice(0, PER_PAGE).map(({ id, kind, subject, attempts, error, failedAt, runAt }) => ({
        id,
        kind,
        subject,
        attempts,
        error: error ?? '',
        failed_at: (failedAt ?? runAt).toISOString(),
        run_at: runAt.toISOString()
      }))
      return { jobs, more: rows.length > PER_PAGE }
    },

    'POST /api/v2/staff/failed_jobs/{id}/retries': async ({ params }) => {
      if (!(await retryFailedJob(db, params.id, now()))) throw new ShopError('not_found')
      return DONE
    },

    'GET /api/v2/staff/waiting_messages': () => countWaitingMessages(db),

    'DELETE /api/v2/staff/bulk_messages': async () => ({ count: await deleteBulkMessages(db) }),

    'GET /api/v2/staff/failed_messages': async ({ query }) => {
      const rows = await listFailedMessages(db, PER_PAGE + 1, (query.page - 1) * PER_PAGE, now())
      const messages = rows.slice(0, PER_PAGE).map(({ id, channel, recipient, subject, body, attempts, error, createdAt, dueAt }) => ({
        id,
        channel,
        recipient,
        subject,
        attempts,
        error: error ?? '',
        created_at: createdAt.toISOString(),
        run_at: dueAt?.toISOString() ?? null,
        can_retry: body !== ''
      }))
      return { messages, more: rows.length > PER_PAGE }
    },

    'POST /api/v2/staff/failed_messages/retries': async ({ body: { id } }) => {
      const count = id === undefined || id <= MAX_ID ? await retryFailedMessages(db, id ?? null, now()) : 0
      if (id !== undefined && count === 0) throw new ShopError('not_found')
      scheduleDelivery(server)
      return { count }
    }
  })
}
