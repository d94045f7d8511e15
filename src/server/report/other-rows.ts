import { sql, type SQL } from 'drizzle-orm'
import { countPeriodDays, type Period } from '#domain/period.ts'
import type { Locale } from '#domain/site.ts'
import { products, variants } from '../catalogue/index.ts'
import { authors, entries, entryStatistics, entryTranslations } from '../content/index.ts'
import { coupons, couponUses } from '../discount/index.ts'
import { selectHeldQuantity } from '../inventory/index.ts'
import { orders } from '../order/index.ts'
import { receipts } from '../receipt/index.ts'
import { returnLines, returns } from '../return/index.ts'
import { isWithin } from '../kernel/db/period.ts'
import { toDaySql } from './sales-rows.ts'
import { selectLocalized, selectOrderSales, selectSoldLines } from './sold-lines.ts'

/** Views of entries, what was added to carts from them, and what was then ordered. */
function selectEntrySums(period: Period): SQL {
  return sql`(
    SELECT entry_id, sum(views) AS views, sum(additions) AS cart_additions, count(DISTINCT order_id) AS orders, sum(sales) AS sales FROM (
      SELECT entry_id, views, cart_additions AS additions, NULL::integer AS order_id, 0 AS sales FROM ${entryStatistics}
      WHERE day BETWEEN ${period.from} AND ${period.to}
      UNION ALL
      SELECT s.entry_id, 0, 0, s.order_id, s.sales FROM (${selectSoldLines(period, sql`l.entry_id IS NOT NULL`)}) s
    ) facts GROUP BY entry_id)`
}

const selectTitle = (locale: Locale): SQL => sql`(
  SELECT t.title FROM ${entryTranslations} t WHERE t.entry_id = e.id ORDER BY (t.locale = ${locale}) DESC LIMIT 1)`

/** @param kinds condition of the column `kind` */
export function selectEntryRows(period: Period, locale: Locale, kinds: SQL): SQL {
  return sql`
    SELECT e.id::text AS key, coalesce(${selectTitle(locale)}, e.slug) AS label, s.views, s.cart_additions, s.orders, s.sales
    FROM ${selectEntrySums(period)} s JOIN ${entries} e ON e.id = s.entry_id WHERE e.kind ${kinds}`
}

export function selectAuthorRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT a.slug AS key, ${selectLocalized(sql`a.name`, locale)} AS label, sum(s.views) AS views, sum(s.cart_additions) AS cart_additions,
      sum(s.orders) AS orders, sum(s.sales) AS sales
    FROM ${selectEntrySums(period)} s JOIN ${entries} e ON e.id = s.entry_id JOIN ${authors} a ON a.id = e.author_id GROUP BY a.id`
}

/** Returns by their reason, on the day they were requested, and what was refunded for them since. */
export function selectReturnRows(period: Period): SQL {
  return sql`
    SELECT r.reason AS key, '' AS label, count(*) AS returns, sum(l.quantity) AS quantity, coalesce(sum(r.refund_amount), 0) AS refunded
    FROM ${returns} r JOIN (SELECT return_id, sum(quantity) AS quantity FROM ${returnLines} GROUP BY 1) l ON l.return_id = r.id
    WHERE ${isWithin(sql`r.created_at`, period)} GROUP BY r.reason`
}

/** VAT receipts by the day they were issued, less those that were returned or corrected, on the day of that. The key as of `selectDayRows`. */
export function selectReceiptRows(period: Period): SQL {
  const sums = sql`r.total, r.vat, r.city_tax FROM ${receipts} r WHERE`
  return sql`
    SELECT (r.day - ${period.from}::date)::text AS key, r.day::text AS label, sum(r.issued) AS receipts, sum(r.sign * r.total) AS receipted,
      sum(r.sign * r.vat) AS vat, sum(r.sign * r.city_tax) AS city_tax
    FROM (
      SELECT ${toDaySql(sql`r.issued_at`)} AS day, 1 AS sign, 1 AS issued, ${sums} ${isWithin(sql`r.issued_at`, period)}
      UNION ALL
      SELECT ${toDaySql(sql`r.returned_at`)}, -1, 0, ${sums} r.issued_at IS NOT NULL AND ${isWithin(sql`r.returned_at`, period)}
    ) r GROUP BY r.day`
}

/** Coupons and vouchers of the orders that were placed and not canceled. */
export function selectCouponRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT c.code AS key, concat_ws(' · ', c.code, nullif(${selectLocalized(sql`c.title`, locale)}, '')) AS label, count(*) AS uses,
      sum(u.amount) AS reduction, sum(${selectOrderSales(sql`o`)}) AS sales
    FROM ${orders} o JOIN ${couponUses} u ON u.order_id = o.id AND u.state <> 'released' JOIN ${coupons} c ON c.id = u.coupon_id
    WHERE ${isWithin(sql`o.placed_at`, period)} GROUP BY c.id`
}

/** The longest time in which goods are said to run out. */
const MAX_DAYS_LEFT = 60

/** Variants that were sold in a period and run out soon, with the days until none is left at this rate. */
export function selectStockRows(period: Period, locale: Locale, now: Date): SQL {
  const days = countPeriodDays(period)
  return sql`
    SELECT v.sku AS key, concat_ws(' · ', ${selectLocalized(sql`p.title`, locale)}, v.sku) AS label,
      round(v.available * ${days}::numeric / v.quantity, 1) AS days_left, v.available, v.quantity
    FROM (
      SELECT ${variants.id} AS id, ${variants.sku} AS sku, ${variants.productId} AS product_id, s.quantity,
        ${variants.onHand} - ${variants.allocated} - ${selectHeldQuantity(variants.id, now)} AS available
      FROM (
        SELECT s.variant_id, sum(s.quantity) AS quantity FROM (${selectSoldLines(period)}) s GROUP BY s.variant_id
      ) s JOIN ${variants} ON ${variants.id} = s.variant_id
    ) v JOIN ${products} p ON p.id = v.product_id AND NOT p.discontinued AND p.kind = 'goods'
    WHERE v.available * ${days}::numeric <= v.quantity * ${MAX_DAYS_LEFT}::numeric`
}
