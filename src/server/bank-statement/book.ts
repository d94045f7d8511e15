import { eq } from 'drizzle-orm'
import type { BookingInput, BookingResult } from '#contract/bank-statement.ts'
import { ShopError } from '#domain/errors.ts'
import type { Server } from '../kernel/server.ts'
import { findOrder, recordTransfer } from '../order/index.ts'
import { charges } from '../payment/index.ts'
import { readMissingByNumber } from './match.ts'
import { type BankLineRow, isChargeOfLine, listBankLines } from './store.ts'
import { bankLines } from './tables.ts'

export interface Booking {
  id: number
  order_number: string
  result: BookingResult
  /** Code of the refusal. */
  refusal: ShopError | null
}

/**
 * Books lines of a statement for orders, one after the other: what is booked stays booked where a later one is refused. A charge is
 * unique by the line's reference, so that no line is booked twice, whatever is repeated or concurrent.
 */
export async function bookLines(server: Server, statementId: number, inputs: readonly BookingInput[], staffId: number): Promise<Booking[]> {
  const lines = new Map(
    (
      await listBankLines(
        server.db,
        statementId,
        inputs.map(({ id }) => id)
      )
    ).map(line => [line.id, line])
  )
  const bookings: Booking[] = []
  for (const input of inputs) {
    const line = lines.get(input.id)
    const outcome = line ? await bookLine(server, line, input, staffId) : new ShopError('not_found')
    const [result, refusal] = outcome instanceof ShopError ? (['refused', outcome] as const) : ([outcome, null] as const)
    bookings.push({ id: input.id, order_number: input.order_number, result, refusal })
  }
  return bookings
}

async function bookLine(
  server: Server,
  line: BankLineRow,
  { order_number: number, missing }: BookingInput,
  staffId: number
): Promise<BookingResult | ShopError> {
  const { db, now } = server
  if (await isBooked(server, line.id)) return 'booked'
  if (line.dismissedAt) return new ShopError('line_dismissed')
  try {
    if ((await readMissingByNumber(db, [number], now())).get(number) !== missing) {
      await findOrder(db, number)
      return 'changed'
    }
    const { amount, providerRef: ref, paidAt, payer } = line
    await recordTransfer(server, number, { amount, ref, paidAt, payer: payer || null, staffId }, now())
    const { state, payment } = await findOrder(db, number)
    return payment === 'refund_due' || line.amount > missing ? 'refund_due' : state === 'placed' ? 'placed' : 'partly_paid'
  } catch (error) {
    if (error instanceof ShopError) return error
    throw error
  }
}

async function isBooked({ db }: Server, lineId: number): Promise<boolean> {
  const [charge] = await db.select({ id: charges.id }).from(charges).innerJoin(bankLines, isChargeOfLine).where(eq(bankLines.id, lineId))
  return charge !== undefined
}
