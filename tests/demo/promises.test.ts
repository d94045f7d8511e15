import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '#demo/catalogue/catalogue.ts'

/** What customers cannot do yet must not be promised. A feature that arrives takes its line away. */
const PROMISES = [{ name: 'used gift cards', pattern: /\bused gift cards|ашигласан бэлгийн карт/i }]

function* listTextFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listTextFiles(path)
    else if (/\.(ts|json|md)$/.test(entry.name)) yield path
  }
}

test.each(PROMISES)('no text promises $name', ({ pattern }) => {
  const found = ['src/i18n/locales', 'src/demo'].flatMap(folder =>
    [...listTextFiles(folder)].filter(path => pattern.test(readFileSync(path, 'utf8')))
  )
  expect(found).toEqual([])
})

test('gift cards are on sale with the wallet that they recharge', () => {
  const settings = JSON.parse(readFileSync('src/demo/settings.json', 'utf8')) as { configs: Record<string, boolean> }
  expect(settings.configs).toMatchObject({ giftCard: true, storeCredit: true })
  const giftCards = readCatalogue(new Date()).products.filter(product => product.kind === 'gift_card')
  expect(giftCards.length).toBeGreaterThan(0)
  for (const { variants = [] } of giftCards) for (const { on_hand: onHand } of variants) expect(onHand).toBeGreaterThan(0)
})
