/* Opens the header's search field over the phone's header: focused in the press itself, which opens the keyboard. */
const link = document.querySelector<HTMLAnchorElement>('[data-search-open]')

link?.addEventListener('click', event => {
  const form = document.querySelector<HTMLFormElement>('.header-search')
  const input = document.querySelector<HTMLInputElement>('#q-page, #q')
  if (!form || !input) return
  event.preventDefault()
  if (form.contains(input)) link.after(form)
  input.focus()
  form.addEventListener('focusout', () => document.querySelector('.header-row .logo')?.after(form), { once: true })
})
