const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Counts down in a `[data-countdown]` of four boxes: days, hours, minutes, seconds. Announced once a minute. */
function startCountdown(clock: HTMLElement): void {
  const end = Date.parse(clock.dataset['countdown'] ?? '')
  const boxes = [...clock.querySelectorAll<HTMLElement>('.countdown-time')]
  const lead = clock.querySelector('.countdown-label')?.textContent ?? ''
  let announcedMinute = -1
  const render = (): void => {
    const remaining = end - Date.now()
    if (!(remaining > 0)) {
      clearInterval(timer)
      clock.textContent = clock.dataset['over'] ?? ''
      clock.removeAttribute('aria-label')
      return
    }
    const values = [
      Math.floor(remaining / DAY),
      Math.floor(remaining / HOUR) % 24,
      Math.floor(remaining / MINUTE) % 60,
      Math.floor(remaining / SECOND) % 60
    ]
    boxes.forEach((box, index) => {
      const figure = box.querySelector('b')
      if (figure) figure.textContent = String(values[index] ?? 0).padStart(2, '0')
    })
    const [days] = boxes
    if (days) days.hidden = values[0] === 0
    const minute = Math.floor(remaining / MINUTE)
    if (minute !== announcedMinute) {
      announcedMinute = minute
      clock.ariaLabel = [
        lead,
        ...boxes.slice(0, 3).map((box, index) => `${values[index] ?? 0} ${box.querySelector('small')?.textContent ?? ''}`)
      ].join(' ')
    }
  }
  const timer = setInterval(render, SECOND)
  render()
}

for (const clock of document.querySelectorAll<HTMLElement>('[data-countdown]')) startCountdown(clock)
