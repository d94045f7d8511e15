/** Scripts of a first visit may start after the load event. */
export function runAfterLoad(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}
