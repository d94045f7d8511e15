/* Focuses the header's field on a phone in the press itself, which opens the keyboard; with the focus it covers the header. */
document.querySelector('header [href$="/search"]')?.addEventListener('click', event => {
  event.preventDefault()
  document.querySelector<HTMLInputElement>('#q')?.focus()
})
