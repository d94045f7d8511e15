import { afterAll, beforeAll, expect, test } from 'vitest'
import { countChanges, deleteChanges, readQueuedChanges, queueForSearch } from '#server/catalogue/product/changes.ts'
import { furnishShop, NOON, stockProduct } from '../catalogue/small-shop.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import type { Double } from './elasticsearch/double.ts'
import { fillServer, openServer } from './elasticsearch/filled.ts'

/** Tests that need several connections. */
let database: TestDatabase
let double: Double
const ids: number[] = []

beforeAll(async () => {
  database = await openTestDatabase('postgres')
  await furnishShop(database.db)
  for (const slug of ['kettle', 'cup']) ids.push((await stockProduct(database.db, { slug })).id)
  double = await openServer()
  await fillServer(database.db, double, NOON)
}, 60_000)
afterAll(async () => {
  await double.close()
  await database.close()
})

test('a change in an open transaction is sent after its end, without blocking others', async () => {
  const { db } = database
  const [first = 0, second = 0] = ids
  await queueForSearch(db, [second, first, first])
  const ended = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const changing = db.transaction(async tx => {
    await queueForSearch(tx, [first])
    begun.resolve()
    await ended.promise
  })
  await begun.promise
  expect((await readQueuedChanges(db, 10)).map(change => change.productId)).toEqual([second])
  await fillServer(db, double, NOON)
  expect(await countChanges(db)).toBe(1)
  ended.resolve()
  await changing
  const [change] = await readQueuedChanges(db, 10)
  expect(change?.productId).toBe(first)
  // Changes again while it is sent.
  await queueForSearch(db, [first])
  await deleteChanges(db, change ? [change] : [])
  expect(await countChanges(db)).toBe(1)
})

test('changes during the transfer in any order cause no deadlock', async () => {
  const { db } = database
  const storm = Array.from({ length: 60 }, (_, number) => db.transaction(tx => queueForSearch(tx, number % 2 ? ids : ids.toReversed())))
  await Promise.all([...storm, fillServer(db, double, NOON)])
  await fillServer(db, double, NOON)
  expect(await countChanges(db)).toBe(0)
})
