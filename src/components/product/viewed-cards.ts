import { $viewed, isViewedSynced } from '#stores/viewed.ts'
import { $owner } from '#stores/wishlist.ts'

/** Fills the recently viewed section with cards rendered by the server, and follows the account's list. */
export function showViewed(shelf: HTMLElement, currentId: number): void {
  let shown = ''
  const show = (): void => {
    const ids = $viewed.get().filter(id => id !== currentId)
    if (ids.join() === shown) return
    shown = ids.join()
    showEmptyState(ids.length === 0)
    if (ids.length > 0) void loadCards(shelf, ids)
    else shelf.hidden = true
  }
  show()
  // Known after a login once the wish lists are read.
  $owner.subscribe(async () => {
    if (!isViewedSynced()) return
    await (await import('#stores/viewed-sync.ts')).syncViewed(currentId)
    show()
  })
}

async function loadCards(place: HTMLElement, ids: readonly number[]): Promise<void> {
  const limit = Number(place.dataset['limit']) || 4
  try {
    // More than displayed, because some may be sold out.
    const response = await fetch(`${place.dataset['from']}?ids=${ids.slice(0, limit * 2).join(',')}`)
    if (!response.ok) return
    const cards = [...new DOMParser().parseFromString(await response.text(), 'text/html').querySelectorAll('.product-card')]
    if (!cards.length) return showEmptyState(true)
    place.querySelector('.product-grid')?.replaceChildren(...cards.slice(0, limit))
    place.querySelector('[data-all]')?.toggleAttribute('hidden', cards.length <= limit)
    place.hidden = false
  } catch {
    // The section stays hidden.
  }
}

/** The empty state of the page of recently viewed products. */
function showEmptyState(isEmpty: boolean): void {
  document.querySelector('[data-viewed-none]')?.toggleAttribute('hidden', !isEmpty)
}
