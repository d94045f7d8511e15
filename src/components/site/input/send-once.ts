/*
 * On a slow network a page stays for seconds after its form was sent: the pressed button shows that, and pressing it again does not
 * send the form a second time.
 */

/** Then the answer is lost, or was a file. */
const WAIT_MS = 10_000
const sending = new WeakMap<HTMLFormElement, HTMLElement | null>()

// On the window, after all scripts that send a form in place.
addEventListener('submit', event => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post' || form.target) return
  const button = event.submitter
  if (sending.has(form) && sending.get(form) === button) {
    event.preventDefault()
    return
  }
  sending.set(form, button)
  button?.setAttribute('aria-busy', 'true')
  const release = (): void => {
    if (sending.get(form) === button) sending.delete(form)
    button?.removeAttribute('aria-busy')
  }
  setTimeout(release, WAIT_MS)
  addEventListener('pageshow', release, { once: true })
})
