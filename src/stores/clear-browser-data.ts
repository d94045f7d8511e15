import { PREFIX } from './persistent.ts'

/** Removes everything the shop has stored in this browser except the session cookie. */
export async function clearBrowserData(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage that cannot be read contains nothing of ours.
  }
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map(name => caches.delete(name)))
  if ('serviceWorker' in navigator) {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map(worker => worker.unregister()))
  }
}
