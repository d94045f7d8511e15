import { expect, test } from 'vitest'
import { findHalfFilled } from '#components/product-admin/find-half-filled.ts'
import { makeVariants } from '#components/product-admin/make-variants.ts'
import { toProductFields } from '#components/product-admin/product-body.ts'
import { applyExtraAction } from '#components/product-admin/product-extras.ts'
import { readProductForm } from '#components/product-admin/read-form.ts'
import { parseProductForm } from '#components/product-admin/parse-product-form.ts'
import { createForm, mergeTyped, NEW_VARIANT, type ProductForm, toForm } from '#components/product-admin/product-form.ts'
import { readPostedForm } from '#components/form/form.ts'
import { createTranslator } from '#i18n/translator.ts'
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
  reserved: {},
  names: {}
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

const EXTRAS: Partial<EditedProduct['document']> = {
  unit: { mn: 'хос', en: null },
  return_hours: 72,
  lease: false,
  preorder_on: '2026-12-20',
  size_chart: {
    columns: [
      { mn: 'Хэмжээ', en: 'Size' },
      { mn: 'Урт', en: null }
    ],
    rows: [['S', '10']]
  },
  package: [{ handle: 'scarf', quantity: 2 }],
  gift_skus: ['SOCKS-1'],
  nutrition: { per: 'ml', values: { energy: 42, fat: 0.5 }, ingredients: { mn: 'Ус', en: null }, allergens: { mn: null, en: null } },
  build_part: { slot: 'phone', offers: ['usb_c'] }
}

test('fields of few products become a form, and the form the same fields', () => {
  const stored: EditedProduct = { ...HAT, document: { ...HAT.document, ...EXTRAS }, names: { scarf: { mn: 'Ороолт' } } }
  const form = toForm(stored, 'mn')
  expect(form.bundle).toEqual([{ code: 'scarf', title: 'Ороолт', quantity: '2' }])
  const choices = { taxons: [], brands: [], stores: [], badges: [], branches: [], options: [] }
  expect(toProductFields(form, choices, stored)).toMatchObject(EXTRAS)
})

test('variants may have sales of their own times, kept to the second; the others have that of the product', () => {
  const sale = (sku: string, from: string | null, to: string | null) => ({
    sku,
    options: { size: sku },
    price: 1000,
    sale_price: 900,
    sale_start_at: from,
    sale_expire_at: to
  })
  const [one, two] = [
    ['2026-12-01T00:00:07.000Z', '2026-12-08T00:00:00.000Z'],
    ['2026-12-10T00:00:00.000Z', null]
  ] as const
  const variants = [sale('S', ...one), sale('M', ...two), sale('L', ...one)]
  const stored: EditedProduct = { ...HAT, document: { ...HAT.document, variants } }
  const form = toForm(stored, 'mn')
  expect(form.variants.map(({ ownSale }) => ownSale)).toEqual([false, true, false])
  const choices = { taxons: [], brands: [], stores: [], badges: [], branches: [], options: [] }
  const saved = (changes: Partial<typeof form> = {}) =>
    toProductFields({ ...form, ...changes }, choices, stored).variants?.map(each => [each.sale_start_at, each.sale_expire_at])
  expect(saved({ saleFrom: '2026-12-01T00:00:00.000Z' })).toEqual([one, two, one])
  expect(saved({ saleTo: null })).toEqual([[one[0], null], two, [one[0], null]])
  // Typed in any order, the earliest is the first sale.
  const [first] = form.variants
  const planned = { price: '800', from: '2026-11-27T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' }
  const rows = first ? [{ ...first, laterSales: [planned] }] : []
  expect(toProductFields({ ...form, variants: rows }, choices, stored).variants?.[0]).toMatchObject({
    sale_price: 800,
    sale_start_at: planned.from,
    // The minute of the stored start.
    later_sales: [{ price: 900, start_at: one[0], expire_at: one[1] }]
  })
})

test('a posted size chart loses empty rows and columns; a found product joins the bundle with its name', async () => {
  const body = new FormData()
  const fields = {
    chart_columns: 2,
    chart_rows: 2,
    chart_column_0_mn: 'Урт',
    chart_0_0: '10',
    name_of_scarf: 'Ороолт',
    nutrient_fat: '1,5'
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, String(value))
  const posted = await readPostedForm(new Request('http://shop.test', { method: 'POST', body }))
  const form = applyExtraAction(parseProductForm(posted), 'add_bundle', 'scarf', posted)
  const choices = { taxons: [], brands: [], stores: [], badges: [], branches: [], options: [] }
  expect(toProductFields(form, choices, null)).toMatchObject({
    size_chart: { columns: [{ mn: 'Урт', en: null }], rows: [['10']] },
    package: [{ handle: 'scarf', quantity: 1 }],
    nutrition: { per: 'g', values: { fat: 1.5 } }
  })
  expect(form.bundle).toEqual([{ code: 'scarf', title: 'Ороолт', quantity: '1' }])
})

test('a refused form keeps a cut that is not applied, half an option and a sale without a price', async () => {
  const body = new URLSearchParams({
    pictures: '1',
    pictures_0_source: 'a',
    pictures_0_id: 'a',
    pictures_0_shape: 'wide',
    pictures_0_crop_x: '12',
    pictures_0_crop_y: '80',
    pictures_0_crop_size: '65',
    option_0_key: 'colour',
    option_0_values: 'Хар',
    option_1_key: 'size',
    option_2_values: 'S, M',
    shown_options: JSON.stringify([{ key: 'colour', values: 'Хар' }]),
    variants: '1',
    variants_0_option_colour: 'Хар',
    variants_0_later: '2',
    variants_0_later_0_from: '2026-12-01T10:00'
  })
  const posted = await readPostedForm(new Request('http://shop', { method: 'POST', body }))
  const form = readProductForm(posted, 'save', '')
  expect(form.pictures).toMatchObject([{ crop: { shape: 'wide', x: '12', y: '80', size: '65' } }])
  expect(form.options.slice(1)).toEqual([
    { key: 'size', values: '' },
    { key: '', values: 'S, M' }
  ])
  expect(form.variants.map(({ options }) => options)).toEqual([{ colour: 'Хар' }])
  expect(makeVariants(form).map(({ options }) => options)).toEqual([{ colour: 'Хар' }])
  expect(form.variants[0]?.laterSales).toEqual([{ price: '', from: '2026-12-01T02:00:00.000Z', to: null }])
})

test('a new category is made inside the main one, or at the top, in the language of its name', () => {
  const choices = {
    taxons: [{ permalink: 'clothing', names: [{ mn: 'Хувцас' }] }],
    brands: [],
    stores: [],
    badges: [],
    branches: [],
    options: []
  }
  const taxonsOf = (changes: object) => toProductFields({ ...createForm(), ...changes }, choices, null).taxons
  expect(taxonsOf({ newTaxon: 'Малгай', otherTaxons: ['clothing'] })).toEqual([
    { names: [{ mn: 'Малгай' }] },
    { permalink: 'clothing', names: [{ mn: 'Хувцас' }] }
  ])
  expect(taxonsOf({ newTaxon: 'Hats', mainTaxon: 'clothing' })).toEqual([{ names: [{ mn: 'Хувцас' }, { en: 'Hats' }] }])
  expect(taxonsOf({ mainTaxon: 'clothing' })).toEqual([{ permalink: 'clothing', names: [{ mn: 'Хувцас' }] }])
})

test('what saving would drop is reported: half an option, the time of no sale, connections of no kind', () => {
  const list = (form: Partial<ProductForm>, before: ProductForm | null = null): string[] =>
    Object.keys(findHalfFilled({ ...createForm(), ...form }, before, createTranslator('mn')))
  const saleFrom = '2026-12-01T00:00:00.000Z'
  const row = { ...NEW_VARIANT, ownSale: true, saleFrom }
  expect(list({})).toEqual([])
  expect(
    list({
      options: [
        { key: 'size', values: 'S; M' },
        { key: 'colour', values: '' }
      ]
    })
  ).toEqual(['options.1'])
  expect(list({ options: [{ key: '', values: 'S; M' }] })).toEqual(['options.0'])
  expect(list({ saleFrom })).toEqual(['sale_time'])
  expect(list({ saleFrom, variants: [{ ...NEW_VARIANT, sale: '900' }] })).toEqual([])
  expect(list({ saleFrom }, { ...createForm(), saleFrom })).toEqual([])
  expect(list({ variants: [row] })).toEqual(['variants.0.sale_price'])
  expect(list({ buildNeeds: ['wifi'] })).toEqual(['build_slot'])
})
