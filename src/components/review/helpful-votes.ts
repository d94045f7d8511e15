import { warn } from '#stores/notices.ts'
import { loadClient } from '#stores/client.ts'

/* Votes are counted in place; the form redirects guests to the login. */
document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.dataset['useful']) return
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : form.querySelector('button')
  if (!button || button.ariaPressed === 'true') return event.preventDefault()
  event.preventDefault()
  void vote(form, button, Number(form.dataset['useful']))
})

async function vote(form: HTMLFormElement, button: HTMLButtonElement, id: number): Promise<void> {
  const useful = button.value === 'useful'
  button.ariaBusy = 'true'
  try {
    await (await loadClient()).put('/api/v2/comments/{id}/review', { params: { id }, body: { rating: useful ? 5 : 1 } })
    const [helpfulButton] = form.querySelectorAll('button')
    const before = helpfulButton?.ariaPressed === 'true'
    for (const each of form.querySelectorAll('button')) each.ariaPressed = String(each === button)
    if (helpfulButton && before !== useful) updateCount(helpfulButton, useful ? 1 : -1)
  } catch (error) {
    if (Reflect.get(Object(error), 'status') === 401) {
      const action = document.createElement('input')
      Object.assign(action, { type: 'hidden', name: 'action', value: button.value })
      form.append(action)
      form.submit()
      return
    }
    warn(error)
  } finally {
    button.ariaBusy = null
  }
}

/** The label stays, its number changes. The server ignores a repeated vote. */
function updateCount(helpfulButton: HTMLButtonElement, by: 1 | -1): void {
  const n = Number(/\d+/.exec(helpfulButton.textContent ?? '')?.[0] ?? 0) + by
  const words = (helpfulButton.textContent ?? '').replace(/\s*\(.*$/, '').trim()
  helpfulButton.textContent = n > 0 ? `${words} (${n})` : words
}
