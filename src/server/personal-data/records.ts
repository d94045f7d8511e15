import { type SQL, sql } from 'drizzle-orm'

/** Whose records: the columns of `users` that other tables refer to a customer by, null where they are not verified. */
export interface Person {
  id: number
  mobile: string | null
  email: string | null
}

/**
 * A table with records about customers.
 * - `delete`: removed with the account.
 * - `keep`: bookkeeping without a name, which the law requires.
 * - an object: kept, with these columns overwritten.
 */
interface PersonalTable {
  table: string
  /** Selects the records of a person. */
  where: (person: Person) => SQL
  onDeletion: 'delete' | 'keep' | Record<string, SQL>
  /** Columns that a download leaves out: secrets, and what is the shop's own. */
  leaveOut?: readonly string[]
}

const defineOwnColumn = (column: string) => (person: Person) => sql`${sql.identifier(column)} = ${person.id}`
const defineOrderRecords = (column: string) => (person: Person) =>
  sql`${sql.identifier(column)} IN (SELECT id FROM orders WHERE user_id = ${person.id})`
const isOfStay = (person: Person) =>
  sql`stay_id IN (SELECT stays.id FROM stays JOIN orders ON orders.id = stays.order_id WHERE orders.user_id = ${person.id})`
const defineReachedAt = (column: string) => (person: Person) =>
  sql`${sql.identifier(column)} IN (${person.mobile ?? ''}, ${person.email ?? ''}) AND ${sql.identifier(column)} <> ''`
const defineWithin =
  (column: string, parent: string, owner = 'user_id') =>
  (person: Person) =>
    sql`${sql.identifier(column)} IN (SELECT id FROM ${sql.identifier(parent)} WHERE ${sql.identifier(owner)} = ${person.id})`

/** Of an address: the area stays for the reports and the tax office, the person does not. */
const WITHOUT_PERSON = sql`address || '{"details": "", "receiver": "", "phone": ""}'::jsonb`

/** In the order of deletion: what refers to a table before the table. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { table: 'saved_addresses', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'sign_in_methods', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'social_attempts', where: defineOwnColumn('user_id'), onDeletion: 'delete', leaveOut: ['state_hash', 'verifier'] },
  { table: 'passkeys', where: defineOwnColumn('user_id'), onDeletion: 'delete', leaveOut: ['credential_id', 'public_key', 'counter'] },
  { table: 'passkey_challenges', where: defineOwnColumn('user_id'), onDeletion: 'delete', leaveOut: ['challenge'] },
  {
    table: 'push_messages',
    where: person =>
      sql`subscription_id IN (SELECT push_subscriptions.id FROM push_subscriptions JOIN sessions ON sessions.id = push_subscriptions.session_id WHERE sessions.user_id = ${person.id})`,
    onDeletion: 'delete'
  },
  {
    table: 'push_subscriptions',
    where: defineWithin('session_id', 'sessions'),
    onDeletion: 'delete',
    leaveOut: ['p256dh', 'auth', 'player_id']
  },
  { table: 'sessions', where: defineOwnColumn('user_id'), onDeletion: 'delete', leaveOut: ['token_hash'] },
  { table: 'two_steps', where: defineOwnColumn('user_id'), onDeletion: 'delete', leaveOut: ['secret', 'recovery_hashes', 'used_step'] },
  { table: 'pending_logins', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'login_devices', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'verification_codes', where: defineReachedAt('target'), onDeletion: 'delete', leaveOut: ['code_hash', 'requester'] },
  { table: 'messages', where: defineReachedAt('recipient'), onDeletion: 'delete', leaveOut: ['body', 'error', 'unsubscribe_url'] },
  { table: 'stock_notices', where: defineReachedAt('recipient'), onDeletion: 'delete' },
  { table: 'saved_cards', where: defineOwnColumn('user_id'), onDeletion: 'delete', leaveOut: ['token'] },
  { table: 'passengers', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'bookmarks', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'viewed_products', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  // Other writers have answered the comments.
  { table: 'draft_comments', where: defineOwnColumn('user_id'), onDeletion: { user_id: sql`NULL` }, leaveOut: ['resolved_by'] },
  { table: 'entry_presence', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'author_follows', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  // Entries and pages of others may use the picture.
  { table: 'library_pictures', where: defineOwnColumn('uploaded_by'), onDeletion: { uploaded_by: sql`NULL` } },
  { table: 'wishlist_items', where: defineWithin('wishlist_id', 'wishlists'), onDeletion: 'delete' },
  { table: 'wishlists', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'comment_reports', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'comment_ratings', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  // What others read and have answered stays, without a name.
  { table: 'comments', where: defineOwnColumn('user_id'), onDeletion: { author: sql`''`, avatar: sql`NULL`, user_id: sql`NULL` } },
  { table: 'contact_replies', where: defineWithin('message_id', 'contact_messages'), onDeletion: 'delete', leaveOut: ['user_id'] },
  { table: 'contact_messages', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  {
    table: 'price_suggestion_events',
    where: defineWithin('suggestion_id', 'price_suggestions'),
    onDeletion: 'delete',
    leaveOut: ['user_id']
  },
  { table: 'price_suggestions', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'personal_prices', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'quote_lines', where: defineWithin('quote_id', 'quotes'), onDeletion: 'delete' },
  { table: 'quotes', where: defineOwnColumn('user_id'), onDeletion: 'delete', leaveOut: ['responded_by'] },
  { table: 'customer_notes', where: defineOwnColumn('customer_id'), onDeletion: 'delete', leaveOut: ['staff_id'] },
  { table: 'order_views', where: defineOwnColumn('user_id'), onDeletion: 'delete' },
  { table: 'wheel_plays', where: defineOwnColumn('user_id'), onDeletion: 'keep' },
  { table: 'jackpot_entries', where: defineOwnColumn('user_id'), onDeletion: 'keep' },
  { table: 'coupon_uses', where: defineOwnColumn('user_id'), onDeletion: 'keep' },
  { table: 'coupon_events', where: defineOwnColumn('customer_id'), onDeletion: 'keep', leaveOut: ['staff_id'] },
  { table: 'ledger_accounts', where: defineOwnColumn('user_id'), onDeletion: 'keep' },
  { table: 'gift_cards', where: defineOwnColumn('buyer_id'), onDeletion: { sender: sql`''` }, leaveOut: ['number_hash', 'password_hash'] },
  { table: 'tickets', where: defineOwnColumn('user_id'), onDeletion: 'keep', leaveOut: ['used_by'] },
  { table: 'gift_card_events', where: defineOwnColumn('user_id'), onDeletion: 'keep' },
  {
    table: 'carts',
    where: defineOwnColumn('user_id'),
    onDeletion: { address: sql`NULL`, recipient: sql`NULL`, organisation: sql`NULL`, delivery_window: sql`NULL` }
  },
  { table: 'order_lines', where: defineOrderRecords('order_id'), onDeletion: 'keep' },
  { table: 'order_adjustments', where: defineOrderRecords('order_id'), onDeletion: 'keep' },
  // Names of who received a parcel.
  { table: 'order_events', where: defineOrderRecords('order_id'), onDeletion: { data: sql`data - 'detail'` } },
  { table: 'shipments', where: defineOrderRecords('order_id'), onDeletion: { received_by: sql`NULL` }, leaveOut: ['pickup_code'] },
  { table: 'returns', where: defineOrderRecords('order_id'), onDeletion: { comment: sql`''` } },
  { table: 'charges', where: defineOrderRecords('order_id'), onDeletion: { payer: sql`NULL` } },
  {
    table: 'payment_sessions',
    where: defineOrderRecords('order_id'),
    onDeletion: { input: sql`'{}'::jsonb`, invoice: sql`NULL` },
    leaveOut: ['invoice']
  },
  { table: 'refunds', where: defineOrderRecords('order_id'), onDeletion: 'keep' },
  { table: 'refund_cases', where: defineOrderRecords('order_id'), onDeletion: 'keep', leaveOut: ['done_by'] },
  { table: 'receipts', where: defineOrderRecords('order_id'), onDeletion: 'keep', leaveOut: ['returned_by'] },
  { table: 'leases', where: defineOrderRecords('order_id'), onDeletion: { applicant: sql`NULL` }, leaveOut: ['decided_by'] },
  { table: 'hotel_reviews', where: isOfStay, onDeletion: { author: sql`''` } },
  { table: 'stay_charges', where: isOfStay, onDeletion: 'keep', leaveOut: ['created_by'] },
  { table: 'stays', where: defineOrderRecords('order_id'), onDeletion: { guests: sql`'[]'::jsonb`, flight: sql`''`, note: sql`''` } },
  {
    table: 'orders',
    where: defineOwnColumn('user_id'),
    onDeletion: { address: WITHOUT_PERSON, organisation: sql`NULL`, tracking: sql`NULL`, refund_account: sql`NULL` }
  },
  {
    table: 'users',
    where: defineOwnColumn('id'),
    onDeletion: {
      email: sql`NULL`,
      mobile: sql`NULL`,
      first_name: sql`''`,
      last_name: sql`''`,
      password_hash: sql`NULL`,
      avatar: sql`NULL`,
      gender: sql`NULL`,
      birthday: sql`NULL`,
      home_phone: sql`NULL`,
      email_verified_at: sql`NULL`,
      phone_verified_at: sql`NULL`,
      locale: sql`NULL`,
      price_notices: sql`NULL`,
      price_notices_token: sql`NULL`,
      // Sessions that are being made fail.
      blocked_at: sql`now()`
    },
    leaveOut: ['password_hash', 'staff_role_id', 'price_notices_token']
  }
]
