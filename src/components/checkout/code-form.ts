const CODE_LENGTH = 6

/** Submits the form at the sixth digit and counts down to the next code. */
export function enhanceCodeForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-code-form]')
  const input = form?.querySelector<HTMLInputElement>('input[name=code]')
  // A press just after the sixth digit would abort the first request, whose code is used up by then.
  let isSent = false
  form?.addEventListener('submit', event => {
    if (isSent) event.preventDefault()
    isSent = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isSent = false
  })
  const send = (): void => {
    if (input?.value.replace(/\D/g, '').length === CODE_LENGTH) form?.requestSubmit()
  }
  input?.addEventListener('input', send)
  const fillIn = async (): Promise<void> => {
    const code = await readMessage()
    if (!input || !code || isSent) return
    input.value = code
    send()
  }
  void fillIn()
  // The code may have been typed before this script ran; a rejected code is prefilled.
  if (input && input.value !== input.defaultValue) send()
  const button = document.querySelector<HTMLButtonElement>('[data-resend]')
  const end = performance.now() + Number(button?.dataset['resend'] ?? 0) * 1000
  const word = button?.textContent ?? ''
  const tick = (): void => {
    if (!button) return
    const seconds = Math.ceil((end - performance.now()) / 1000)
    button.disabled = seconds > 0
    button.textContent =
      seconds > 0
        ? (button.dataset['words'] ?? '').replace('{time}', `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
        : word
    if (seconds > 0) setTimeout(tick, 500)
  }
  tick()
}

/** The code of a text message for this site, once the customer lets the browser read it (WebOTP); Chrome on Android has it. */
async function readMessage(): Promise<string> {
  if (!('OTPCredential' in window)) return ''
  const request: CredentialRequestOptions & { otp: object } = { otp: { transport: ['sms'] } }
  const credential = await navigator.credentials.get(request).catch(() => null)
  return (credential as { code?: string } | null)?.code ?? ''
}
