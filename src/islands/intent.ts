import type { ClientDirective } from 'astro'

/** A press is repeated on the island only this soon after it; later it would come over what is being done by then. */
const REPLAY_MS = 2000
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'change']

/**
 * `client:intent`: hydrates at the first pointer, focus or touch. A press before the island is ready is held for at most
 * two seconds: then, or when the island's code cannot be had, the link or form does what it does without JavaScript.
 */
const intent: ClientDirective = (load, _options, element) => {
  let held: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let started = false
  /** Presses the held control once more, now without holding it. */
  const release = (): void => {
    clearTimeout(timer)
    element.removeEventListener('click', hold, true)
    held?.click()
    held = null
  }
  const start = (): void => {
    if (started) return
    started = true
    for (const event of INTENTS) element.removeEventListener(event, start)
    load()
      .then(hydrate => hydrate())
      .then(release, release)
  }
  const hold = (event: Event): void => {
    start()
    // A field or a box does its own work without us.
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    held = control
    timer ??= setTimeout(release, REPLAY_MS)
  }
  for (const event of INTENTS) element.addEventListener(event, start, { passive: true })
  element.addEventListener('click', hold, true)
}
export default intent
