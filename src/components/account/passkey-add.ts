import { addPasskey, hasPasskeys, toMessage } from './passkey.ts'

const form = document.querySelector<HTMLFormElement>('[data-passkey-add]')
const message = form?.querySelector<HTMLElement>('[role=alert]')

if (form && message && hasPasskeys) {
  form.hidden = false
  const button = form.querySelector('button')
  form.addEventListener('submit', event => {
    event.preventDefault()
    message.hidden = true
    if (button) button.disabled = true
    addPasskey(form.querySelector('input')?.value ?? '')
      .then(
        () => location.assign(form.getAttribute('action') ?? ''),
        (error: unknown) => {
          message.textContent = toMessage(error, form.dataset)
          message.hidden = !message.textContent
        }
      )
      .finally(() => {
        if (button) button.disabled = false
      })
  })
} else if (form) {
  const note = document.querySelector<HTMLElement>('[data-passkey-unsupported]')
  if (note) note.hidden = false
}
