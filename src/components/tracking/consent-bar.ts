import {
  accept as acceptEn,
  accepted as acceptedEn,
  bar as barEn,
  bar_text as textEn,
  refuse as refuseEn,
  refused as refusedEn
} from '#i18n/locales/en/tracking.json'
import { accept, accepted, bar, bar_text as text, refuse, refused } from '#i18n/locales/mn/tracking.json'
import { adoptStyles } from '#islands/adopt-styles.ts'
import { readPageLocale } from '#stores/client.ts'
import { type Choice, readChoice, storeChoice } from './choice.ts'
import styles from './consent-bar.css?inline'

let element: HTMLElement | undefined

/** @param isChange the visitor opened the bar to change the choice: it takes the focus and displays what was chosen */
export function showBar(isChange: boolean): void {
  if (!element) {
    adoptStyles(styles)
    element = renderBar(readChoice())
    // After the link that skips to the content: among the first that the Tab key reaches.
    document.querySelector('.skip-link')?.after(element)
    keepClear(element)
  }
  if (isChange) element.querySelector('button')?.focus()
}

function renderBar(choice: Choice | undefined): HTMLElement {
  const english = readPageLocale() === 'en'
  const section = document.createElement('section')
  section.className = 'consent-bar'
  section.ariaLabel = english ? barEn : bar
  const paragraph = document.createElement('p')
  const state = choice && (choice === 'granted' ? (english ? acceptedEn : accepted) : english ? refusedEn : refused)
  paragraph.textContent = [english ? textEn : text, state].filter(Boolean).join(' ')
  const buttons = document.createElement('div')
  buttons.append(createButton(english ? refuseEn : refuse, 'refused'), createButton(english ? acceptEn : accept, 'granted'))
  section.append(paragraph, buttons)
  return section
}

function createButton(label: string, choice: Choice): HTMLButtonElement {
  const control = document.createElement('button')
  control.type = 'button'
  control.className = 'button button-secondary button-small'
  control.textContent = label
  control.addEventListener('click', () => void choose(choice))
  return control
}

async function choose(choice: Choice): Promise<void> {
  const before = readChoice()
  storeChoice(choice)
  const hadFocus = element?.contains(document.activeElement)
  element?.remove()
  element = undefined
  document.documentElement.style.removeProperty('--consent-height')
  if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  if (choice === 'granted') await import('./collect.ts')
  else if (before === 'granted') await (await import('./withdraw.ts')).withdraw()
}

/** The end of the page and what receives the focus are never below the bar, nor is the bar above the buttons of the page's own bar. */
function keepClear(section: HTMLElement): void {
  const own = [...document.querySelectorAll<HTMLElement>('.bottom-bar, .buy-bar')].map(({ offsetHeight }) => offsetHeight)
  section.style.bottom = `${Math.max(0, ...own)}px`
  document.documentElement.style.setProperty('--consent-height', `${section.offsetHeight}px`)
}
