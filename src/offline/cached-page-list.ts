import { decodePercent } from '#domain/decode-percent.ts'
import { formatDay } from '#i18n/format.ts'
import { READ_CACHE, SAVED_CACHE } from './cache-names.ts'
import { SAVED_AT_HEADER, TITLE_HEADER } from './cached-page.ts'
import { splitLocale } from './reading-page.ts'

interface CachedPage {
  url: string
  title: string
  savedAt: string
  saved: boolean
}

/** Lists the cached pages: saved ones first, then the newest. */
async function renderList(place: HTMLElement): Promise<void> {
  const { locale } = splitLocale(location.pathname)
  const pages = new Map(
    (await Promise.all([readCachedPages(READ_CACHE), readCachedPages(SAVED_CACHE)])).flat().map(page => [page.url, page])
  )
  const sorted = [...pages.values()].toSorted((a, b) => Number(b.saved) - Number(a.saved) || b.savedAt.localeCompare(a.savedAt))
  place.replaceChildren(
    ...sorted.map(({ url, title, savedAt, saved }) => {
      const item = document.createElement('li')
      const link = Object.assign(document.createElement('a'), { href: url, textContent: title })
      const label = place.dataset[saved ? 'saved' : 'read'] ?? ''
      item.append(link, Object.assign(document.createElement('small'), { textContent: `${label}, ${formatDay(savedAt, locale)}` }))
      return item
    })
  )
  document.querySelector<HTMLElement>('[data-none]')?.toggleAttribute('hidden', sorted.length > 0)
}

async function readCachedPages(name: string): Promise<CachedPage[]> {
  const cache = await caches.open(name)
  const pages = (await cache.keys()).map(async ({ url }): Promise<CachedPage[]> => {
    const copy = await cache.match(url, { ignoreVary: true })
    if (!copy) return []
    const title = decodePercent(copy.headers.get(TITLE_HEADER) ?? '')
    return [{ url, title: title || url, savedAt: copy.headers.get(SAVED_AT_HEADER) ?? '', saved: name === SAVED_CACHE }]
  })
  return (await Promise.all(pages)).flat()
}

const container = document.querySelector<HTMLElement>('[data-cached-pages]')
// A browser that refuses storage has no copies either.
if (container && 'caches' in globalThis) renderList(container).catch(() => {})
