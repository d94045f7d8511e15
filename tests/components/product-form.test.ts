import { expect, test } from 'vitest'
import { makeVariants } from '#components/product-admin/make-variants.ts'
import { mergeTyped, NEW_VARIANT, toForm } from '#components/product-admin/product-form.ts'
import type { EditedProduct } from '#contract/product-edit.ts'

const HAT: EditedProduct = {
  id: 1,
  handle: 'hat',
  version: 3,
  state: 'published',
  updated_at: '2026-11-20T00:00:00.000Z',
  document: {
    handle: 'hat',
    title: { mn: 'Малгай', en: null },
    badges: ['new'],
    available_on: '2026-11-01T00:00:00.000Z',
    discontinued: false,
    properties: [
      { name: { mn: 'Жин', en: 'Weight' }, value: { mn: '350 г', en: '350 g' } },
      { name: { mn: 'Материал' }, value: { mn: 'Ноос' } }
    ],
    variants: [{ sku: 'HAT-1', options: { colour: 'black' }, price: 45_000, sale_price: null }],
    words: [{ key: 'colour', value: 'black', label: { mn: 'Хар', en: 'Black' }, hex: '#000000' }]
  },
  pictures: {},
  reserved: {}
}

test('a product becomes a form with labels, and its weight a field', () => {
  const form = toForm(HAT, 'mn')
  expect(form).toMatchObject({ weight: '0.35', options: [{ key: 'colour', values: 'Хар' }] })
  expect(form.details).toEqual([{ name: { mn: 'Материал' }, value: { mn: 'Ноос' } }])
  expect(form.variants).toMatchObject([{ sku: 'HAT-1', storedSku: 'HAT-1', options: { colour: 'Хар' }, price: '45,000' }])
})

test('a stale form keeps what was typed, and has the new values of the other fields', () => {
  const began = { ...HAT, document: { ...HAT.document, title: { mn: 'Хуучин нэр' }, badges: [] } }
  const typed = { ...toForm({ ...began, state: 'draft' }, 'mn'), title: { mn: 'Миний нэр' }, weight: '0.4' }
  const merged = mergeTyped(
    typed,
    HAT,
    { title: { mn: 'Хуучин нэр', en: null }, badges: [], available_on: '9999-12-31T00:00:00.000Z' },
    'mn'
  )
  expect(merged).toMatchObject({ title: { mn: 'Миний нэр' }, weight: '0.4', badges: ['new'], state: 'published' })
})

test('variants are made of every combination; typed ones are kept, unlisted ones dropped', () => {
  const row = { ...NEW_VARIANT, sku: 'A', storedSku: 'A', price: '1,000', options: { colour: 'Хар' } }
  const gone = { ...NEW_VARIANT, sku: 'B', options: { colour: 'Цагаан' } }
  const options = [
    { key: 'colour', values: 'хар, Улаан, улаан' },
    { key: 'size', values: 'S; M' }
  ]
  const made = makeVariants({ options, variants: [row, gone] })
  expect(made.map(each => [each.sku, each.price, ...Object.values(each.options)])).toEqual([
    ['A', '1,000', 'хар', 'S'],
    ['', '1,000', 'хар', 'M'],
    ['', '1,000', 'Улаан', 'S'],
    ['', '1,000', 'Улаан', 'M']
  ])
  const sums = makeVariants({ options: [{ key: 'sum', values: '50,000₮; 150,000₮;' }], variants: [] })
  expect(sums.map(each => each.options['sum'])).toEqual(['50,000₮', '150,000₮'])
  expect(makeVariants({ options: [], variants: [NEW_VARIANT] })).toHaveLength(1)
})
