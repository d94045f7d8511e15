import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Order } from '#contract/order.ts'
import { createSession } from '../../../../src/server/identity/sessions.ts'
import { applyMigrations } from '../../../../src/server/kernel/db/apply-migrations.ts'
import { migrateDatabase } from '../../../../src/server/kernel/db/migrate.ts'
import { type Db, type OpenDatabase, openDatabase } from '../../../../src/server/kernel/db/open.ts'
import { createQuoteRoutes } from '../../../../src/server/quote/routes.ts'
import { createDatabase, KINDS, onServer, toRows } from '../../database.ts'
import { expectLedgerSums } from '../../ledger/sums.ts'
import { askApp, requireOk, openTestShop, toOrderPath, readBooks } from '../../shop.ts'

const RELEASES = new URL('releases/', import.meta.url)
const MIGRATIONS = new URL('../../../../src/server/kernel/db/migrations/', import.meta.url)
const dumps = readdirSync(RELEASES).filter(name => name.endsWith('.json.gz'))

type Row = Record<string, string | number | boolean | null>
type Dump = Record<string, Row[]>

function readDump(name: string): Dump {
  return JSON.parse(gunzipSync(readFileSync(new URL(name, RELEASES))).toString()) as Dump
}

/** Restores the tables of a release: its migrations, then its rows. */
async function restore(db: Db, dump: Dump): Promise<void> {
  const applied = (dump['migrations'] ?? []).map(row => String(row['name']))
  await applyMigrations(db, Object.fromEntries(applied.map(name => [name, readFileSync(new URL(name, MIGRATIONS), 'utf8')])))
  await db.transaction(async tx => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    for (const [name, rows] of Object.entries(dump)) {
      if (name === 'migrations') continue
      const table = sql.identifier(name)
      await tx.execute(sql`DELETE FROM ${table}`)
      await tx.execute(sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(rows)}::json)`)
    }
    await tx.execute(sql`
      DO $$
      DECLARE
        owned record;
      BEGIN
        FOR owned IN
          SELECT s.oid::regclass AS sequence, d.refobjid::regclass AS of_table, a.attname AS of_column FROM pg_class s
          JOIN pg_depend d ON d.objid = s.oid AND d.deptype IN ('a', 'i')
          JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
          WHERE s.relkind = 'S' AND s.relnamespace = 'public'::regnamespace
        LOOP
          EXECUTE format('SELECT setval(%L, (SELECT max(%I) FROM %s))', owned.sequence, owned.of_column, owned.of_table);
        END LOOP;
      END
      $$`)
  })
}

const sumRows = (rows: readonly Row[] | undefined, column: string, having: (row: Row) => boolean = () => true): number =>
  (rows ?? []).filter(having).reduce((total, row) => total + Number(row[column]), 0)

describe.each(dumps)('a shop of release %s', name => {
  const dump = readDump(name)

  test('contains data that a migration can break', () => {
    const states = new Set(dump['orders']?.map(row => row['state']))
    expect(states).toEqual(new Set(['awaiting_payment', 'placed', 'canceled', 'expired', 'paid_unfulfillable']))
    expect(new Set(dump['refund_cases']?.map(row => row['state']))).toEqual(new Set(['open', 'done']))
    for (const table of [
      'users',
      'ledger_entries',
      'quotes',
      'price_suggestions',
      'carts',
      'line_items',
      'entry_texts',
      'comments',
      'wishes'
    ])
      expect(dump[table]?.length, table).toBeGreaterThan(0)
  })

  describe.each(KINDS)('upgraded on %s', kind => {
    let database: OpenDatabase
    const drop: (() => Promise<unknown>)[] = []
    beforeAll(async () => {
      const server = inject('postgresUrl')
      const fresh = `upgrade_${name.replace(/\W.*/, '')}`
      database = await openDatabase(kind === 'postgres' ? await createDatabase(server, fresh) : 'memory:', '')
      if (kind === 'postgres') drop.push(() => onServer(server, client => client.query(`DROP DATABASE ${fresh} WITH (FORCE)`)))
      await restore(database.db, dump)
      expect(await migrateDatabase(database.db)).toBeGreaterThan(0)
      expect(await migrateDatabase(database.db)).toBe(0)
    })
    afterAll(async () => {
      await database.close()
      for (const each of drop) await each()
    })

    test('keeps users, orders and money', async () => {
      const { db } = database
      const count = async (table: string) =>
        Number(toRows<{ n: string }>(await db.execute(sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`))[0]?.n)
      for (const table of ['users', 'orders', 'order_lines', 'refund_cases', 'quotes', 'entries'])
        expect([table, await count(table)]).toEqual([table, dump[table]?.length])
      for (const [table, before] of [
        ['payment_sessions', 'payment_attempts'],
        ['entry_translations', 'entry_texts'],
        ['entry_listings', 'entry_shelves'],
        ['price_suggestion_events', 'price_rounds'],
        ['wishlist_items', 'wishes']
      ] as const)
        expect([table, await count(table)]).toEqual([table, dump[before]?.length ?? 0])
      for (const [table, kind] of [
        ['charges', 'charge'],
        ['refunds', 'refund']
      ] as const)
        expect([table, await count(table)]).toEqual([table, dump['ledger_entries']?.filter(row => row['kind'] === kind).length])
      await expectLedgerSums(db)
      const books = await readBooks(db, new Date())
      expect(books.charged).toBe(sumRows(dump['ledger_entries'], 'amount', row => row['kind'] === 'charge'))
      expect(books.placed).toBe(sumRows(dump['orders'], 'total', row => row['state'] === 'placed'))
      expect(books.owed).toBe(sumRows(dump['refund_cases'], 'amount'))
      expect(books.ordersPerCart).toBe(1)
      expect(books.charged).toBeGreaterThan(0)
      const unequal = sql`
        SELECT o.number FROM orders o WHERE o.total <> o.ship_total
          + (SELECT sum(l.total) FROM order_lines l WHERE l.order_id = o.id)
          - (SELECT coalesce(sum(a.amount), 0) FROM order_adjustments a WHERE a.order_id = o.id AND NOT a.included)`
      expect(toRows(await db.execute(unequal))).toEqual([])
      expect(await count('order_adjustments')).toBe(dump['orders']?.length)
      const uncovered = sql`
        SELECT o.number FROM orders o WHERE o.state = 'placed'
        AND o.total <> (SELECT coalesce(sum(a.credits_posted - a.debits_posted), 0) FROM ledger_accounts a WHERE a.kind = 'order' AND a.order_id = o.id)`
      expect(toRows(await db.execute(uncovered))).toEqual([])
      expect(books.stock.length).toBe(dump['variants']?.length)
      for (const { onHand, allocated, held } of books.stock) expect(allocated + held).toBeLessThanOrEqual(onHand)
    })

    test('names its background jobs as the code does', async () => {
      const kinds = toRows<{ kind: string }>(await database.db.execute(sql`SELECT DISTINCT kind FROM jobs ORDER BY kind`))
      expect(kinds.map(({ kind }) => kind)).toEqual([
        'apply_payments',
        'expire_order',
        'publish_entries',
        'purge',
        'refresh_sales',
        'refresh_search',
        'reindex_renamed',
        'send_messages',
        'send_stock_notices',
        'sync_rewards'
      ])
    })

    test('breaks no constraint', async () => {
      await database.db.execute(sql`
        DO $$
        DECLARE
          found record;
        BEGIN
          FOR found IN
            SELECT oid, conrelid::regclass AS of_table, conname FROM pg_constraint
            WHERE contype IN ('f', 'c') AND conrelid <> 0 AND connamespace = 'public'::regnamespace
          LOOP
            UPDATE pg_constraint SET convalidated = false WHERE oid = found.oid;
            EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', found.of_table, found.conname);
          END LOOP;
        END
        $$`)
      const valid = sql`SELECT count(*) AS n FROM pg_constraint WHERE contype IN ('f', 'c') AND convalidated`
      expect(Number(toRows<{ n: string }>(await database.db.execute(valid))[0]?.n)).toBeGreaterThan(50)
    })

    test('serves every customer, and accepts the payment of a pending order', async () => {
      const { db } = database
      const shop = openTestShop({ database, db, url: null, wipe: async () => {}, close: database.close }, undefined, [createQuoteRoutes])
      const waiting = dump['orders']?.find(row => row['state'] === 'awaiting_payment')
      shop.clock.now = new Date(new Date(String(waiting?.['created_at'])).getTime() + 60_000)
      for (const { id } of dump['users'] ?? []) {
        const { token } = await createSession(db, { kind: 'browser', userId: Number(id), now: shop.clock.now })
        const call = <Body>(path: string) => askApp<Body>(shop.app, token, 'GET', path).then(requireOk)
        for (const row of dump['orders']?.filter(order => order['user_id'] === id) ?? [])
          expect(await call<Order>(toOrderPath(String(row['number'])))).toMatchObject({
            number: row['number'],
            total: row['total'],
            state: row['state']
          })
        expect((await call<{ quotes: unknown[] }>('/api/v2/quotes')).quotes).toHaveLength(
          dump['quotes']?.filter(quote => quote['user_id'] === id).length ?? 0
        )
      }
      const staff = await shop.user({ role: 'staff' })
      const transfer = { amount: waiting?.['total'], ref: 'UPGRADE-1' }
      const paid = requireOk(await staff.call<Order>('POST', toOrderPath(String(waiting?.['number']), '/transfer_received'), transfer))
      expect(paid).toMatchObject({ state: 'placed', paid_total: waiting?.['total'] })
      const before = sumRows(dump['orders'], 'total', row => row['state'] === 'placed')
      expect((await readBooks(db, shop.clock.now)).placed).toBe(before + Number(waiting?.['total']))
    })
  })
})
