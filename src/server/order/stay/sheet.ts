import { eq } from 'drizzle-orm'
import type { StaySheet } from '#contract/stay-bill.ts'
import { ShopError } from '#domain/errors.ts'
import { COUNTER_METHODS } from '#domain/payment-method.ts'
import type { Locale } from '#domain/site.ts'
import { stays } from '../../hotel/index.ts'
import type { Server } from '../../kernel/server.ts'
import { readSettings, toTaxRules } from '../../site/index.ts'
import { listConfiguredMethods } from '../payment/methods.ts'
import { findOrderById } from '../status.ts'
import { viewOrder } from '../view.ts'
import { findWaitingBill, listCharges } from './charges.ts'
import { findBookedStay } from './reception.ts'
import { listRoomChoices } from './room.ts'

/** What the reception needs of one stay: its charges, the bill that waits, and the rooms its guests can move to. @throws ShopError stay_not_found */
export async function viewStaySheet(server: Server, stayId: number, locale: Locale): Promise<StaySheet> {
  const { db, now } = server
  const [stay] = await db.select().from(stays).where(eq(stays.id, stayId))
  const booked = await findBookedStay(db, stayId, now())
  if (!stay || !booked) throw new ShopError('stay_not_found')
  const charges = await listCharges(db, stayId, toTaxRules(await readSettings(db)))
  const open = charges.filter(({ state }) => state === 'open')
  const waitingId = await findWaitingBill(db, stayId)
  const waiting = waitingId === null ? null : await viewOrder(db, await findOrderById(db, waitingId), locale, now())
  const isOver = stay.departedAt !== null || stay.noShowAt !== null
  return {
    ...booked,
    charges,
    open_vat: open.reduce((sum, { vat_amount: vat }) => sum + vat, 0),
    waiting: waiting && { order: waiting.number, total: waiting.total, payment: waiting.payment, expires_at: waiting.expires_at },
    methods: [...COUNTER_METHODS, ...((await isQpayOffered(server, locale)) ? (['qpay'] as const) : [])],
    room_choices: isOver || booked.state !== 'booked' ? [] : await listRoomChoices(db, stay, now())
  }
}

export const isQpayOffered = async (server: Server, locale: Locale): Promise<boolean> =>
  (await listConfiguredMethods(server, locale)).some(({ code, offered }) => code === 'qpay' && offered)
