import { Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { FailedJob } from '#domain/failed-job.ts'
import { idOf, pageNumber } from '../http/input.ts'
import { check, describe } from '../http/route.ts'
import { requireStaff, type ShopEnv } from '../http/customer.ts'
import type { Server } from '../server.ts'
import { listFailedJobs, retryFailedJob } from './queue.ts'

const PER_PAGE = 20
const failedJobSchema = z.object({
  id: z.int(),
  kind: z.string(),
  subject: z.string(),
  tries: z.int().min(1),
  error: z.string(),
  failed_at: z.string(),
  run_at: z.string()
}) satisfies z.ZodType<FailedJob>
const failedJobsSchema = z.object({ jobs: z.array(failedJobSchema), more: z.boolean() })

export function jobRoutes({ db, now }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()

  routes.use('/api/v2/staff/failed_jobs/*', async (c, next) => {
    requireStaff(c)
    await next()
  })
  routes.get(
    '/api/v2/staff/failed_jobs',
    describe('account', 'Staff: background jobs whose last attempt failed, the latest failure first', failedJobsSchema, [401, 403, 422]),
    check('query', z.object({ page: pageNumber.optional() })),
    async c => {
      const { page = 1 } = c.req.valid('query')
      const rows = await listFailedJobs(db, PER_PAGE + 1, (page - 1) * PER_PAGE)
      const jobs = rows.slice(0, PER_PAGE).map(({ id, kind, subject, tries, error, failedAt, runAt }) => ({
        id,
        kind,
        subject,
        tries,
        error: error ?? '',
        failed_at: (failedAt ?? runAt).toISOString(),
        run_at: runAt.toISOString()
      }))
      return c.json({ jobs, more: rows.length > PER_PAGE })
    }
  )
  routes.post(
    '/api/v2/staff/failed_jobs/:id/retries',
    describe(
      'account',
      'Staff: runs a failed job again now; repeating it changes nothing',
      z.object({ done: z.literal(true) }),
      [401, 403, 404]
    ),
    async c => {
      const id = idOf(c.req.param('id'))
      if (id === undefined || !(await retryFailedJob(db, id, now()))) throw new ShopError('not_found')
      return c.json({ done: true as const })
    }
  )
  return routes
}
