import { expect, test } from 'vitest'
import { toHomeFields, HOME_KINDS, createHomeSection, parseHomeForm, applyHomeAction } from '#components/admin/home-form.ts'
import { settingSchemas } from '#contract/setting.ts'

test('any parsed form is a valid setting', () => {
  expect(settingSchemas.home.safeParse(HOME_KINDS.map(createHomeSection)).error).toBeUndefined()
})

test('a form is parsed to its sections, and invalid values are dropped', () => {
  const form = {
    '0_kind': 'hero',
    '1_kind': 'products',
    '1_title_mn': 'Шинэ',
    '1_href': 'https://evil.example',
    '1_most': '9000',
    '1_sale': '1',
    '1_sort': 'nothing',
    '2_kind': 'script',
    '3_kind': 'entries',
    '3_of': 'news',
    '3_tag': ''
  }
  const parts = parseHomeForm(form)
  expect(parts).toEqual([
    { kind: 'hero' },
    {
      kind: 'products',
      title: { mn: 'Шинэ', en: '' },
      text: { mn: '', en: '' },
      href: '/products',
      layout: 'grid',
      most: 40,
      taxon: null,
      brand: null,
      sale: true,
      sort: 'date_desc',
      ids: []
    },
    { kind: 'entries', of: 'news', title: { mn: '', en: '' }, text: { mn: '', en: '' }, tag: null, most: 4 }
  ])
  expect(settingSchemas.home.safeParse(parts).success).toBe(true)
})

test('buttons move, remove and add sections', () => {
  const parts = [createHomeSection('hero'), createHomeSection('deal'), createHomeSection('lease')]
  const kinds = (action: string): string[] => applyHomeAction(parts, action).map(({ kind }) => kind)
  expect(kinds('up:1')).toEqual(['deal', 'hero', 'lease'])
  expect(kinds('up:0')).toEqual(['hero', 'deal', 'lease'])
  expect(kinds('down:1')).toEqual(['hero', 'lease', 'deal'])
  expect(kinds('remove:2')).toEqual(['hero', 'deal'])
  expect(kinds('add:banner')).toEqual(['hero', 'deal', 'lease', 'banner'])
  expect(kinds('remove:9')).toEqual(['hero', 'deal', 'lease'])
})

test('sections are hidden, shown, moved to a place and filled by hand, and the form keeps all of it', () => {
  const parts = applyHomeAction([createHomeSection('hero'), createHomeSection('products'), createHomeSection('deal')], 'hide:0')
  const picked = ['pick:1-7', 'pick:1-9', 'pick:1-8', 'unpick:1-9', 'to:1-2'].reduce<ReturnType<typeof applyHomeAction>>(
    applyHomeAction,
    parts
  )
  expect(picked.map(({ kind, hidden }) => [kind, hidden])).toEqual([
    ['hero', true],
    ['deal', undefined],
    ['products', undefined]
  ])
  expect(picked[2]).toMatchObject({ ids: [7, 8] })
  expect(settingSchemas.home.safeParse(picked).success).toBe(true)
  expect(parseHomeForm(Object.fromEntries(toHomeFields(picked)))).toEqual(picked)
  expect(applyHomeAction(picked, 'show:0')[0]).toEqual({ kind: 'hero' })
})
