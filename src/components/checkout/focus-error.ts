/** Leads to what a refused form wants: its first wrong field, else the sentence that says what is wrong. */
export function focusError(): void {
  const wrong =
    document.querySelector<HTMLElement>('[aria-invalid=true]') ?? document.querySelector<HTMLElement>('main [role=alert][tabindex]')
  wrong?.focus()
}
