import {
  picture_larger as largerInEnglish,
  picture_next as nextInEnglish,
  picture_previous as previousInEnglish
} from '#i18n/locales/en/product.json'
import {
  picture_larger as largerInMongolian,
  picture_next as nextInMongolian,
  picture_previous as previousInMongolian
} from '#i18n/locales/mn/product.json'
import { adoptStyles } from '../../islands/adopt-styles.ts'
import { pageLocale } from '#stores/client.ts'
import { word } from '../site/words.ts'
import styles from './zoom.css?inline'

/*
 * A product's pictures over the whole window: swiped or turned with the arrow keys, enlarged by a press. The links
 * open the same files where this script is not.
 */
const gallery = document.querySelector<HTMLElement>('[data-gallery] .gal')
const english = pageLocale() === 'en'

gallery?.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const links = [...gallery.querySelectorAll('a')]
  open(links, links.indexOf(link))
})

let dialog: HTMLDialogElement | undefined

function open(links: readonly HTMLAnchorElement[], first: number): void {
  dialog ??= make(links)
  dialog.showModal()
  show(dialog, first, 'instant')
}

function make(links: readonly HTMLAnchorElement[]): HTMLDialogElement {
  adoptStyles(styles)
  const made = document.createElement('dialog')
  made.className = 'zoom'
  made.ariaLabel = gallery?.ariaLabel ?? ''
  const strip = document.createElement('div')
  strip.className = 'zstrip'
  strip.tabIndex = -1
  strip.append(...links.map(largePicture))
  const count = document.createElement('p')
  count.className = 'zcount num'
  const button = (className: string, sign: string, label: string, act: () => void): HTMLButtonElement => {
    const each = document.createElement('button')
    each.type = 'button'
    each.className = className
    each.textContent = sign
    each.ariaLabel = label
    each.addEventListener('click', act)
    return each
  }
  const turn = (by: number): void => show(made, current(strip) + by)
  made.append(
    button('zclose', '×', word('close'), () => made.close()),
    strip,
    count
  )
  if (links.length > 1) {
    made.append(button('zturn', '‹', english ? previousInEnglish : previousInMongolian, () => turn(-1)))
    made.append(button('zturn next', '›', english ? nextInEnglish : nextInMongolian, () => turn(1)))
  }
  const tell = (): void => void (count.textContent = `${current(strip) + 1} / ${links.length}`)
  strip.addEventListener('scroll', tell, { passive: true })
  made.addEventListener('keydown', event => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      turn(event.key === 'ArrowLeft' ? -1 : 1)
    }
  })
  made.addEventListener('close', () => made.querySelectorAll('.big').forEach(small))
  document.body.append(made)
  tell()
  return made
}

function largePicture(link: HTMLAnchorElement): HTMLElement {
  const place = document.createElement('button')
  place.type = 'button'
  place.className = 'zpic'
  const seen = link.querySelector('img')
  const alt = seen?.alt ?? ''
  place.ariaLabel = `${english ? largerInEnglish : largerInMongolian}: ${alt}`
  place.ariaPressed = 'false'
  const picture = new Image()
  picture.src = link.href
  picture.alt = alt
  picture.loading = 'lazy'
  // Until the large one is here, the one already seen stands in for it.
  if (seen?.currentSrc) place.style.background = `center / contain no-repeat url("${seen.currentSrc}")`
  picture.addEventListener('load', () => (place.style.background = ''), { once: true })
  place.append(picture)
  place.addEventListener('click', event => {
    const big = place.classList.toggle('big')
    place.ariaPressed = String(big)
    // What was pressed stays under the finger.
    if (big && event.detail) {
      const box = place.getBoundingClientRect()
      place.scrollTo((event.clientX - box.left) * 2 - box.width / 2, (event.clientY - box.top) * 2 - box.height / 2)
    }
  })
  return place
}

function small(place: Element): void {
  place.classList.remove('big')
  place.ariaPressed = 'false'
}

function current(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / (strip.clientWidth || 1))
}

function show(made: HTMLDialogElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  const strip = made.querySelector<HTMLElement>('.zstrip')
  if (!strip) return
  const last = strip.childElementCount - 1
  const wanted = Math.min(Math.max(index, 0), last)
  made.querySelectorAll('.big').forEach(small)
  strip.scrollTo({ left: wanted * strip.clientWidth, behavior })
}
