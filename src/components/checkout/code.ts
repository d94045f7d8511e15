const CODE_LENGTH = 6

/** Sends the form with its sixth digit and counts down to the next code. */
export function enhanceCode(): void {
  const form = document.querySelector<HTMLFormElement>('[data-code-form]')
  const input = form?.querySelector<HTMLInputElement>('input[name=code]')
  const send = (): void => {
    if (input?.value.replace(/\D/g, '').length === CODE_LENGTH) form?.requestSubmit()
  }
  input?.addEventListener('input', send)
  // Whoever was quicker than this script has typed all six already; the answer to a wrong code holds what was wrong.
  if (input && input.value !== input.defaultValue) send()
  const button = document.querySelector<HTMLButtonElement>('[data-resend]')
  const end = performance.now() + Number(button?.dataset['resend'] ?? 0) * 1000
  const word = button?.textContent ?? ''
  const tick = (): void => {
    if (!button) return
    const left = Math.ceil((end - performance.now()) / 1000)
    button.disabled = left > 0
    button.textContent =
      left > 0 ? (button.dataset['words'] ?? '').replace('{time}', `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`) : word
    if (left > 0) setTimeout(tick, 500)
  }
  tick()
}
