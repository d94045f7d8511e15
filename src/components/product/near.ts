import { adoptStyles } from '../../islands/adopt-styles.ts'

/* Fetches the parts of a product's page that lie far below when they come near. The links that stand there lead to pages of them. */
const near = new IntersectionObserver(
  entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      near.unobserve(target)
      void fill(target)
    }
  },
  { rootMargin: '600px' }
)
for (const place of document.querySelectorAll<HTMLElement>('[data-near]')) near.observe(place)

async function fill(place: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(place.dataset['near'] ?? '')
    if (!answer.ok) return
    const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (!body.querySelector('.pcard, .acard, form')) return
    if (body.querySelector('.acard')) adoptStyles((await import('../content/entry-card.css?inline')).default)
    const set = body.querySelector('form[data-set]') ? await import('./set.ts') : null
    place.replaceChildren(...body.childNodes)
    set?.followSets(place)
  } catch {
    // The link to the page of them stays.
  }
}
