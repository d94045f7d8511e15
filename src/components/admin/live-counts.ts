/* Keeps the numbers in elements with `data-count` up to date while the page is visible. */

let source: EventSource | null = null

/** @param counts `StaffCounts`, as the stream sends them */
function updateCounts(counts: unknown): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count: unknown = Reflect.get(Object(counts), element.dataset['count'] ?? '')
    if (typeof count !== 'number') continue
    element.textContent = String(count)
    if (element.closest('.admin-menu')) element.hidden = count === 0
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
  source.addEventListener('message', ({ data }: MessageEvent<string>) => updateCounts(JSON.parse(data)))
}

document.addEventListener('visibilitychange', updateSubscription)
updateSubscription()
