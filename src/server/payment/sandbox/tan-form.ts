import { html } from 'hono/html'
import type { ProviderCode } from '#domain/payment-method.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime } from '#i18n/format.ts'
import type { Translate } from '#i18n/translator.ts'
import type { Markup } from '../../kernel/http/page.ts'
import type { SandboxInvoice } from './store.ts'

/** The code of an invoice that its customer enters in the shop, and the button of the action `tan`, which issues another. */
export function renderTanForm(
  t: Translate,
  locale: Locale,
  provider: ProviderCode,
  { merchantRef }: SandboxInvoice,
  { tan, tanUntil }: { tan?: string | null | undefined; tanUntil: number }
): Markup {
  return html`<form method="post" action="/dev/${provider}?locale=${locale}" class="stack">
    <input type="hidden" name="invoice" value="${merchantRef}" />
    ${
      tan
        ? html`<p>
            ${t('dev:tan')} <b class="numeric">${tan}</b>
            <span class="small muted">${t('dev:tan_until', { time: formatDateTime(new Date(tanUntil), locale) })}</span>
          </p>`
        : ''
    }
    <button name="action" value="tan">${t(tan ? 'dev:tan_again' : 'dev:tan_issue')}</button>
  </form>`
}
