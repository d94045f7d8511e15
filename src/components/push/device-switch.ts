import { findSubscription, hasPush, refuse, turnOff, turnOn } from './device.ts'

const place = document.querySelector<HTMLElement>('[data-push]')
const button = place?.querySelector('button')
const message = place?.querySelector<HTMLElement>('[role=status]')

async function show(): Promise<void> {
  if (!place || !button || !message) return
  const { on = '', off = '', turnOn: turnOnText = '', turnOff: turnOffText = '', blocked = '', unsupported = '' } = place.dataset
  if (!hasPush) return void (message.textContent = unsupported)
  const isOn = (await findSubscription()) !== null
  button.hidden = false
  button.textContent = isOn ? turnOffText : turnOnText
  message.textContent = isOn ? on : Notification.permission === 'denied' ? blocked : off
}

button?.addEventListener('click', () => {
  button.disabled = true
  const change = async (): Promise<void> => ((await findSubscription()) ? turnOff() : void (await turnOn(true)))
  change()
    .then(() => show())
    .catch(async () => {
      // The browser cannot reach its push service.
      refuse()
      await show()
      if (message) message.textContent = place?.dataset['failed'] ?? ''
    })
    .finally(() => (button.disabled = false))
})
void show()
