import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { DeletionCheck } from '#contract/personal-data.ts'
import type { Order } from '#contract/order.ts'
import { createIdentityRoutes } from '#server/identity/routes.ts'
import { createSessionRoutes } from '#server/identity/session-routes.ts'
import { createAddressRoutes } from '#server/identity/address-routes.ts'
import { loginDevices, users } from '#server/identity/tables.ts'
import { messages } from '#server/kernel/messages/tables.ts'
import { orders } from '#server/order/tables.ts'
import { createPersonalDataRoutes } from '#server/personal-data/index.ts'
import { PERSONAL_TABLES } from '#server/personal-data/records.ts'
import { identitySources } from '#server/sources.ts'
import { USUAL_KINDS } from '../database.ts'
import { expectLedgerSums } from '../ledger/sums.ts'
import { COMPLETE, type Customer, fillCart, requireOk, setUpShop } from '../shop.ts'

/** Words that stand for the person, and are in no other data of these tests. */
const PERSON = { mobile: '88997766', email: 'khulan@person.mn', firstName: 'Хулантуяа', lastName: 'Гэрэлчулуун' }
const SECRETS = Object.values(PERSON)

/** Columns that refer to users as staff, or whose row belongs to somebody else: who packed, decided, wrote a page. */
const OF_STAFF = new Set([
  'authors.user_id',
  'bank_lines.dismissed_by',
  'bank_statements.created_by',
  'catalogue_imports.staff_id',
  'contact_replies.user_id',
  'coupon_events.staff_id',
  'coupons.created_by',
  'coupons.stopped_by',
  'coupons.updated_by',
  'draft_comments.resolved_by',
  'entries.created_by',
  'entry_drafts.saved_by',
  'entry_revisions.saved_by',
  'hotels.updated_by',
  'jackpots.created_by',
  'jackpots.stopped_by',
  // Shown shortened; the entry of the account stays without a name.
  'jackpots.winner_id',
  'leases.decided_by',
  'order_notes.user_id',
  'page_revisions.saved_by',
  'price_suggestion_events.user_id',
  'product_revisions.staff_id',
  'quotes.responded_by',
  'receipts.returned_by',
  'refund_cases.done_by',
  'room_closures.created_by',
  'roulette_draws.drawn_by',
  'roulette_locations.created_by',
  'roulette_users.created_by',
  'roulette_users.user_id',
  'staff_invitations.invited_by',
  'ticket_checks.staff_id',
  'wheel_campaigns.created_by',
  'wheel_campaigns.stopped_by'
])

describe.each(USUAL_KINDS)('personal data on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [
    server => createIdentityRoutes(server, identitySources),
    createSessionRoutes,
    createAddressRoutes,
    createPersonalDataRoutes
  ])
  beforeAll(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
  })

  const rowsOf = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> => {
    const result: unknown = await database.db.execute(query)
    return (result as { rows: Record<string, unknown>[] }).rows
  }

  test('has a rule for every column that refers to a user', async () => {
    const references = await rowsOf(sql`
      SELECT source.relname || '.' || attribute.attname AS name FROM pg_constraint
      JOIN pg_class source ON source.oid = conrelid JOIN pg_class target ON target.oid = confrelid
      JOIN pg_attribute attribute ON attribute.attrelid = conrelid AND attribute.attnum = ANY(conkey)
      WHERE contype = 'f' AND target.relname = 'users'`)
    const tables = new Set(PERSONAL_TABLES.map(({ table }) => table))
    const unknown = references.map(({ name }) => String(name)).filter(name => !OF_STAFF.has(name) && !tables.has(name.split('.')[0] ?? ''))
    expect(unknown).toEqual([])
    expect(references.length).toBeGreaterThan(40)
  })

  /** A customer with records of many kinds. */
  async function openAccount(): Promise<Customer> {
    const customer = await shop.user({ ...PERSON, emailVerifiedAt: shop.clock.now, phoneVerifiedAt: shop.clock.now, passwordHash: 'x' })
    await database.db
      .insert(loginDevices)
      .values({ userId: customer.userId ?? 0, device: 'Chrome', network: '10.0.0.0/24', usedAt: shop.clock.now })
    await database.db.insert(messages).values({
      channel: 'sms',
      recipient: PERSON.mobile,
      subject: '',
      body: 'Хулантуяа',
      createdAt: shop.clock.now,
      dueAt: shop.clock.now
    })
    return customer
  }
  async function order(customer: Customer): Promise<Order> {
    const { total } = await fillCart(customer, [{ variantId: await shop.sell(), quantity: 1 }])
    const ordered = requireOk(await customer.call<Order>('POST', COMPLETE, { payment_method: 'qpay', expected_total: total }))
    await shop.payInvoice(ordered.payment)
    const address = {
      city: '11',
      district: '1119',
      quarter: '111951',
      city_name: '',
      district_name: '',
      quarter_name: '',
      details: 'Хулантуяагийн байр',
      receiver: PERSON.firstName,
      phone: PERSON.mobile
    }
    await database.db.update(orders).set({ address }).where(eq(orders.number, ordered.number))
    return ordered
  }
  const finish = (number: string) => database.db.update(orders).set({ status: 'completed' }).where(eq(orders.number, number))
  const check = async (customer: Customer) => requireOk(await customer.call<DeletionCheck>('GET', '/api/v2/users/deletion'))
  const codeTo = async (recipient: string): Promise<string> => {
    const [row] = await rowsOf(sql`SELECT body FROM messages WHERE recipient = ${recipient} ORDER BY id DESC LIMIT 1`)
    return /\d{6}/.exec(String(row?.['body']))?.[0] ?? ''
  }

  /** Columns of any table that contain one of the words. */
  async function placesOf(words: readonly string[]): Promise<string[]> {
    const columns = await rowsOf(sql`SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb', 'ARRAY')`)
    const found: string[] = []
    for (const { table_name: table, column_name: column } of columns)
      for (const word of words) {
        const [row] = await rowsOf(
          sql`SELECT count(*)::int AS n FROM ${sql.identifier(String(table))} WHERE ${sql.identifier(String(column))}::text LIKE ${`%${word}%`}`
        )
        if (row?.['n']) found.push(`${String(table)}.${String(column)}`)
      }
    return [...new Set(found)].toSorted()
  }

  test('is downloaded whole, without secrets and without that of others', async () => {
    const customer = await openAccount()
    const stranger = await shop.user({ mobile: '99887755', firstName: 'Бат' })
    const { number } = await order(customer)
    await order(stranger)
    const data = requireOk(await customer.call<Record<string, Record<string, unknown>[]>>('GET', '/api/v2/users/data'))
    expect(Object.keys(data)[0]).toBe('users')
    expect(data['users']).toEqual([expect.objectContaining({ mobile: PERSON.mobile, first_name: PERSON.firstName })])
    expect(data['orders']).toEqual([expect.objectContaining({ number })])
    for (const table of ['order_lines', 'charges', 'payment_sessions', 'sessions', 'login_devices', 'messages', 'carts'])
      expect(data[table]?.length, table).toBeGreaterThan(0)
    const text = JSON.stringify(data)
    expect(text).not.toMatch(/password_hash|token_hash|Бат"|99887755/)
    expect((await (await shop.guest()).call('GET', '/api/v2/users/data')).status).toBe(401)
  })

  test('is deleted by a code; bookkeeping stays without the person, and the phone can have a new account', async () => {
    const customer = await openAccount()
    const { number } = await order(customer)
    expect(await check(customer)).toMatchObject({ open_orders: [number], is_staff: false, code_to: PERSON.mobile })
    expect(await customer.call('POST', '/api/v2/users/deletion_code')).toMatchObject({ status: 409, body: { code: 'deletion_refused' } })
    expect((await customer.call('POST', '/api/v2/users/delete', { agreed: true })).status).toBe(409)
    await finish(number)
    requireOk(await customer.call('POST', '/api/v2/users/deletion_code'))
    const code = await codeTo(PERSON.mobile)
    expect((await customer.call('POST', '/api/v2/users/delete', { agreed: true })).body).toMatchObject({
      details: { fields: { code: 'code_required' } }
    })
    expect((await customer.call('POST', '/api/v2/users/delete', { code })).status).toBe(422)
    expect(
      (await customer.call('POST', '/api/v2/users/delete', { code: code === '000000' ? '000001' : '000000', agreed: true })).body
    ).toMatchObject({ code: 'code_wrong' })
    expect(await placesOf(SECRETS)).toContain('orders.address')
    requireOk(await customer.call('POST', '/api/v2/users/delete', { code, agreed: true }))
    expect((await customer.call('GET', '/api/v2/users/me')).status).toBe(401)
    // Keys of rate limits end by themselves within a day.
    expect((await placesOf(SECRETS)).filter(place => place !== 'rate_limits.key')).toEqual([])
    const [kept] = await database.db.select().from(orders).where(eq(orders.number, number))
    expect(kept).toMatchObject({ userId: customer.userId, address: { district: '1119', receiver: '', phone: '', details: '' } })
    await expectLedgerSums(database.db)
    const [again] = await database.db
      .insert(users)
      .values({ mobile: PERSON.mobile, email: PERSON.email, emailVerifiedAt: shop.clock.now })
      .returning()
    expect(again?.id).not.toBe(customer.userId)
  })

  test('of another account is untouched by a deletion', async () => {
    const customer = await openAccount()
    const stranger = await shop.user({ mobile: '99887755', firstName: 'Саруултуяа', phoneVerifiedAt: shop.clock.now })
    const { number } = await order(stranger)
    requireOk(await customer.call('POST', '/api/v2/users/deletion_code'))
    const code = await codeTo(PERSON.mobile)
    requireOk(await customer.call('POST', '/api/v2/users/delete', { code, agreed: true }))
    expect(requireOk(await stranger.call<Order>('GET', `/api/v2/orders/${number}`)).number).toBe(number)
    expect(await placesOf(['Саруултуяа', '99887755'])).toContain('users.mobile')
  })

  test('of a mailbox that the account has only typed is neither downloaded nor deleted', async () => {
    await shop.user({ email: PERSON.email, emailVerifiedAt: shop.clock.now })
    const message = { channel: 'email', recipient: PERSON.email, subject: 'A1', body: 'A1', createdAt: shop.clock.now } as const
    await database.db.insert(messages).values(message)
    const typist = await shop.user({ mobile: '99887744', phoneVerifiedAt: shop.clock.now, email: PERSON.email })
    const data = requireOk(await typist.call<Record<string, Record<string, unknown>[]>>('GET', '/api/v2/users/data'))
    expect(data['messages']).toBeUndefined()
    await typist.call('POST', '/api/v2/users/deletion_code')
    const code = await codeTo('99887744')
    requireOk(await typist.call('POST', '/api/v2/users/delete', { code, agreed: true }))
    expect(await database.db.$count(messages, eq(messages.recipient, PERSON.email))).toBe(1)
  })

  test('of staff is not deleted', async () => {
    const staff = await shop.user({ ...PERSON, phoneVerifiedAt: shop.clock.now, role: 'staff' })
    expect((await check(staff)).is_staff).toBe(true)
    expect((await staff.call('POST', '/api/v2/users/delete', { agreed: true })).status).toBe(409)
  })
})
