const loadMessages = (): Promise<unknown> => import('../form/validity.ts')

/** Loads the suggestions at the first focus of a search field, and at that of any other field the messages of invalid ones. */
function onFocus({ target }: { target: EventTarget | null }): void {
  const loaded =
    target instanceof HTMLInputElement && 'suggest' in target.dataset
      ? import('../search/suggest.ts').then(({ attachSuggestions }) => attachSuggestions(target))
      : target && 'form' in target && loadMessages()
  // The next focus retries.
  if (loaded) loaded.catch(() => {})
}

document.addEventListener('focusin', onFocus)
// The field may have the focus before this script runs.
onFocus({ target: document.activeElement })

let messages: Promise<unknown> | undefined
let areLoaded = false
// A form may be sent before its messages are loaded: the browser's, in its own language, wait for them.
document.addEventListener(
  'invalid',
  event => {
    if (areLoaded) return
    event.preventDefault()
    messages ??= loadMessages()
      .finally(() => {
        areLoaded = true
        ;(event.target as HTMLInputElement).form?.reportValidity()
      })
      .catch(() => {})
  },
  true
)
