import { warn } from '../../stores/notices.ts'
import { shop } from '../../stores/shop.ts'

/* Praise is counted in place; who has not logged in is led to the login by the form itself. */
document.addEventListener('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !form.dataset['useful']) return
  const button = form.querySelector('button')
  if (!button || button.ariaPressed === 'true') return event.preventDefault()
  event.preventDefault()
  void praise(form, button, Number(form.dataset['useful']))
})

async function praise(form: HTMLFormElement, button: HTMLButtonElement, id: number): Promise<void> {
  button.ariaBusy = 'true'
  try {
    await (await shop()).rateComment(id, 5)
    button.ariaPressed = 'true'
    const n = Number(/\d+/.exec(button.textContent ?? '')?.[0] ?? 0) + 1
    button.textContent = `${(button.textContent ?? '').replace(/\s*\(.*$/, '').trim()} (${n})`
  } catch (error) {
    if (Reflect.get(Object(error), 'status') === 401) {
      const action = document.createElement('input')
      Object.assign(action, { type: 'hidden', name: 'action', value: 'useful' })
      form.append(action)
      form.submit()
      return
    }
    warn(error)
  } finally {
    button.ariaBusy = null
  }
}
