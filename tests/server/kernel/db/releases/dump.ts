import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { asc, eq, sql } from 'drizzle-orm'
import { createSession } from '../../../../../src/server/identity/sessions.ts'
import { users } from '../../../../../src/server/identity/tables.ts'
import { readConfig } from '../../../../../src/server/kernel/config.ts'
import type { Db } from '../../../../../src/server/kernel/db/open.ts'
import { SESSION_HEADER } from '../../../../../src/server/kernel/http/customer.ts'
import { openShop } from '../../../../../src/server/open-shop.ts'

/*
 * Dumps the demo shop of the checked-out release: a part of its catalogue; all customers, orders in every state, payments and
 * refunds; and a quote, a price suggestion, a bookmark list and an open cart created by its API. For the next release, from the root
 * of the repository:
 *
 *     git worktree add --detach /tmp/release <commit> && (cd /tmp/release && npm ci)
 *     mkdir -p /tmp/release/tests/server/kernel/db && cp -r tests/server/kernel/db/releases /tmp/release/tests/server/kernel/db
 *     out=$PWD/tests/server/kernel/db/releases/<commit>.json.gz
 *     (cd /tmp/release && npx node tests/server/kernel/db/releases/dump.mjs $out) && git worktree remove --force /tmp/release
 *
 * 4219241 was created by these commands on 22 November 2026. `upgrade.test.ts` upgrades every file of this folder.
 */

/** Remaining rows of large tables; rows that refer to others are deleted with them. */
const KEPT: Record<string, string> = {
  products: `id <= 30 OR id IN (SELECT product_id FROM variants WHERE id IN (
    SELECT variant_id FROM order_lines UNION SELECT variant_id FROM line_items UNION SELECT variant_id FROM stock_holds))`,
  entries: 'id % 10 = 1',
  comments: 'id % 20 = 1 AND product_id <= 30',
  zones: `code LIKE '11%' AND length(code) <= 4`,
  search_words: 'false'
}

async function readRows<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  const result: unknown = await db.execute(query)
  return (result as { rows: Row[] }).rows
}

const FOREIGN_KEYS = sql`
  SELECT conrelid::regclass::text AS child, a.attname AS "column", confrelid::regclass::text AS parent, p.attname AS key
  FROM pg_constraint JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[1]
  JOIN pg_attribute p ON p.attrelid = confrelid AND p.attnum = confkey[1]
  WHERE contype = 'f' AND connamespace = 'public'::regnamespace`

/** Deletes rows that `KEPT` excludes, and rows that refer to them. */
async function cutDown(db: Db): Promise<void> {
  await db.execute(sql`SET LOCAL session_replication_role = replica`)
  for (const [table, kept] of Object.entries(KEPT)) await db.execute(sql.raw(`DELETE FROM ${table} WHERE (${kept}) IS NOT TRUE`))
  const keys = await readRows<{ child: string; column: string; parent: string; key: string }>(db, FOREIGN_KEYS)
  for (let deleted = 1; deleted > 0;) {
    deleted = 0
    for (const { child, column, parent, key } of keys) {
      const orphans = sql.raw(`DELETE FROM ${child} WHERE ${column} IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM ${parent} p WHERE p.${key} = ${child}.${column}) RETURNING 1`)
      deleted += (await readRows(db, orphans)).length
    }
  }
  const shown = keys.filter(({ parent }) => parent === 'images').map(({ child, column }) => `SELECT ${column} FROM ${child}`)
  await db.execute(sql.raw(`DELETE FROM images WHERE id NOT IN (SELECT * FROM (${shown.join(' UNION ')}) u(id) WHERE id IS NOT NULL)`))
}

const target = process.argv[2]
if (!target) throw new Error('Name the file to write.')
const shop = await openShop(readConfig({ DATABASE_URL: 'memory:', PUBLIC_URL: 'http://shop.test' }))
const { db } = shop.server

async function signIn(userId: number | null): Promise<(method: string, path: string, body?: unknown) => Promise<{ number: string }>> {
  const { token } = await createSession(db, { kind: 'browser', userId, now: new Date() })
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json', [SESSION_HEADER]: token }
    const response = await shop.app.request(`/api/v2/${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text) as { number: string }
  }
}

const [person] = await db.select().from(users).where(eq(users.role, 'customer')).orderBy(asc(users.id))
const [variant] = await readRows<{ id: number; price: number }>(
  db,
  sql`SELECT id, price FROM variants WHERE product_id <= 30 AND on_hand - allocated > 5 AND sale_price IS NULL ORDER BY id LIMIT 1`
)
if (!person || !variant) throw new Error('The demo shop has no customer, or nothing to sell.')
const customer = await signIn(person.id)
const piece = { variant_id: variant.id, quantity: 2 }
await customer('POST', 'price_suggestions', { ...piece, price: Math.floor(variant.price * 0.8), text: 'Хоёрыг авна' })
const organisation = { name: 'Эрдэнэ ХХК', registry_number: '1234567', phone: '77112233' }
await customer('POST', 'quotes', {
  organisation: { ...organisation, address: '', information: '', employee_count: null, field: '' },
  items: [piece],
  note: ''
})
await customer('POST', 'wishlists/add_id', { variant_id: variant.id })
await (
  await signIn(null)
)('POST', 'checkouts/current/items', piece)

const tables = await db.transaction(async tx => {
  await cutDown(tx)
  const dumped: string[] = []
  for (const { name } of await readRows<{ name: string }>(
    tx,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`
  )) {
    const [row] = await readRows<{ json: string | null }>(tx, sql`SELECT json_agg(t)::text AS json FROM ${sql.identifier(name)} t`)
    if (row?.json) dumped.push(`${JSON.stringify(name)}: ${row.json}`)
    console.log(name, gzipSync(row?.json ?? '').length)
  }
  return dumped
})
writeFileSync(target, gzipSync(`{${tables.join(',\n')}}\n`, { level: 9 }))
await shop.close()
