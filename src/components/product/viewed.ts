import { $viewed, markViewed } from '../../stores/viewed.ts'

/* Fills the shelf of products looked at before, when it comes near. The cards are the server's own. */
const shelf = document.querySelector<HTMLElement>('[data-viewed]')
if (shelf) {
  const here = Number(shelf.dataset['viewed'])
  const before = $viewed.get().filter(id => id !== here)
  if (here) markViewed(here)
  if (before.length > 0) {
    sayNone(false)
    whenIdle(() => void fill(shelf, before))
  }
}

function whenIdle(work: () => void): void {
  const start = (): void => void setTimeout(work, 500)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

async function fill(place: HTMLElement, ids: readonly number[]): Promise<void> {
  const most = Number(place.dataset['most']) || 4
  try {
    // More than are shown: some may be sold out by now.
    const answer = await fetch(`${place.dataset['from']}?ids=${ids.slice(0, most * 2).join(',')}`)
    if (!answer.ok) return
    const cards = [...new DOMParser().parseFromString(await answer.text(), 'text/html').querySelectorAll('.pcard')]
    if (!cards.length) return sayNone(true)
    place.querySelector('.pgrid')?.replaceChildren(...cards.slice(0, most))
    place.querySelector('[data-all]')?.toggleAttribute('hidden', cards.length <= most)
    place.hidden = false
  } catch {
    // A shelf that cannot be filled is not missed.
  }
}

/** A page of nothing else says so when there is nothing to show. */
function sayNone(none: boolean): void {
  document.querySelector('[data-viewed-none]')?.toggleAttribute('hidden', !none)
}
