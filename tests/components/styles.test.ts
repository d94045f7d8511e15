import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineTokens } from '#styles/inline-tokens.ts'
import { scaleWidths } from '#styles/scale-widths.ts'

const root = join(import.meta.dirname, '../../src')
const read = (pattern: string): [string, string][] =>
  globSync(pattern, { cwd: root }).map(file => [file, readFileSync(join(root, file), 'utf8')])

/** Style sheets of single pages, with a pattern of their classes. */
const OF_FEW_PAGES: Record<string, RegExp> = {
  'styles/section.css': /class="[^"]*\bsection-header\b/,
  'styles/more-link.css': /class="[^"]*\bmore-link\b/,
  'styles/empty-state.css': /class="[^"]*\bempty-state\b/,
  'styles/page-header.css': /class="[^"]*\bpage-header\b/,
  'styles/hero-heading.css': /class="[^"]*\bheading-hero\b/
}

test.each(Object.entries(OF_FEW_PAGES))('a component with a class of %s imports it', (file, classes) => {
  const users = read('**/*.astro').filter(([, text]) => classes.test(text))
  expect(users.length).toBeGreaterThan(1)
  expect(users.filter(([, text]) => !text.includes(file)).map(([name]) => name)).toEqual([])
})

test('no style sheet is longer than 300 lines', () => {
  const sheets = read('**/*.css')
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter(([, text]) => text.split('\n').length > 301).map(([name]) => name)).toEqual([])
})

/** Permitted short words in class names. */
const SHORT_WORDS = /^(?:qr|js|no|to|is|or|h[1-3]|\d)$/

test('class names are whole words', () => {
  const sheets = [
    ...read('**/*.css'),
    ...read('**/*.astro').map(([name, text]): [string, string] => [name, /<style[^>]*>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''])
  ]
  const selectors = sheets.flatMap(([, text]) =>
    [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/^[^:;@]*\.[a-zA-Z][^;]*\{/gm)].map(([line]) => line)
  )
  const classes = new Set(selectors.flatMap(selector => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)))
  expect(classes.size).toBeGreaterThan(400)
  const short = [...classes].filter(name => name.split('-').some(word => word.length < 3 && !SHORT_WORDS.test(word)))
  expect(short).toEqual([])
})

test('tokens become their values, except colours and what a theme changes', () => {
  const plugin = inlineTokens()
  const inlined = (prop: string, value: string): string | null => {
    const declaration = { prop, value, isRemoved: false, remove: () => void (declaration.isRemoved = true) }
    plugin.Declaration(declaration)
    return declaration.isRemoved ? null : declaration.value
  }
  expect(inlined('margin', 'calc(var(--container-page) / 2) var(--radius-hair) var(--unknown, 0)')).toBe(
    'calc(90rem / 2) 2px var(--unknown, 0)'
  )
  expect(inlined('--radius-hair', '2px')).toBeNull()
  for (const kept of ['var(--shadow-lift)', 'var(--font-sans)']) expect(inlined('color', kept)).toBe(kept)
  expect(inlined('color', 'var(--color-sky)')).toBe('var(--sky)')
  expect(inlined('--shadow-lift', 'none')).toBe('none')
})

test('limits of widths follow the text size, and of heights do not', () => {
  const scale = (params: string): string => {
    const rule = { params }
    scaleWidths().OnceExit({ walkAtRules: (_, visit) => visit(rule) })
    return rule.params
  }
  expect(scale('(max-width: 992px)')).toBe('(max-width: 62em)')
  expect(scale('(min-width:992.02px) and (max-width: 1439.98px)')).toBe('(min-width:62.0012em) and (max-width: 89.9988em)')
  expect(scale('(min-width: 993px)')).toBe('(min-width: 62.0625em)')
  for (const kept of ['(max-height: 480px)', '(min-width: 40rem)', 'print']) expect(scale(kept)).toBe(kept)
})

test('characters without a shape load no font', () => {
  const ranges = [...readFileSync('src/styles/rare-fonts.css', 'utf8').matchAll(/unicode-range: ([^;]+);/g)]
    .flatMap(([, list = '']) => list.split(', '))
    .map(range =>
      range
        .slice(2)
        .split('-')
        .map(code => Number.parseInt(code, 16))
    )
  expect(ranges.length).toBeGreaterThan(8)
  for (const code of [0x200b, 0x200c, 0x200d, 0x200e, 0x2060, 0xfe0f, 0xfeff])
    expect(
      ranges.filter(([from = 0, to = from]) => from <= code && code <= to),
      code.toString(16)
    ).toEqual([])
})

test('the buttons of islands have a style of every page, or of islands', () => {
  const sheets = [...read('styles/*.css'), ...read('islands/**/*.css')].map(([, text]) => text).join('\n')
  const used = read('islands/**/*.tsx').flatMap(([name, text]) =>
    [...text.matchAll(/"button (button-[^"]*)"/g)].flatMap(([, classes = '']) => classes.split(' ').map(each => ({ name, each })))
  )
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter(({ each }) => !sheets.includes(`.${each}`))).toEqual([])
})
