/* Focuses the header's field on a phone in the press itself, which opens the keyboard; with the focus it covers the header. */
document.querySelector('[data-search-open]')?.addEventListener('click', event => {
  const field = document.getElementById('q')
  if (field) event.preventDefault()
  field?.focus()
})
