import { $follows, loadFollows, toggleFollow } from '../../stores/follows.ts'

/* <button data-follow="7"> of a form that works as it is. Whom a reader follows is asked once, when such a button is near. */
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-follow]')]

function paint(): void {
  const ids = $follows.get()
  if (!ids) return
  for (const button of buttons) {
    const on = ids.includes(Number(button.dataset['follow']))
    button.textContent = (on ? button.dataset['on'] : button.dataset['off']) ?? ''
    button.ariaPressed = String(on)
  }
}

if (buttons.length > 0) {
  const watch = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    watch.disconnect()
    void loadFollows()
  })
  for (const button of buttons) watch.observe(button)
  $follows.subscribe(paint)
  document.addEventListener('submit', event => {
    const button = event.submitter
    // A guest is led to the login by the form itself.
    if (!(button instanceof HTMLButtonElement) || !button.dataset['follow'] || !$follows.get()) return
    event.preventDefault()
    void toggleFollow(Number(button.dataset['follow']))
  })
}
