import { $follows, loadFollows, toggleFollow } from '../../stores/follows.ts'

/* <button data-follow="7"> in a form. The followed authors are loaded once, when a button is near the viewport. */
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-follow]')]

function updateButtons(): void {
  const ids = $follows.get()
  if (!ids) return
  for (const button of buttons) {
    const on = ids.includes(Number(button.dataset['follow']))
    button.textContent = (on ? button.dataset['on'] : button.dataset['off']) ?? ''
  }
}

if (buttons.length > 0) {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    void loadFollows()
  })
  for (const button of buttons) observer.observe(button)
  $follows.subscribe(updateButtons)
  document.addEventListener('submit', event => {
    const button = event.submitter
    // The form redirects a guest to the login.
    if (!(button instanceof HTMLButtonElement) || !button.dataset['follow'] || !$follows.get()) return
    event.preventDefault()
    void toggleFollow(Number(button.dataset['follow']))
  })
}
