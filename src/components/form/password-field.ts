for (const field of document.querySelectorAll<HTMLElement>('[data-password]')) {
  const input = field.querySelector('input')
  if (input) addToggle(field, input)
}

/** A button in the field that shows and hides what was typed. It is sent as a password, so that browsers offer to save it. */
function addToggle({ dataset: { show = '', hide = '' } }: HTMLElement, input: HTMLInputElement): void {
  const box = Object.assign(document.createElement('div'), { className: 'password-box' })
  const button = Object.assign(document.createElement('button'), { type: 'button' })
  button.setAttribute('aria-controls', input.id)
  const label = input.labels?.[0]?.textContent.trim() ?? ''
  const set = (isShown: boolean): void => {
    input.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? hide : show
    button.ariaLabel = `${button.textContent}: ${label}`
  }
  set(false)
  button.addEventListener('click', () => set(input.type === 'password'))
  input.form?.addEventListener('submit', () => set(false))
  input.replaceWith(box)
  box.append(input, button)
}
