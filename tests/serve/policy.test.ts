import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertStyles, restrictPolicy, takeHashes } from '#serve/policy.ts'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test("keeps the hashes of the page's own scripts and styles, and every other rule", () => {
  const policy = `default-src 'self'; script-src 'self' ${hash('run()')} ${hash('other()')}; style-src 'self' ; style-src-attr 'unsafe-inline';`
  const html =
    '<style>a{}</style><style>evil{}</style><script type="module" src="/x.js"></script><script>run()</script><script>a{}</script>'
  const known = { script: new Set<string>(), style: new Set([hash('a{}').slice(1, -1), hash('b{}').slice(1, -1)]), marked: new Map() }
  expect(restrictPolicy(policy, Buffer.from(html), known)).toBe(
    `default-src 'self';script-src 'self' ${hash('run()')};style-src 'self' ${hash('a{}')};style-src-attr 'unsafe-inline'`
  )
})

test('takes all hashes out of the manifest, and adds those of the inline styles of its routes', () => {
  const directive = (hashes: (string | { hash: 'sha256-x'; kind: 'default' })[]) => ({ resources: [], hashes, strictDynamic: false })
  const csp = {
    scriptHashes: ['sha256-a'],
    styleHashes: ['sha256-b'],
    scriptDirective: directive(['sha256-a', { hash: 'sha256-x', kind: 'default' }]),
    styleDirective: directive(['sha256-b'])
  }
  const styles = [
    { type: 'inline', content: 'a{}' },
    { type: 'external', src: '/a.css' }
  ]
  const manifest = { csp, routes: [{ styles }, { styles }], shouldInjectCspMetaTags: true }
  expect(takeHashes(manifest as never)).toEqual({
    script: new Set(['sha256-a', 'sha256-x']),
    style: new Set(['sha256-b', hash('a{}').slice(1, -1)]),
    marked: new Map([['\u00010', { text: Buffer.from('a{}'), digest: hash('a{}').slice(8, -1) }]])
  })
  expect(manifest).toMatchObject({ shouldInjectCspMetaTags: false, csp: { cspDestination: 'adapter' } })
  expect(csp).toMatchObject({ scriptHashes: [], styleHashes: [], scriptDirective: { hashes: [] }, styleDirective: { hashes: [] } })
})

test('marks the styles of routes, and inserts and allows those whose marks a page has', () => {
  const styles = ['a{}', "@media print{a::after{content:'Сагс'}}"].map(content => ({ type: 'inline', content }))
  const csp = { scriptHashes: [], styleHashes: [], scriptDirective: { hashes: [] }, styleDirective: { hashes: [] } }
  const known = takeHashes({ csp, routes: [{ styles }, { styles: [{ type: 'inline', content: 'a{}' }] }] } as never)
  expect(styles.map(({ content }) => content)).toEqual(['\u00010', '\u00011'])
  const page = Buffer.from(
    '\u00010<p>Сагс</p><style>\u00011</style><style>@media screen{}</style><style>\u00010</style><p>\u00010</p>\u0001'
  )
  expect(insertStyles(page, known).toString()).toBe(
    "\u00010<p>Сагс</p><style>@media print{a::after{content:'Сагс'}}</style><style>@media screen{}</style><style>a{}</style><p>\u00010</p>\u0001"
  )
  expect(restrictPolicy("style-src 'self'", page, known)).toBe(
    `style-src 'self' ${hash("@media print{a::after{content:'Сагс'}}")} ${hash('a{}')}`
  )
})

test('hashes no structured data', () => {
  const page = Buffer.from('<script type="application/ld+json">{}</script>')
  const known = { script: new Set<string>(), style: new Set<string>(), marked: new Map() }
  expect(restrictPolicy(`script-src 'self' ${hash('{}')}`, page, known)).toBe("script-src 'self'")
})

test.each(['<script>', '<style', '</script>', '</style>', '<script></script>', '<style>a{}<script>'])(
  'recognizes styles and scripts after %s in an attribute',
  title => {
    const policy = `script-src 'self' ${hash('run()')};style-src 'self' ${hash('a{}')}`
    const page = `<meta content="${title}"><style>a{}</style><i title="${title}"></i><script>run()</script><i title="${title}"></i>`
    expect(restrictPolicy(policy, Buffer.from(page), { script: new Set(), style: new Set(), marked: new Map() })).toBe(policy)
  }
)

test('recognizes styles with Mongolian text and with attributes', () => {
  const policy = `style-src 'self' ${hash("a::after{content:'Сагс'}")}`
  expect(
    restrictPolicy(policy, Buffer.from(`<style data-of="x">a::after{content:'Сагс'}</style>`), {
      script: new Set(),
      style: new Set(),
      marked: new Map()
    })
  ).toBe(policy)
})
