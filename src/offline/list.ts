import { decodePercent } from '#domain/decode-percent.ts'
import { formatDay } from '#i18n/format.ts'
import { READ, SAVED } from './caches.ts'
import { KEPT_AT, KEPT_TITLE } from './kept.ts'
import { readPath } from './reading-page.ts'

interface KeptPage {
  url: string
  title: string
  keptAt: string
  saved: boolean
}

/** Lists what can be read without a network, what was saved first, then the newest. */
async function list(place: HTMLElement): Promise<void> {
  const { locale } = readPath(location.pathname)
  const pages = new Map((await Promise.all([kept(READ), kept(SAVED)])).flat().map(page => [page.url, page]))
  const sorted = [...pages.values()].toSorted((a, b) => Number(b.saved) - Number(a.saved) || b.keptAt.localeCompare(a.keptAt))
  place.replaceChildren(
    ...sorted.map(({ url, title, keptAt, saved }) => {
      const item = document.createElement('li')
      const link = Object.assign(document.createElement('a'), { href: url, textContent: title })
      const word = place.dataset[saved ? 'saved' : 'read'] ?? ''
      item.append(link, Object.assign(document.createElement('small'), { textContent: `${word}, ${formatDay(keptAt, locale)}` }))
      return item
    })
  )
  document.querySelector<HTMLElement>('[data-none]')?.toggleAttribute('hidden', sorted.length > 0)
}

async function kept(name: string): Promise<KeptPage[]> {
  const cache = await caches.open(name)
  const pages = (await cache.keys()).map(async ({ url }): Promise<KeptPage[]> => {
    const copy = await cache.match(url, { ignoreVary: true })
    if (!copy) return []
    const title = decodePercent(copy.headers.get(KEPT_TITLE) ?? '')
    return [{ url, title: title || url, keptAt: copy.headers.get(KEPT_AT) ?? '', saved: name === SAVED }]
  })
  return (await Promise.all(pages)).flat()
}

const place = document.querySelector<HTMLElement>('[data-kept-list]')
if (place && 'caches' in globalThis) void list(place)
