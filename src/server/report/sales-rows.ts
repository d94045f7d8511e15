import { sql, type SQL } from 'drizzle-orm'
import { PAID_REFUND_REASONS } from '#domain/payment-method.ts'
import type { Period } from '#domain/period.ts'
import type { Locale } from '#domain/site.ts'
import { brands, products, stores, taxons } from '../catalogue/index.ts'
import { CURRENCY, ledgerAccounts, ledgerTransfers } from '../ledger/index.ts'
import { orders } from '../order/index.ts'
import { charges, paymentSessions, refundCases, refunds } from '../payment/index.ts'
import { branches } from '../site/index.ts'
import { isWithin } from '../kernel/db/period.ts'
import { selectLocalized, selectOrderSales, selectSoldLines } from './sold-lines.ts'

export const toDaySql = (column: SQL): SQL => sql`(${column} AT TIME ZONE 'Asia/Ulaanbaatar')::date`

/** Orders that sold more than gift cards and wallet recharges, with what they sold. */
function selectSales(period: Period): SQL {
  return sql`
    SELECT * FROM (
      SELECT o.placed_at, o.branch_code, o.delivery_method, ${selectOrderSales(sql`o`)} AS sales FROM ${orders} o
      WHERE ${isWithin(sql`o.placed_at`, period)}
    ) o WHERE o.sales > 0`
}

/** Gift cards and recharges that were taken back, by day, negative: that part of a refund is none of sales. */
function selectTakenBack(period: Period): SQL {
  return sql`
    SELECT ${toDaySql(sql`t.created_at`)} AS day, -t.amount AS amount FROM ${ledgerTransfers} t
    JOIN ${ledgerAccounts} a ON a.id = t.credit_account_id AND a.kind = 'revenue'
    WHERE ${isWithin(sql`t.created_at`, period)}`
}

/** Every day of a period. The key is the number of the day in it, so that two periods of one length can be compared. */
export function selectDayRows(period: Period): SQL {
  const { from, to } = period
  return sql`
    SELECT (d.day - ${from}::date)::text AS key, d.day::text AS label, coalesce(o.sales, 0) AS sales, coalesce(o.orders, 0) AS orders,
      o.sales / o.orders AS average, coalesce(r.refunded, 0) AS refunded, coalesce(o.sales, 0) - coalesce(r.refunded, 0) AS net
    FROM (SELECT day::date FROM generate_series(${from}::date, ${to}::date, interval '1 day') day) d
    LEFT JOIN (
      SELECT ${toDaySql(sql`o.placed_at`)} AS day, sum(o.sales) AS sales, count(*) AS orders FROM (${selectSales(period)}) o GROUP BY 1
    ) o ON o.day = d.day
    LEFT JOIN (
      SELECT r.day, sum(r.amount) AS refunded FROM (
        SELECT ${toDaySql(sql`c.created_at`)} AS day, c.amount FROM ${refundCases} c
        JOIN ${orders} o ON o.id = c.order_id AND o.placed_at IS NOT NULL
        WHERE ${isWithin(sql`c.created_at`, period)} AND c.reason IN ${PAID_REFUND_REASONS}
        UNION ALL ${selectTakenBack(period)}
      ) r GROUP BY 1
    ) r ON r.day = d.day`
}

const SUMS = sql`sum(s.sales) AS sales, sum(s.quantity) AS quantity, count(DISTINCT s.order_id) AS orders, sum(s.returned) AS returned`

export function selectProductRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT s.product_id::text AS key, coalesce(${selectLocalized(sql`p.title`, locale)}, '') AS label, s.sales, s.quantity, s.orders, s.returned
    FROM (SELECT s.product_id, ${SUMS} FROM (${selectSoldLines(period)}) s GROUP BY s.product_id) s
    LEFT JOIN ${products} p ON p.id = s.product_id`
}

/** Goods by brand; those without one have an empty key. */
export function selectBrandRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT coalesce(b.code, '') AS key, ${selectLocalized(sql`b.name`, locale)} AS label, s.sales, s.quantity, s.orders, s.returned
    FROM (
      SELECT p.brand_id, ${SUMS} FROM (${selectSoldLines(period)}) s
      LEFT JOIN ${products} p ON p.id = s.product_id GROUP BY p.brand_id
    ) s LEFT JOIN ${brands} b ON b.id = s.brand_id`
}

/** Goods by the vendor whose store sells them; those of the shop itself have an empty key. */
export function selectVendorRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT coalesce(v.code, '') AS key, ${selectLocalized(sql`v.name`, locale)} AS label, s.sales, s.quantity, s.orders, s.returned
    FROM (
      SELECT p.store_id, ${SUMS} FROM (${selectSoldLines(period)}) s LEFT JOIN ${products} p ON p.id = s.product_id GROUP BY p.store_id
    ) s LEFT JOIN ${stores} v ON v.id = s.store_id`
}

/** Goods by their deepest taxon, whose label is its path. */
export function selectTaxonRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT coalesce(t.permalink, '') AS key, coalesce((
        SELECT string_agg(${selectLocalized(sql`a.name`, locale)}, ' › ' ORDER BY a.depth) FROM ${taxons} a
        WHERE starts_with(t.permalink || '/', a.permalink || '/')
      ), '') AS label, s.sales, s.quantity, s.orders, s.returned
    FROM (
      SELECT p.taxon_id, ${SUMS} FROM (${selectSoldLines(period)}) s
      LEFT JOIN ${products} p ON p.id = s.product_id GROUP BY p.taxon_id
    ) s LEFT JOIN ${taxons} t ON t.id = s.taxon_id`
}

/** Money received and refunded by the way it was paid. Wallet money and points are charges of one provider, with sessions of their own. */
export function selectMethodRows(period: Period): SQL {
  const method = sql`CASE c.provider WHEN 'wallet' THEN coalesce(s.method, 'wallet') ELSE c.provider END`
  const session = sql`LEFT JOIN ${paymentSessions} s ON s.id = c.session_id`
  return sql`
    SELECT coalesce(c.method, r.method) AS key, '' AS label, coalesce(c.received, 0) AS received, coalesce(c.payments, 0) AS payments,
      coalesce(r.refunded, 0) AS refunded
    FROM (
      SELECT ${method} AS method, sum(c.amount) AS received, count(*) AS payments FROM ${charges} c ${session}
      WHERE ${isWithin(sql`c.created_at`, period)} AND c.currency = ${CURRENCY} GROUP BY 1
    ) c FULL JOIN (
      SELECT ${method} AS method, sum(r.amount) AS refunded FROM ${refunds} r JOIN ${charges} c ON c.id = r.charge_id ${session}
      WHERE ${isWithin(sql`r.created_at`, period)} AND r.currency = ${CURRENCY} GROUP BY 1
    ) r ON r.method = c.method`
}

/** Orders by the branch that hands them over; others by the way of delivery. */
export function selectBranchRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT s.key, ${selectLocalized(sql`b.name`, locale)} AS label, s.sales, s.orders, s.average
    FROM (
      SELECT coalesce(o.branch_code, o.delivery_method) AS key, o.branch_code, sum(o.sales) AS sales, count(*) AS orders,
        sum(o.sales) / count(*) AS average
      FROM (${selectSales(period)}) o GROUP BY 1, 2
    ) s LEFT JOIN ${branches} b ON b.code = s.branch_code`
}
