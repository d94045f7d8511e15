import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../src/', import.meta.url)
const locales = new URL('i18n/locales/', src)
const features = readdirSync(new URL('mn/', locales)).map(name => name.replace('.json', ''))
const keysOf = (locale: string, feature: string): string[] =>
  Object.keys(JSON.parse(readFileSync(new URL(`${locale}/${feature}.json`, locales), 'utf8')) as Record<string, string>)

const code = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(ts|tsx|astro)$/.test(path) && !path.startsWith('server/db/demo/'))
  .map(path => readFileSync(new URL(path, src), 'utf8'))
  .join('\n')
/** Every text in quotes, and what stands before a placeholder in a key that is put together: `order:s_${…}`. */
const quoted = new Set([...code.matchAll(/(['"`])([\w:-]+)\1/g)].map(([, , text]) => text))
const builtFrom = [...code.matchAll(/`(\w+:\w*)\$\{/g)].flatMap(([, start]) => start ?? [])

test.each(features)('%s says the same things in both languages', feature => {
  expect(keysOf('en', feature).toSorted()).toEqual(keysOf('mn', feature).toSorted())
})

test.each(features)('%s says nothing that no page asks for', feature => {
  const starts = builtFrom.filter(start => start.startsWith(`${feature}:`) && start !== `${feature}:`)
  const wholeFeature = builtFrom.includes(`${feature}:`)
  const unused = keysOf('mn', feature).filter(key => {
    const name = `${feature}:${key}`
    return !quoted.has(name) && !quoted.has(key) && !wholeFeature && !starts.some(start => name.startsWith(start))
  })
  expect(unused).toEqual([])
})
