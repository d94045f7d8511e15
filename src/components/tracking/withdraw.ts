import { loadClient } from '#stores/client.ts'
import { clearEvents } from './sent-events.ts'

const COOKIES = /^(_ga|_gid|_fbp|_fbc|_gcl)/

/** Deletes what the services stored in this browser and the shop stored to report orders, and loads the page again without them. */
export async function withdraw(): Promise<void> {
  clearEvents()
  for (const { name } of document.cookie.split('; ').map(cookie => ({ name: cookie.split('=')[0] ?? '' }))) {
    if (!COOKIES.test(name)) continue
    // Services set their cookies for the domain or for one above it.
    const labels = location.hostname.split('.')
    for (const domain of ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)])
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
  for (const key of Object.keys(localStorage)) if (/onesignal/i.test(key)) localStorage.removeItem(key)
  indexedDB.deleteDatabase('ONE_SIGNAL_SDK_DB')
  await (await loadClient()).delete('/api/v2/tracking/orders').catch(() => null)
  location.reload()
}
