/** The script of consent: at once where it is given, else after the first interaction. */
const load = (event?: unknown): void => void import('./consent.ts').then(module => module.start(event))

if (document.body.dataset['services']) {
  for (const type of ['scroll', 'click', 'keydown']) addEventListener(type, load, { once: true })
  if (document.cookie.includes('consent=g')) load()
}
