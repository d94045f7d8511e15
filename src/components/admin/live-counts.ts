/* Keeps the numbers in elements with `data-count` up to date while the page is visible. */
import { receiveEvents } from '#stores/live-events.ts'

let end: (() => void) | null = null

/** @param counts `StaffCounts`, as the stream sends them */
function updateCounts(counts: unknown): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count: unknown = Reflect.get(Object(counts), element.dataset['count'] ?? '')
    if (typeof count !== 'number') continue
    element.textContent = String(count)
    if (element.closest('.admin-menu')) element.hidden = count === 0
  }
}

const readCounts = async (): Promise<unknown> => (await fetch('/api/v2/staff/counts')).json()

function updateSubscription(): void {
  if (document.hidden) {
    end?.()
    end = null
  } else end ??= receiveEvents('/api/v2/staff/counts/stream', updateCounts, readCounts)
}

document.addEventListener('visibilitychange', updateSubscription)
updateSubscription()
