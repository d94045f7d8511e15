import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRight, type Judgeable, type Judged, readJudged, scoreOf } from '../../../e2e/bench/search/judged.ts'
import { postgresEngine } from '#server/search/postgres.ts'
import { openTestDatabase, type TestDatabase } from '../database.ts'
import { furnishDemoCatalogue } from './demo-catalogue.ts'

const NOW = new Date('2026-11-22T04:00:00Z')
const judged = readJudged()
let database: TestDatabase
const known = new Map<number, Judgeable>()

beforeAll(async () => {
  database = await openTestDatabase('pglite')
  const { products, brands } = await furnishDemoCatalogue(database.db, NOW)
  for (const { row, family } of products) {
    known.set(row.id, { family: family.code, title: row.title.en ?? '', brand: brands[(row.brandId ?? 0) - 1]?.code ?? '' })
  }
}, 60_000)
afterAll(() => database.close())

async function placeOf(one: Judged): Promise<number> {
  const { ids } = await postgresEngine(database.db).list({ text: one.query, page: 1, perPage: 20 }, NOW)
  const right = (id: number): boolean => isRight(one, known.get(id) ?? { family: '', brand: '', title: '' })
  return ids.findIndex(right) + 1
}

test('what shoppers type finds what they mean', { timeout: 120_000 }, async () => {
  expect(judged.length).toBeGreaterThanOrEqual(300)
  const places: number[] = []
  const missed: string[] = []
  for (const one of judged) {
    const place = await placeOf(one)
    places.push(place)
    if (place !== 1) missed.push(`${one.kind}: ${one.query} (${place || 'none'})`)
  }
  const score = scoreOf(places)
  expect.soft(score.hit1, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
  expect.soft(score.hit5, missed.join('\n')).toBeGreaterThanOrEqual(0.98)
})
