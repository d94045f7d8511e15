import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { parseBirthDate } from '#domain/register-number.ts'
import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { renderPlainPage } from '../kernel/http/page.ts'
import type { Server } from '../kernel/server.ts'
import { callShop, createChecksum, isChecksum, type LenderAccount, listValues } from '../payment/index.ts'
import { sandboxLeases } from './tables.ts'

const MAX_AMOUNT = 100_000_000
const person = z.strictObject({
  last_name: z.string().min(1),
  first_name: z.string().min(1),
  register_number: z.string().refine(typed => parseBirthDate(typed) !== null),
  phone: z.string().regex(/^\d{8}$/),
  employer: z.string().min(1),
  monthly_income: z.int().positive(),
  contact_name: z.string().min(1),
  contact_phone: z.string().regex(/^\d{8}$/)
})
const application = z.strictObject({
  merchant: z.string(),
  order: z.string().min(1),
  amount: z.int().positive().max(MAX_AMOUNT),
  down: z.int().min(0),
  months: z.int().min(3).max(30),
  customer: person,
  consent: z.literal(true),
  callback_url: z.url(),
  checksum: z.string()
})

/** The built-in lender of the demo shop: its API, and a page that decides. A live shop has none of these paths. */
export function createLenderSandboxRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  const { lender } = server.config
  if (server.config.mode !== 'demo' || !lender) return routes
  const { db } = server

  routes.post('/dev/lender/applications', async c => {
    const parsed = application.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return c.json({ error: 'INVALID', fields: z.flattenError(parsed.error).fieldErrors }, 400)
    const { merchant, order: number, amount, down, months, customer, callback_url: callbackUrl, checksum } = parsed.data
    const values = listValues(merchant, { number, amount, down, months, customer, callbackUrl })
    if (merchant !== lender.merchant || !isChecksum(lender.key, values, checksum)) return c.json({ error: 'CHECKSUM' }, 401)
    await db
      .insert(sandboxLeases)
      .values({ ref: `L-${randomUUID().slice(0, 8)}`, number, amount, approved: amount, months, callbackUrl })
      .onConflictDoNothing({ target: sandboxLeases.number })
    const [known] = await db.select().from(sandboxLeases).where(eq(sandboxLeases.number, number))
    if (known?.amount !== amount || known.months !== months) return c.json({ error: 'ORDER_USED' }, 409)
    return c.json({ ref: known.ref })
  })

  routes.get('/dev/lender/applications/:ref', async c => {
    const ref = c.req.param('ref')
    const { merchant = '', checksum = '' } = c.req.query()
    if (merchant !== lender.merchant || !isChecksum(lender.key, [merchant, ref], checksum)) return c.json({ error: 'CHECKSUM' }, 401)
    const [found] = await db.select().from(sandboxLeases).where(eq(sandboxLeases.ref, ref))
    return found ? c.json(toDecision(lender, found)) : c.json({ error: 'NOT_FOUND' }, 404)
  })

  routes.post('/dev/lender/applications/:ref/cancel', async c => {
    const ref = c.req.param('ref')
    const sent = z.strictObject({ merchant: z.string(), checksum: z.string() }).safeParse(await c.req.json().catch(() => null))
    if (!sent.success) return c.json({ error: 'INVALID' }, 400)
    const { merchant, checksum } = sent.data
    if (merchant !== lender.merchant || !isChecksum(lender.key, [merchant, ref, 'cancel'], checksum))
      return c.json({ error: 'CHECKSUM' }, 401)
    const [found] = await db.select().from(sandboxLeases).where(eq(sandboxLeases.ref, ref))
    if (!found) return c.json({ error: 'NOT_FOUND' }, 404)
    await db.update(sandboxLeases).set({ decision: 'canceled' }).where(eq(sandboxLeases.ref, ref))
    return c.json({ ref })
  })

  routes.get('/dev/lender', async c => {
    const locale = c.get('locale')
    const t = createTranslator(locale)
    const rows = await db.select().from(sandboxLeases).orderBy(desc(sandboxLeases.number)).limit(30)
    const button = (action: string, label: string, tone = '') =>
      html`<button class="${tone}" name="action" value="${action}">${label}</button>`
    return renderPlainPage({
      title: t('dev:lender'),
      locale,
      body: html`<main>
        <h1>${t('dev:lender')}</h1>
        <p class="muted">${t('dev:lender_hint')}</p>
        ${rows.length ? '' : html`<p class="muted">${t('dev:lender_empty')}</p>`}
        ${rows.map(
          row =>
            html`<form method="post" action="/dev/lender?locale=${locale}" class="stack">
              <h2 class="numeric">${row.number}</h2>
              <p class="numeric">
                ${formatMoney(row.amount)} · ${t('lease:months_of', { n: row.months })} · ${t(`dev:lender_${row.decision}`)}
              </p>
              ${row.callbackResponse === null ? '' : html`<p class="small muted">${t('dev:callback')} <b>${row.callbackResponse}</b></p>`}
              <input type="hidden" name="ref" value="${row.ref}" />
              ${
                row.decision === 'canceled'
                  ? ''
                  : html`${button('approved', t('dev:lender_approve'), 'main')} ${button('other', t('dev:lender_other'))}
                    ${button('rejected', t('dev:lender_reject'), 'danger')}`
              }
            </form>`
        )}
        <p><a href="${server.config.publicUrl}${toLocalPath(locale, '/account/orders')}">${t('dev:back_to_shop')}</a></p>
      </main>`
    })
  })

  routes.post('/dev/lender', async c => {
    const form = await c.req.parseBody()
    const [found] = await db
      .select()
      .from(sandboxLeases)
      .where(eq(sandboxLeases.ref, typeof form['ref'] === 'string' ? form['ref'] : ''))
    if (found && found.decision !== 'canceled') {
      const decision = form['action'] === 'rejected' ? 'rejected' : 'approved'
      const approved = form['action'] === 'other' ? Math.floor(found.amount / 2) : found.amount
      await db.update(sandboxLeases).set({ decision, approved }).where(eq(sandboxLeases.ref, found.ref))
      const { reason: _, ...body } = toDecision(lender, { ...found, decision, approved })
      const headers = { 'content-type': 'application/json' }
      const callbackResponse = await callShop(server, { url: found.callbackUrl, method: 'POST', headers, body: JSON.stringify(body) })
      await db.update(sandboxLeases).set({ callbackResponse }).where(eq(sandboxLeases.ref, found.ref))
    }
    return c.redirect(`/dev/lender?locale=${c.get('locale')}`, 303)
  })
  return routes
}

type SandboxLease = typeof sandboxLeases.$inferSelect

function toDecision({ key }: LenderAccount, { ref, number, decision, approved }: SandboxLease) {
  const reason = decision === 'rejected' ? 'Орлого хүрэлцэхгүй байна.' : null
  return { ref, order: number, decision, amount: approved, reason, checksum: createChecksum(key, [number, ref, decision, approved]) }
}
