/*
 * After a POST: prevents that a reload or Back sends the form again, and moves the focus to the first invalid field, or to the
 * error message.
 */
if ('posted' in document.body.dataset) {
  history.replaceState(history.state, '', location.href)
  const wrong =
    document.querySelector<HTMLElement>('main [aria-invalid=true]') ?? document.querySelector<HTMLElement>('main [role=alert][tabindex]')
  wrong?.focus()
}
