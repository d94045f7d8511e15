import { adoptStyles } from '../../islands/adopt-styles.ts'
import styles from './attach-reading.css?inline'

/** What a page to read needs once it is scrolled. */
export function attachReading(): void {
  adoptStyles(styles)
  markSections()
  shareSize()
  openHotspots()
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

/** A size chosen for one product is taken over by all products of the page's looks that have it and were not chosen by hand. */
function shareSize(): void {
  const byHand = new WeakSet<HTMLSelectElement>()
  document.addEventListener('change', event => {
    const chosen = event.target
    if (!(chosen instanceof HTMLSelectElement) || !chosen.closest('[data-add-look]')) return
    byHand.add(chosen)
    const label = chosen.value && chosen.selectedOptions[0]?.label
    for (const other of document.querySelectorAll<HTMLSelectElement>('[data-add-look] select')) {
      const same = [...other.options].find(option => option.value && option.label === label)
      if (same && !byHand.has(other)) other.value = same.value
    }
  })
}

/**
 * A press on a hotspot on a phone, which has no hover, shows the product over the picture; its card leads to the list of the look. By
 * keyboard the link is followed.
 */
function openHotspots(): void {
  let card: HTMLElement | undefined
  const close = (): void => {
    card?.remove()
    card = undefined
  }
  document.addEventListener('click', event => {
    const pressed = event.target instanceof Element ? event.target : null
    const spot = pressed?.closest<HTMLAnchorElement>('.hotspot')
    const isOpen = spot && card?.getAttribute('href') === spot.hash
    if (pressed && card?.contains(pressed)) return
    close()
    const byKeyboard = event.detail === 0
    if (!spot || isOpen || byKeyboard || !matchMedia('(max-width: 62em)').matches) return
    event.preventDefault()
    const opened = document.createElement('a')
    opened.href = spot.hash
    opened.setAttribute('aria-label', spot.getAttribute('aria-label') ?? '')
    const content = spot.querySelector('.hotspot-card')?.cloneNode(true)
    if (content) opened.append(content)
    const top = Number.parseFloat(spot.style.top)
    opened.className = `hotspot-sheet${top > 60 ? ' hotspot-sheet-above' : ''}`
    opened.style.setProperty('--top', `${top}%`)
    opened.addEventListener('click', () => setTimeout(close))
    spot.after(opened)
    card = opened
  })
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape') close()
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
