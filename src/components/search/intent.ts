/** The search boxes' suggestions are fetched with the first focus: whoever does not search pays nothing for them. */
const attached = new WeakSet<HTMLInputElement>()

document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !('suggest' in target.dataset) || attached.has(target)) return
  attached.add(target)
  import('./suggest.ts').then(
    ({ attach }) => attach(target),
    // The box works as it is; the next focus tries again.
    () => attached.delete(target)
  )
})
