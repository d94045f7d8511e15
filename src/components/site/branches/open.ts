import { openingState, parseOpeningHours } from '#domain/opening-hours.ts'
import { toUlaanbaatarTime } from '#i18n/format.ts'

/* A kept page cannot know the time: whether a branch is open now is said here, once a minute. */
function paint(): void {
  const { weekday, hour, minute } = toUlaanbaatarTime(Date.now())
  for (const place of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const hours = parseOpeningHours(place.dataset['hours'] ?? '')
    if (!hours) continue
    const { open, until } = openingState(hours, weekday, hour * 60 + minute)
    const time = until === null ? '' : `${Math.floor(until / 60)}:${String(until % 60).padStart(2, '0')}`
    place.textContent = open
      ? (place.dataset['open'] ?? '').replace('{{time}}', time === '0:00' ? '24:00' : time)
      : (place.dataset['shut'] ?? '')
    place.className = open ? 'stock' : 'stock out'
    place.hidden = false
  }
}
paint()
setInterval(paint, 60_000)
