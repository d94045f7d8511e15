/** Loads the suggestions at the first focus of a search field. */
const attached = new WeakSet<HTMLInputElement>()

function loadSuggestions(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || attached.has(target)) return
  attached.add(target)
  import('./suggest.ts').then(
    ({ attachSuggestions }) => attachSuggestions(target),
    // The next focus retries.
    () => attached.delete(target)
  )
}

document.addEventListener('focusin', ({ target }) => loadSuggestions(target))
// The field may have the focus before this script runs.
loadSuggestions(document.activeElement)
