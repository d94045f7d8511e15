import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, expectTypeOf, test } from 'vitest'
import type { KeysOf, TextKey } from '#i18n/text-keys.ts'
import { splitPath } from '#i18n/path.ts'
import { formatOrderPromise, formatPromise, formatPromisePeriod } from '#i18n/delivery-promise.ts'
import { type Translate, translateTexts, createTranslator } from '#i18n/translator.ts'

const src = new URL('../src/', import.meta.url)
const locales = new URL('i18n/locales/', src)
const features = readdirSync(new URL('mn/', locales)).map(name => name.replace('.json', ''))
const readKeys = (locale: string, feature: string): string[] =>
  Object.keys(JSON.parse(readFileSync(new URL(`${locale}/${feature}.json`, locales), 'utf8')) as Record<string, string>)

const files = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(ts|tsx|astro)$/.test(path))
    .map(path => [fileURLToPath(new URL(path, src)), readFileSync(new URL(path, src), 'utf8')])
)

/** The code of a file and, to a depth of two, of its imports, which may declare names used in keys. */
function withImports(path: string, depth = 2): string {
  const code = files.get(path) ?? ''
  if (depth === 0) return code
  const imported = [...code.matchAll(/from '([#.][^']+\.tsx?)'/g)].map(([, name = '']) =>
    fileURLToPath(name.startsWith('#') ? new URL(name.slice(1), src) : new URL(name, `file://${path}`))
  )
  return [code, ...imported.map(each => withImports(each, depth - 1))].join('\n')
}
const findQuoted = (code: string): string[] => [...code.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)

/** Features whose texts a script or an island imports as a whole: keys are searched in the folder of the feature. */
const wholeFeatures = [...files].flatMap(([path, code]) =>
  [
    ...code.matchAll(/import (?:type )?\w+ from '#i18n\/locales\/\w+\/(\w+)\.json'/g),
    ...code.matchAll(/import\('#i18n\/locales\/\w+\/(\w+)\.json'/g)
  ].map(([, feature = '']) => ({ path, feature }))
)

/**
 * The keys used by the source: `'feature:key'`, lists passed to `translateTexts`, names imported from a file of texts, keys with a
 * placeholder, the keys of a feature that is imported as a whole, and codes of errors, whose texts are added to a response.
 */
function collectUsedKeys(): Set<string> {
  const used = new Set<string>()
  const existing = features.flatMap(feature => readKeys('mn', feature).map(key => ({ feature, key })))
  const quoted = new Set([...files.values()].flatMap(findQuoted))
  for (const code of readKeys('mn', 'errors')) if (quoted.has(code)) used.add(`errors:${code}`)
  for (const [path, code] of files) {
    const use = (feature: string, keys: Iterable<string>): void => {
      for (const key of keys) used.add(`${feature}:${key}`)
    }
    for (const [, feature = '', key = ''] of code.matchAll(/['"`](\w+):(\w+)['"`]/g)) use(feature, [key])
    for (const [, feature = '', list = ''] of code.matchAll(/translateTexts\(\s*\w+,\s*'(\w+)',\s*\[([^\]]*)\]/g))
      use(feature, findQuoted(list))
    for (const [, list = '', feature = ''] of code.matchAll(/import \{([^}]*)\} from '#i18n\/locales\/\w+\/(\w+)\.json'/g))
      use(
        feature,
        [...list.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name)
      )
    for (const [, of = '', start = '', end = ''] of code.matchAll(/`(\w+):(\w*)\$\{[^}]*\}(\w*)`/g)) {
      const names = start || end ? null : new Set(findQuoted(withImports(path)))
      for (const { feature, key } of existing)
        if (feature === of && key.startsWith(start) && key.endsWith(end) && (names?.has(key) ?? true)) use(feature, [key])
    }
    for (const { path: importer, feature } of wholeFeatures)
      if (path === importer || path.includes(`/${feature}/`)) {
        for (const [, start = ''] of code.matchAll(/\bt\(`(\w+_)\$\{[^}]*\}`/g)) {
          const ends = new Set(findQuoted(withImports(path)))
          use(
            feature,
            existing.flatMap(({ feature: of, key }) =>
              of === feature && key.startsWith(start) && ends.has(key.slice(start.length)) ? [key] : []
            )
          )
        }
        use(feature, [...findQuoted(code), ...[...code.matchAll(/texts\.(\w+)/g)].map(([, key = '']) => key)])
      }
  }
  // The form for one, which `createTranslator` finds.
  for (const { feature, key } of existing)
    if (key.endsWith('_single') && used.has(`${feature}:${key.replace(/_single$/, '')}`)) used.add(`${feature}:${key}`)
  return used
}
const used = collectUsedKeys()

test.each(features)('%s has the same keys in both languages', feature => {
  expect(readKeys('en', feature).toSorted()).toEqual(readKeys('mn', feature).toSorted())
})

test.each(features)('%s has no key that the source does not ask for', feature => {
  expect(readKeys('mn', feature).filter(key => !used.has(`${feature}:${key}`))).toEqual([])
})

test.each(['mn', 'en'] as const)('every file of texts is known in %s', async locale => {
  const existing = (await import(`../src/i18n/locales/${locale}.ts`)) as Record<string, object>
  expect(Object.keys(existing[locale] ?? {}).toSorted()).toEqual(features.toSorted())
})

test('texts use the words of the glossary', () => {
  const replaced = /жакпот|лүүкбүүк|лукбук/i
  const texts = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(path => /\.(json|md|ts|astro)$/.test(path))
  expect(texts.filter(path => replaced.test(readFileSync(new URL(path, src), 'utf8')))).toEqual([])
})

test('a misspelt key is a type error', () => {
  expectTypeOf<'product:add'>().toExtend<TextKey>()
  expectTypeOf<'product:ad'>().not.toExtend<TextKey>()
  expectTypeOf<string>().not.toExtend<TextKey>()
  expectTypeOf<'ad'>().not.toExtend<KeysOf<'product'>>()
  // `toEqualTypeOf<TextKey>` compares every key with every other: with 3,262 of them the compiler gives up.
  expectTypeOf<'product:add'>().toExtend<Parameters<Translate>[0]>()
  expectTypeOf<'product:ad'>().not.toExtend<Parameters<Translate>[0]>()
  expectTypeOf(translateTexts<'product', 'add'>)
    .parameter(2)
    .toEqualTypeOf<readonly 'add'[]>()
})

test('one is counted in the singular, written as a number or in digits', () => {
  const t = createTranslator('en')
  expect([0, 1, 2, '1', '1,000'].map(n => t('classification:products', { n }))).toEqual([
    '0 products',
    '1 product',
    '2 products',
    '1 product',
    '1,000 products'
  ])
  expect(t('hotel:part_nights', { count: 1 })).toBe('Room, 1 night')
  expect(createTranslator('en', 'Shop', { 'classification:products': 'Goods: {{n}}' })('classification:products', { n: 2 })).toBe(
    'Goods: 2'
  )
})

const mongolianTexts = features.flatMap(feature =>
  Object.entries(JSON.parse(readFileSync(new URL(`mn/${feature}.json`, locales), 'utf8')) as Record<string, string>).map(([key, text]) => ({
    key: `${feature}:${key}`,
    text
  }))
)

// The vowels of a case ending, also of `руу` and `рүү`, follow the word before it, which a text with a name or a number does not know.
// `-нд` and `-р` have none; the others here follow money, which ends in төгрөг.
test('no case ending whose vowels depend on the value follows a placeholder', () => {
  const wrong = mongolianTexts.flatMap(({ key, text }) =>
    [...text.matchAll(/\{\{(\w+)\}\}»?(?:-(?!(?:р|нд)(?!\p{L}))| (?=[рл](?:уу|үү)(?!\p{L})))(\p{L}+)/gu)]
      .filter(
        ([, name = '', ending = '']) => !(['өөс', 'ийн', 'ийг'].includes(ending) && !/name|title|gift|provider|time|day|date/.test(name))
      )
      .map(([found]) => `${key} ${found}`)
  )
  expect(wrong).toEqual([])
})

test('readers are addressed politely', () => {
  expect(mongolianTexts.filter(({ text }) => /(?<!\p{L})(чи|чиний|чамд|чамайг|чамаас|чинь)(?!\p{L})/iu.test(text))).toEqual([])
})

test('every e-mail begins with the same greeting', () => {
  const greeting = /^Сайн байна уу(?:, \{\{name\}\})?(?=\?\n|$)/
  expect(mongolianTexts.filter(({ text }) => text.startsWith('Сайн байна уу') && !greeting.test(text))).toEqual([])
})

test.each([
  ['window', '2026.11.26, 09:00–12:00', '26 November 2026, 09:00–12:00'],
  ['range', '2026.11.26 – 2026.11.26', '26 November 2026 – 26 November 2026'],
  ['hours', '2026.11.26 12:00 цагаас өмнө', 'before 26 November 2026, 12:00'],
  ['pickup', '2026.11.26 09:00 цагаас', 'from 26 November 2026, 09:00']
] as const)('a promise by %s is printed in dates of the language', (kind, text, english) => {
  const promise = { kind, from: '2026-11-26T01:00:00.000Z', to: '2026-11-26T04:00:00.000Z' }
  expect(formatPromisePeriod(promise, 'mn', createTranslator('mn'))).toBe(text)
  expect(formatPromisePeriod(promise, 'en', createTranslator('en'))).toBe(english)
})

test('a late delivery is not announced for a time that has passed', () => {
  const t = createTranslator('mn')
  const promise = { kind: 'hours', from: '2026-11-26T03:00:00.000Z', to: '2026-11-26T08:00:00.000Z' } as const
  const [before, after] = [new Date('2026-11-26T07:59:00Z'), new Date('2026-11-26T08:01:00Z')]
  expect(formatOrderPromise(promise, before, 'mn', t)).toBe(formatPromise(promise, before, 'mn', t))
  expect(formatOrderPromise(promise, after, 'mn', t)).toBe(t('order:promise_late', { time: '2026.11.26 16:00' }))
  expect(formatOrderPromise({ ...promise, kind: 'pickup' }, after, 'mn', t)).not.toContain(
    t('order:promise_late', { time: '' }).slice(0, 5)
  )
})

test.each([
  ['/', 'mn', '/'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/cart', 'en', '/cart'],
  ['/english', 'mn', '/english'],
  ['/en//evil.example', 'en', '/evil.example'],
  ['//evil.example/cart', 'mn', '/evil.example/cart']
])('%s is a path in %s: %s', (pathname, locale, path) => expect(splitPath(pathname)).toEqual({ locale, path }))
