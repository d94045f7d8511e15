import { expect, test } from 'vitest'
import { isOffered } from '#domain/offered.ts'
import { FLAGS } from '#domain/site.ts'

const ALL_ON = { ...FLAGS, ...Object.fromEntries(Object.keys(FLAGS).map(flag => [flag, true])) } as typeof FLAGS

test.each([
  ['/lease?months=12', 'showLease'],
  ['/en/lease#terms', 'showLease'],
  ['/gift-card', 'giftCard'],
  ['/gift-card/balance', 'storeCredit'],
  ['/hotel/terelj', 'hotel'],
  ['/jackpot', 'jackpot'],
  ['/tickets', 'ticket'],
  ['/lucky-wheel/fairness', 'luckyWheel'],
  ['/sale', 'showSale'],
  ['/en/deals?page=2', 'showSale'],
  ['/products?taxon=women&sale=1', 'showSale'],
  ['/brands', 'showBrand'],
  ['/brand/khangai', 'showBrand'],
  ['/compare?of=scarf', 'showCompare']
] as const)('%s leads somewhere only while %s is on', (href, flag) => {
  expect(isOffered(href, ALL_ON)).toBe(true)
  expect(isOffered(href, { ...ALL_ON, [flag]: false })).toBe(false)
})

test.each([
  '/',
  '',
  '/products',
  '/t/women',
  '/leasehold',
  '/brandy',
  'https://example.mn/sale',
  '//example.mn/sale',
  '#sale',
  '/constructor'
])('%s belongs to no feature', href => {
  const none = Object.fromEntries(Object.keys(FLAGS).map(flag => [flag, false])) as unknown as typeof FLAGS
  expect(isOffered(href, none)).toBe(true)
})
