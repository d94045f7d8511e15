import { warn } from '../../stores/notices.ts'
import { client } from '#stores/client.ts'

/* What is said of a review's use is counted in place; who has not logged in is led to the login by the form itself. */
document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.dataset['useful']) return
  const button = event.submitter instanceof HTMLButtonElement ? event.submitter : form.querySelector('button')
  if (!button || button.ariaPressed === 'true') return event.preventDefault()
  event.preventDefault()
  void judge(form, button, Number(form.dataset['useful']))
})

async function judge(form: HTMLFormElement, button: HTMLButtonElement, id: number): Promise<void> {
  const useful = button.value === 'useful'
  button.ariaBusy = 'true'
  try {
    await (await client()).put('/api/v2/comments/{id}/review', { params: { id }, body: { rating: useful ? 5 : 1 } })
    const [praise] = form.querySelectorAll('button')
    const before = praise?.ariaPressed === 'true'
    for (const each of form.querySelectorAll('button')) each.ariaPressed = String(each === button)
    if (praise && before !== useful) count(praise, useful ? 1 : -1)
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

/** The words stay, the number in brackets changes. Whoever has praised before this visit is not counted twice by the server. */
function count(praise: HTMLButtonElement, by: 1 | -1): void {
  const n = Number(/\d+/.exec(praise.textContent ?? '')?.[0] ?? 0) + by
  const words = (praise.textContent ?? '').replace(/\s*\(.*$/, '').trim()
  praise.textContent = n > 0 ? `${words} (${n})` : words
}
