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
import { readPageLocale } from '#stores/client.ts'
import { readScriptText } from '../site/script-texts.ts'
import styles from './zoom.css?inline'

const english = readPageLocale() === 'en'

let dialog: HTMLDialogElement | undefined

/** A lightbox for the product's pictures: swipe or arrow keys to navigate, click to zoom. */
export function openLightbox(gallery: HTMLElement, link: HTMLAnchorElement): void {
  const links = [...gallery.querySelectorAll('a')]
  dialog ??= createDialog(links, gallery.ariaLabel ?? '')
  dialog.showModal()
  showPicture(dialog, links.indexOf(link), 'instant')
}

function createDialog(links: readonly HTMLAnchorElement[], label: string): HTMLDialogElement {
  adoptStyles(styles)
  const lightbox = document.createElement('dialog')
  lightbox.className = 'zoom'
  lightbox.ariaLabel = label
  const strip = document.createElement('div')
  strip.className = 'zoom-strip'
  strip.tabIndex = -1
  strip.append(...links.map(createLargePicture))
  const count = document.createElement('p')
  count.className = 'zoom-count numeric'
  const button = (className: string, sign: string, label: string, act: () => void): HTMLButtonElement => {
    const each = document.createElement('button')
    each.type = 'button'
    each.className = className
    each.textContent = sign
    each.ariaLabel = label
    each.addEventListener('click', act)
    return each
  }
  const navigate = (by: number): void => showPicture(lightbox, findCurrentIndex(strip) + by)
  lightbox.append(
    button('zoom-close', '×', readScriptText('close'), () => lightbox.close()),
    strip,
    count
  )
  if (links.length > 1) {
    lightbox.append(button('zoom-turn', '‹', english ? previousInEnglish : previousInMongolian, () => navigate(-1)))
    lightbox.append(button('zoom-turn zoom-turn-next', '›', english ? nextInEnglish : nextInMongolian, () => navigate(1)))
  }
  const updateCount = (): void => void (count.textContent = `${findCurrentIndex(strip) + 1} / ${links.length}`)
  strip.addEventListener('scroll', updateCount, { passive: true })
  lightbox.addEventListener('keydown', event => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      navigate(event.key === 'ArrowLeft' ? -1 : 1)
    }
  })
  lightbox.addEventListener('close', () => lightbox.querySelectorAll('.zoom-picture-large').forEach(zoomOut))
  document.body.append(lightbox)
  updateCount()
  return lightbox
}

function createLargePicture(link: HTMLAnchorElement): HTMLElement {
  const place = document.createElement('button')
  place.type = 'button'
  place.className = 'zoom-picture'
  const thumbnail = link.querySelector('img')
  const alt = thumbnail?.alt ?? ''
  place.ariaLabel = `${english ? largerInEnglish : largerInMongolian}: ${alt}`
  place.ariaPressed = 'false'
  const picture = new Image()
  picture.src = link.href
  picture.alt = alt
  picture.loading = 'lazy'
  // Displays the small picture until the large one has loaded.
  if (thumbnail?.currentSrc) place.style.background = `center / contain no-repeat url("${thumbnail.currentSrc}")`
  picture.addEventListener('load', () => (place.style.background = ''), { once: true })
  place.append(picture)
  place.addEventListener('click', event => {
    const big = place.classList.toggle('zoom-picture-large')
    place.ariaPressed = String(big)
    // Zooms at the clicked position.
    if (big && event.detail) {
      const box = place.getBoundingClientRect()
      place.scrollTo((event.clientX - box.left) * 2 - box.width / 2, (event.clientY - box.top) * 2 - box.height / 2)
    }
  })
  return place
}

function zoomOut(place: Element): void {
  place.classList.remove('zoom-picture-large')
  place.ariaPressed = 'false'
}

function findCurrentIndex(strip: HTMLElement): number {
  return Math.round(strip.scrollLeft / (strip.clientWidth || 1))
}

function showPicture(lightbox: HTMLDialogElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  const strip = lightbox.querySelector<HTMLElement>('.zoom-strip')
  if (!strip) return
  const last = strip.childElementCount - 1
  const target = Math.min(Math.max(index, 0), last)
  lightbox.querySelectorAll('.zoom-picture-large').forEach(zoomOut)
  strip.scrollTo({ left: target * strip.clientWidth, behavior })
}
