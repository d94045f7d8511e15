import { isDatabaseGone, redactValues } from '../db/failures.ts'
import { log } from '../log/log.ts'

/** Does the work of a job for every item, also after it has failed for one. @throws the last failure, so that the job is retried */
export async function runForEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (isDatabaseGone(error)) throw error
      failures.push(error)
    }
  }
  const last = failures.pop()
  for (const failure of failures) log.error(`a part of a job failed: ${redactValues(failure)}`)
  if (last !== undefined) throw last
}
