import { sql, type SQL } from 'drizzle-orm'
import type { Period } from '#domain/period.ts'
import type { Locale } from '#domain/site.ts'
import { brands, products, taxons } from '../catalogue/index.ts'
import { orders } from '../order/index.ts'
import { charges, refundCases, refunds } from '../payment/index.ts'
import { branches } from '../site/index.ts'
import { isWithin } from '../kernel/db/period.ts'
import { selectLocalized, selectSoldLines } from './sold-lines.ts'

/** Refunds of money that never paid for an order are no part of its sales. */
const OF_SALES = sql`('canceled', 'stay_canceled', 'returned', 'goodwill', 'by_provider')`
const toDaySql = (column: SQL): SQL => sql`(${column} AT TIME ZONE 'Asia/Ulaanbaatar')::date`

/** Every day of a period. The key is the number of the day in it, so that two periods of one length can be compared. */
export function selectDayRows(period: Period): SQL {
  const { from, to } = period
  return sql`
    SELECT (d.day - ${from}::date)::text AS key, d.day::text AS label, coalesce(o.sales, 0) AS sales, coalesce(o.orders, 0) AS orders,
      o.sales / o.orders AS average, coalesce(r.refunded, 0) AS refunded, coalesce(o.sales, 0) - coalesce(r.refunded, 0) AS net
    FROM (SELECT day::date FROM generate_series(${from}::date, ${to}::date, interval '1 day') day) d
    LEFT JOIN (
      SELECT ${toDaySql(sql`o.placed_at`)} AS day, sum(o.total) AS sales, count(*) AS orders FROM ${orders} o
      WHERE ${isWithin(sql`o.placed_at`, period)} GROUP BY 1
    ) o ON o.day = d.day
    LEFT JOIN (
      SELECT ${toDaySql(sql`c.created_at`)} AS day, sum(c.amount) AS refunded FROM ${refundCases} c
      JOIN ${orders} o ON o.id = c.order_id AND o.placed_at IS NOT NULL
      WHERE ${isWithin(sql`c.created_at`, period)} AND c.reason IN ${OF_SALES} GROUP BY 1
    ) r ON r.day = d.day`
}

const SUMS = sql`sum(s.sales) AS sales, sum(s.quantity) AS quantity, count(DISTINCT s.order_id) AS orders, sum(s.returned) AS returned`

export function selectProductRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT s.product_id::text AS key, coalesce(${selectLocalized(sql`p.title`, locale)}, '') AS label, s.sales, s.quantity, s.orders, s.returned
    FROM (SELECT s.product_id, ${SUMS} FROM (${selectSoldLines(period, sql`l.product_id IS NOT NULL`)}) s GROUP BY s.product_id) s
    LEFT JOIN ${products} p ON p.id = s.product_id`
}

/** Goods by brand; those without one have an empty key. */
export function selectBrandRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT coalesce(b.code, '') AS key, ${selectLocalized(sql`b.name`, locale)} AS label, s.sales, s.quantity, s.orders, s.returned
    FROM (
      SELECT p.brand_id, ${SUMS} FROM (${selectSoldLines(period, sql`l.product_id IS NOT NULL`)}) s
      LEFT JOIN ${products} p ON p.id = s.product_id GROUP BY p.brand_id
    ) s LEFT JOIN ${brands} b ON b.id = s.brand_id`
}

/** Goods by their deepest taxon, whose label is its path. */
export function selectTaxonRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT coalesce(t.permalink, '') AS key, coalesce((
        SELECT string_agg(${selectLocalized(sql`a.name`, locale)}, ' › ' ORDER BY a.depth) FROM ${taxons} a
        WHERE starts_with(t.permalink || '/', a.permalink || '/')
      ), '') AS label, s.sales, s.quantity, s.orders, s.returned
    FROM (
      SELECT p.taxon_id, ${SUMS} FROM (${selectSoldLines(period, sql`l.product_id IS NOT NULL`)}) s
      LEFT JOIN ${products} p ON p.id = s.product_id GROUP BY p.taxon_id
    ) s LEFT JOIN ${taxons} t ON t.id = s.taxon_id`
}

/** Money received and refunded by payment provider. */
export function selectMethodRows(period: Period): SQL {
  return sql`
    SELECT coalesce(c.provider, r.provider) AS key, '' AS label, coalesce(c.received, 0) AS received, coalesce(c.payments, 0) AS payments,
      coalesce(r.refunded, 0) AS refunded
    FROM (
      SELECT provider, sum(amount) AS received, count(*) AS payments FROM ${charges} c WHERE ${isWithin(sql`c.created_at`, period)} GROUP BY 1
    ) c FULL JOIN (
      SELECT c.provider, sum(r.amount) AS refunded FROM ${refunds} r JOIN ${charges} c ON c.id = r.charge_id
      WHERE ${isWithin(sql`r.created_at`, period)} GROUP BY 1
    ) r ON r.provider = c.provider`
}

/** Orders by the branch that hands them over; others by the way of delivery. */
export function selectBranchRows(period: Period, locale: Locale): SQL {
  return sql`
    SELECT s.key, ${selectLocalized(sql`b.name`, locale)} AS label, s.sales, s.orders, s.average
    FROM (
      SELECT coalesce(o.branch_code, o.delivery_method) AS key, o.branch_code, sum(o.total) AS sales, count(*) AS orders,
        sum(o.total) / count(*) AS average
      FROM ${orders} o WHERE ${isWithin(sql`o.placed_at`, period)} GROUP BY 1, 2
    ) s LEFT JOIN ${branches} b ON b.code = s.branch_code`
}
