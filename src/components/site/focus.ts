/** Loads the suggestions at the first focus of a search field, and at that of any other field the messages of invalid ones. */
function onFocus({ target }: { target: EventTarget | null }): void {
  if (target instanceof HTMLInputElement && 'suggest' in target.dataset) {
    import('../search/suggest.ts').then(
      ({ attachSuggestions }) => attachSuggestions(target),
      // The next focus retries.
      () => {}
    )
  } else if (target && 'form' in target) void import('../form/validity.ts')
}

document.addEventListener('focusin', onFocus)
// The field may have the focus before this script runs.
onFocus({ target: document.activeElement })
