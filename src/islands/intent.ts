import type { ClientDirective } from 'astro'

/**
 * `client:intent`: hydrates at the first pointer, focus or touch. The click that came first is stopped
 * and played again once the island can answer, so none is lost; without JavaScript the link or form
 * inside works as it is.
 */
const intent: ClientDirective = (load, _options, element) => {
  let replay: HTMLElement | null = null
  let ready = false
  const hydrate = async (): Promise<void> => {
    for (const event of ['pointerover', 'focusin', 'touchstart', 'change']) element.removeEventListener(event, start)
    const run = await load()
    await run()
    ready = true
    element.removeEventListener('click', hold, true)
    replay?.click()
  }
  let started: Promise<void> | undefined
  const start = (): void => void (started ??= hydrate())
  const hold = (event: Event): void => {
    if (ready) return
    start()
    // A field or a box does its own work without us.
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    replay = control
  }
  for (const event of ['pointerover', 'focusin', 'touchstart', 'change']) element.addEventListener(event, start, { passive: true })
  element.addEventListener('click', hold, true)
}
export default intent
