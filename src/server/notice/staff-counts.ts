import { and, between, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { StaffCounts } from '#contract/identity.ts'
import type { OrderStatus } from '#domain/order.ts'
import { LOW_STOCK } from '#domain/product.ts'
import { products } from '../catalogue/index.ts'
import { contactMessages } from '../content/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { log } from '../kernel/log/log.ts'
import { orders } from '../order/index.ts'
import { refundCases } from '../payment/index.ts'
import { priceSuggestions, quotes } from '../quote/index.ts'
import { returns } from '../return/index.ts'
import { comments, isReported } from '../review/index.ts'

const REFRESH_MS = 5000
/** Counting all products is the only query whose cost grows with the catalogue. */
const LOW_STOCK_MS = 60_000
const IN_PROGRESS: readonly OrderStatus[] = ['ordered', 'in_preparation', 'ready_to_deliver', 'shipped', 'being_delivered']

/** The customer got the money twice, and staff have not settled it. */
const IS_DOUBLED = and(isNotNull(refundCases.doubledAt), isNull(refundCases.doubleOutcome))

const lowStock = new WeakMap<Db, { count: Promise<number>; until: number }>()

/** Counts of pending work for staff, in one statement. */
export async function readStaffCounts(db: Db, now: Date): Promise<StaffCounts> {
  const [counts] = await db
    .select({
      orders: db.$count(orders, eq(orders.status, 'ordered')),
      failed_payments: db.$count(orders, eq(orders.status, 'payment_failed')),
      overdue: db.$count(orders, and(inArray(orders.status, [...IN_PROGRESS]), lt(sql`${orders.promise} ->> 'to'`, now.toISOString()))),
      comments: db.$count(comments, and(eq(comments.hasContent, true), or(eq(comments.state, 'pending'), isReported(db)))),
      price_suggestions: db.$count(priceSuggestions, eq(priceSuggestions.state, 'waiting')),
      quotes: db.$count(quotes, eq(quotes.state, 'waiting')),
      returns: db.$count(returns, eq(returns.state, 'requested')),
      refunds: db.$count(refundCases, or(eq(refundCases.state, 'open'), IS_DOUBLED)),
      messages: db.$count(contactMessages, isNull(contactMessages.doneAt))
    })
    .from(sql`(SELECT) AS nothing`)
  if (!counts) throw new Error('The counts for staff were not read.')
  return { ...counts, low_stock: await countLowStock(db, now) }
}

/** Products with low stock, counted once a minute. */
function countLowStock(db: Db, now: Date): Promise<number> {
  const known = lowStock.get(db)
  if (known && known.until > now.getTime() && known.until <= now.getTime() + LOW_STOCK_MS) return known.count
  const few = and(between(products.totalOnHand, 1, LOW_STOCK), eq(products.discontinued, false), eq(products.kind, 'goods'))
  const count = db.$count(products, few).then(Number)
  lowStock.set(db, { count, until: now.getTime() + LOW_STOCK_MS })
  count.catch(() => lowStock.delete(db))
  return count
}

/** Sends the counts to all subscribers: read once every few seconds, and only while there are subscribers. */
export function createCountsFeed(load: () => Promise<StaffCounts>, refreshMs = REFRESH_MS) {
  const subscribers = new Set<(counts: StaffCounts) => void>()
  let isRunning = false
  let sent = ''
  const refresh = async (): Promise<void> => {
    if (!subscribers.size) {
      isRunning = false
      return
    }
    try {
      const counts = await load()
      const text = JSON.stringify(counts)
      if (text !== sent) for (const send of subscribers) send(counts)
      sent = text
    } catch (error) {
      log.warn(error, 'The counts for staff could not be read.')
    }
    setTimeout(() => void refresh(), refreshMs).unref()
  }
  return (send: (counts: StaffCounts) => void): (() => void) => {
    subscribers.add(send)
    sent = ''
    if (!isRunning) {
      isRunning = true
      void refresh()
    }
    return () => void subscribers.delete(send)
  }
}
