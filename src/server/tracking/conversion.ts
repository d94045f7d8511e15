import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { ofetch } from 'ofetch'
import { toLocalPath } from '#i18n/path.ts'
import { DAY_MS } from '#domain/day.ts'
import { toPurchaseId } from '#domain/tracking.ts'
import { users } from '../identity/index.ts'
import type { Db } from '../kernel/db/open.ts'
import type { Job } from '../kernel/jobs/queue.ts'
import type { Server } from '../kernel/server.ts'
import { orderLines, orders } from '../order/index.ts'
import { readSettings } from '../site/index.ts'

const TIMEOUT_MS = 10_000
/** Meta refuses events that are older. */
const MAX_AGE_MS = 7 * DAY_MS

/**
 * Sends the purchase of a placed order to the Conversions API of Meta, for a customer who has consented. The pixel in the browser
 * sends the same event id, and Meta counts them once. Afterwards the browser's data is deleted from the order.
 */
export async function sendConversion(server: Server, { subject }: Job): Promise<null> {
  const { db, config } = server
  const orderId = Number(subject)
  const { tracking } = await readSettings(db)
  const event = config.metaConversions && tracking.meta ? await toEvent(db, orderId, config.publicUrl, server.now()) : null
  if (event && config.metaConversions) {
    const { url, token } = config.metaConversions
    await ofetch(`${url}/${tracking.meta}/events`, {
      method: 'POST',
      body: { data: [event], access_token: token },
      timeout: TIMEOUT_MS,
      retry: 0
    })
  }
  await db.update(orders).set({ tracking: null }).where(eq(orders.id, orderId))
  return null
}

async function toEvent(db: Db, orderId: number, publicUrl: string, now: Date): Promise<object | null> {
  const [row] = await db
    .select({ order: orders, email: users.email, mobile: users.mobile })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  const { number, placedAt, locale, total, userId, tracking } = row?.order ?? {}
  if (!row || !number || !placedAt || !locale || !tracking || now.getTime() - placedAt.getTime() > MAX_AGE_MS) return null
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  return {
    event_name: 'Purchase',
    event_time: Math.floor(placedAt.getTime() / 1000),
    event_id: toPurchaseId(number),
    action_source: 'website',
    event_source_url: `${publicUrl}${toLocalPath(locale, `/account/orders/${number}`)}`,
    user_data: {
      client_user_agent: tracking.userAgent,
      external_id: [hash(String(userId))],
      ...(row.mobile && { ph: [hash(`976${row.mobile}`)] }),
      ...(row.email && { em: [hash(row.email.trim().toLowerCase())] }),
      ...(tracking.fbp && { fbp: tracking.fbp }),
      ...(tracking.fbc && { fbc: tracking.fbc })
    },
    custom_data: {
      currency: 'MNT',
      value: total,
      order_id: number,
      content_type: 'product',
      contents: lines.map(({ product, quantity, price }) => ({ id: product.sku, quantity, item_price: price }))
    }
  }
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
