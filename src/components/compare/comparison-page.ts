import { $compared, toComparisonPath } from '#stores/comparison.ts'

/* The comparison page uses its URL; removals there update the list in the browser. A URL without products displays the stored list. */
const page = document.querySelector<HTMLElement>('[data-compare-page]')
if (page && !page.dataset['comparePage'] && $compared.get().length > 0 && !location.search)
  location.replace(toComparisonPath($compared.get()))
const renamed = page?.dataset['compareRenamed']
if (renamed) {
  const current = new Map(renamed.split(' ').map(pair => pair.split(':', 2) as [string, string]))
  $compared.set([...new Set($compared.get().map(slug => current.get(slug) ?? slug))])
}
page?.addEventListener('click', event => {
  const anchor = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-compare-keep]') : null
  if (anchor) $compared.set((anchor.dataset['compareKeep'] ?? '').split(',').filter(Boolean))
})
