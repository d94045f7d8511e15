import { hasPasskeys, logIn, toMessage, Refusal } from './passkey.ts'

const button = document.querySelector<HTMLButtonElement>('[data-passkey]')
const message = document.querySelector<HTMLElement>('[data-passkey-message]')

if (button && message && hasPasskeys) {
  button.hidden = false
  /** Whether the customer is logged in, and the next page is opening. */
  const enter = (isOffered: boolean): Promise<boolean> =>
    logIn(isOffered).then(
      () => {
        location.assign(button.dataset['passkey'] ?? '/')
        return true
      },
      (error: unknown) => {
        // A suggestion that was not used, or that the browser could not make, is no failure of the customer's.
        if (isOffered && !(error instanceof Refusal && error.code !== 'too_many_requests')) return false
        message.textContent = toMessage(error, button.dataset)
        message.hidden = !message.textContent
        return false
      }
    )
  const press = async (): Promise<void> => {
    message.hidden = true
    button.disabled = true
    if (await enter(false)) return
    button.disabled = false
    void offer()
  }
  button.addEventListener('click', () => void press())
  const offer = async (): Promise<void> => {
    const isField = document.querySelector('input[autocomplete$=webauthn]') !== null
    if (isField && (await PublicKeyCredential.isConditionalMediationAvailable?.())) await enter(true)
  }
  void offer()
}
