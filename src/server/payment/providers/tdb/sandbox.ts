import { Hono } from 'hono'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { findInvoice, insertInvoice, readPayments, type SandboxInvoice, type SandboxPayment } from '../../sandbox/store.ts'
import { toAppAddress, applyFault, createSandboxApp, isReserved } from '../../sandbox/app-page.ts'

const orderInput = z.strictObject({
  order: z.strictObject({
    typeRid: z.literal('1'),
    amount: z.number().positive(),
    currency: z.literal('MNT'),
    description: z.string().min(1).max(255),
    language: z.enum(['mn', 'en']),
    hppRedirectUrl: z.url()
  })
})

/** The gateway in the demo, with its payment page. */
export function createTdbSandbox(server: Server, { username, password }: { username: string; password: string }): Hono<ShopEnv> {
  const { db, now, config } = server
  const routes = new Hono<ShopEnv>()
  const refuse = (status: 400 | 401 | 404, errorCode: string): Response =>
    Response.json({ errorCode, errorDescription: errorCode }, { status })
  const isAuthorized = (header: string | undefined): boolean =>
    header === `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

  routes.post('/dev/tdb/order', async c => {
    if (!isAuthorized(c.req.header('authorization'))) return refuse(401, 'AccessDenied')
    const parsed = orderInput.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return refuse(400, 'InvalidRequest')
    const { amount, description, language, hppRedirectUrl: returnUrl } = parsed.data.order
    const secret = crypto.randomUUID().replaceAll('-', '')
    const invoice = await insertInvoice(db, {
      provider: 'tdb',
      merchantRef: crypto.randomUUID(),
      amount,
      description,
      returnUrl,
      data: { password: secret, language },
      createdAt: now()
    })
    return c.json({ order: { id: invoice?.id, password: secret, hppUrl: `${config.publicUrl}/dev/tdb/flex` } })
  })

  routes.get('/dev/tdb/order/:id', async c => {
    if (!isAuthorized(c.req.header('authorization'))) return refuse(401, 'AccessDenied')
    const invoice = await findInvoice(db, 'tdb', c.req.param('id'))
    if (!invoice || invoice.data['password'] !== c.req.query('password')) return refuse(404, 'InvalidOrder')
    const fault = await applyFault(c, invoice)
    if (fault) return fault
    const newest = (await readPayments(db, invoice.id)).at(-1)
    const paid = newest?.status === 'PAID' ? newest.amount : 0
    const details = { authorizedChargeAmount: paid, clearedChargeAmount: paid, clearedRefundAmount: 0 }
    return c.json({
      order: {
        id: invoice.id,
        status: toStatus(invoice, newest),
        amount: Math.max(invoice.amount, paid),
        currency: 'MNT',
        ...(c.req.query('orderDetailLevel') === '2' && details)
      }
    })
  })

  routes.get('/dev/tdb/flex', async c => {
    const invoice = await findInvoice(db, 'tdb', c.req.query('id') ?? '')
    if (!invoice || invoice.data['password'] !== c.req.query('password')) return refuse(404, 'InvalidOrder')
    return c.redirect(`${toAppAddress(server, 'tdb', invoice.merchantRef)}&locale=${String(invoice.data['language'])}`, 302)
  })

  return routes.route(
    '/',
    createSandboxApp(server, { provider: 'tdb', declined: 'Declined', isBankPage: true, canReserve: true, report: null })
  )
}

function toStatus(invoice: SandboxInvoice, newest: SandboxPayment | undefined): string {
  if (newest?.status === 'PAID') return newest.amount < invoice.amount ? 'PartPaid' : 'FullyPaid'
  if (newest) return 'Declined'
  if (isReserved(invoice)) return 'Authorized'
  return invoice.status === 'EXPIRED' ? 'Expired' : 'Preparing'
}
