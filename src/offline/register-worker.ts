import { runAfterLoad } from '#components/site/run-after-load.ts'
import { isReadingPage, type WorkerMessage } from './reading-page.ts'

/** Posts a message to the service worker, if there is one. */
export function postToWorker(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window: it has no origin to name.
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message)).catch(() => undefined)
}

/** Not when the browser is idle: on a busy phone that may be minutes later. */
const DELAY_MS = 1000

/** After this time a visitor may be asked about push messages. */
const ASK_MS = 10_000

const pageUrl = new URL(location.href)

/** Registered after the load event, so that caching does not slow down the first visit. */
async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js')
  const [visit] = performance.getEntriesByType('navigation')
  // A page that was loaded before the worker was active did not pass through it.
  const wasHandled = visit instanceof PerformanceNavigationTiming && visit.workerStart > 0
  if (!wasHandled && isReadingPage(pageUrl)) postToWorker({ type: 'read', url: pageUrl.href })
}

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  runAfterLoad(() => {
    setTimeout(() => void registerWorker().catch(() => undefined), DELAY_MS)
    setTimeout(() => void import('#components/push/ask.ts'), ASK_MS)
  })
