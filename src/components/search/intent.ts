/** The search boxes' suggestions are fetched with the first focus: whoever does not search pays nothing for them. */
const attached = new WeakSet<HTMLInputElement>()

function want(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || attached.has(target)) return
  attached.add(target)
  import('./suggest.ts').then(
    ({ attach }) => attach(target),
    // The box works as it is; the next focus tries again.
    () => attached.delete(target)
  )
}

document.addEventListener('focusin', ({ target }) => want(target))
// Whoever was quicker than this script is typing already.
want(document.activeElement)
