import { $buildParts } from '#stores/compatibility-build.ts'

/* The page follows its address; what is collected in this browser follows the page. An address without parts shows what was collected. */
const page = document.querySelector<HTMLElement>('[data-build-page]')
const shown = page?.dataset['buildPage'] ?? ''
if (shown || location.search) $buildParts.set(shown.split(',').filter(Boolean))
else if (page && $buildParts.get().length > 0) location.replace(`${location.pathname}?of=${$buildParts.get().join(',')}`)

// Taking the last part out leads to the bare address, which is then to stay empty.
page?.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.bldl .icb') : null
  if (link && !link.search) $buildParts.set([])
})
