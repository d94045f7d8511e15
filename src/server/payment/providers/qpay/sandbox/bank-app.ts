import { Hono } from 'hono'
import { html } from 'hono/html'
import { ShopError } from '#domain/errors.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { type Translate, createTranslator } from '#i18n/translator.ts'
import { type Markup, renderPlainPage } from '../../../../kernel/http/page.ts'
import type { ShopContext, ShopEnv } from '../../../../kernel/http/customer.ts'
import type { Server } from '../../../../kernel/server.ts'
import { type Bank, findBank, renderBankIcon } from './banks.ts'
import {
  failPayment,
  findInvoiceById,
  findInvoiceByQr,
  listPayments,
  MERCHANT,
  readNewestInvoices,
  payInvoice,
  type SandboxInvoice,
  type SandboxPayment
} from './store.ts'
import { renderLinks, renderPayments, STATUS_BADGES } from '../../../sandbox/page-parts.ts'
import { callMerchant } from './callback.ts'

const PATH = '/dev/bank'
const MAX_INVOICES = 999_999_999

/** A bank app simulator: the page a QR code opens, with all ways in which a payment can fail. */
export function createBankApp(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { db, config } = server

  routes.get(PATH, async c => {
    const t = createTranslator(c.get('locale'))
    const { qPay_QRcode: qr, invoice: id } = c.req.query()
    if (!qr && !id)
      return renderPlainPage({
        title: t('dev:invoices'),
        locale: c.get('locale'),
        body: renderInvoiceList(t, c, await readNewestInvoices(db, 30))
      })
    const invoice = qr ? await findInvoiceByQr(db, qr) : await findInvoiceById(db, id ?? '')
    if (!invoice)
      return renderPlainPage({
        title: t('dev:unknown_qr'),
        locale: c.get('locale'),
        status: 404,
        body: html`<main>
          ${renderLinks(t, c, PATH)}
          <h1>${t('dev:unknown_qr')}</h1>
          <p class="muted">${t('dev:unknown_qr_hint')}</p>
        </main>`
      })
    const { rows } = await listPayments(db, { invoiceId: invoice.id }, { number: 1, limit: 100 })
    const bank = findBank(c.req.query('bank'))
    return renderPlainPage({
      title: `${bank.name[c.get('locale')]} · ${formatMoney(invoice.amount)}`,
      locale: c.get('locale'),
      body: payPage(t, c, bank, invoice, rows, config.publicUrl)
    })
  })

  routes.post(PATH, async c => {
    const form = await c.req.parseBody()
    const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
    const invoice = await findInvoiceById(db, field('invoice'))
    if (!invoice) throw new ShopError('not_found')
    const bank = findBank(field('bank'))
    const now = server.now()
    const amount = Math.round(Number(field('amount').replace(/[^\d.]/g, '')))
    const amounts: Record<string, number[]> = {
      pay: [invoice.amount],
      twice: [invoice.amount, invoice.amount],
      other: amount > 0 && amount <= MAX_INVOICES ? [amount] : []
    }
    const chosen = amounts[field('action')]
    if (field('action') === 'fail') await failPayment(db, invoice, bank.code, now)
    else if (chosen?.length)
      await Promise.all((await payInvoice(db, invoice.id, chosen, bank.code, now)).map(payment => callMerchant(server, invoice, payment)))
    return c.redirect(`${PATH}?invoice=${invoice.id}&bank=${bank.code}&locale=${c.get('locale')}`, 303)
  })

  routes.get(`${PATH}/sign/:file`, c => {
    const [code] = c.req.param('file').split('.')
    return c.body(renderBankIcon(findBank(code)), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'"
    })
  })
  return routes
}

function payPage(t: Translate, c: ShopContext, bank: Bank, invoice: SandboxInvoice, payments: SandboxPayment[], publicUrl: string): Markup {
  const locale = c.get('locale')
  const action = (name: string, label: string, tone = '') => html`<button class="${tone}" name="action" value="${name}">${label}</button>`
  return html`<main>
    ${renderLinks(t, c, PATH)}
    <div class="bank">
      <img src="${PATH}/sign/${bank.code}.svg" alt="" width="48" height="48" />
      <div><strong>${bank.name[locale]}</strong><span class="small muted">${t('dev:test_app')}</span></div>
    </div>
    <div class="sheet">
      <h1>${invoice.status === 'OPEN' ? t('dev:pay_title') : t(`dev:title_${invoice.status}`)}</h1>
      <p class="amount numeric">${formatMoney(invoice.amount)}</p>
      <dl>
        <dt>${t('dev:merchant')}</dt>
        <dd>${MERCHANT}</dd>
        <dt>${t('dev:description')}</dt>
        <dd>${invoice.description}</dd>
        <dt>${t('dev:made')}</dt>
        <dd class="numeric">${formatDateTime(invoice.createdAt, locale)}</dd>
      </dl>
    </div>
    ${invoice.status === 'CANCELED' ? html`<p class="note">${t('dev:late_hint')}</p>` : ''}
    <form method="post" action="${PATH}?locale=${locale}" class="stack">
      <input type="hidden" name="invoice" value="${invoice.id}" />
      <input type="hidden" name="bank" value="${bank.code}" />
      ${action('pay', t(`dev:pay_${invoice.status}`), invoice.status === 'OPEN' ? 'main' : '')} ${action('twice', t('dev:pay_twice'))}
      <div class="pair">
        <div>
          <label for="amount">${t('dev:other_amount')}</label
          ><input id="amount" name="amount" inputmode="numeric" value="${String(Math.max(1, Math.floor(invoice.amount / 2)))}" />
        </div>
        ${action('other', t('dev:pay_other'))}
      </div>
      ${action('fail', t('dev:fail'), 'danger')}
    </form>
    ${renderPayments(t, payments)}
    <p style="margin-top:1.5rem"><a href="${publicUrl}${toLocalPath(locale, '/account/orders')}">${t('dev:back_to_shop')}</a></p>
  </main>`
}

function renderInvoiceList(t: Translate, c: ShopContext, invoices: SandboxInvoice[]): Markup {
  return html`<main>
    ${renderLinks(t, c, PATH)}
    <h1>${t('dev:invoices')}</h1>
    ${
      invoices.length
        ? html`<ul class="rows">
            ${invoices.map(
              invoice =>
                html`<li>
                  <div class="row-between">
                    <a href="${PATH}?invoice=${invoice.id}&locale=${c.get('locale')}">${invoice.description}</a
                    ><span class="badge ${STATUS_BADGES[invoice.status]}">${t(`dev:status_${invoice.status}`)}</span>
                  </div>
                  <div class="small muted">
                    <span class="numeric">${formatMoney(invoice.amount)}</span> ·
                    <span class="numeric">${formatDateTime(invoice.createdAt, c.get('locale'))}</span>
                  </div>
                </li>`
            )}
          </ul>`
        : html`<p class="muted">${t('dev:no_invoices')}</p>`
    }
  </main>`
}
