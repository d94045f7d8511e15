import { $viewed, markViewed } from '../../stores/viewed.ts'

const SHOWN = 4

/* Fills the shelf of products looked at before, when it comes near. The cards are the server's own. */
const shelf = document.querySelector<HTMLElement>('[data-viewed]')
if (shelf) {
  const here = Number(shelf.dataset['viewed'])
  const before = $viewed.get().filter(id => id !== here)
  if (here) markViewed(here)
  if (before.length > 0) whenIdle(() => void fill(shelf, before))
}

function whenIdle(work: () => void): void {
  const start = (): void => void setTimeout(work, 500)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

async function fill(place: HTMLElement, ids: readonly number[]): Promise<void> {
  try {
    // More than are shown: some may be sold out by now.
    const answer = await fetch(`${place.dataset['from']}?ids=${ids.slice(0, SHOWN * 2).join(',')}`)
    if (!answer.ok) return
    const cards = [...new DOMParser().parseFromString(await answer.text(), 'text/html').querySelectorAll('.pcard')].slice(0, SHOWN)
    if (!cards.length) return
    place.querySelector('.pgrid')?.replaceChildren(...cards)
    place.hidden = false
  } catch {
    // A shelf that cannot be filled is not missed.
  }
}
