import { runAfterLoad } from '#components/site/run-after-load.ts'
import { $viewed, isViewedSynced, markViewed } from '#stores/viewed.ts'

/** Milliseconds after the load event. */
const DELAY_MS = 500

const shelf = document.querySelector<HTMLElement>('[data-viewed]')
if (shelf) {
  const currentId = Number(shelf.dataset['viewed'])
  const hasOthers = $viewed.get().some(id => id !== currentId)
  if (currentId) markViewed(currentId)
  if (hasOthers) document.querySelector('[data-viewed-none]')?.setAttribute('hidden', '')
  if (hasOthers || isViewedSynced())
    runAfterLoad(() => setTimeout(async () => (await import('./viewed-cards.ts')).showViewed(shelf, currentId), DELAY_MS))
}
