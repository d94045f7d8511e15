import { createInterface } from 'node:readline'
import { openDatabase } from '#server/kernel/db/open.ts'
import { runLane } from '#server/kernel/jobs/lane.ts'

/*
 * A process that runs jobs of the kind `slow` until it is killed. Prints `started` when a job starts and `idle` when none is due,
 * one per line. A job ends with the next line of standard input.
 */

const claimMs = Number(process.env['CLAIM_MS'])
const { db } = await openDatabase(process.env['DATABASE_URL'] ?? '', '')
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const workers = {
  slow: async () => {
    console.log('started')
    await lines.next()
    return null
  }
}
for (;;) {
  if (!(await runLane({ db, now: () => new Date(), workers, claimMs }))) console.log('idle')
  await new Promise(resolve => setTimeout(resolve, 100))
}
