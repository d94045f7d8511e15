import { ask as askEn, ask_title as titleEn, later as laterEn, turn_on as turnOnEn } from '#i18n/locales/en/push.json'
import { ask, ask_title as title, later, turn_on as turnOnText } from '#i18n/locales/mn/push.json'
import { adoptStyles } from '#islands/adopt-styles.ts'
import { findSubscription, hasPush, isRefused, refresh, refuse, turnOn } from './device.ts'
import styles from './ask.css?inline'

/** Nobody who is about to pay, logs in or works is asked. */
const ASKS_NOT = /^(\/en)?\/(checkout|cart|login|logout|password|admin|a\/create|offline)(\/|$)|\/(pay|edit)$/

async function begin(): Promise<void> {
  if (!hasPush) return
  const subscription = await findSubscription()
  if (subscription) return refresh(subscription)
  const isFree = document.visibilityState === 'visible' && !document.querySelector('.consent-bar, dialog[open]')
  if (Notification.permission !== 'denied' && !isRefused() && !ASKS_NOT.test(location.pathname) && isFree) showBar()
}

function showBar(): void {
  adoptStyles(styles)
  const english = document.documentElement.lang === 'en'
  const section = document.createElement('section')
  section.className = 'push-bar'
  section.ariaLabel = english ? titleEn : title
  const text = document.createElement('p')
  text.textContent = english ? askEn : ask
  const buttons = document.createElement('div')
  const close = (): void => {
    const hadFocus = section.contains(document.activeElement)
    section.remove()
    if (hadFocus) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  const no = createButton(english ? laterEn : later, () => {
    refuse()
    close()
  })
  const yes = createButton(english ? turnOnEn : turnOnText, () => void turnOn().catch(refuse).finally(close))
  buttons.append(no, yes)
  section.append(text, buttons)
  const own = [...document.querySelectorAll<HTMLElement>('.bottom-bar, .buy-bar')].map(({ offsetHeight }) => offsetHeight)
  section.style.bottom = `${Math.max(0, ...own)}px`
  // After the link that skips to the content: among the first that the Tab key reaches.
  document.querySelector('.skip-link')?.after(section)
}

function createButton(label: string, press: () => void): HTMLButtonElement {
  const control = document.createElement('button')
  control.type = 'button'
  control.className = 'button button-secondary button-small'
  control.textContent = label
  control.addEventListener('click', press)
  return control
}

void begin().catch(() => undefined)
