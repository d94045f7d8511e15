import { setTimeout } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { PAYMENT_FAILURES, type PaymentFailure, type ProviderCode } from '#domain/payment-method.ts'
import type { Locale } from '#domain/site.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { type Translate, createTranslator } from '#i18n/translator.ts'
import type { ShopContext, ShopEnv } from '../../kernel/http/customer.ts'
import { type Markup, renderPlainPage } from '../../kernel/http/page.ts'
import type { Server } from '../../kernel/server.ts'
import { callShop, type SandboxCallback } from './call-shop.ts'
import { renderLinks, renderPayments, STATUS_BADGES } from './page-parts.ts'
import {
  findInvoice,
  readNewestInvoices,
  payInvoice,
  readPayments,
  refusePayment,
  type SandboxInvoice,
  type SandboxPayment,
  saveResponse,
  updateInvoice
} from './store.ts'

const SLOW_MS = 3000
const FAULTS = ['none', 'slow', 'down'] as const
type Fault = (typeof FAULTS)[number]

/** The test app of a provider: the page at `/dev/<provider>` on which its customer approves or declines. */
interface SandboxApp {
  provider: ProviderCode
  /** What the provider reports to the shop about a payment; null where it reports nothing. */
  report: ((invoice: SandboxInvoice, payment: SandboxPayment) => SandboxCallback | Promise<SandboxCallback>) | null
  /** The provider's code of a declined payment. */
  declined: string
  /** Its codes of other failures. */
  failures?: Partial<Record<PaymentFailure, string>>
  /** A page of a bank also pays another amount, and sends the customer back to the shop. */
  isBankPage?: true
  /** Whether the bank can reserve the amount, and transfer it later or never. */
  canReserve?: true
  /** Whether the provider also pays less than the invoice. */
  paysPart?: boolean
  /** More of the page, such as a code for the customer. */
  details?: (t: Translate, locale: Locale, invoice: SandboxInvoice) => Markup
  /** More actions, by the name of their button. */
  actions?: Record<string, (invoice: SandboxInvoice) => Promise<void>>
}

export const toAppAddress = (server: Server, provider: ProviderCode, merchantRef: string): string =>
  `${server.config.publicUrl}/dev/${provider}?invoice=${merchantRef}`

export const isReserved = ({ data }: Pick<SandboxInvoice, 'data'>): boolean => data['reserved'] === true

/** Delays or refuses a call about an invoice, as chosen on the page of the test app. */
export async function applyFault(c: Context, { data }: Pick<SandboxInvoice, 'data'>): Promise<Response | null> {
  if (data['fault'] === 'slow') await setTimeout(SLOW_MS)
  return data['fault'] === 'down' ? c.json({ error: 'unavailable' }, 503) : null
}

export function createSandboxApp(server: Server, app: SandboxApp): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db } = server
  const { provider } = app
  const path = `/dev/${provider}`

  const report = async (invoice: SandboxInvoice, payment: SandboxPayment): Promise<void> =>
    app.report ? saveResponse(db, payment.id, await callShop(server, await app.report(invoice, payment))) : undefined

  routes.get(path, async c => {
    const locale = c.get('locale')
    const t = createTranslator(locale)
    const id = c.req.query('invoice')
    const invoice = id ? await findInvoice(db, provider, id) : null
    const title = `${t(`payment:${provider}`)}${invoice ? ` · ${formatMoney(invoice.amount)}` : ''}`
    const body = invoice
      ? renderInvoicePage(t, c, app, invoice, await readPayments(db, invoice.id), server.config.publicUrl)
      : listPage(t, c, app, await readNewestInvoices(db, provider), id !== undefined)
    return renderPlainPage({ title, locale, body, ...(id && !invoice && { status: 404 }) })
  })

  routes.post(path, async c => {
    const form = await c.req.parseBody()
    const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
    const invoice = await findInvoice(db, provider, field('invoice'))
    const action = field('action')
    if (invoice) {
      const now = server.now()
      const newest = (await readPayments(db, invoice.id)).at(-1)
      const isPaid = newest?.status === 'PAID'
      const failure = Object.entries(app.failures ?? {}).find(([name]) => action === `fail_${name}`)?.[1]
      const fault = FAULTS.find(each => `fault_${each}` === action)
      if (action === 'pay' && !isPaid) await report(invoice, await payInvoice(db, invoice, invoice.amount, now))
      else if (action === 'pay_half' && app.paysPart && !isPaid)
        await report(invoice, await payInvoice(db, invoice, Math.floor(invoice.amount / 2), now))
      else if (action === 'pay_quietly' && !isPaid) await payInvoice(db, invoice, invoice.amount, now)
      else if (action === 'decline' && !isPaid) await report(invoice, await refusePayment(db, invoice, app.declined, now))
      else if (action === 'pay_other' && app.isBankPage && !isPaid) {
        const amount = Number(field('amount'))
        if (Number.isSafeInteger(amount) && amount > 0) await report(invoice, await payInvoice(db, invoice, amount, now))
      } else if (failure !== undefined && !isPaid) await report(invoice, await refusePayment(db, invoice, failure, now))
      else if (action === 'report' && newest) await Promise.all([report(invoice, newest), report(invoice, newest)])
      else if (action === 'report_old' && newest) await report(invoice, { ...newest, status: 'FAILED', reason: app.declined })
      else if (action === 'reserve' && app.canReserve && !newest)
        await updateInvoice(db, invoice.id, { data: { ...invoice.data, reserved: true } })
      else if (fault) await updateInvoice(db, invoice.id, { data: { ...invoice.data, fault } })
      else await app.actions?.[action]?.(invoice)
    }
    return c.redirect(`${path}?invoice=${encodeURIComponent(field('invoice'))}&locale=${c.get('locale')}`, 303)
  })
  return routes
}

function renderInvoicePage(
  t: Translate,
  c: ShopContext,
  app: SandboxApp,
  invoice: SandboxInvoice,
  payments: SandboxPayment[],
  publicUrl: string
): Markup {
  const locale = c.get('locale')
  const action = (name: string, label: string, tone = '') => html`<button class="${tone}" name="action" value="${name}">${label}</button>`
  const isPaid = payments.at(-1)?.status === 'PAID'
  const fault: Fault = FAULTS.find(each => each === invoice.data['fault']) ?? 'none'
  return html`<main>
    ${renderLinks(t, c, `/dev/${app.provider}`)}
    <div class="bank">
      <div><strong>${t(`payment:${app.provider}`)}</strong><span class="small muted">${t('dev:test_app')}</span></div>
    </div>
    <div class="sheet">
      <h1>${t(`dev:app_${invoice.status}`)}</h1>
      <p class="amount numeric">${formatMoney(invoice.amount)}</p>
      <dl>
        <dt>${t('dev:description')}</dt>
        <dd>${invoice.description || invoice.merchantRef}</dd>
        <dt>${t('dev:made')}</dt>
        <dd class="numeric">${formatDateTime(invoice.createdAt, locale)}</dd>
      </dl>
    </div>
    ${
      app.isBankPage && invoice.returnUrl && invoice.status !== 'OPEN'
        ? html`<p><a class="button main" href="${invoice.returnUrl}">${t('dev:back_to_shop')}</a></p>
            <p class="small muted">${t('dev:close_hint')}</p>`
        : ''
    }
    ${invoice.status === 'CANCELED' ? html`<p class="note">${t('dev:late_hint')}</p>` : ''} ${app.details?.(t, locale, invoice) ?? ''}
    <form method="post" action="/dev/${app.provider}?locale=${locale}" class="stack">
      <input type="hidden" name="invoice" value="${invoice.merchantRef}" />
      ${
        isPaid
          ? app.report
            ? html`${action('report', t('dev:app_report'))} ${action('report_old', t('dev:app_report_old'))}`
            : ''
          : html`${action('pay', t(invoice.status === 'CANCELED' ? 'dev:pay_CANCELED' : 'dev:app_approve'), 'main')}
            ${action('pay_quietly', t('dev:app_approve_quietly'))} ${app.paysPart ? action('pay_half', t('dev:app_approve_half')) : ''}
            ${action('decline', t('dev:app_decline'), 'danger')}
            ${listFailures(app).map(name => action(`fail_${name}`, t(`payment:failure_${name}`), 'danger'))}
            ${app.canReserve && !payments.length && !isReserved(invoice) ? action('reserve', t('dev:app_reserve')) : ''}
            ${app.isBankPage ? renderOtherAmount(t, invoice) : ''}`
      }
      <p class="small muted">${t('dev:app_abandon')}</p>
      <p class="small">${t('dev:app_fault')} <b>${t(`dev:app_fault_${fault}`)}</b></p>
      ${FAULTS.filter(each => each !== fault).map(each => action(`fault_${each}`, t(`dev:app_make_${each}`)))}
    </form>
    ${renderPayments(t, payments)}
    <p style="margin-top:1.5rem">
      <a href="${invoice.returnUrl ?? publicUrl + toLocalPath(locale, '/account/orders')}">${t('dev:back_to_shop')}</a>
    </p>
  </main>`
}

const listFailures = ({ failures = {} }: SandboxApp): PaymentFailure[] => PAYMENT_FAILURES.filter(name => Object.hasOwn(failures, name))

const renderOtherAmount = (t: Translate, { amount }: SandboxInvoice): Markup =>
  html`<div class="pair">
    <div>
      <label for="amount">${t('dev:other_amount')}</label
      ><input id="amount" name="amount" inputmode="numeric" value="${String(Math.max(1, Math.floor(amount / 2)))}" />
    </div>
    <button name="action" value="pay_other">${t('dev:pay_other')}</button>
  </div>`

function listPage(t: Translate, c: ShopContext, app: SandboxApp, invoices: SandboxInvoice[], isUnknown: boolean): Markup {
  const locale = c.get('locale')
  return html`<main>
    ${renderLinks(t, c, `/dev/${app.provider}`)}
    <h1>${t(`payment:${app.provider}`)}</h1>
    <p class="muted">${t('dev:test_app')}</p>
    ${isUnknown ? html`<p class="note">${t('dev:unknown_qr')}</p>` : ''}
    ${
      invoices.length
        ? html`<ul class="rows">
            ${invoices.map(
              invoice =>
                html`<li>
                  <div class="row-between">
                    <a href="/dev/${app.provider}?invoice=${invoice.merchantRef}&locale=${locale}"
                      >${invoice.description || invoice.merchantRef}</a
                    ><span class="badge ${STATUS_BADGES[invoice.status]}">${t(`dev:app_${invoice.status}`)}</span>
                  </div>
                  <div class="small muted">
                    <span class="numeric">${formatMoney(invoice.amount)}</span> ·
                    <span class="numeric">${formatDateTime(invoice.createdAt, locale)}</span>
                  </div>
                </li>`
            )}
          </ul>`
        : html`<p class="muted">${t('dev:app_empty')}</p>`
    }
  </main>`
}
