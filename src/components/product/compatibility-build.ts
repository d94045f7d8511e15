import { $buildParts } from '#stores/compatibility-build.ts'

/* The build page uses its URL and updates the list in the browser. A URL without parts displays the stored list. */
const page = document.querySelector<HTMLElement>('[data-build-page]')
const pageParts = page?.dataset['buildPage'] ?? ''
if (pageParts || location.search) $buildParts.set(pageParts.split(',').filter(Boolean))
else if (page && $buildParts.get().length > 0) location.replace(`${location.pathname}?of=${$buildParts.get().join(',')}`)

// Removing the last part leads to the URL without parts, which must not restore the list.
page?.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.build-parts .icon-button') : null
  if (link && !link.search) $buildParts.set([])
})
