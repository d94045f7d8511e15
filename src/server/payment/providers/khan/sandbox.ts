import { Hono } from 'hono'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { findInvoice, insertInvoice, readPayments } from '../../sandbox/store.ts'
import { toAppAddress, applyFault, createSandboxApp, isReserved } from '../../sandbox/app-page.ts'

const account = { userName: z.string(), password: z.string() }
const registerInput = z.strictObject({
  ...account,
  orderNumber: z.string().regex(/^\w{1,32}$/),
  amount: z.string().regex(/^[1-9]\d{0,11}\.\d{2}$/),
  returnUrl: z.url(),
  failUrl: z.url(),
  language: z.enum(['mn', 'en'])
})
const statusInput = z.strictObject({ ...account, orderId: z.uuid() })

/** The gateway in the demo, with its payment page. */
export function createKhanSandbox(server: Server, { username, password }: { username: string; password: string }): Hono<ShopEnv> {
  const { db, now } = server
  const routes = new Hono<ShopEnv>()
  const refuse = (status: 400 | 401 | 404, errorCode: string): Response => Response.json({ errorCode, errorMessage: errorCode }, { status })
  const isAuthorized = (given: { userName: string; password: string }): boolean =>
    given.userName === username && given.password === password

  routes.post('/dev/khan/register.do', async c => {
    const parsed = registerInput.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return refuse(400, '4')
    if (!isAuthorized(parsed.data)) return refuse(401, '5')
    const { orderNumber: merchantRef, amount, returnUrl } = parsed.data
    const values = {
      provider: 'khan',
      merchantRef,
      amount: Number(amount),
      description: merchantRef.slice(0, 8),
      returnUrl,
      createdAt: now()
    }
    const invoice = await insertInvoice(db, values)
    if (!invoice) return refuse(400, '1')
    return c.json({ orderId: invoice.id, formUrl: `${toAppAddress(server, 'khan', merchantRef)}&locale=${parsed.data.language}` })
  })

  routes.post('/dev/khan/getOrderStatus.do', async c => {
    const parsed = statusInput.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return refuse(400, '4')
    if (!isAuthorized(parsed.data)) return refuse(401, '5')
    const invoice = await findInvoice(db, 'khan', parsed.data.orderId)
    if (!invoice) return refuse(404, '6')
    const fault = await applyFault(c, invoice)
    if (fault) return fault
    const newest = (await readPayments(db, invoice.id)).at(-1)
    const unpaid = isReserved(invoice) ? '1' : '0'
    const orderStatus = newest ? (newest.status === 'PAID' ? '2' : '6') : unpaid
    return c.json({ orderNumber: invoice.merchantRef, orderStatus, amount: (newest?.amount ?? invoice.amount).toFixed(2) })
  })

  return routes.route('/', createSandboxApp(server, { provider: 'khan', declined: '6', isBankPage: true, canReserve: true, report: null }))
}
