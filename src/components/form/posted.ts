/*
 * A page that answers a form: reloading it or coming Back to it must not ask to send the form again, and the
 * reader is led to what was wrong, a field or else the sentence about it.
 */
if ('posted' in document.body.dataset) {
  history.replaceState(history.state, '', location.href)
  const wrong =
    document.querySelector<HTMLElement>('main [aria-invalid=true]') ?? document.querySelector<HTMLElement>('main [role=alert][tabindex]')
  wrong?.focus()
}
