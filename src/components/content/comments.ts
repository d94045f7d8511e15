import { adoptStyles } from '../../islands/adopt-styles.ts'
import { notify, warn } from '../../stores/notices.ts'
import styles from './comments.css?inline'

/* Loads the comments below the entry, with forms and links that work in place. After an unexpected response the page itself is opened. */
const place = document.querySelector<HTMLElement>('[data-comments]')
const link = place?.querySelector<HTMLAnchorElement>('a')

if (place && link) {
  adoptStyles(styles)
  place.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-answer]') : null
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void load(place, link.href).then(() => place.querySelector<HTMLElement>(link.dataset['answer'] ? 'textarea' : 'h2')?.focus())
  })
  place.addEventListener('submit', event => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    void send(place, form, event.submitter)
  })
}

let opening: Promise<boolean> | null = null

/** Loads the comments once: a second load would replace the form and the text typed in it. After a failure it can be repeated. */
export async function openComments(): Promise<void> {
  if (!place || !link) return
  opening ??= load(place, link.href)
  if (!(await opening)) opening = null
}

async function send(container: HTMLElement, form: HTMLFormElement, button: HTMLElement | null): Promise<void> {
  if (button?.ariaBusy === 'true') return
  if (button) button.ariaBusy = 'true'
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form, button)) if (typeof value === 'string') body.set(name, value)
  const isNewComment = body.get('action') === 'write'
  await load(container, form.getAttribute('action') ?? '', { method: 'POST', body })
  if (button) button.ariaBusy = null
  const alert = container.querySelector<HTMLElement>('[role=alert]')
  if (alert) return alert.focus()
  container.querySelector<HTMLElement>('h2')?.focus()
  if (isNewComment && !container.contains(form)) notify(container.dataset['sent'] ?? '')
}

async function load(container: HTMLElement, url: string, init: RequestInit = {}): Promise<boolean> {
  try {
    const response = await fetch(url, { ...init, headers: { accept: 'text/html' } })
    if (new URL(response.url).pathname.endsWith('/login')) {
      location.assign(response.url)
      return false
    }
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const section = page.querySelector('#comments')
    if (!section) throw Object.assign(new Error('No comments came'), { status: response.status })
    container.replaceChildren(...section.childNodes)
    return true
  } catch (error) {
    warn(error)
    return false
  }
}
