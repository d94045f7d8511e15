import { adoptStyles } from '#islands/adopt-styles.ts'

/* Fetches the lower sections of a product page near the viewport; their links open pages without JavaScript. */
const observer = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      void loadSection(target)
    }
  },
  { rootMargin: '600px' }
)
for (const section of document.querySelectorAll<HTMLElement>('[data-near]')) observer.observe(section)

async function loadSection(place: HTMLElement): Promise<void> {
  try {
    const response = await fetch(place.dataset['near'] ?? '')
    if (!response.ok) return
    const { body } = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (!body.querySelector('.product-card, .entry-card, form')) return
    if (body.querySelector('.entry-card')) adoptStyles((await import('../content/entry-band.css?inline')).default)
    const bundleForms = body.querySelector('form[data-set]') ? await import('./bundle-form.ts') : null
    place.replaceChildren(...body.childNodes)
    bundleForms?.enhanceBundleForms(place)
  } catch {
    // The link remains.
  }
}
