import { hasPasskeys, logIn, messageOf } from './passkey.ts'

const button = document.querySelector<HTMLButtonElement>('[data-passkey]')
const message = document.querySelector<HTMLElement>('[data-passkey-message]')

if (button && message && hasPasskeys) {
  button.hidden = false
  const enter = (isOffered: boolean): Promise<void> =>
    logIn(isOffered).then(
      () => location.assign(button.dataset['passkey'] ?? '/'),
      (error: unknown) => {
        const text = messageOf(error, button.dataset)
        // A suggestion that was not used is no failure.
        if (!isOffered || (error as Error).name !== 'NotAllowedError') message.textContent = text
        message.hidden = !message.textContent
      }
    )
  button.addEventListener('click', () => {
    message.hidden = true
    button.disabled = true
    void enter(false).finally(() => {
      button.disabled = false
      void offer()
    })
  })
  const offer = async (): Promise<void> => {
    const isField = document.querySelector('input[autocomplete$=webauthn]') !== null
    if (isField && (await PublicKeyCredential.isConditionalMediationAvailable?.())) await enter(true)
  }
  void offer()
}
