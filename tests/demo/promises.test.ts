import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogue } from '#demo/catalogue/catalogue.ts'

/** What customers cannot do yet must not be promised. A feature that arrives takes its line away. */
const PROMISES = [
  { name: 'spending points', pattern: /1 point = 1₮|1 оноо = 1₮/i },
  { name: 'used gift cards', pattern: /used gift cards|ашигласан бэлгийн карт/i }
]

function* textFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* textFiles(path)
    else if (/\.(ts|json|md)$/.test(entry.name)) yield path
  }
}

test.each(PROMISES)('no text promises $name', ({ pattern }) => {
  const found = ['src/i18n/locales', 'src/demo'].flatMap(folder =>
    [...textFiles(folder)].filter(path => pattern.test(readFileSync(path, 'utf8')))
  )
  expect(found).toEqual([])
})

test('gift cards are off sale', () => {
  const giftCards = readCatalogue(new Date()).products.filter(product => product.kind === 'gift_card')
  expect(giftCards.length).toBeGreaterThan(0)
  for (const { handle, variants = [] } of giftCards)
    expect(
      variants.map(variant => variant.on_hand),
      handle
    ).toEqual(variants.map(() => 0))
})
