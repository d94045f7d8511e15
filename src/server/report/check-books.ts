import { sql, type SQL } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/day.ts'
import { PAID_REFUND_REASONS } from '#domain/payment-method.ts'
import { formatMoney } from '#i18n/format.ts'
import type { Db } from '../kernel/db/open.ts'

/** Problems of one kind that are named; the rest is counted. */
const NAMED = 5
/** A check reads whole tables. */
const CHECK_MS = 10 * MINUTE_MS

/** What an account, an order and so on has, and what it should have. */
interface Difference extends Record<string, unknown> {
  subject: string
  stored: string
  expected: string
}

interface BookCheck {
  /** Selects `subject`, `stored` and `expected` of what is wrong. */
  differences: SQL
  describe: (subject: string, stored: number, expected: number) => string
}

const POSTED = sql.raw(`t.kind IN ('single', 'post_pending')`)
/** What each account's transfers sum to, in one pass. */
const selectAccountSums = (): SQL => sql`
  SELECT id, sum(credits) AS credits, sum(debits) AS debits, sum(pending) AS pending FROM (
    SELECT t.credit_account_id AS id, t.amount AS credits, 0 AS debits, 0 AS pending FROM ledger_transfers t WHERE ${POSTED}
    UNION ALL SELECT t.debit_account_id, 0, t.amount, 0 FROM ledger_transfers t WHERE ${POSTED}
    UNION ALL SELECT t.debit_account_id, 0, 0, t.amount FROM ledger_transfers t
      LEFT JOIN ledger_transfers e ON e.pending_id = t.id WHERE t.kind = 'pending' AND e.id IS NULL
  ) moves GROUP BY id`
const HAS_WRONG_TOTALS = sql.raw(`a.kind NOT IN ('clearing', 'revenue', 'expense')
  AND (a.credits_posted, a.debits_posted, a.debits_pending) <> (coalesce(s.credits, 0), coalesce(s.debits, 0), coalesce(s.pending, 0))`)

/** Accounts of customers, orders and cards whose stored totals are not the sums of their transfers. */
export async function countWrongAccounts(db: Db): Promise<number> {
  const { rows } = (await db.execute(
    sql`SELECT count(*)::int AS n FROM ledger_accounts a LEFT JOIN (${selectAccountSums()}) s ON s.id = a.id WHERE ${HAS_WRONG_TOTALS}`
  )) as { rows: { n: number }[] }
  return rows[0]?.n ?? 0
}

const ofOrder = sql.raw(`(SELECT number FROM orders WHERE id = x.order_id)`)

const CHECKS: readonly BookCheck[] = [
  {
    differences: sql`
      SELECT concat_ws(' ', CASE a.kind WHEN 'order' THEN 'order' WHEN 'refunds_due' THEN 'refunds due of order' WHEN 'gift_card' THEN 'gift card' ELSE a.kind || ' of customer' END,
        coalesce((SELECT number FROM orders WHERE id = a.order_id), a.user_id::text, a.gift_card_id::text)) AS subject,
        a.credits_posted - a.debits_posted - a.debits_pending AS stored, coalesce(s.credits - s.debits - s.pending, 0) AS expected
      FROM ledger_accounts a LEFT JOIN (${selectAccountSums()}) s ON s.id = a.id
      WHERE ${HAS_WRONG_TOTALS}`,
    describe: (subject, stored, expected) =>
      `The balance of ${subject} is stored as ${formatMoney(stored)}, but its transfers sum to ${formatMoney(expected)}.`
  },
  {
    differences: sql`
      SELECT ${ofOrder} AS subject, x.held + x.due + x.refunded AS stored, x.charged AS expected FROM (
        SELECT o.id AS order_id, coalesce(c.amount, 0) AS charged, coalesce(a.held, 0) AS held, coalesce(a.due, 0) AS due, coalesce(r.amount, 0) AS refunded
        FROM orders o
        LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM charges GROUP BY 1) c ON c.order_id = o.id
        LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM refunds GROUP BY 1) r ON r.order_id = o.id
        LEFT JOIN (
          SELECT order_id, sum(credits_posted - debits_posted) FILTER (WHERE kind = 'order') AS held,
            sum(credits_posted - debits_posted) FILTER (WHERE kind = 'refunds_due') AS due FROM ledger_accounts WHERE order_id IS NOT NULL GROUP BY 1
        ) a ON a.order_id = o.id
      ) x WHERE x.charged <> x.held + x.due + x.refunded AND NOT EXISTS (
        SELECT 1 FROM refunds f WHERE f.order_id = x.order_id AND f.case_id IS NULL
      )`,
    describe: (subject, stored, expected) =>
      `Order ${subject} has payments of ${formatMoney(expected)}, but the ledger accounts for ${formatMoney(stored)} of them.`
  },
  {
    differences: sql`
      SELECT ${ofOrder} AS subject, x.held + x.refunded AS stored, x.total AS expected FROM (
        SELECT o.id AS order_id, o.total, coalesce(a.held, 0) AS held, coalesce(r.amount, 0) AS refunded FROM orders o
        LEFT JOIN (
          SELECT order_id, sum(credits_posted - debits_posted) AS held FROM ledger_accounts WHERE kind = 'order' GROUP BY 1
        ) a ON a.order_id = o.id
        LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM refund_cases WHERE reason IN ${PAID_REFUND_REASONS} GROUP BY 1) r ON r.order_id = o.id
        WHERE o.placed_at IS NOT NULL
      ) x WHERE x.held + x.refunded <> x.total`,
    describe: (subject, stored, expected) =>
      `Order ${subject} of ${formatMoney(expected)} is placed, but payments of ${formatMoney(stored)} are recorded for it.`
  },
  {
    differences: sql`
      SELECT ${ofOrder} AS subject, x.total AS stored, x.expected FROM (
        SELECT o.id AS order_id, o.total, o.ship_total + coalesce(l.total, 0) - coalesce(d.amount, 0) AS expected FROM orders o
        LEFT JOIN (SELECT order_id, sum(total) AS total FROM order_lines GROUP BY 1) l ON l.order_id = o.id
        LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM order_adjustments WHERE NOT included GROUP BY 1) d ON d.order_id = o.id
      ) x WHERE x.total <> x.expected`,
    describe: (subject, stored, expected) =>
      `The total of order ${subject} is ${formatMoney(stored)}, but its lines, delivery and discounts sum to ${formatMoney(expected)}.`
  },
  {
    differences: sql`
      SELECT ${ofOrder} AS subject, x.due AS stored, x.open AS expected FROM (
        SELECT a.order_id, sum(a.credits_posted - a.debits_posted) AS due, coalesce(max(r.amount), 0) AS open FROM ledger_accounts a
        LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM refund_cases WHERE state = 'open' GROUP BY 1) r ON r.order_id = a.order_id
        WHERE a.kind = 'refunds_due' GROUP BY a.order_id
      ) x WHERE x.due <> x.open`,
    describe: (subject, stored, expected) =>
      `The ledger owes ${formatMoney(stored)} of refunds for order ${subject}, but its open refunds sum to ${formatMoney(expected)}.`
  },
  {
    differences: sql`
      SELECT x.provider AS subject, x.balance AS stored, x.received - x.refunded AS expected FROM (
        SELECT a.provider, (SELECT coalesce(sum(amount), 0) FROM ledger_transfers t WHERE t.debit_account_id = a.id AND ${POSTED})
            - (SELECT coalesce(sum(amount), 0) FROM ledger_transfers t WHERE t.credit_account_id = a.id AND ${POSTED}) AS balance,
          (SELECT coalesce(sum(amount), 0) FROM charges c WHERE c.provider = a.provider AND c.currency = a.currency) AS received,
          (SELECT coalesce(sum(amount), 0) FROM refunds r WHERE r.provider = a.provider AND r.currency = a.currency) AS refunded
        FROM ledger_accounts a WHERE a.kind = 'clearing'
      ) x WHERE x.balance <> x.received - x.refunded`,
    describe: (subject, stored, expected) =>
      `The ledger has ${formatMoney(stored)} at ${subject}, but its payments less its refunds are ${formatMoney(expected)}.`
  },
  {
    differences: sql`SELECT sku AS subject, on_hand AS stored, allocated AS expected FROM variants WHERE on_hand < 0 OR allocated < 0 OR allocated > on_hand`,
    describe: (subject, stored, expected) => `Of ${subject} ${stored} are in stock, and ${expected} are set aside for placed orders.`
  },
  {
    differences: sql`
      SELECT v.sku AS subject, v.allocated AS stored, coalesce(p.pieces, 0) AS expected FROM variants v LEFT JOIN (
        SELECT piece.variant_id, sum(piece.quantity) AS pieces FROM (
          SELECT l.variant_id, l.gift_variant_id, l.quantity - l.withdrawn_quantity AS quantity FROM orders o JOIN order_lines l ON l.order_id = o.id AND l.kind = 'goods'
          LEFT JOIN shipment_lines s ON s.order_line_id = l.id LEFT JOIN shipments h ON h.id = s.shipment_id
          WHERE o.state = 'placed' AND o.fulfilment <> 'returned' AND CASE WHEN h.id IS NULL THEN o.fulfilment IN ('none', 'preparing', 'ready') ELSE h.state IN ('preparing', 'ready') END
          UNION ALL SELECT t.variant_id, NULL, 1 FROM tickets t WHERE t.voided_at IS NULL
        ) l, LATERAL (VALUES (l.variant_id, l.quantity), (l.gift_variant_id, l.quantity)) piece (variant_id, quantity) GROUP BY 1
      ) p ON p.variant_id = v.id WHERE v.allocated <> coalesce(p.pieces, 0)`,
    describe: (subject, stored, expected) =>
      `Of ${subject} ${stored} are set aside, but placed orders that have not left the shop need ${expected}.`
  },
  {
    differences: sql`
      SELECT c.code AS subject, c.used AS stored, count(u.id) AS expected FROM coupons c
      LEFT JOIN coupon_uses u ON u.coupon_id = c.id AND u.state <> 'released' GROUP BY c.id HAVING c.used <> count(u.id)`,
    describe: (subject, stored, expected) => `The coupon ${subject} counts ${stored} uses, but ${expected} orders use it.`
  }
]

/** Figures of the shop that do not agree with each other, in words; none in a sound shop. */
export async function findBookProblems(db: Db): Promise<string[]> {
  const problems: string[] = []
  for (const { differences, describe } of CHECKS) {
    const { rows } = (await db.transaction(async tx => {
      await tx.execute(sql`SET LOCAL statement_timeout = ${sql.raw(String(CHECK_MS))}`)
      return tx.execute(sql`SELECT subject, stored::text, expected::text FROM (${differences}) d ORDER BY subject`)
    })) as { rows: Difference[] }
    problems.push(...rows.slice(0, NAMED).map(({ subject, stored, expected }) => describe(subject, Number(stored), Number(expected))))
    if (rows.length > NAMED) problems.push(`…and ${rows.length - NAMED} more like the last one.`)
  }
  return problems
}
