import type { FailedJob } from '#domain/failed-job.ts'
import { api, type Ask } from './ask.ts'

/** What the shop's own people do; refused to everybody else. */
export function staffCalls(ask: Ask) {
  return {
    failedJobs: (query: { page?: number }) => ask<{ jobs: FailedJob[]; more: boolean }>('GET', `${api}/staff/failed_jobs`, { query }),
    retryJob: (id: number) => ask<{ done: true }>('POST', `${api}/staff/failed_jobs/${id}/retries`)
  }
}
