/* Chooses days without loading the page anew, and moves between days by the arrow keys. */

/** The parts of the page that depend on the dates. */
const PARTS = ['dates', 'booking', 'room-types'] as const
/** What changes with them, for screen readers: what to choose next, then what was found. */
const ANNOUNCED = '#calendar > p, #booking .note-error, #booking h3, #booking .summary-total'
const DAYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

const announcement = document.createElement('p')
announcement.className = 'visually-hidden'
announcement.setAttribute('role', 'status')
document.querySelector('main')?.append(announcement)

async function showCalendar(href: string, focus: string): Promise<void> {
  const response = await fetch(href, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (!response.ok || PARTS.some(id => !page.getElementById(id))) throw new Error('The page has no calendar.')
  for (const id of PARTS) document.getElementById(id)?.replaceWith(page.getElementById(id) ?? '')
  document.querySelector<HTMLElement>(focus)?.focus()
  announcement.textContent = [...document.querySelectorAll(ANNOUNCED)]
    .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
    .join('. ')
}

document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-stay-calendar] a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { href } = link
  const day = link.dataset['day']
  const focus = day ? `[data-day="${day}"]` : `.${link.className}`
  showCalendar(href, focus).then(
    () => history.pushState(null, '', href),
    () => location.assign(href)
  )
})

document.addEventListener('keydown', event => {
  const days = DAYS[event.key]
  const link = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-day]') : null
  if (!days || !link) return
  const all = [...document.querySelectorAll<HTMLElement>('[data-day]')]
  // Not by `addDays`: a module shared with other scripts would be one more request of every page.
  const wanted = new Date(Date.parse(link.dataset['day'] ?? '') + days * 86_400_000).toISOString().slice(0, 10)
  // The nearest day that can be chosen, in the direction of the key.
  const next =
    days > 0 ? all.find(({ dataset }) => (dataset['day'] ?? '') >= wanted) : all.findLast(({ dataset }) => (dataset['day'] ?? '') <= wanted)
  if (!next) return
  event.preventDefault()
  next.focus()
})

addEventListener('popstate', () => {
  if (document.querySelector('[data-stay-calendar]')) location.reload()
})
