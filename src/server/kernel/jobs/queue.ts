import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import { compileQuery } from '../db/compiled.ts'
import type { Db } from '../db/open.ts'
import { jobs } from './tables.ts'

export type Job = typeof jobs.$inferSelect

/** Schedules a job in the transaction of its cause. A job that is already scheduled is unchanged. */
export async function scheduleJob(tx: Db, job: { kind: string; subject?: string; runAt: Date }): Promise<void> {
  await tx.insert(jobs).values(job).onConflictDoNothing()
}

const selectDue = compileQuery(['kinds', 'now'], (db, { kinds, now }) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(sql`${jobs.kind} = ANY(${kinds}::text[]) AND ${jobs.runAt} <= ${now}::timestamptz`)
    .limit(1)
)

/** Whether a job is due, claimed or not. Takes a tenth of a claim, which each lane would try each second otherwise. */
export async function hasDueJob(db: Db, kinds: readonly string[], now: Date): Promise<boolean> {
  return (await selectDue(db, { kinds: [...kinds], now: now.toISOString() })).length > 0
}

interface Claim {
  kinds: readonly string[]
  /** Ids of jobs to skip. */
  except: readonly number[]
  ms: number
}

/** Claims the job that has been due longest, with a new owner token; concurrent claims get other jobs. */
export async function claimJob(db: Db, { kinds, except, ms }: Claim, now: Date): Promise<Job | null> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.kind, [...kinds]),
        notInArray(jobs.id, [...except]),
        lte(jobs.runAt, now),
        or(isNull(jobs.claimedUntil), lt(jobs.claimedUntil, sql`clock_timestamp()`))
      )
    )
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await db
    .update(jobs)
    .set({ owner: sql`gen_random_uuid()`, claimedUntil: addMs(ms), attempts: sql`${jobs.attempts} + 1` })
    .where(eq(jobs.id, sql`(${due})`))
    .returning()
  return job ?? null
}

/** @returns false where the claim has passed to another owner */
export async function extendClaim(db: Db, job: Job, ms: number): Promise<boolean> {
  const stored = await db
    .update(jobs)
    .set({ claimedUntil: addMs(ms) })
    .where(isOwned(job))
    .returning({ id: jobs.id })
  return stored.length > 0
}

/** @returns false where another owner has the claim and finishes the job */
export async function finishJob(db: Db, job: Job): Promise<boolean> {
  const done = await db.delete(jobs).where(isOwned(job)).returning({ id: jobs.id })
  return done.length > 0
}

/**
 * Releases a job, for its next run or after a failure.
 * @returns false where another owner has the claim
 */
export async function runAgain(
  db: Db,
  job: Job,
  next: { runAt: Date; state?: Record<string, unknown>; failure?: { error: string; at: Date } }
): Promise<boolean> {
  const { runAt, state, failure } = next
  const done = await db
    .update(jobs)
    .set({
      owner: null,
      claimedUntil: null,
      runAt,
      ...(state ? { state } : {}),
      ...(failure ? { error: failure.error, failedAt: failure.at } : { error: null, failedAt: null, attempts: 0 })
    })
    .where(isOwned(job))
    .returning({ id: jobs.id })
  return done.length > 0
}

/** Jobs whose last attempt failed, latest failure first. */
export async function listFailedJobs(db: Db, limit: number, offset: number): Promise<Job[]> {
  return db.select().from(jobs).where(isNotNull(jobs.error)).orderBy(desc(jobs.failedAt), desc(jobs.id)).limit(limit).offset(offset)
}

/** Makes a failed job due now. @returns false where no such job failed */
export async function retryFailedJob(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ runAt: now })
    .where(and(eq(jobs.id, id), isNotNull(jobs.error)))
    .returning({ id: jobs.id })
  return rows.length > 0
}

const isOwned = (job: Job) => and(eq(jobs.id, job.id), eq(jobs.owner, job.owner ?? ''))
const addMs = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`
