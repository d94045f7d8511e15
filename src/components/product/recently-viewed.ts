import { $viewed, isViewedSynced, markViewed } from '#stores/viewed.ts'

const shelf = document.querySelector<HTMLElement>('[data-viewed]')
if (shelf) {
  const currentId = Number(shelf.dataset['viewed'])
  const hasOthers = $viewed.get().some(id => id !== currentId)
  if (currentId) markViewed(currentId)
  if (hasOthers) document.querySelector('[data-viewed-none]')?.setAttribute('hidden', '')
  if (hasOthers || isViewedSynced()) runWhenIdle(async () => (await import('./viewed-cards.ts')).showViewed(shelf, currentId))
}

function runWhenIdle(run: () => void): void {
  const start = (): void => void setTimeout(run, 500)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
