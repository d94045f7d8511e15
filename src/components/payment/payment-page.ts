import type { Order } from '#contract/order.ts'
import { readPageLocale, loadClient } from '#stores/client.ts'
import { toAttempt } from './payment-attempt.ts'
import { drawQrPicture } from './qr-picture.ts'

/** Frequent, because the customer returns from the bank's app within seconds; paused while the page is hidden. */
const POLL_MS = 4000
/** With a stream of changes, which may lose one. */
const SLOW_POLL_MS = 20_000
/** The page is hidden by then where an app has opened. */
const APP_OPENS_MS = 2500

/** Adds a countdown, help with apps and updates to the payment page: by a stream of changes, else by polling. */
export function enhancePaymentPage(page: HTMLElement): void {
  const number = page.dataset['order'] ?? ''
  const setRemaining = countDown(page)
  const help = page.querySelector<HTMLDetailsElement>('.app-help')
  if (help) enhanceAppHelp(page, help)
  let isPolling = false
  const poll = async (): Promise<void> => {
    if (isPolling || document.visibilityState !== 'visible') return
    isPolling = true
    try {
      const order = await (await loadClient()).get('/api/v2/orders/{number}', { params: { number } })
      redirectIfChanged(order, page)
      if (order.expires_at) setRemaining((Date.parse(order.expires_at) - Date.parse(order.now)) / 1000)
    } catch {
      // The next poll retries; the countdown works offline.
    } finally {
      isPolling = false
    }
  }
  const stream = new EventSource(`/api/v2/orders/${number}/payment_stream`)
  stream.addEventListener('message', () => void poll())
  let polledAt = performance.now()
  setInterval(() => {
    const every = stream.readyState === EventSource.OPEN ? SLOW_POLL_MS : POLL_MS
    if (performance.now() - polledAt < every) return
    polledAt = performance.now()
    void poll()
  }, POLL_MS)
  document.addEventListener('visibilitychange', () => void poll())
  window.addEventListener('pageshow', () => void poll())
}

function enhanceAppHelp(page: HTMLElement, help: HTMLDetailsElement): void {
  help.addEventListener('toggle', () => void showQrPicture(page, help), { once: true })
  for (const link of page.querySelectorAll('.bank-links a')) {
    link.addEventListener('click', () => {
      const timer = setTimeout(() => (help.open = true), APP_OPENS_MS)
      document.addEventListener('visibilitychange', () => clearTimeout(timer), { once: true })
    })
  }
}

async function showQrPicture(page: HTMLElement, help: HTMLElement): Promise<void> {
  const svg = page.querySelector<SVGSVGElement>('.qr-code svg')
  const link = help.querySelector<HTMLAnchorElement>('.qr-picture')
  const image = link?.querySelector('img')
  if (!svg || !link || !image) return
  image.src = link.href = await drawQrPicture(svg)
  link.hidden = false
}

/** Reloads or redirects after a change of state; the server renders the result. */
function redirectIfChanged(order: Order, page: HTMLElement): void {
  if (order.state === 'awaiting_payment' && toAttempt(order) === page.dataset['attempt']) return
  const prefix = readPageLocale() === 'en' ? '/en' : ''
  // Replaces the history entry, so that Back skips the finished payment.
  location.replace(order.state === 'placed' ? `${prefix}/account/orders/${order.number}?paid=1` : location.pathname)
}

/** The returned function corrects the seconds that remain: a clock stands still while the phone sleeps. */
function countDown(page: HTMLElement): (seconds: number) => void {
  const timer = page.querySelector<HTMLElement>('[data-countdown]')
  if (!timer) return () => {}
  let end = performance.now() + Number(timer.dataset['countdown']) * 1000
  const digits = timer.querySelectorAll('b')
  const tick = (): void => {
    const seconds = Math.max(0, Math.round((end - performance.now()) / 1000))
    const values = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    digits.forEach((digit, index) => (digit.textContent = String(values[index] ?? 0).padStart(2, '0')))
    if (seconds > 0) setTimeout(tick, 1000)
  }
  tick()
  return seconds => (end = performance.now() + seconds * 1000)
}
