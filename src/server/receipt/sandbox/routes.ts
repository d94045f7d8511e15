import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { createMiddleware } from 'hono/factory'
import type { Locale } from '#domain/site.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { type Translate, createTranslator } from '#i18n/translator.ts'
import { type Markup, renderPlainPage } from '../../kernel/http/page.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { log } from '../../kernel/log/log.ts'
import type { Server } from '../../kernel/server.ts'
import { createReceipt, listNewestReceipts, PosApiRefusal, returnReceipt, type SandboxReceipt, sendReceipts } from './receipts.ts'
import { TAXPAYERS } from './taxpayers.ts'

/** `lost`: the receipt is issued, but its response does not arrive. */
const MODES = ['up', 'slow', 'down', 'lost'] as const
type Mode = (typeof MODES)[number]
const SLOW_MS = 4000
const MAX_DISPLAYED = 50
const LOTTERIES = 10_000

/** The tax authority of the demo shop: PosAPI 3.0, the registry of organisations, and a page with the received receipts. */
export function createReceiptSandboxRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  if (server.config.mode !== 'demo') return routes
  const { db } = server
  let mode: Mode = 'up'

  const service = new Hono<ShopEnv>()
  service.onError((error, c) => {
    if (error instanceof PosApiRefusal) return c.json({ status: 'ERROR', message: error.message }, 400)
    log.error(error)
    return c.json({ status: 'ERROR', message: 'Internal error' }, 500)
  })
  service.use(
    createMiddleware(async (c, next) => {
      if (mode === 'down') return c.text('Service Unavailable', 503)
      if (mode === 'slow') await new Promise(resolve => setTimeout(resolve, SLOW_MS))
      await next()
      if (mode === 'lost') c.res = new Response('Gateway Timeout', { status: 504 })
      return undefined
    })
  )
  service.post('/pos/rest/receipt', async c => {
    const receipt = await createReceipt(db, await readBody(c), server.now())
    const registered = Boolean(receipt.body['consumerNo']) && receipt.type === 'B2C_RECEIPT'
    return c.json({
      id: receipt.id,
      posId: 1,
      status: 'SUCCESS',
      message: '',
      qrData: `${receipt.id}${receipt.lottery?.replace(' ', '') ?? ''}${receipt.totalAmount.toFixed(2)}`,
      ...(receipt.lottery ? { lottery: receipt.lottery } : {}),
      date: receipt.date,
      easy: registered,
      receipts: [{ id: receipt.id, bankAccountId: 0 }]
    })
  })
  service.delete('/pos/rest/receipt', async c => {
    await returnReceipt(db, await readBody(c))
    return c.json({ status: 'SUCCESS' })
  })
  service.get('/pos/rest/sendData', async c => {
    await sendReceipts(db, server.now())
    return c.json({ status: 'SUCCESS' })
  })
  service.get('/pos/rest/info', async c => {
    const sent = (await listNewestReceipts(db, MAX_DISPLAYED)).find(receipt => receipt.sentAt)
    return c.json({ operatorName: TAXPAYERS[0]?.name, posId: 1, posNo: '1', leftLotteries: LOTTERIES, lastSentDate: sent?.sentAt ?? null })
  })
  service.get('/registry/api/info/check/getTinInfo', c => {
    const taxpayer = TAXPAYERS.find(({ registerNumber }) => registerNumber === c.req.query('regNo'))
    return c.json(
      taxpayer ? { msg: '', status: 200, data: Number(taxpayer.tin) } : { msg: 'Хэрэглэгчийн мэдээлэл олдсонгүй.', status: 500, data: null }
    )
  })
  service.get('/registry/api/info/check/getInfo', c => {
    const taxpayer = TAXPAYERS.find(({ tin }) => tin === c.req.query('tin'))
    const data = {
      name: taxpayer?.name ?? '',
      vatPayer: taxpayer?.vatPayer ?? false,
      cityPayer: false,
      freeProject: false,
      found: taxpayer !== undefined,
      isGovernment: false,
      vatpayerRegisteredDate: null
    }
    return c.json({ msg: '', status: 200, data })
  })

  routes.get('/dev/ebarimt', async c => {
    const locale = c.get('locale')
    const t = createTranslator(locale)
    return renderPlainPage({
      title: t('receipt:sandbox'),
      locale,
      body: page(t, c.get('locale'), mode, await listNewestReceipts(db, MAX_DISPLAYED))
    })
  })
  routes.post('/dev/ebarimt', async c => {
    const form = await c.req.parseBody()
    mode = MODES.find(known => known === form['mode']) ?? mode
    return c.redirect(`/dev/ebarimt?locale=${c.get('locale')}`, 303)
  })
  return routes.route('/dev/ebarimt', service)
}

const readBody = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => null)

function page(t: Translate, locale: Locale, mode: Mode, list: readonly SandboxReceipt[]): Markup {
  const other = locale === 'mn' ? 'en' : 'mn'
  return html`<main class="wide">
    <nav>
      <a href="/dev/bank?locale=${locale}">${t('dev:invoices')}</a>
      <a href="/dev/outbox?locale=${locale}">${t('dev:outbox')}</a>
      <a href="/dev/ebarimt?locale=${other}" hreflang="${other}" lang="${other}">${t('dev:other_language')}</a>
    </nav>
    <h1>${t('receipt:sandbox')}</h1>
    <p class="muted">${t('receipt:sandbox_hint')}</p>
    <form method="post" action="/dev/ebarimt?locale=${locale}" class="between">
      ${MODES.map(
        each =>
          html`<button name="mode" value="${each}" ${each === mode ? 'aria-current="true"' : ''}>
            ${each === mode ? '✓ ' : ''}${t(`receipt:sandbox_${each}`)}
          </button>`
      )}
    </form>
    ${
      list.length
        ? html`<ul class="rows">
            ${list.map(receipt => renderRow(t, locale, receipt))}
          </ul>`
        : html`<p>${t('receipt:sandbox_none')}</p>`
    }
  </main>`
}

function renderRow(t: Translate, locale: Locale, receipt: SandboxReceipt): Markup {
  const tone = { active: 'ok', returned: 'bad', replaced: 'warn' }[receipt.state]
  return html`<li>
    <div class="between">
      <b class="num">${receipt.id}</b>
      <span class="badge ${tone}">${t(`receipt:sandbox_${receipt.state}`)}</span>
    </div>
    <p class="small muted num">
      ${receipt.type} · ${formatMoney(receipt.totalAmount)} · ${formatDateTime(receipt.createdAt, locale)}
      ${receipt.sentAt ? ` · ${t('receipt:sandbox_sent')}` : ''}
    </p>
  </li>`
}
