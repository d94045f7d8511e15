import { isPost } from '#components/form/is-post.ts'
import { warn } from '#stores/notices.ts'

/*
 * Without a network, the browser would replace a form and all that was typed by its own error page. A browser may be wrong about the
 * network, for instance in front of a shop on the same machine, so the shop is tried first.
 */
const tried = new WeakSet<HTMLFormElement>()

// Before all other listeners, some of which let a form be sent once only.
addEventListener(
  'submit',
  event => {
    const form = event.target
    if (navigator.onLine || !(form instanceof HTMLFormElement) || !isPost(form) || tried.delete(form)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void sendIfReachable(form, event.submitter)
  },
  true
)

async function sendIfReachable(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
  } catch {
    warn({ status: 0 })
    return
  }
  tried.add(form)
  form.requestSubmit(submitter)
}
