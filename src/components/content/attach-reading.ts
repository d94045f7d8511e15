import { adoptStyles } from '../../islands/adopt-styles.ts'
import styles from './attach-reading.css?inline'

/** What a page to read needs once it is scrolled. */
export function attachReading(): void {
  adoptStyles(styles)
  markSections()
  shareSize()
  closeHotspots()
}

/** The contents mark the section that is read: the last whose heading came into the upper third of the window. */
function markSections(): void {
  const contents = document.querySelectorAll<HTMLAnchorElement>('.contents-aside a')
  const sections = new IntersectionObserver(
    entries => {
      const id = entries.findLast(({ isIntersecting }) => isIntersecting)?.target.id
      if (!id) return
      for (const link of contents) {
        if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: '0px 0px -66%' }
  )
  for (const { hash } of contents) {
    const heading = document.getElementById(hash.slice(1))
    if (heading) sections.observe(heading)
  }
}

/** A size chosen for one product is taken over by the others of the look that have it and are not chosen yet. */
function shareSize(): void {
  document.addEventListener('change', event => {
    const chosen = event.target
    if (!(chosen instanceof HTMLSelectElement) || !chosen.value) return
    const label = chosen.selectedOptions[0]?.label
    for (const other of chosen.closest('form[data-add-look]')?.querySelectorAll('select') ?? []) {
      const same = [...other.options].find(option => option.value && option.label === label)
      if (same && !other.value) other.value = same.value
    }
  })
}

/** Escape closes a hotspot's popup until the next hover or focus. */
function closeHotspots(): void {
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    for (const spot of document.querySelectorAll('.hotspot:hover, .hotspot:focus')) {
      spot.classList.add('hotspot-closed')
      for (const end of ['pointerleave', 'blur']) spot.addEventListener(end, () => spot.classList.remove('hotspot-closed'), { once: true })
    }
  })
}
