/*
 * Stores the products added by "more" with the history entry, so that Back and reload restore the listing and its scroll position
 * even without the back/forward cache.
 */
const PREFIX = 'delguur-shelf:'
const MAX_STORED = 6

interface StoredListing {
  products: string
  bar: string
  at: number
}

const products = (): HTMLElement | null => document.querySelector('#products')
const historyKey = (): string | undefined => (history.state as { shelf?: string } | null)?.shelf

export function saveListing(): void {
  const list = products()
  if (!list) return
  const key = historyKey() ?? PREFIX + Date.now().toString(36)
  history.replaceState({ ...(history.state as object | null), shelf: key }, '')
  write(key, { products: list.innerHTML, bar: document.querySelector('.listing-more')?.outerHTML ?? '', at: scrollY })
}

export function restoreListing(): void {
  const key = historyKey()
  const stored = key && read(key)
  const list = products()
  if (stored && list) {
    list.innerHTML = stored.products
    const bar = document.querySelector('.listing-more')
    if (stored.bar && bar) bar.outerHTML = stored.bar
    else bar?.remove()
    scrollTo({ top: stored.at, behavior: 'instant' })
  }
  addEventListener('pagehide', () => {
    const now = historyKey()
    const last = now && read(now)
    if (last) write(now, { ...last, at: scrollY })
  })
}

function read(key: string): StoredListing | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredListing | null
  } catch {
    return null
  }
}

function write(key: string, stored: StoredListing): void {
  try {
    const outdated = Object.keys(sessionStorage).filter(each => each.startsWith(PREFIX) && each !== key)
    for (const each of outdated.toSorted().slice(0, Math.max(0, outdated.length + 1 - MAX_STORED))) sessionStorage.removeItem(each)
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without session storage only the back/forward cache restores the page.
  }
}
