import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/day.ts'
import { promotions } from '#server/content/promotion/tables.ts'
import { refreshPeriods } from '#server/content/refresh-periods.ts'
import { onInvalidation } from '#server/kernel/cache/invalidation.ts'
import { NOON } from '../catalogue/small-shop.ts'
import { type ContentTest, openContentTest } from './content-shop.ts'
import { createBanner, storeSetting } from '../settings.ts'

let shop: ContentTest
const received: string[] = []
let unsubscribe: () => void
beforeAll(async () => {
  shop = await openContentTest('postgres')
  unsubscribe = onInvalidation(tags => void received.push(...tags))
}, 60_000)
afterAll(async () => {
  unsubscribe()
  await shop.close()
})

const at = (ms: number): Date => new Date(NOON.getTime() + ms)
const refreshAt = async (ms: number): Promise<string[]> => {
  received.length = 0
  await refreshPeriods({ ...shop.server, now: () => at(ms) })
  return [...received]
}

test('pages are invalidated once when a promotion begins and when it ends, not while it is hidden', async () => {
  const text = { title: { mn: 'Хямдрал' }, summary: {} }
  await shop.db.insert(promotions).values([
    { slug: 'shown', ...text, startsAt: at(HOUR_MS), endsAt: at(2 * HOUR_MS) },
    { slug: 'hidden', ...text, startsAt: at(HOUR_MS / 2), published: false }
  ])
  const minutes = [0, 40, 60, 61, 119, 121, 180].map(minute => minute * 60_000)
  const outdated: string[][] = []
  for (const time of minutes) outdated.push(await refreshAt(time))
  expect(outdated).toEqual([[], [], ['promotions'], [], [], ['promotions'], []])
})

test('pages are invalidated when a banner begins and when an announcement ends', async () => {
  const announcement = { id: 'one', text: { mn: 'Зарлал' }, href: null, to: at(2 * DAY_MS).toISOString() }
  await storeSetting(shop.server, 'banners', [createBanner({ from: at(DAY_MS).toISOString() })])
  await storeSetting(shop.server, 'notifications', [announcement])
  const outdated: string[][] = []
  for (const day of [0.9, 1, 1.5, 2, 2.5]) outdated.push(await refreshAt(day * DAY_MS))
  expect(outdated).toEqual([[], ['site'], [], ['site'], []])
})
