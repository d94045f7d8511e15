import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createGa4 } from '#components/tracking/adapters/ga4.ts'
import { createMeta } from '#components/tracking/adapters/meta.ts'
import { createOneSignal } from '#components/tracking/adapters/one-signal.ts'
import type { TrackedEvent } from '#components/tracking/events.ts'

const scarf = { sku: 'SCARF-1', name: 'Scarf', price: 38_000, quantity: 2, image: 'https://shop.test/img/scarf/640.jpg' }
const soap = { sku: 'SOAP-1', name: 'Soap', price: 9000, quantity: 1 }
const EVENTS: readonly TrackedEvent[] = [
  { name: 'page_view', path: '/search?q=scarf', title: 'Search' },
  { name: 'search', query: 'scarf' },
  { name: 'view_item_list', list: 'Women', items: [scarf, soap] },
  { name: 'view_item', item: soap },
  { name: 'add_to_wishlist', item: soap },
  { name: 'add_to_cart', item: scarf },
  { name: 'remove_from_cart', item: soap },
  { name: 'view_cart', total: 76_000, items: [scarf] },
  { name: 'begin_checkout', step: 'payment', total: 76_000, items: [scarf] },
  { name: 'sign_up' },
  { name: 'purchase', number: 'D-1', total: 81_000, shipping: 5000, tax: 7363, items: [scarf] }
]

/** Stands in for the browser, as far as the services' snippets use it. */
let browser: Partial<Window>
let scripts: string[]
beforeEach(() => {
  browser = {}
  scripts = []
  vi.stubGlobal('window', browser)
  vi.stubGlobal('location', { origin: 'https://shop.test' })
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) }
  })
  return () => vi.unstubAllGlobals()
})

describe('events at services', () => {
  it('are named and described as Google Analytics reads them, each once', () => {
    const adapter = createGa4('G-TEST1234')
    for (const event of EVENTS) adapter.send(event)
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234'])
    const scarfItem = { item_id: 'SCARF-1', item_name: 'Scarf', price: 38_000, quantity: 2 }
    const soapItem = { item_id: 'SOAP-1', item_name: 'Soap', price: 9000, quantity: 1 }
    const money = { currency: 'MNT', value: 76_000, items: [scarfItem] }
    const one = { currency: 'MNT', value: 9000, items: [soapItem] }
    const commands = (browser.dataLayer ?? []).map(command => [...(command as Iterable<unknown>)])
    expect(commands.filter(([kind]) => kind === 'event').map(([, ...event]) => event)).toEqual([
      ['page_view', { page_location: 'https://shop.test/search?q=scarf', page_title: 'Search' }],
      ['search', { search_term: 'scarf' }],
      ['view_item_list', { item_list_name: 'Women', items: [scarfItem, soapItem] }],
      ['view_item', one],
      ['add_to_wishlist', one],
      ['add_to_cart', money],
      ['remove_from_cart', one],
      ['view_cart', money],
      ['begin_checkout', { ...money, checkout_step: 'payment' }],
      ['sign_up', {}],
      ['purchase', { ...money, value: 81_000, transaction_id: 'D-1', shipping: 5000, tax: 7363 }]
    ])
  })

  it('are named and described as the Meta pixel reads them, each once', () => {
    const adapter = createMeta('1234567890')
    for (const event of EVENTS) adapter.send(event)
    const sent = (browser.fbq?.queue ?? []).filter(([command]) => String(command).startsWith('track'))
    expect(sent.map(([command, name]) => `${String(command)} ${String(name)}`)).toEqual([
      'track PageView',
      'track Search',
      'trackCustom view_item_list',
      'track ViewContent',
      'track AddToWishlist',
      'track AddToCart',
      'trackCustom remove_from_cart',
      'trackCustom view_cart',
      'track InitiateCheckout',
      'track CompleteRegistration',
      'track Purchase'
    ])
    expect(sent[1]?.[2]).toEqual({ search_string: 'scarf' })
    expect(sent[4]?.[2]).toMatchObject({ value: 9000, content_name: 'Soap', contents: [{ id: 'SOAP-1', quantity: 1, item_price: 9000 }] })
    expect(sent[10]?.slice(2)).toMatchObject([
      { currency: 'MNT', value: 81_000, order_id: 'D-1', contents: [{ id: 'SCARF-1', quantity: 2, item_price: 38_000 }] },
      { eventID: 'purchase-D-1' }
    ])
    expect(new Set(sent.map(([, , , options]) => (options as { eventID: string }).eventID)).size).toBe(EVENTS.length)
  })

  it('leave the product that was looked at or chosen last as tags of OneSignal', async () => {
    const adapter = createOneSignal('1f2e3d4c-0000-4000-8000-1234567890ab')
    for (const event of EVENTS) adapter.send(event)
    const tagged: Record<string, string>[] = []
    const sdk = { init: async () => {}, User: { addTags: (tags: Record<string, string>) => void tagged.push(tags) } }
    for (const call of browser.OneSignalDeferred ?? []) await call(sdk)
    const soapTags = { sku: 'SOAP-1', name: 'Soap', price: '9000', image: '' }
    expect(tagged).toEqual([soapTags, soapTags, { sku: 'SCARF-1', name: 'Scarf', price: '38000', image: scarf.image }])
  })
})
