import { readChoice } from './choice.ts'

/** Asks nobody who is about to pay: the bar would be in the way there, and without a choice nothing is sent. */
const ASKS_NOT = /^(\/en)?\/(checkout|cart|login|password)(\/|$)|\/pay$/

const openBar = (isChange: boolean) => import('./consent-bar.ts').then(({ showBar }) => showBar(isChange))

if (readChoice() === 'granted') void import('./collect.ts')
else if (!readChoice() && !ASKS_NOT.test(location.pathname)) askAfterInteraction()

document.addEventListener('click', event => {
  if (event.target instanceof Element && event.target.closest('[data-consent-choice]')) void openBar(true)
})

/** Reading comes first: the bar's script is loaded once the visitor scrolls, clicks or presses a key. */
function askAfterInteraction(): void {
  const events = ['scroll', 'click', 'keydown']
  const ask = (): void => {
    for (const event of events) removeEventListener(event, ask)
    void openBar(false)
  }
  for (const event of events) addEventListener(event, ask, { passive: true })
}
