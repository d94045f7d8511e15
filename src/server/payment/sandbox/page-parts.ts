import { html } from 'hono/html'
import type { Tugrik } from '#domain/money.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'
import type { ShopContext } from '../../kernel/http/customer.ts'
import type { Markup } from '../../kernel/http/page.ts'

/** Classes of the badge, of an invoice or a payment. */
export const STATUS_BADGES = {
  OPEN: 'badge-warning',
  PAID: 'badge-success',
  CLOSED: 'badge-success',
  FAILED: 'badge-error',
  CANCELED: 'badge-error',
  EXPIRED: 'badge-error',
  REFUNDED: 'badge-warning'
} as const

/** @param path of the list of invoices */
export function renderLinks(t: Translate, c: ShopContext, path: string): Markup {
  const other = c.get('locale') === 'mn' ? 'en' : 'mn'
  const query = new URLSearchParams({ ...c.req.query(), locale: other })
  return html`<nav>
    <a href="${path}?locale=${c.get('locale')}">${t('dev:invoices')}</a
    ><a href="/dev/outbox?locale=${c.get('locale')}">${t('dev:outbox')}</a
    ><a href="${c.req.path}?${query.toString()}" hreflang="${other}" lang="${other}">${t('dev:other_language')}</a>
  </nav>`
}

interface ShownPayment {
  id: number
  amount: Tugrik
  status: 'PAID' | 'FAILED' | 'REFUNDED'
  /** The shop's response to the callback. */
  callback: string | null
  refundedTotal?: Tugrik
}

export const renderPayments = (t: Translate, payments: readonly ShownPayment[]): Markup | '' =>
  payments.length
    ? html`<h2>${t('dev:payments')}</h2>
        <ul class="rows">
          ${payments.map(
            ({ id, amount, status, callback, refundedTotal = 0 }) =>
              html`<li>
                <div class="row-between">
                  <span class="numeric">${formatMoney(amount)}</span
                  ><span class="badge ${STATUS_BADGES[status]}">${t(`dev:status_${status}`)}</span>
                </div>
                <div class="small muted">
                  №
                  ${id}${refundedTotal > 0 ? html` · ${t('dev:status_REFUNDED')} ${formatMoney(refundedTotal)}` : ''}${callback === null ? '' : html` · ${t('dev:callback')} <b>${callback}</b>`}
                </div>
              </li>`
          )}
        </ul>`
    : ''
