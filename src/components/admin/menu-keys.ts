/*
 * The menu of the staff area as one stop of the Tab key: the arrow keys move between its links, Home and End to the first and the last.
 * Without this, the first action of a page is thirty stops away.
 */
const menu = document.querySelector<HTMLElement>('.admin-menu')
const links = [...(menu?.querySelectorAll<HTMLAnchorElement>('a') ?? [])]
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -links.length, End: links.length }

function makeStop(stop: HTMLAnchorElement | undefined): void {
  for (const link of links) link.tabIndex = link === stop ? 0 : -1
}

makeStop(links.find(link => link.ariaCurrent === 'page') ?? links[0])
menu?.setAttribute('aria-describedby', 'admin-menu-keys')
menu?.querySelector('.admin-menu-keys')?.removeAttribute('hidden')
menu?.addEventListener('keydown', event => {
  const step = event.ctrlKey || event.metaKey || event.altKey ? undefined : STEPS[event.key]
  const index = links.findIndex(link => link === event.target)
  if (step === undefined || index < 0) return
  event.preventDefault()
  links[Math.min(links.length - 1, Math.max(0, index + step))]?.focus()
})
menu?.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLAnchorElement) makeStop(target)
})
