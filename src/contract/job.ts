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

/** An e-mail or SMS that was not sent. Its text, which may have a code, is not shown. */
const failedMessage = z.object({
  id: z.int(),
  channel: z.enum(['sms', 'email', 'push']),
  recipient: z.string(),
  /** The subject of an e-mail. */
  subject: z.string(),
  attempts: z.int().min(1),
  error: z.string(),
  created_at: z.string(),
  /** When it is tried again; null after the last attempt. */
  run_at: z.string().nullable(),
  /** Whether its text is still stored. */
  can_retry: z.boolean()
})

export type FailedMessage = z.infer<typeof failedMessage>
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
  },
  'GET /api/v2/staff/waiting_messages': {
    summary: 'How many e-mails and SMS wait to be sent, and how many of these are bulk messages',
    access: 'staff',
    permission: 'job.manage',
    response: z.object({ count: z.int(), bulk: z.int() })
  },
  'DELETE /api/v2/staff/bulk_messages': {
    summary: 'Deletes the bulk messages that wait, such as notices of lower prices; all others are sent',
    access: 'staff',
    permission: 'job.manage',
    response: z.object({ count: z.int() })
  },
  'GET /api/v2/staff/failed_messages': {
    summary: 'E-mails and SMS that were not sent, the newest first',
    access: 'staff',
    permission: 'job.manage',
    query: z.object({ page: pageNumber.default(1) }),
    response: z.object({ messages: z.array(failedMessage), more: z.boolean() })
  },
  'POST /api/v2/staff/failed_messages/retries': {
    summary: 'Sends a message that was not sent now, or all of them; may be repeated',
    access: 'staff',
    permission: 'job.manage',
    body: z.strictObject({ id: z.int().min(1).optional() }),
    response: z.object({ count: z.int() }),
    errors: [404]
  }
})
