import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/identity/tables.ts'
import { transact } from '#server/kernel/db/transact.ts'
import { openTestDatabase, type TestDatabase } from '../../database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase('postgres')))
afterAll(() => database?.close())

test('of transactions that find a key free and write it at once, all but one run again, and find it taken', async () => {
  const mobile = '99112233'
  const checked = Promise.withResolvers<void>()
  let count = 0
  const claim = () =>
    transact(database.db, async tx => {
      if (await tx.$count(users, eq(users.mobile, mobile))) return 'taken'
      if (++count === 3) checked.resolve()
      await checked.promise
      await tx.insert(users).values({ mobile })
      return 'claimed'
    })
  const results = await Promise.all([claim(), claim(), claim()])
  expect(results.filter(result => result === 'claimed')).toHaveLength(1)
  expect(results.filter(result => result === 'taken')).toHaveLength(2)
})

test('one that always writes a key that exists fails in the end', async () => {
  let runs = 0
  const repeat = transact(database.db, async tx => {
    runs += 1
    await tx.insert(users).values([{ mobile: '99112244' }, { mobile: '99112244' }])
  })
  await expect(repeat).rejects.toThrow('Failed query')
  expect(runs).toBe(4)
})
