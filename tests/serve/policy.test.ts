import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { restrictPolicy } from '#serve/policy.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("keeps the hashes of the page's own scripts and styles, and every other rule", () => {
  const policy = `default-src 'self'; script-src 'self' ${hash('run()')} ${hash('other()')}; style-src 'self' ${hash('a{}')} ${hash('b{}')}; style-src-attr 'unsafe-inline'`
  const html = '<style>a{}</style><script type="module" src="/x.js"></script><script>run()</script>'
  expect(restrictPolicy(policy, html)).toBe(
    `default-src 'self'; script-src 'self' ${hash('run()')}; style-src 'self' ${hash('a{}')}; style-src-attr 'unsafe-inline'`
  )
})

test('recognizes styles with Mongolian text and with attributes', () => {
  const policy = `style-src 'self' ${hash("a::after{content:'Сагс'}")}`
  expect(restrictPolicy(policy, `<style data-of="x">a::after{content:'Сагс'}</style>`)).toBe(policy)
})
