import { sql } from 'drizzle-orm'
import { announce } from '../../announce.ts'
import { refreshListing } from '../../product/refresh.ts'
import { products, variants } from '../../product/tables.ts'
import type { Server } from '../../server.ts'
import { FAMILIES } from './families.ts'
import { slugOf } from './format.ts'
import { dayFrom, saleTimes } from './sales.ts'

/**
 * Gives the demo's sales that have run out new times, so that a shop started weeks after it was filled still
 * has deals; a sale that the catalogue has as ended, or whose price was changed since, stays as it is.
 */
export async function renewDates(server: Server): Promise<void> {
  const now = server.now()
  const wanted = FAMILIES.flatMap(family => family.products).flatMap(product => {
    if (product.sale === undefined || product.saleTime === 'ended') return []
    const slug = slugOf(product.en)
    const { saleStartAt, saleExpireAt } = saleTimes(slug, product.saleTime ?? 'running', now)
    return [{ slug, less: product.price - product.sale, begins: saleStartAt.toISOString(), ends: saleExpireAt.toISOString() }]
  })
  const ids = await server.db.transaction(async tx => {
    const renewed = (await tx.execute(sql`
      UPDATE ${variants} AS v SET sale_start_at = w.begins, sale_expire_at = w.ends
      FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w (slug text, less int, begins timestamptz, ends timestamptz)
      JOIN ${products} AS p ON p.slug = w.slug
      WHERE v.product_id = p.id AND v.price - v.sale_price = w.less AND v.sale_expire_at <= ${now.toISOString()}::timestamptz
      RETURNING p.id`)) as unknown as { rows: { id: number }[] }
    const moved = (await tx.execute(sql`
      UPDATE ${products} SET preorder_on = ${dayFrom(now, 18)} WHERE preorder_on <= ${dayFrom(now, 0)} RETURNING id`)) as unknown as { rows: { id: number }[] }
    const changed = [...new Set([...renewed.rows, ...moved.rows].map(row => row.id))]
    await refreshListing(tx, changed, now)
    return changed
  })
  if (ids.length) announce(server.database, ['products', ...ids.map(id => `product:${id}`)])
}
