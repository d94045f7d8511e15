import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateBanner, withIds, moveBanner, createBanner, withBanner } from '#components/admin/banners.ts'
import { findAnnouncementErrors, parseAnnouncements } from '#components/admin/announcements.ts'
import { parseMenuForm, type MenuEntry, validateMenu, applyMenuAction } from '#components/admin/menus.ts'
import { parseDeliveryForm, toDeliveryFields } from '#components/admin/setup/delivery-form.ts'
import { fillTemplate, listMissingFacts } from '#components/admin/setup/legal-template.ts'
import { readPostedForm } from '#components/form/form.ts'
import { parseProductSlugs } from '#components/admin/product-slugs.ts'
import { toPeriodState } from '#components/admin/period-state.ts'
import { calculateContrastRatio, isReadableColour, toMainColourTokens, MIN_CONTRAST } from '#domain/colour.ts'
import { LEGAL_PAGES } from '#domain/legal-page.ts'
import { LOCALES } from '#domain/site.ts'
import { listRowsWithoutKind } from '#components/wheel/wheel-form.ts'
import { toRouletteField, toRoulettePrizes } from '#components/wheel/roulette-form.ts'
import { createTranslator } from '#i18n/translator.ts'
import { DELIVERY_SETTING } from '#domain/delivery-setting.ts'
import { isSlug, RESERVED_PATHS } from '#domain/slug.ts'

const toFormData = (fields: Record<string, string>) =>
  readPostedForm(new Request('http://shop.test/', { method: 'POST', body: new URLSearchParams(fields) }))
const createEntry = (mn: string, href = '/sale', children?: MenuEntry[]): MenuEntry => ({
  title: { mn },
  href,
  ...(children ? { children } : {})
})
const menu = [createEntry('а'), createEntry('б', '', [createEntry('в'), createEntry('г')])]

test("a page cannot use a path of the shop's own routes", () => {
  const own = ['src/pages', 'public'].flatMap(folder => readdirSync(new URL(`../../${folder}`, import.meta.url)))
  const first = own.map(name => name.replace(/\.(astro|ts)$/, ''))
  expect(first).toContain('contact')
  // Routes that display the content page of their path.
  const withContent = ['contact', 'lease']
  expect(first.filter(name => isSlug(name) && !withContent.includes(name) && !RESERVED_PATHS.has(name))).toEqual([])
})

test('a menu form is parsed for any input', async () => {
  const form = await toFormData({
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
  expect(validateMenu([createEntry('', 'javascript:alert(1)'), createEntry('б', '', [createEntry('в', '//evil.example')])])).toEqual([
    { id: '0', field: 'title' },
    { id: '0', field: 'href' },
    { id: '1-0', field: 'href' }
  ])
})

test('a banner is changed, added, moved and validated', () => {
  const { id: _id, ...older } = createBanner()
  const banners = withIds([
    { ...older, title: { mn: 'нэг' } },
    { ...older, title: { mn: 'хоёр' } }
  ])
  const [one, two] = banners
  if (!one || !two) throw new Error('Two banners were expected.')
  expect(moveBanner(banners, two.id, -1).map(({ id }) => id)).toEqual([two.id, one.id])
  expect(moveBanner(banners, one.id, -1)).toEqual(banners)
  expect(withBanner(banners, { ...two, href: '/sale' })[1]?.href).toBe('/sale')
  expect(withBanner(banners, createBanner())).toHaveLength(3)
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
  const form = await toFormData({ from: '2026-11-22T00:30', to: 'tomorrow', body_mn: '{', body_en: '[]' })
  expect([form.timestamp('from'), form.timestamp('to')]).toEqual(['2026-11-21T16:30:00.000Z', null])
  expect([form.document('body_mn'), form.document('body_en'), form.document('body')]).toEqual([null, [], null])
})

test('a period is upcoming, running or over', () => {
  const now = new Date('2026-11-22T00:00:00Z')
  expect(toPeriodState(null, null, now)).toBe('running')
  expect(toPeriodState('2026-11-22T00:00:01Z', null, now)).toBe('coming')
  expect(toPeriodState('2026-11-21T00:00:00Z', '2026-11-22T00:00:00Z', now)).toBe('over')
})

const CONTACT = {
  name: { mn: 'Хүрэн тэмээ' },
  logo: null,
  legal_name: { mn: 'Хүрэн тэмээ ХХК' },
  register_number: '6123457',
  phone: '77001188',
  email: '',
  address: { mn: 'Улаанбаатар' },
  hours: {},
  facebook: '',
  slogan: {}
}

test.each(LEGAL_PAGES)('the draft of %s has the facts of the shop in both languages, without sentences of missing ones', page => {
  const { title, body } = fillTemplate(page, CONTACT, 'https://temee.mn')
  const texts = LOCALES.map(locale => JSON.stringify(body[locale]))
  expect([title['mn'], title['en']].every(text => text && !text.startsWith('#'))).toBe(true)
  for (const text of texts) {
    expect(text).toContain('Улаанбаатар')
    expect(text).not.toMatch(/\{\{|E-mail|И-мэйл/)
  }
  expect(listMissingFacts(CONTACT)).toEqual(['email', 'hours'])
})

test('the delivery form keeps every value of the setting', () => {
  const fields = toDeliveryFields(DELIVERY_SETTING)
  expect(parseDeliveryForm(fields, DELIVERY_SETTING)).toEqual(DELIVERY_SETTING)
  const changed = parseDeliveryForm({ ...fields, price: '7,500₮', zone_81: '', window: '' }, DELIVERY_SETTING)
  expect(changed.capital).toMatchObject({ price: 7500, window: null })
  expect(changed.elsewhere?.prices).not.toHaveProperty('81')
})

test('colours of both themes are readable for every accepted main colour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), number => {
      const hex = `#${number.toString(16).padStart(6, '0')}`
      fc.pre(isReadableColour(hex))
      const { light, dark } = toMainColourTokens(hex)
      const pairs = [
        [light['sky'], '#f6f4f0'],
        [light['sky'], light['sky-tint']],
        [light['sky-hover'], '#ffffff'],
        [dark['sky'], '#1e2838'],
        [dark['sky'], dark['sky-tint']],
        [dark['sky'], dark['on-sky']]
      ] as const
      for (const [text = '', ground = ''] of pairs) expect(calculateContrastRatio(text, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    })
  )
  expect(isReadableColour('#ffee00')).toBe(false)
  expect(isReadableColour('red')).toBe(false)
})

test('a row that lacks the field on which the others depend is reported, not dropped; an empty one is none', async () => {
  const announcements = parseAnnouncements(
    await toFormData({ '0_href': '/sale', '1_from': '2026-12-01T10:00', '2_id': 'x', '3_href': '/a', '3_remove': '1' })
  )
  expect(Object.keys(findAnnouncementErrors(announcements, createTranslator('mn')))).toEqual(['0_text', '1_text'])

  expect(listRowsWithoutKind(await toFormData({ kind_0: 'points', value_0: '5', chance_1: '20', kind_2: '' }))).toEqual(['kind_1'])

  const roulette = await toFormData({ title_mn_0: 'Аяга', title_en_0: 'Cup', weight_0: '1', weight_1: '3', id_2: '7', weight_2: '1' })
  expect(toRoulettePrizes(roulette).map(({ title }) => title.mn)).toEqual(['Аяга', ''])
  expect(toRouletteField(roulette, 'prizes.1.title.mn')).toBe('title_mn_1')
})
