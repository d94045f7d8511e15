import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateBanner, withIds, moveBanner, newBanner, withBanner } from '#components/admin/banners.ts'
import { parseMenuForm, type MenuEntry, validateMenu, applyMenuAction } from '#components/admin/menus.ts'
import { readPostedForm } from '#components/form/form.ts'
import { parseProductSlugs } from '#components/admin/product-slugs.ts'
import { periodState } from '#components/admin/period-state.ts'
import { isSlug, RESERVED_PATHS } from '#domain/slug.ts'

const posted = (fields: Record<string, string>) =>
  readPostedForm(new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams(fields) }))
const entry = (mn: string, href = '/sale', children?: MenuEntry[]): MenuEntry => ({
  title: { mn },
  href,
  ...(children ? { children } : {})
})
const menu = [entry('а'), entry('б', '', [entry('в'), entry('г')])]

test("a page cannot use a path of the shop's own routes", () => {
  const own = ['src/pages', 'public'].flatMap(folder => readdirSync(new URL(`../../${folder}`, import.meta.url)))
  const first = own.map(name => name.replace(/\.(astro|ts)$/, ''))
  expect(first).toContain('contact')
  // Routes that display the content page of their path.
  const withContent = ['contact', 'lease']
  expect(first.filter(name => isSlug(name) && !withContent.includes(name) && !RESERVED_PATHS.has(name))).toEqual([])
})

test('a menu form is parsed for any input', async () => {
  const form = await posted({
    '0_is': '1',
    '0_title_mn': ' а ',
    '0_href': '/sale',
    '1_is': '1',
    '1_title_mn': 'б',
    '1-0_is': '1',
    '1-0_title_mn': 'в',
    '1-0_href': '/sale',
    '1-1_is': '1',
    '1-1_title_mn': 'г',
    '1-1_href': '/sale'
  })
  expect(parseMenuForm(form)).toEqual(menu)
})

test('the buttons of a menu move, add and remove entries on both levels', () => {
  const names = (entries: readonly MenuEntry[]): unknown[] =>
    entries.map(({ title, children }) => (children ? [title.mn ?? '', ...names(children)] : (title.mn ?? '')))
  expect(names(applyMenuAction(menu, 'up:1'))).toEqual([['б', 'в', 'г'], 'а'])
  expect(names(applyMenuAction(menu, 'down:1-0'))).toEqual(['а', ['б', 'г', 'в']])
  expect(names(applyMenuAction(menu, 'remove:1-0'))).toEqual(['а', ['б', 'г']])
  expect(names(applyMenuAction(menu, 'add:'))).toEqual(['а', ['б', 'в', 'г'], ''])
  expect(names(applyMenuAction(menu, 'add:0-'))).toEqual([
    ['а', ''],
    ['б', 'в', 'г']
  ])
  for (const odd of ['', 'remove:', 'up:9', 'up:9-9', 'remove:x', 'nothing:0-9'])
    expect(names(applyMenuAction(menu, odd))).toEqual(names(menu))
})

test('a menu entry needs a title and a valid link; a column heading needs no link', () => {
  expect(validateMenu(menu)).toEqual([])
  expect(validateMenu([entry('', 'javascript:alert(1)'), entry('б', '', [entry('в', '//evil.example')])])).toEqual([
    { id: '0', field: 'title' },
    { id: '0', field: 'href' },
    { id: '1-0', field: 'href' }
  ])
})

test('a banner is changed, added, moved and validated', () => {
  const { id: _id, ...older } = newBanner()
  const banners = withIds([
    { ...older, title: { mn: 'нэг' } },
    { ...older, title: { mn: 'хоёр' } }
  ])
  const [one, two] = banners
  if (!one || !two) throw new Error('Two banners were expected.')
  expect(moveBanner(banners, two.id, -1).map(({ id }) => id)).toEqual([two.id, one.id])
  expect(moveBanner(banners, one.id, -1)).toEqual(banners)
  expect(withBanner(banners, { ...two, href: '/sale' })[1]?.href).toBe('/sale')
  expect(withBanner(banners, newBanner())).toHaveLength(3)
  expect(validateBanner(one)).toEqual([])
  const wrong = {
    ...one,
    title: {},
    slot: '',
    href: 'javascript:alert(1)',
    from: '2026-11-22T00:00:00.000Z',
    to: '2026-11-21T00:00:00.000Z'
  }
  expect(validateBanner(wrong)).toEqual(['title', 'slot', 'href', 'to'])
  expect(validateBanner({ ...one, slot: 'home', cta: { mn: 'Үзэх' } })).toEqual(['href'])
})

test('products are parsed from slugs, paths or URLs; times are in Ulaanbaatar time', async () => {
  expect(parseProductSlugs('blue-cup\n/products/red-cup, http://shop.mn/en/products/tea?x=1#y  blue-cup /')).toEqual([
    'blue-cup',
    'red-cup',
    'tea'
  ])
  const form = await posted({ from: '2026-11-22T00:30', to: 'tomorrow', body_mn: '{', body_en: '[]' })
  expect([form.timestamp('from'), form.timestamp('to')]).toEqual(['2026-11-21T16:30:00.000Z', null])
  expect([form.document('body_mn'), form.document('body_en'), form.document('body')]).toEqual([null, [], null])
})

test('a period is upcoming, running or over', () => {
  const now = new Date('2026-11-22T00:00:00Z')
  expect(periodState(null, null, now)).toBe('running')
  expect(periodState('2026-11-22T00:00:01Z', null, now)).toBe('coming')
  expect(periodState('2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', now)).toBe('over')
})
