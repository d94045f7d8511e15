import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/kernel/db/open.ts'
import { runDueJobs } from '#server/jobs.ts'
import { orders } from '#server/order/tables.ts'
import { charges, paymentSessions, refundCases, refunds } from '#server/payment/tables.ts'
import { LONG } from '../../long.ts'
import { fillDataDir, KINDS, openTestDatabase, toRows, type TestDatabase } from '../database.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { openTestShop, readBooks } from '../shop.ts'

const STORM = [new URL('../shop-process.ts', import.meta.url).pathname, new URL('./storm-shop.ts', import.meta.url).pathname]
/** Number of acknowledged refunds before each kill; all storms use the same data. */
const KILLS = LONG ? [5, 15] : [3]

interface Said {
  orders: { number: string; cartId: string }[]
  /** Payments at the bank by session, which must all be recorded. */
  money: Map<string, number>
  paid: string[]
  refunded: string[]
}

/** Runs the storm until it has acknowledged this many refunds, and kills it during the next operations. */
function runStormUntilKilled(env: Record<string, string>, count: number, said: Said): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, STORM, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    let errors = ''
    const end = said.refunded.length + count
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    createInterface({ input: child.stdout }).on('line', line => {
      const [kind, first = '', second = ''] = line.split(' ')
      if (kind === 'order') said.orders.push({ number: first, cartId: second })
      if (kind === 'money') said.money.set(first, Number(second))
      if (kind === 'paid') said.paid.push(first)
      if (kind === 'refund') said.refunded.push(first)
      if (said.refunded.length === end) child.kill('SIGKILL')
    })
    child.once('close', (code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error(`The storm ended by itself (${code}): ${errors}`))
    )
  })
}

describe.each(KINDS)('a shop killed in the middle of a storm of orders on %s', kind => {
  test('every acknowledged operation survives, each cart has one order, and all money is recorded', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'delguur-storm-'))
    const remote = kind === 'postgres' ? await openTestDatabase(kind) : null
    if (!remote) await fillDataDir(folder)
    const open = async (): Promise<TestDatabase> => {
      if (remote) return remote
      const database = await openDatabase(null, folder)
      return { database, db: database.db, url: null, wipe: async () => {}, close: database.close }
    }
    try {
      const before = await open()
      const setting = openTestShop(before)
      if (remote) await setting.begin()
      else await setting.seedPlaces()
      const variantIds = [await setting.sell({ onHand: 100_000 }), await setting.sell({ onHand: 100_000 })]
      if (!remote) await before.close()

      const said: Said = { orders: [], money: new Map(), paid: [], refunded: [] }
      for (const count of KILLS)
        await runStormUntilKilled({ DATA_DIR: folder, DATABASE_URL: remote?.url ?? '', VARIANTS: variantIds.join(',') }, count, said)

      const after = await open()
      const { db } = after
      const known = await db.select().from(orders)
      const byNumber = new Map(known.map(order => [order.number, order]))
      for (const { number, cartId } of said.orders) expect(byNumber.get(number)?.cartId).toBe(cartId)
      expect((await readBooks(db, new Date())).ordersPerCart).toBe(1)
      for (const number of said.paid) expect(byNumber.get(number)?.state).toBe('placed')

      // The bank still has its payments, which the shop reads at the deadline at the latest.
      const shop = openTestShop(after)
      shop.clock.now = new Date()
      for (const [sessionId, amount] of said.money) {
        const id = `invoice-${sessionId}`
        shop.bank.invoices.set(id, {
          sessionId,
          amount,
          canceled: false,
          facts: [{ ref: id, amount, currency: 'MNT', status: 'paid', paidAt: shop.clock.now }]
        })
      }
      const invoiced = await db
        .select({ id: paymentSessions.id, invoiceId: paymentSessions.invoiceId, amount: paymentSessions.amount })
        .from(paymentSessions)
      for (const { id, invoiceId, amount } of invoiced)
        if (invoiceId && !shop.bank.invoices.has(invoiceId))
          shop.bank.invoices.set(invoiceId, { sessionId: id, amount, canceled: false, facts: [] })
      shop.clock.pass(31 * 60_000)
      while (await runDueJobs(shop.server));

      const total = [...said.money.values()].reduce((sum, amount) => sum + amount, 0)
      expect(await readBooks(db, shop.clock.now)).toMatchObject({ charged: total, placed: total })
      const recorded = await db.select({ number: orders.number }).from(refunds).innerJoin(orders, eq(orders.id, refunds.orderId))
      const numbers = recorded.map(({ number }) => number)
      expect(new Set(numbers).size, 'no refund is recorded twice').toBe(numbers.length)
      expect(numbers).toEqual(expect.arrayContaining(said.refunded))
      expect(await db.$count(refundCases, eq(refundCases.state, 'open'))).toBe(0)
      await expectLedgerSums(db)
      expect(
        await db
          .select()
          .from(orders)
          .where(inArray(orders.state, ['awaiting_payment']))
      ).toEqual([])
      const paidFor = await db.select({ id: orders.id }).from(orders).innerJoin(charges, eq(charges.id, orders.paidChargeId))
      expect(paidFor).toHaveLength(said.money.size)
      expect(toRows(await db.execute(sql`SELECT 1 FROM stock_holds`))).toEqual([])
      if (!remote) await after.close()
    } finally {
      await remote?.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
