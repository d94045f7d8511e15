import { and, count, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { StaffCounts } from '#domain/staff.ts'
import { describe } from '../../kernel/http/route.ts'
import { requireStaff, type ShopEnv } from '../../kernel/http/customer.ts'
import { refundCases } from '../../payment/tables.ts'
import { priceSuggestions, quotes } from '../../quote/tables.ts'
import { comments } from '../../review/tables.ts'
import type { Server } from '../../kernel/server.ts'

const n = z.int().min(0)
const countsSchema = z.object({ comments: n, price_suggestions: n, quotes: n, refunds: n }) satisfies z.ZodType<StaffCounts>

export function staffRoutes({ db }: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  routes.get('/api/v2/staff/counts', describe('account', 'Staff: how much waits for an answer', countsSchema, [401, 403]), async c => {
    requireStaff(c)
    const [flagged] = await db
      .select({ n: count() })
      .from(comments)
      .where(and(eq(comments.state, 'waiting'), eq(comments.written, true)))
    const [suggested] = await db.select({ n: count() }).from(priceSuggestions).where(eq(priceSuggestions.state, 'waiting'))
    const [asked] = await db.select({ n: count() }).from(quotes).where(eq(quotes.state, 'waiting'))
    const [owed] = await db.select({ n: count() }).from(refundCases).where(eq(refundCases.state, 'open'))
    return c.json({ comments: flagged?.n ?? 0, price_suggestions: suggested?.n ?? 0, quotes: asked?.n ?? 0, refunds: owed?.n ?? 0 })
  })
  return routes
}
