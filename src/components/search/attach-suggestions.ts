/** Loads the suggestions at the first focus of a search field. */
const attached = new WeakSet<HTMLInputElement>()

function attachSuggestions(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || attached.has(target)) return
  attached.add(target)
  import('./suggest.ts').then(
    ({ attach }) => attach(target),
    // The next focus retries.
    () => attached.delete(target)
  )
}

document.addEventListener('focusin', ({ target }) => attachSuggestions(target))
// The field may have the focus before this script runs.
attachSuggestions(document.activeElement)
