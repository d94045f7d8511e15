import { toggle as inEnglish } from '#i18n/locales/en/wishlist.json'
import { toggle as inMongolian } from '#i18n/locales/mn/wishlist.json'
import { adoptStyles } from '#islands/adopt-styles.ts'
import { readPageLocale } from '#stores/client.ts'
import { $wishedIds, resumeWishlistSync, toggleWish } from '#stores/wishlist.ts'
import { compareToggle } from '../compare/compare.ts'
import styles from './card-toggles.css?inline'

/*
 * Adds the toggles to product cards by script: forty of them in the markup would exceed the first flight of a listing. On a
 * product page the toggle is <button form="wish" name="variant_id" value="12">, which posts without JavaScript.
 */
const label = readPageLocale() === 'en' ? inEnglish : inMongolian

function addToggles(): void {
  for (const card of document.querySelectorAll<HTMLElement>('.product-card[data-of]')) {
    const link = card.querySelector<HTMLAnchorElement>('.product-name a')
    const title = link?.textContent?.trim() ?? ''
    card.append(createWishToggle(card.dataset['of'] ?? '', title), compareToggle(link?.pathname.split('/').at(-1) ?? '', title))
    delete card.dataset['of']
  }
}

function createWishToggle(variant: string, title: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'card-toggle'
  button.value = variant
  button.dataset['wish'] = ''
  button.ariaLabel = `${label}: ${title}`
  return button
}

function updateToggles(): void {
  const ids = $wishedIds.get()
  for (const heart of document.querySelectorAll<HTMLButtonElement>('button[data-wish]')) {
    const pressed = String(ids.includes(Number(heart.value)))
    if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed
  }
  for (const badge of document.querySelectorAll<HTMLElement>('[data-wish-count]')) {
    badge.hidden = ids.length === 0
    const count = ids.length > 99 ? '99+' : String(ids.length)
    if (badge.textContent !== count) badge.textContent = count
  }
}

document.addEventListener('click', event => {
  const heart = event.target instanceof Element ? event.target.closest<HTMLButtonElement>('button[data-wish]') : null
  if (!heart) return
  event.preventDefault()
  toggleWish(Number(heart.value))
})

adoptStyles(styles)
addToggles()
$wishedIds.subscribe(updateToggles)
const main = document.querySelector('main')
const TOGGLE_SELECTOR = '.product-card[data-of], button[data-wish], [data-wish-count]'
const hasToggle = (node: Node): boolean =>
  node instanceof Element && (node.matches(TOGGLE_SELECTOR) || node.querySelector(TOGGLE_SELECTOR) !== null)
// Cards may be added later. Only added nodes are scanned, because the editor changes its text with every keystroke.
if (main) {
  new MutationObserver(changes => {
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(hasToggle))) return
    addToggles()
    updateToggles()
  }).observe(main, { childList: true, subtree: true })
}
resumeWishlistSync()
