import { isDatabaseGone, redactValues } from '../db/failures.ts'
import { runInBackground } from '../db/pool.ts'
import { log } from '../log/log.ts'
import type { Server } from '../server.ts'
import { hasMore, runLane } from './lane.ts'
import { type Job, scheduleJob } from './queue.ts'

const TICK_MS = 1000

/** @returns the time of the next run; null where the job is finished */
type Worker = (server: Server, job: Job) => Promise<Date | null>

/** Recurring jobs: one row each, so that one node runs it. */
interface RepeatedJob {
  everyMs: number
  /** @returns true where there is more to do: it runs again at once */
  work: (server: Server, job: Job) => Promise<boolean | void>
}

interface JobTable {
  /** By kind: jobs that a feature schedules. */
  workers: Readonly<Record<string, Worker>>
  /** By kind: scheduled by `scheduleRepeated`. */
  repeated: Readonly<Record<string, RepeatedJob>>
  /** Job kinds by lane. Lanes are independent; a kind that is not listed is about money and has its own lane. */
  lanes: readonly (readonly string[])[]
  /** Kinds of `workers` that this shop schedules at its start. */
  scheduledAtStart: (server: Server) => readonly string[]
}

interface Jobs {
  /** Inserts missing rows of recurring jobs. */
  scheduleRepeated: (server: Server) => Promise<void>
  /**
   * Runs the due jobs of every lane.
   * @returns the number of jobs
   */
  runDueJobs: (server: Server) => Promise<number>
  /**
   * Runs jobs until stopped; waits while the database is unavailable.
   * @returns a function that stops and waits for running jobs
   */
  startJobs: (server: Server) => () => Promise<void>
}

export const addMs = (server: Server, ms: number): Date => new Date(server.now().getTime() + ms)

function repeatWork({ everyMs, work }: RepeatedJob): Worker {
  return async (server, job) => {
    const isMore = await work(server, job)
    return addMs(server, isMore ? 0 : everyMs)
  }
}

/** The queue with the jobs of all features. */
export function defineJobs({ workers, repeated, lanes, scheduledAtStart }: JobTable): Jobs {
  const all: Record<string, Worker> = {
    ...workers,
    ...Object.fromEntries(Object.entries(repeated).map(([kind, job]): [string, Worker] => [kind, repeatWork(job)]))
  }
  const money = Object.keys(all).filter(kind => !lanes.flat().includes(kind))

  const scheduleRepeated = async (server: Server): Promise<void> => {
    for (const kind of [...Object.keys(repeated), ...scheduledAtStart(server)]) await scheduleJob(server.db, { kind, runAt: server.now() })
  }

  const runDue = async (server: Server, kinds: readonly string[]): Promise<number> => {
    const bound = Object.fromEntries(
      Object.entries(all)
        .filter(([kind]) => kinds.includes(kind))
        .map(([kind, work]) => [kind, (job: Job) => work(server, job)])
    )
    return runInBackground(() => runLane({ db: server.db, now: server.now, workers: bound }), kinds === money ? 'reserved' : 'shared')
  }

  const runDueJobs = async (server: Server): Promise<number> => {
    const ran = await Promise.all([money, ...lanes].map(kinds => runDue(server, kinds)))
    return ran.reduce((sum, count) => sum + count, 0)
  }

  const startJobs = (server: Server): (() => Promise<void>) => {
    const stopped = { now: false }
    let ready: Promise<void> | null = null
    const prepare = (): Promise<void> =>
      (ready ??= scheduleRepeated(server).catch((error: unknown) => {
        ready = null
        throw error
      }))
    const stops = [money, ...lanes].map(kinds => {
      let timer: NodeJS.Timeout | undefined
      const turn = async (): Promise<void> => {
        try {
          await prepare()
          while (!stopped.now && hasMore(await runDue(server, kinds)));
        } catch (error) {
          if (!isDatabaseGone(error)) log.error(`jobs: ${redactValues(error)}`)
        }
        if (stopped.now) return
        timer = setTimeout(() => (running = turn()), TICK_MS)
        timer.unref()
      }
      let running = turn()
      return async () => {
        clearTimeout(timer)
        await running
      }
    })
    return async () => {
      stopped.now = true
      await Promise.all(stops.map(stop => stop()))
    }
  }

  return { scheduleRepeated, runDueJobs, startJobs }
}
