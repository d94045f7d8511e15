import type { ClientDirective } from 'astro'

/** A click is replayed only this soon; later it could interfere with another action. */
const REPLAY_MS = 2000
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'change']

/**
 * `client:intent`: hydrates at the first pointer, focus or touch. A click before hydration is deferred for at most two seconds;
 * then, or when the code cannot be loaded, the link or form works as without JavaScript.
 */
const intent: ClientDirective = (load, _options, element) => {
  let heldControl: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let started = false
  /** Replays the deferred click without intercepting it. */
  const release = (): void => {
    clearTimeout(timer)
    element.removeEventListener('click', holdClick, true)
    heldControl?.click()
    heldControl = null
  }
  const start = (): void => {
    if (started) return
    started = true
    for (const event of INTENTS) element.removeEventListener(event, start)
    load()
      .then(hydrate => hydrate())
      .then(release, release)
  }
  const holdClick = (event: Event): void => {
    start()
    // Inputs and checkboxes work without the island.
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null
    if (!control) return
    event.preventDefault()
    event.stopPropagation()
    heldControl = control
    timer ??= setTimeout(release, REPLAY_MS)
  }
  for (const event of INTENTS) element.addEventListener(event, start, { passive: true })
  element.addEventListener('click', holdClick, true)
}
export default intent
