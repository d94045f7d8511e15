import { adoptStyles } from '../../islands/adopt-styles.ts'
import { notify, warn } from '../../stores/notices.ts'
import styles from './comments.css?inline'

/*
 * Brings the comments' own page under the text: what the asker may delete is on it, and its forms and links work in place. Where
 * something does not answer as expected, the page itself is opened.
 */
const place = document.querySelector<HTMLElement>('[data-comments]')
const link = place?.querySelector<HTMLAnchorElement>('a')

if (place && link) {
  adoptStyles(styles)
  place.addEventListener('click', event => {
    const answer = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-answer]') : null
    if (!answer || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void show(place, answer.href).then(() => place.querySelector<HTMLElement>(answer.dataset['answer'] ? 'textarea' : 'h2')?.focus())
  })
  place.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    void send(place, form, event.submitter)
  })
}

/** Shows them now. */
export async function openComments(): Promise<void> {
  if (place && link) await show(place, link.href)
}

async function send(into: HTMLElement, form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  if (button?.ariaBusy === 'true') return
  if (button) button.ariaBusy = 'true'
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, button)) if (typeof value === 'string') body.set(name, value)
  const written = body.get('action') === 'write'
  await show(into, form.getAttribute('action') ?? '', { method: 'POST', body })
  if (button) button.ariaBusy = null
  const alert = into.querySelector<HTMLElement>('[role=alert]')
  if (alert) return alert.focus()
  into.querySelector<HTMLElement>('h2')?.focus()
  if (written && !into.contains(form)) notify(into.dataset['sent'] ?? '')
}

async function show(into: HTMLElement, address: string, init: RequestInit = {}): Promise<void> {
  try {
    const answer = await fetch(address, { ...init, headers: { accept: 'text/html' } })
    if (new URL(answer.url).pathname.endsWith('/login')) return location.assign(answer.url)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const section = page.querySelector('#comments')
    if (!section) throw Object.assign(new Error('No comments came'), { status: answer.status })
    into.replaceChildren(...section.childNodes)
  } catch (error) {
    warn(error)
  }
}
