import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import type { Block, Inline } from '#contract/content.ts'
import type { HotelCard } from '#contract/hotel-search.ts'
import type { ProductCard } from '#domain/product.ts'
import { FLAGS } from '#domain/site.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { RenderContext } from '#components/content/blocks/markup.ts'
import { renderBlock, renderNotes } from '#components/content/blocks/render.ts'

const createContext = (locale: 'mn' | 'en' = 'en', flags: Partial<RenderContext['configs']> = {}): RenderContext => ({
  locale,
  t: createTranslator(locale),
  here: '/article/felt',
  notes: [],
  configs: { ...FLAGS, ...flags }
})
const render = (block: Exclude<Block, { type: 'products' }>, locale: 'mn' | 'en' = 'en'): string =>
  renderBlock(block, createContext(locale), { cards: 0, looks: 0 })
const createParagraph = (...text: Inline[]): string => render({ type: 'paragraph', text })

const createProduct = (change: Partial<ProductCard> = {}): ProductCard => ({
  id: 7,
  slug: 'felt-hat',
  title: 'Felt hat',
  brand: 'Urlan',
  vid: 70,
  variant_count: 1,
  image: { id: 'a1', width: 800, height: 1000, alt: '' },
  swatches: [],
  price: 90_000,
  selling_price: 79_000,
  sale_percent: 12,
  sale_expire_at: null,
  total_on_hand: 9,
  stock: 'in_stock',
  badges: [],
  average_rating: 0,
  total_reviews: 0,
  lease_monthly: null,
  gift_count: 0,
  ...change
})
const createHotel = (change: Partial<HotelCard> = {}): HotelCard => ({
  slug: 'larch-bay',
  kind: 'camp',
  name: 'Larch Bay Lodge',
  place: { code: '67', name: 'Khövsgöl' },
  address: '',
  latitude: 50,
  longitude: 100,
  stars: null,
  amenities: [],
  image: null,
  rating: 4.5,
  reviews: 4,
  price_from: 120_000,
  available: true,
  ...change
})
const createChoice = (id: number, available = 5, label = '') => ({ variant_id: id, label, available, selling_price: 79_000 })
const picture = { id: 'b2', width: 2000, height: 1250, alt: '' }

/** Parses HTML as a browser would: elements, and attributes with scripts or links. A frame written into the page counts as its content. */
function read(html: string): { tags: string[]; attributes: [string, string][] } {
  const tags: string[] = []
  const attributes: [string, string][] = []
  const parser = new Parser({
    onopentag(name, values) {
      const { srcdoc, ...others } = values
      attributes.push(...Object.entries(others))
      if (name === 'iframe' && srcdoc !== undefined && !('src' in others)) {
        const framed = read(srcdoc)
        tags.push(...framed.tags)
        attributes.push(...framed.attributes)
      } else tags.push(name)
    }
  })
  parser.write(html)
  parser.end()
  return { tags, attributes }
}

const EVIL = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</p><iframe src="https://evil.example">',
  '<svg/onload=alert(1)>',
  '&lt;script&gt;',
  '{{constructor.constructor("alert(1)")()}}'
]
const ADDRESSES = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'file:///etc/passwd'
]

describe('user-written text', () => {
  test.each(EVIL)('%s stays text wherever it stands', evil => {
    const look: Block = {
      type: 'look',
      image: { ...picture, alt: evil },
      title: evil,
      text: evil,
      spots: [
        {
          number: 1,
          x: 10,
          y: 10,
          product: createProduct({ title: evil, brand: evil, slug: evil }),
          choices: [createChoice(1, 5, evil), createChoice(2, 5, evil)]
        }
      ]
    }
    const blocks: Exclude<Block, { type: 'products' }>[] = [
      {
        type: 'paragraph',
        text: [
          { text: evil, bold: true, href: `https://example.mn/${evil}` },
          { text: evil, product: createProduct({ slug: evil }) }
        ]
      },
      { type: 'heading', level: 2, id: evil, text: evil },
      { type: 'list', ordered: true, items: [[{ text: evil, code: true }]] },
      { type: 'quote', text: evil, cite: evil },
      { type: 'table', head: true, rows: [[[{ text: evil }]], [[{ text: evil }]]], caption: evil },
      { type: 'code', text: evil },
      { type: 'image', image: { ...picture, alt: evil }, caption: evil, wide: true },
      { type: 'gallery', pictures: [{ image: { ...picture, alt: evil }, caption: evil }], caption: evil },
      { type: 'video', source: { host: 'youtube', id: evil }, poster: null, title: evil, caption: evil, transcript: evil },
      { type: 'video', source: { host: 'shop', file: evil }, poster: null, title: evil, caption: evil, transcript: evil },
      {
        type: 'product',
        product: createProduct({ title: evil, brand: evil, slug: evil }),
        note: evil,
        choices: [createChoice(1, 5, evil), createChoice(2, 5, evil)]
      },
      { type: 'stay', hotel: createHotel({ slug: evil, name: evil }), rooms: [{ id: 5, name: evil, price_from: 1 }], note: evil },
      look
    ]
    for (const block of blocks) {
      const { tags, attributes } = read(render(block))
      expect(tags.filter(tag => ['script', 'iframe', 'object', 'embed', 'style', 'base'].includes(tag))).toEqual([])
      expect(attributes.filter(([name]) => name.startsWith('on'))).toEqual([])
      expect(
        attributes.filter(([name, value]) => ['href', 'src', 'action'].includes(name) && !/^(\/(?!\/)|#|https:\/\/)/.test(value))
      ).toEqual([])
    }
    const { tags } = read(renderNotes({ ...createContext(), notes: [evil] }))
    expect(tags).not.toContain('script')
  })

  test.each(ADDRESSES)('%s is no address to link to', href => {
    const { tags, attributes } = read(createParagraph({ text: 'here', href }))
    expect(tags).toEqual(['p'])
    expect(attributes).toEqual([])
  })

  test('a link to a page of a feature that is off is plain text', () => {
    const block: Block = { type: 'paragraph', text: [{ text: 'All brands', href: '/brands' }] }
    const renderWith = (showBrand: boolean) => renderBlock(block, createContext('en', { showBrand }), { cards: 0, looks: 0 })
    expect(renderWith(true)).toContain('<a class="link" href="/en/brands">All brands</a>')
    expect(renderWith(false)).toBe('<p>All brands</p>')
  })

  test("links of the shop keep the reader's language", () => {
    expect(render({ type: 'paragraph', text: [{ text: 'x', href: '/delivery' }] }, 'en')).toContain('href="/en/delivery"')
    expect(render({ type: 'paragraph', text: [{ text: 'x', href: '/delivery' }] }, 'mn')).toContain('href="/delivery"')
  })
})

describe('a hotel in a document', () => {
  test('is booked by a form that opens the booking of a room, with every field labelled', () => {
    const rooms = [
      { id: 5, name: 'Log house', price_from: 150_000 },
      { id: 6, name: 'Twin ger', price_from: 120_000 }
    ]
    const html = render({ type: 'stay', hotel: createHotel(), rooms, note: 'By the water' })
    expect(html).toContain('<form method="get" action="/en/hotel/larch-bay/book">')
    for (const name of ['room', 'check_in', 'check_out', 'adults']) {
      expect(html).toContain(`<label for="in1-${name}">`)
      expect(html).toMatch(new RegExp(`id="in1-${name}" name="${name}"`))
    }
    expect(html).toContain('<option value="6">Twin ger, from 120,000₮</option>')
  })
})

describe('products in a document', () => {
  test('a product with one variant is added directly, and the form returns to it', () => {
    const html = render({ type: 'product', product: createProduct(), note: '', choices: [createChoice(70)] })
    expect(html).toContain('name="variant_id" value="70"')
    expect(html).toContain('name="back" value="/article/felt#in1"')
    expect(html).toContain('id="in1"')
  })

  test('several variants are a select of the available ones', () => {
    const html = render({
      type: 'product',
      product: createProduct({ variant_count: 3 }),
      note: '',
      choices: [createChoice(1, 5, 'S'), createChoice(2, 0, 'M'), createChoice(3, 1, 'L')]
    })
    expect(
      read(html)
        .attributes.filter(([name, value]) => name === 'value' && /^\d+$/.test(value))
        .map(([, value]) => value)
    ).toEqual(['1', '3'])
  })

  test('the first product of a document has the id that the head of an article links to', () => {
    const [first, second] = [1, 2].map(() => ({ type: 'product' as const, product: createProduct(), note: '', choices: [createChoice(1)] }))
    const ids = [first, second].map(block => block && renderBlock(block, { ...createContext(), goods: first }, { cards: 0, looks: 0 }))
    expect(ids.map(html => html?.includes('id="goods"'))).toEqual([true, false])
  })

  test('without showStock a product that is in stock has no label', () => {
    const block: Block = { type: 'product', product: createProduct({}), note: '', choices: [createChoice(70, 3)] }
    const rendered = (showStock: boolean) => renderBlock(block, createContext('en', { showStock }), { cards: 0, looks: 0 })
    expect(rendered(true)).toContain('class="stock"')
    expect(rendered(false)).not.toContain('class="stock')
  })

  test('a sold-out product has a label and no form', () => {
    const html = render({ type: 'product', product: createProduct({ stock: 'out_of_stock' }), note: '', choices: [createChoice(70, 0)] })
    expect(html).not.toContain('<form')
    expect(html).toContain('/products/felt-hat/notice')
  })

  test('the name of a withdrawn product remains in the text', () => {
    expect(createParagraph({ text: 'the old hat', product: null })).toBe('<p>the old hat</p>')
  })

  test('a look has a hotspot per product, and one form for all available ones', () => {
    const spot = (number: number, available: number) => ({
      number,
      x: 20 * number,
      y: 30,
      product: createProduct({ id: number }),
      choices: [createChoice(number, available)]
    })
    const html = render({ type: 'look', image: picture, title: 'Morning', text: '', spots: [spot(1, 5), spot(2, 0), spot(3, 2)] })
    const { attributes } = read(html)
    for (const number of [1, 2, 3]) {
      expect(attributes).toContainEqual(['href', `#look1-${number}`])
      expect(attributes).toContainEqual(['id', `look1-${number}`])
    }
    expect(attributes.filter(([name]) => name === 'action')).toHaveLength(1)
    expect(attributes.filter(([name, value]) => name === 'value' && /^\d+$/.test(value)).map(([, value]) => value)).toEqual(['1', '3'])
    // Total price of the two available products.
    expect(html).toContain('158,000₮')
  })

  test('a cropped look has the ratio of its crop, its hotspots stay on their products, and those outside it are only in the list', () => {
    const spot = (number: number, x: number, y: number) => ({
      number,
      x,
      y,
      product: createProduct({ id: number }),
      choices: [createChoice(number)]
    })
    const framing = { crop: { x: 20, y: 10, width: 50, height: 40 }, focus: { x: 45, y: 30 } }
    const spots = [spot(1, 30, 20), spot(2, 90, 20)]
    const html = render({ type: 'look', image: { ...picture, framing }, title: '', text: '', spots })
    expect(html).toContain('class="picture" style="aspect-ratio:2"')
    expect(html).toContain('style="left:20%;top:25%" href="#look1-1"')
    expect(html).not.toContain('href="#look1-2"')
    expect(html).toContain('id="look1-2"')
  })
})

test('a line does not end between a number and its unit', () => {
  expect(createParagraph({ text: 'СБД, 8-р хороо' })).toContain('СБД, <span class="nowrap">8-р хороо</span>')
  expect(createParagraph({ text: '<120–150 грамм' })).toContain('&lt;120–\u2060150\u00a0грамм')
})

test('a number of 200,000 digits takes no longer than to read it', () => {
  const startedAt = performance.now()
  expect(createParagraph({ text: `${'1'.repeat(200_000)}-рx` })).toContain('11-рx')
  // It took more than a minute, in which nobody else was served.
  expect(performance.now() - startedAt).toBeLessThan(2000)
})

test('footnotes are linked in both directions', () => {
  expect(createParagraph({ text: 'wool' }, { note: 1 })).toContain('id="r1" href="#n1"')
  expect(renderNotes({ ...createContext(), notes: ['Of 2024'] })).toMatch(/id="n1".*href="#r1"/)
})

test("an external video is a link with its host's name, and loads nothing from that host", () => {
  const html = render({ type: 'video', source: { host: 'vimeo', id: '12' }, poster: picture, title: 'Felt', caption: '', transcript: '' })
  expect(html).toContain('href="https://vimeo.com/12"')
  expect(html).toContain('Vimeo')
  expect(read(html).attributes.filter(([name, value]) => name === 'src' && !value.startsWith('/'))).toEqual([])
})

test('numeric columns of a table are right-aligned with their headings', () => {
  const cells = (...texts: string[]) => texts.map(text => [{ text }])
  const rows = [cells('Year', 'Name', 'km', ''), cells('2025', 'Snake', '170', ''), cells('2026', '9', '', '')]
  const html = render({ type: 'table', head: true, caption: '', rows })
  expect(html).toContain(
    '<th scope="col" class="numeric">Year</th><th scope="col">Name</th><th scope="col" class="numeric">km</th><th scope="col"></th>'
  )
  expect(html).toContain('<td class="numeric">2026</td><td class="numeric">9</td>')
})
