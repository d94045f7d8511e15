/*
 * Stores the products added by "more" with the history entry, so that Back and reload restore the listing and its scroll position
 * even without the back/forward cache.
 */
const PREFIX = 'delguur-shelf:'
const MAX_STORED = 6

interface StoredListing {
  products: string
  bar: string
  /** The first card in view, and its distance from the top: heights of rows that were never in view are estimates. */
  first: { index: number; top: number }
}

const findProductList = (): HTMLElement | null => document.querySelector('#products')
const toHistoryKey = (): string | undefined => (history.state as { shelf?: string } | null)?.shelf

function findFirstInView(): StoredListing['first'] {
  const cards = [...(findProductList()?.children ?? [])]
  const index = Math.max(
    0,
    cards.findIndex(card => card.getBoundingClientRect().bottom > 0)
  )
  return { index, top: cards[index]?.getBoundingClientRect().top ?? 0 }
}

export function saveListing(): void {
  const list = findProductList()
  if (!list) return
  const key = toHistoryKey() ?? PREFIX + Date.now().toString(36)
  history.replaceState({ ...(history.state as object | null), shelf: key }, '')
  // The browser would restore a number of pixels.
  history.scrollRestoration = 'manual'
  writeStored(key, { products: list.innerHTML, bar: document.querySelector('.listing-more')?.outerHTML ?? '', first: findFirstInView() })
}

export function restoreListing(): void {
  const key = toHistoryKey()
  const stored = key && readStored(key)
  const list = findProductList()
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A position is restored among the real heights of all rows.
  if (visit?.type !== 'navigate') list?.classList.add('laid-out')
  if (stored && list) {
    list.innerHTML = stored.products
    const bar = document.querySelector('.listing-more')
    if (stored.bar && bar) bar.outerHTML = stored.bar
    else bar?.remove()
    scrollToFirst(list, stored.first)
  }
  addEventListener('pagehide', () => {
    const now = toHistoryKey()
    const last = now && readStored(now)
    if (last) writeStored(now, { ...last, first: findFirstInView() })
  })
  // Safari opens a page of its back/forward cache at the top where the browser must not restore the position.
  addEventListener('pageshow', ({ persisted }) => {
    const now = toHistoryKey()
    const last = persisted && now && readStored(now)
    if (last && list) scrollToFirst(list, last.first)
  })
}

function scrollToFirst(list: HTMLElement, { index, top }: StoredListing['first']): void {
  list.classList.add('laid-out')
  const now = list.children[index]?.getBoundingClientRect().top ?? 0
  scrollBy({ top: now - top, behavior: 'instant' })
}

function readStored(key: string): StoredListing | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredListing | null
  } catch {
    return null
  }
}

function writeStored(key: string, stored: StoredListing): void {
  try {
    const outdated = Object.keys(sessionStorage).filter(each => each.startsWith(PREFIX) && each !== key)
    for (const each of outdated.toSorted().slice(0, Math.max(0, outdated.length + 1 - MAX_STORED))) sessionStorage.removeItem(each)
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without session storage only the back/forward cache restores the page.
  }
}
