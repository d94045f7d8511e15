/*
 * On a slow network a page stays for seconds after its form was sent: the pressed button shows that, and pressing it again does not
 * send the form a second time.
 */
import { isPost } from '../../form/is-post.ts'

/** After this time the response is lost, or was a download. */
const WAIT_MS = 10_000
const sending = new WeakMap<HTMLFormElement, { button: HTMLElement | null }>()

// On the window, after all scripts that send a form in place.
addEventListener('submit', event => {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isPost(form) || form.target) return
  const button = event.submitter
  if (sending.get(form)?.button === button) {
    event.preventDefault()
    return
  }
  const sent = { button }
  sending.set(form, sent)
  button?.setAttribute('aria-busy', 'true')
  const release = (): void => {
    if (sending.get(form) === sent) sending.delete(form)
    button?.removeAttribute('aria-busy')
  }
  setTimeout(release, WAIT_MS)
  addEventListener('pageshow', release, { once: true })
})
