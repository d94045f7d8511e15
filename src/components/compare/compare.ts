import { added as addedInEnglish, full as fullInEnglish, toggle as inEnglish } from '#i18n/locales/en/compare.json'
import { added as addedInMongolian, full as fullInMongolian, toggle as inMongolian } from '#i18n/locales/mn/compare.json'
import { $compared, toComparisonPath, toggleCompared } from '#stores/comparison.ts'
import { notify } from '../../stores/notices.ts'
import { readPageLocale } from '#stores/client.ts'

const english = readPageLocale() === 'en'
const label = english ? inEnglish : inMongolian
const SCALE =
  '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m16 16 3-8 3 8a5 5 0 0 1-6 0M2 16l3-8 3 8a5 5 0 0 1-6 0M7 21h10M12 3v18M3 7h2q4 0 7-2 3 2 7 2h2"/></svg>'

/** Whether the shop has the comparison. */
const isOffered = document.querySelector('[data-compares]') !== null

/** None where the shop has no comparison. */
export function compareToggle(slug: string, title: string): HTMLButtonElement | '' {
  if (!isOffered) return ''
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'card-toggle card-toggle-compare'
  button.value = slug
  button.dataset['compare'] = ''
  button.ariaLabel = `${label}: ${title}`
  button.ariaPressed = String($compared.get().includes(slug))
  return button
}

/** The link to the comparison is in the header while the comparison has products. */
function findOrCreateLink(place: string, className: string): HTMLAnchorElement | undefined {
  const existing = document.querySelector<HTMLAnchorElement>(`${place} [data-compare-link]`)
  const before = document.querySelector(place)?.lastElementChild
  if (existing || !before) return existing ?? undefined
  const anchor = document.createElement('a')
  anchor.className = className
  anchor.dataset['compareLink'] = ''
  anchor.innerHTML = `${SCALE}<span></span> <span class="count"></span>`
  const words = anchor.querySelector('span')
  if (words) words.textContent = label
  before.before(anchor)
  return anchor
}

$compared.subscribe(slugs => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-compare]'))
    button.ariaPressed = String(slugs.includes(button.value))
  if (slugs.length === 0 || !isOffered) return document.querySelectorAll('[data-compare-link]').forEach(old => old.remove())
  for (const anchor of [findOrCreateLink('.header-actions', 'header-action'), findOrCreateLink('.mobile-menu nav', '')]) {
    if (!anchor) continue
    anchor.href = toComparisonPath(slugs)
    const count = anchor.querySelector('.count')
    if (count) count.textContent = String(slugs.length)
  }
})

document.addEventListener('click', event => {
  const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-compare]') : null
  if (!button) return
  event.preventDefault()
  const outcome = toggleCompared(button.value)
  if (outcome === 'removed') return
  const slugs = $compared.get()
  const action = { label: `${label} (${slugs.length})`, href: toComparisonPath(slugs) }
  if (outcome === 'full') notify(english ? fullInEnglish : fullInMongolian, { tone: 'warning', action })
  else notify(english ? addedInEnglish : addedInMongolian, { action })
})
