import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const WORN = /class(?::list)?=(?:"(?:[^"]*\s)?(?:sechead|more)(?:\s[^"]*)?"|\{\[[^\]]*['"](?:sechead|more)['"])/

test('whatever wears the styles of a section brings them: they are no part of every page', () => {
  const root = new URL('../../src/', import.meta.url).pathname
  const files = globSync('**/*.astro', { cwd: root }).map(file => [file, readFileSync(root + file, 'utf8')] as const)
  const wearing = files.filter(([, text]) => WORN.test(text))
  expect(wearing.length).toBeGreaterThan(20)
  expect(wearing.filter(([, text]) => !text.includes('styles/section.css')).map(([file]) => file)).toEqual([])
})
