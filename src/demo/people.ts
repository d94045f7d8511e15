import { HOUR_MS } from '#domain/day.ts'
import type { LeaseInput } from '#contract/lease.ts'
import type { ReturnReason } from '#domain/return.ts'
import type { Address, Organisation } from '#domain/cart.ts'
import type { FulfilmentState } from '#domain/order.ts'
import type { ProviderCode } from '#domain/payment-method.ts'
import type { Arrival, MealPlan, Passenger } from '#domain/stay.ts'
import { hashPassword, users } from '#server/identity/index.ts'
import type { Server } from '#server/kernel/server.ts'
import { DEMO_PASSWORD } from './accounts.ts'

/** The outcome of an order; payments and stock follow from it by the shop's own rules. */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'under_way'; fulfilment: Exclude<FulfilmentState, 'delivered' | 'returned'> }
  /** The recipient was absent; the next attempt is `next_in_days` days after the first. */
  | { kind: 'failed_attempt'; reason: string; next_in_days: number }
  /** Nothing is shipped: paid, and handed over at once. */
  | { kind: 'digital' }
  | { kind: 'waiting' }
  /** The process stopped before it requested the invoice. */
  | { kind: 'created' }
  /** The bank declined the payment, or has reserved the amount without transferring it. */
  | { kind: 'declined' | 'reserved' }
  | { kind: 'partly_paid'; amount: number }
  /** The down payment of a lease is paid, and the lender decides. */
  | { kind: 'lease_requested' }
  | { kind: 'canceled' }
  | { kind: 'expired' }
  /** Paid after the deadline: the refund is due or sent. */
  | { kind: 'paid_late'; refunded: boolean }

/** A return of a delivered order, up to its state. */
export type DemoReturn = {
  /** Pieces by the handles of the products. */
  items: Record<string, number>
  reason: ReturnReason
  comment: string
  /** Whether pictures of the product are attached. */
  pictures?: boolean
} & (
  | { state: 'requested' | 'approved' | 'received' }
  | { state: 'rejected'; reject_reason: string }
  | { state: 'refunded'; to: 'origin' | 'wallet' }
  /** The price is refunded into the wallet before the goods arrive. */
  | { state: 'closed' }
)

export interface DemoOrder {
  number: string
  hours_ago: number
  /** Pieces by the handles of the products. */
  items: Record<string, number>
  method: ProviderCode
  /** What the wallet pays. */
  store_credit?: number
  organisation?: Organisation
  /** Code of the branch where the customer collects it. */
  pickup?: string
  lease?: LeaseInput
  /** For the VAT receipt. */
  consumer_number?: string
  ending: Outcome
  /** Staff returned the VAT receipt. */
  receipt_returned?: boolean
  return?: DemoReturn
}

/** A stay that QPay paid for, up to where its guests are on the day the shop is filled. */
export interface DemoStay {
  number: string
  hours_ago: number
  /** The handle of the hotel. */
  hotel: string
  /** Its position among the rooms of the hotel. */
  room: number
  /** Counted from the day the shop is filled. */
  arrives_in_days: number
  nights: number
  adults: number
  child_ages?: number[]
  meals: MealPlan
  guests: Passenger[]
  flight?: string
  note?: string
  arrival: Exclude<Arrival, 'no_show'>
  room_number?: string
  /** Paid by guests who have departed, else open. */
  charge?: { text: string; amount: number }
}

/** A recharge of the wallet, paid by QPay. */
export interface DemoRecharge {
  hours_ago: number
  amount: number
}

export interface DemoPerson extends Omit<typeof users.$inferInsert, 'passwordHash' | 'createdAt'> {
  mobile: string
  address: Omit<Address, 'city_name' | 'district_name' | 'quarter_name'>
  /** The oldest first. */
  orders: DemoOrder[]
  recharges?: DemoRecharge[]
  stays?: DemoStay[]
  /** Added with the other reviews. */
  reviews: { product: string; rating: number; text: string; days_ago: number }[]
}

export const PEOPLE: readonly DemoPerson[] =
  import.meta.glob<DemoPerson[]>('./people.json', { eager: true, import: 'default' })['./people.json'] ?? []

/** Creates the accounts that do not exist. No service gives an account its role and its password, so the rows are written here. */
export async function seedAccounts(server: Server): Promise<void> {
  const now = server.now()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const rows = PEOPLE.map(({ orders, stays = [], ...user }) => {
    const hours = Math.max(0, ...[...orders, ...stays].map(order => order.hours_ago))
    const createdAt = new Date(now.getTime() - (hours + 1) * HOUR_MS)
    return { ...user, phoneVerifiedAt: createdAt, emailVerifiedAt: createdAt, consentedAt: createdAt, passwordHash, createdAt }
  })
  await server.db.insert(users).values(rows).onConflictDoNothing()
}
