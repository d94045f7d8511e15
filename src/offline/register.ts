import { isReading, type Message } from './reading-page.ts'

/** Tells the worker, once there is one. Without one, or where it is forbidden, nothing is kept and nothing breaks. */
export function tellWorker(message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window: it has no origin to name.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message)).catch(() => undefined)
}

const here = new URL(location.href)

/** Set up after the page is there: keeping a copy must not cost the first visit anything. */
async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const [visit] = performance.getEntriesByType('navigation')
  // A page that came before the worker was not asked of it.
  const asked = visit instanceof PerformanceNavigationTiming && visit.workerStart > 0
  if (!asked && isReading(here)) tellWorker({ type: 'read', url: here.href })
}

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => {
    ;(globalThis.requestIdleCallback ?? setTimeout)(() => void register().catch(() => undefined))
  })
