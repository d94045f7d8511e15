import { Parser } from 'htmlparser2'
import { expect, readPath, test } from '../fixtures.ts'
import { findPage, PAGES } from '../pages.ts'

const PUBLIC = PAGES.filter(page => !page.role && !['login', 'login-code', 'cart-empty', 'not-found'].includes(page.name))

/** Their forms have a one-time key; the games display the customer's own plays, too. No cache keeps them. */
const PERSONAL = ['gift-card', 'gift-card-balance', 'lucky-wheel', 'jackpot', 'jackpot-fairness']

test('a public page is the same for a guest and for a customer', async ({ request, customer, origin }) => {
  for (const target of PUBLIC.filter(({ name }) => !PERSONAL.includes(name))) {
    const address = origin + (await readPath(target, request, origin))
    // A parallel test's order may invalidate the page between the two requests, which then are repeated.
    await expect(async () => {
      const response = await request.get(address)
      expect(await (await customer.request.get(address)).text(), target.name).toBe(await response.text())
      expect(response.headers()['set-cookie'], target.name).toBeUndefined()
    }).toPass({ timeout: 10_000 })
  }
})

test('a public page with personal parts is kept by no cache', async ({ request, origin }) => {
  for (const target of PUBLIC.filter(({ name }) => PERSONAL.includes(name))) {
    const response = await request.get(origin + (await readPath(target, request, origin)))
    expect(response.headers()['cache-control'], target.name).toBe('private, no-store')
  }
})

test('a page that asks for a login remembers its whole address', async ({ request, origin }) => {
  const paths = PAGES.flatMap(({ path }) => (typeof path === 'string' && /^\/(account|checkout)\b/.test(path) ? [path] : []))
  for (const path of [...paths, '/a/create', '/en/account/orders']) {
    const address = `${path}${path.includes('?') ? '&' : '?'}page=2`
    const response = await request.get(origin + address, { maxRedirects: 0 })
    const login = new URL(response.headers()['location'] ?? '', origin)
    expect([response.status(), login.searchParams.get('required'), login.searchParams.get('from')], path).toEqual([303, '1', address])
  }
})

test('every public page has metadata for crawlers, in both languages', async ({ request, origin }) => {
  for (const target of PUBLIC) {
    const { name } = target
    const plain = await readPath(target, request, origin)
    for (const language of ['mn', 'en'] as const) {
      const localized = language === 'en' ? `/en${plain === '/' ? '' : plain}` : plain
      const where = `${name} ${language}`
      const response = await request.get(origin + localized)
      expect(response.status(), where).toBe(200)
      const elements = parseElements(await response.text())
      const having = (tag: string, attributes: Record<string, string> = {}): Element[] =>
        elements.filter(each => each.tag === tag && Object.entries(attributes).every(([key, value]) => each.attributes[key] === value))
      expect(having('html', { lang: language }), where).toHaveLength(1)
      expect(having('link', { rel: 'canonical' }), where).toHaveLength(1)
      expect(having('link', { rel: 'alternate', hreflang: 'mn' }), where).toHaveLength(1)
      expect(having('link', { rel: 'alternate', hreflang: 'en' }), where).toHaveLength(1)
      expect(having('h1'), where).toHaveLength(1)
      expect(having('title')[0]?.text.length, where).toBeGreaterThan(3)
      for (const property of ['og:title', 'og:image', 'og:url', 'og:type', 'og:description'])
        expect(having('meta', { property })[0]?.attributes['content'], `${where} ${property}`).toMatch(/./)
      const blocks = having('script', { type: 'application/ld+json' })
      const kinds = blocks.flatMap(({ text }) => [JSON.parse(text) as Record<string, unknown>].flat()).map(block => block['@type'])
      expect(kinds.length, where).toBeGreaterThan(0)
      if (name === 'product') expect(kinds, where).toContain('ProductGroup')
      if (name === 'article') expect(kinds, where).toContain('Article')
    }
  }
})

test('on an English page, text in Cyrillic is marked as Mongolian', async ({ request, origin }) => {
  // The searches of this guard are Mongolian.
  for (const target of PUBLIC.filter(({ name }) => !name.startsWith('search'))) {
    const response = await request.get(`${origin}/en${await readPath(target, request, origin)}`)
    const unmarked = parseElements(await response.text()).filter(
      ({ tag, language, text }) => language === 'en' && /[а-яөү]/i.test(text) && !['script', 'style'].includes(tag)
    )
    expect
      .soft(
        unmarked.map(({ tag, text }) => `<${tag}> ${text.trim()}`),
        target.name
      )
      .toEqual([])
  }
})

interface Element {
  tag: string
  attributes: Record<string, string>
  /** Its own or the one of an element around it. */
  language: string | undefined
  /** Its own text, without that of child elements. */
  text: string
}

function parseElements(html: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const element = { tag, attributes, language: attributes['lang'] ?? open.at(-1)?.language, text: '' }
      elements.push(element)
      open.push(element)
    },
    ontext: text => {
      const last = open.at(-1)
      if (last) last.text += text
    },
    onclosetag: () => void open.pop()
  })
  parser.end(html)
  return elements
}

test('the preview picture of a product is a PNG of 1200 by 630', async ({ page, origin }) => {
  await page.goto(origin + (await readPath(findPage('product'), page.request, origin)))
  const address = await page.locator('meta[property="og:image"]').first().getAttribute('content')
  const answer = await page.request.get(new URL(new URL(address ?? '').pathname, origin).href)
  expect(answer.headers()['content-type']).toBe('image/png')
  const bytes = await answer.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('an unknown URL is a 404 with the requested path', async ({ page, origin }) => {
  for (const path of [
    '/no-such-page',
    '/products/no-such-product',
    '/t/no-such-taxon',
    '/article/no-such-article',
    '/brand/no-such-brand',
    '/en/no-such-page'
  ]) {
    const answer = await page.goto(origin + path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.locator('main'), path).toContainText(path.replace('/en', ''))
  }
})

test('the link of a preview that has ended leads to the front page', async ({ page, origin }) => {
  const answer = await page.goto(`${origin}/en/preview/ended`)
  expect(answer?.status()).toBe(410)
  await page.locator('main').getByRole('link').click()
  await expect(page).toHaveURL(`${origin}/en`)
})
