/* Keeps the numbers in elements with `data-count` up to date while the page is visible. */
import type { StaffCounts } from '#contract/identity.ts'

let source: EventSource | null = null

function updateCounts(counts: StaffCounts): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = counts[element.dataset['count'] as keyof StaffCounts]
    element.textContent = String(count)
    if (element.closest('.chip')) element.hidden = count === 0
  }
}

function updateSubscription(): void {
  if (document.hidden) {
    source?.close()
    source = null
    return
  }
  if (source) return
  source = new EventSource('/api/v2/staff/counts/stream')
  source.addEventListener('message', ({ data }: MessageEvent<string>) => updateCounts(JSON.parse(data) as StaffCounts))
}

document.addEventListener('visibilitychange', updateSubscription)
updateSubscription()
