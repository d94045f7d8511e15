import type { Order } from '#contract/order.ts'
import { notify } from '#stores/notices.ts'
import { pageLocale, client } from '#stores/client.ts'

/** A bank's app is on the same phone: the customer is back within seconds, so the page asks often but only while it is seen. */
const ASK_MS = 4000

/** Brings the waiting page to life: countdown, copy buttons, and a look at the order every few seconds. */
export function waitForPayment(page: HTMLElement): void {
  const number = page.dataset['order'] ?? ''
  countDown(page)
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', () => void copy(button, page.dataset['copied'] ?? ''))
  }
  let asking = false
  const look = async (): Promise<void> => {
    if (asking || document.visibilityState !== 'visible') return
    asking = true
    try {
      follow(await (await client()).get('/api/v2/orders/{number}', { params: { number } }), page)
    } catch {
      // The next look tells; a countdown goes on without a network.
    } finally {
      asking = false
    }
  }
  setInterval(() => void look(), ASK_MS)
  document.addEventListener('visibilitychange', () => void look())
  window.addEventListener('pageshow', () => void look())
}

/** Goes where the order has gone; the server draws what there is to say. */
function follow(order: Order, page: HTMLElement): void {
  if (order.state === 'awaiting_payment' && `${order.payment?.id} ${order.payment?.state}` === page.dataset['attempt']) return
  const prefix = pageLocale() === 'en' ? '/en' : ''
  // In place of this page: Back leads to where the customer came from, not to a payment that is over.
  location.replace(order.state === 'placed' ? `${prefix}/account/orders/${order.number}?paid=1` : location.pathname)
}

function countDown(page: HTMLElement): void {
  const timer = page.querySelector<HTMLElement>('[data-countdown]')
  if (!timer) return
  const end = performance.now() + Number(timer.dataset['countdown']) * 1000
  const digits = timer.querySelectorAll('b')
  const tick = (): void => {
    const left = Math.max(0, Math.round((end - performance.now()) / 1000))
    const values = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
    digits.forEach((digit, index) => (digit.textContent = String(values[index] ?? 0).padStart(2, '0')))
    if (left > 0) setTimeout(tick, 1000)
  }
  tick()
}

async function copy(button: HTMLButtonElement, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
    notify(said)
  } catch {
    // In-app browsers refuse the clipboard: the text beside the button is marked, to be copied by hand.
    const text = button.parentElement?.querySelector('span') ?? button.parentElement
    if (text) getSelection()?.selectAllChildren(text)
  }
}
