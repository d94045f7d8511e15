import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import { jobs } from './tables.ts'

/** After this a claim of a process that died is void. */
const CLAIM_MS = 60_000

export type Job = typeof jobs.$inferSelect

/** Writes work for later, in the transaction of its cause. What is scheduled already stays as it is. */
export async function schedule(tx: Db, job: { kind: string; subject?: string; runAt: Date }): Promise<void> {
  await tx.insert(jobs).values(job).onConflictDoNothing()
}

/** Takes due jobs; whoever else looks at the same moment gets others. */
export async function claimJobs(db: Db, kinds: readonly string[], limit: number, now: Date): Promise<Job[]> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, [...kinds]), lte(jobs.runAt, now), or(isNull(jobs.claimedUntil), lt(jobs.claimedUntil, now))))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(jobs)
    .set({ claimedUntil: new Date(now.getTime() + CLAIM_MS), tries: sql`${jobs.tries} + 1` })
    .where(inArray(jobs.id, due))
    .returning()
}

export async function finishJob(db: Db, job: Job): Promise<void> {
  await db.delete(jobs).where(eq(jobs.id, job.id))
}

export async function runAgain(db: Db, job: Job, next: { runAt: Date; memory?: Record<string, unknown>; error?: string }): Promise<void> {
  await db
    .update(jobs)
    .set({
      claimedUntil: null,
      runAt: next.runAt,
      error: next.error ?? null,
      ...(next.memory ? { memory: next.memory } : {}),
      ...(next.error ? {} : { tries: 0 })
    })
    .where(eq(jobs.id, job.id))
}
