import { z } from 'zod'
import { done, pageNumber, pathId } from './fields.ts'
import { defineRoutes } from './route.ts'

/** A background job whose last attempt failed. */
const failedJob = z.object({
  id: z.int(),
  kind: z.string(),
  /** What it is about, such as an order's id. */
  subject: z.string(),
  attempts: z.int().min(1),
  error: z.string(),
  failed_at: z.string(),
  /** When it is tried again. */
  run_at: z.string()
})

export type FailedJob = z.infer<typeof failedJob>

export const jobContract = defineRoutes('jobs', {
  'GET /api/v2/staff/failed_jobs': {
    summary: 'Background jobs whose last attempt failed, the latest failure first',
    access: 'staff',
    permission: 'job.manage',
    query: z.object({ page: pageNumber.default(1) }),
    response: z.object({ jobs: z.array(failedJob), more: z.boolean() })
  },
  'POST /api/v2/staff/failed_jobs/{id}/retries': {
    summary: 'Runs a failed job again now; may be repeated',
    access: 'staff',
    permission: 'job.manage',
    params: z.object({ id: pathId() }),
    response: done
  }
})
