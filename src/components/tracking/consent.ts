import { readChoice } from './choice.ts'

/** Asks nobody who is about to pay: the bar would be in the way there, and without a choice nothing is sent. */
const ASKS_NOT = /^(\/en)?\/(checkout|cart|login|password)(\/|$)|\/pay$/

const openBar = (isChange: boolean) => import('./consent-bar.ts').then(({ showBar }) => showBar(isChange))
let isStarted = false

/** @param event an interaction before this script was loaded, which may be a click that changes the choice */
export function start(event?: unknown): void {
  if (!isStarted) {
    isStarted = true
    if (readChoice() === 'granted') void import('./collect.ts')
    else if (!readChoice() && !ASKS_NOT.test(location.pathname)) void openBar(false)
    document.addEventListener('click', change)
  }
  if (event instanceof MouseEvent) change(event)
}

function change({ target }: Event): void {
  if (target instanceof Element && target.closest('[data-consent-choice]')) void openBar(true)
}
