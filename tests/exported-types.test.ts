import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** knip reports exported values that no other file uses, but not types that their own file uses. */
test('an exported type is used by another file', () => {
  const files = globSync('{src,tests,e2e}/**/*.{ts,tsx,astro}').map(path => ({ path, text: readFileSync(path, 'utf8') }))
  const users = new Map<string, number>()
  for (const { text } of files) for (const word of new Set(text.match(/\b[A-Z]\w*/g))) users.set(word, (users.get(word) ?? 0) + 1)
  const exported = files
    .filter(({ path }) => path.startsWith('src/') && path.endsWith('.ts'))
    .flatMap(({ path, text }) => [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name = '']) => ({ path, name })))
  expect(exported.length).toBeGreaterThan(500)
  expect(exported.filter(({ name }) => users.get(name) === 1)).toEqual([])
})
