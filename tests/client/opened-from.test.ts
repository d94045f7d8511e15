import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '#client/client.ts'
import { OPENED_FROM_HEADER } from '#domain/opened-from.ts'

const ORIGIN = 'https://shop.test'
const SEARCH = `${ORIGIN}/search?q=boots`
const PRODUCT = `${ORIGIN}/products/boots`

afterEach(() => vi.unstubAllGlobals())

/** The address that the client sends with a call. @param history URLs of the entries before the page, null for a hidden one */
async function readSentOpener(page: string, referrer: string, history?: (string | null)[]): Promise<string | null> {
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('location', new URL(page))
  if (history) {
    const entries = [...history, page, `${ORIGIN}/search?q=later`].map(url => ({ url }))
    vi.stubGlobal('navigation', { entries: () => entries, currentEntry: { index: history.length } })
  }
  let sent: string | null = null
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent = new Request(url, init).headers.get(OPENED_FROM_HEADER)
    return Promise.resolve(Response.json([]))
  })
  const client = createClient({ baseUrl: ORIGIN, locale: 'en' })
  await client.get('/api/v2/taxons/tree')
  return sent
}

test.each<[string, string | null, Parameters<typeof readSentOpener>]>([
  ['opened from results', SEARCH, [PRODUCT, SEARCH]],
  ['opened from results of another shop', null, [PRODUCT, 'https://other.test/search?q=boots']],
  ['opened from another page', null, [PRODUCT, `${ORIGIN}/`, [SEARCH, `${ORIGIN}/`]]],
  [
    'after the choice of colour and size',
    SEARCH,
    [`${PRODUCT}?variant=2`, `${PRODUCT}?variant=1`, [SEARCH, PRODUCT, `${PRODUCT}?variant=1`]]
  ],
  ['after the choice on a page from elsewhere', null, [`${PRODUCT}?variant=1`, PRODUCT, [SEARCH, null, PRODUCT]]],
  ['after the choice without a history', null, [`${PRODUCT}?variant=1`, PRODUCT, [PRODUCT]]],
  ['after the choice in an older browser', null, [`${PRODUCT}?variant=1`, PRODUCT]]
])('a page %s', async (_, opener, page) => expect(await readSentOpener(...page)).toBe(opener))
