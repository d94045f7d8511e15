import { describe, expect, test } from 'vitest'
import { renderProductCard, type ProductCardOptions } from '#components/product/render-product-card.ts'
import type { ProductCard } from '#domain/product.ts'
import { createTranslator } from '#i18n/translator.ts'

const CARD: ProductCard = {
  id: 7,
  slug: 'felt-hat',
  title: 'Felt hat',
  brand: 'Urlan',
  vid: 70,
  variant_count: 1,
  image: { id: 'a1', width: 800, height: 1000, alt: 'A hat' },
  swatches: [],
  price: 90_000,
  selling_price: 90_000,
  sale_percent: 0,
  sale_expire_at: null,
  total_on_hand: 9,
  stock: 'in_stock',
  badges: [],
  average_rating: 0,
  total_reviews: 0,
  lease_monthly: null,
  gift_count: 0
}

function render(change: Partial<ProductCard> = {}, options: ProductCardOptions = {}, locale: 'mn' | 'en' = 'en'): string {
  return renderProductCard({ ...CARD, ...change }, options, { locale, t: createTranslator(locale) }).text
}

describe('the card of a product', () => {
  test('is one link in the language of the page', () => {
    expect(render().match(/<a [^>]*>/g)).toEqual(['<a href="/en/products/felt-hat">'])
    expect(render({}, {}, 'mn')).toContain('<h3 class="product-name"><a href="/products/felt-hat">Felt hat</a></h3>')
    expect(render({}, { heading: 'h2' })).toContain('<h2 class="product-name">')
  })

  test('escapes what staff and importers write', () => {
    const name = '<b>"A" & B</b>'
    const card = render({ title: name, brand: name, badges: [{ code: 'x', label: name, tone: 'plain' }] })
    expect(card).not.toContain('<b>')
    expect(card.split('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;')).toHaveLength(5)
  })

  test('says what the number beside the rating counts, to screen readers only', () => {
    const say = (n: number, locale: 'mn' | 'en'): string | undefined =>
      /class="faint">([^]*?)<\/p>/.exec(render({ average_rating: 4.6, total_reviews: n }, {}, locale))?.[1]?.replace(/<[^>]*>/g, '')
    expect(say(143, 'en')).toBe('(143 ratings)')
    expect(say(1, 'en')).toBe('(1 rating)')
    expect(say(143, 'mn')).toBe('(143 үнэлгээ)')
    expect(render({ average_rating: 4.6, total_reviews: 143 })).toContain('(143<span class="visually-hidden"> ratings</span>)')
  })

  test('shows the price before a sale, with the percent as the first of two badges', () => {
    const badges = (['ink', 'new', 'plain'] as const).map(tone => ({ code: tone, label: tone, tone }))
    const card = render({ selling_price: 79_000, sale_percent: 12, badges })
    expect(card).toContain('79,000₮</span><s><span class="visually-hidden">')
    expect(card).toContain('<p class="badges"><b class="badge badge-sale">−12%</b><b class="badge badge-new">new</b></p>')
    expect(render()).not.toContain('<s>')
    expect(render()).not.toContain('badges')
  })

  test('adds a product to the cart where there is nothing to choose', () => {
    expect(render()).toContain('<input type="hidden" name="variant_id" value="70">')
    expect(render({ variant_count: 2 })).not.toContain('<form')
    expect(render({ gift_count: 2 })).not.toContain('<form')
    expect(render({ stock: 'out_of_stock' })).not.toContain('<form')
  })

  test('shows three colours and the number of the others', () => {
    const swatches = ['#111', '#222', '#333', '#444', '#555'].map(hex => ({ label: hex, hex }))
    expect(render({ swatches })).toContain('<i style="--c:#333"></i>+2</span>')
    expect(render({ swatches: swatches.slice(0, 1) })).not.toContain('swatches')
  })

  test('loads its picture at once only among the first of the page', () => {
    expect(render()).toContain('alt loading="lazy" decoding="async"')
    expect(render({}, { priority: true })).toContain('alt fetchpriority="high"')
    expect(render({ image: null })).not.toContain('<img')
  })
})
