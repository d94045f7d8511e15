import { findOpeningState, parseOpeningHours } from '#domain/opening-hours.ts'
import { toUlaanbaatarTime } from '#i18n/format.ts'

/* Displays whether a branch is open now, updated every minute, because cached pages cannot contain it. */
function updateStatus(): void {
  const { weekday, hour, minute } = toUlaanbaatarTime(Date.now())
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const hours = parseOpeningHours(element.dataset['hours'] ?? '')
    if (!hours) continue
    const { open, until } = findOpeningState(hours, weekday, hour * 60 + minute)
    const time = until === null ? '' : `${Math.floor(until / 60)}:${String(until % 60).padStart(2, '0')}`
    element.textContent = open
      ? (element.dataset['open'] ?? '').replace('{{time}}', time === '0:00' ? '24:00' : time)
      : (element.dataset['shut'] ?? '')
    element.className = open ? 'stock' : 'stock stock-out'
    element.hidden = false
  }
}
updateStatus()
setInterval(updateStatus, 60_000)
