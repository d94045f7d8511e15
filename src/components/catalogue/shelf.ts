/*
 * What "more" has brought belongs to this entry of the history: going back to it, or loading it again, finds the same
 * products at the same place though the browser kept no page in memory.
 */
const PREFIX = 'delguur-shelf:'
const MOST_KEPT = 6

interface Kept {
  products: string
  bar: string
  at: number
}

const products = (): HTMLElement | null => document.querySelector('#products')
const keyOfEntry = (): string | undefined => (history.state as { shelf?: string } | null)?.shelf

export function keepShelf(): void {
  const shelf = products()
  if (!shelf) return
  const key = keyOfEntry() ?? PREFIX + Date.now().toString(36)
  history.replaceState({ ...(history.state as object | null), shelf: key }, '')
  write(key, { products: shelf.innerHTML, bar: document.querySelector('.lmore')?.outerHTML ?? '', at: scrollY })
}

export function resumeShelf(): void {
  const key = keyOfEntry()
  const kept = key && read(key)
  const shelf = products()
  if (kept && shelf) {
    shelf.innerHTML = kept.products
    const bar = document.querySelector('.lmore')
    if (kept.bar && bar) bar.outerHTML = kept.bar
    else bar?.remove()
    scrollTo({ top: kept.at, behavior: 'instant' })
  }
  addEventListener('pagehide', () => {
    const now = keyOfEntry()
    const last = now && read(now)
    if (last) write(now, { ...last, at: scrollY })
  })
}

function read(key: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function write(key: string, kept: Kept): void {
  try {
    const old = Object.keys(sessionStorage).filter(each => each.startsWith(PREFIX) && each !== key)
    for (const each of old.toSorted().slice(0, Math.max(0, old.length + 1 - MOST_KEPT))) sessionStorage.removeItem(each)
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without room or leave the browser's own memory of the page is all there is.
  }
}
