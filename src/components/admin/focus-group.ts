/* After a refused form whose only message belongs to a group of fields: moves the focus to its first one, after `posted.ts`. */
if ('posted' in document.body.dataset && !document.querySelector('main [aria-invalid=true]')) {
  const group = document.querySelector('main .field-error')?.closest('.field, fieldset, section, details')
  const first = group?.querySelector<HTMLElement>(':is(input, select, textarea):not([type=hidden])')
  if (first) addEventListener('load', () => first.focus(), { once: true })
}
