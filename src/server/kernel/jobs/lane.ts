import { MINUTE_MS } from '#domain/day.ts'
import { isDatabaseGone, redactValues } from '../db/failures.ts'
import type { Db } from '../db/open.ts'
import { runInBackground } from '../db/pool.ts'
import { log } from '../log/log.ts'
import { claimJob, extendClaim, finishJob, hasDueJob, type Job, runAgain } from './queue.ts'

/** The claim of a stopped process expires after this time; a running process extends it. */
const CLAIM_MS = 60_000
const BATCH = 10
const FIRST_RETRY_MS = 10_000
const MAX_RETRY_MS = 10 * MINUTE_MS

/** @returns the time of the next run; null where the job is finished */
export type Worker = (job: Job) => Promise<Date | null>

interface Lane {
  db: Db
  now: () => Date
  workers: Readonly<Record<string, Worker>>
  claimMs?: number
}

/**
 * Runs the due jobs of a lane one after another. A failed job is retried with backoff.
 * @returns the number of jobs; less than a batch where no other is due
 */
export async function runLane({ db, now, workers, claimMs = CLAIM_MS }: Lane): Promise<number> {
  const kinds = Object.keys(workers)
  const ran: number[] = []
  if (!(await hasDueJob(db, kinds, now()))) return 0
  while (ran.length < BATCH) {
    const job = await claimJob(db, { kinds, except: ran, ms: claimMs }, now())
    if (!job) break
    ran.push(job.id)
    const name = `job ${job.kind}${job.subject && ` ${job.subject}`}`
    const extend = () => runInBackground(() => extendClaim(db, job, claimMs), 'reserved')
    const heartbeat = setInterval(() => void extend().catch(() => {}), claimMs / 4)
    heartbeat.unref()
    let owned: boolean
    try {
      const runAt = (await workers[job.kind]?.(job)) ?? null
      owned = runAt ? await runAgain(db, job, { runAt }) : await finishJob(db, job)
    } catch (error) {
      if (isDatabaseGone(error)) throw error
      log.error(`${name} failed: ${redactValues(error)}`)
      const at = now()
      owned = await runAgain(db, job, { runAt: new Date(at.getTime() + retryMs(job.attempts)), failure: { error: toReason(error), at } })
    } finally {
      clearInterval(heartbeat)
    }
    if (!owned) log.warn(`${name}: the claim ended before the job did; another node has it`)
  }
  return ran.length
}

export function hasMore(ran: number): boolean {
  return ran === BATCH
}

function retryMs(attempts: number): number {
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
}

/** Displayed to staff: without stack and values. */
function toReason(error: unknown): string {
  return redactValues(error)
    .split('\n')
    .filter(line => !/^ {4}at /.test(line))
    .join('\n')
    .slice(0, 1000)
}
