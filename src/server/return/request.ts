import { inArray } from 'drizzle-orm'
import type { ReturnInput } from '#contract/return.ts'
import { ShopError } from '#domain/errors.ts'
import { calculatePiecesPrice } from '#domain/return.ts'
import { formatDateTime } from '#i18n/format.ts'
import type { Db } from '../kernel/db/open.ts'
import { images } from '../kernel/images/tables.ts'
import { lockOrder, recordEvent } from '../order/index.ts'
import { notifyOfReturn } from './messages.ts'
import { readReturnableLines } from './returnable.ts'
import { returnImages, returnLines, returns } from './tables.ts'

/**
 * Opens a return of delivered goods: the customer requests it within the deadline; staff open an approved one, also later.
 * @param staffId null for the customer
 * @returns its id @throws ShopError order_not_returnable, line_not_found, quantity_wrong, return_not_delivered, return_too_late,
 * return_quantity
 */
export async function openReturn(
  tx: Db,
  orderId: number,
  input: ReturnInput,
  { staffId, publicUrl }: { staffId: number | null; publicUrl: string },
  now: Date
): Promise<number> {
  const order = await lockOrder(tx, orderId)
  if (order.state !== 'placed') throw new ShopError('order_not_returnable')
  const known = new Map((await readReturnableLines(tx, order)).map(line => [line.id, line]))
  if (new Set(input.lines.map(({ id }) => id)).size !== input.lines.length) throw new ShopError('quantity_wrong')
  const lines = input.lines.map(({ id, quantity }) => {
    const line = known.get(id)
    if (!line) throw new ShopError('line_not_found')
    if (!line.deadline) throw new ShopError('return_not_delivered')
    if (staffId === null && line.deadline < now)
      throw new ShopError('return_too_late', { time: formatDateTime(line.deadline, order.locale) })
    if (quantity > line.quantity) throw new ShopError('return_quantity')
    return { orderLineId: id, quantity, amount: calculatePiecesPrice(line.ordered, quantity, line.returned) }
  })
  const imageIds = [...new Set(input.images)]
  if (imageIds.length && (await tx.$count(images, inArray(images.id, imageIds))) < imageIds.length)
    throw new ShopError('validation', { fields: { images: 'validation' } })
  const state = staffId === null ? 'requested' : 'approved'
  const [row] = await tx
    .insert(returns)
    .values({ orderId, state, reason: input.reason, comment: input.comment, preferredRefund: input.to, createdAt: now })
    .returning({ id: returns.id })
  if (!row) throw new Error('A return was not written.')
  await tx.insert(returnLines).values(lines.map(line => ({ returnId: row.id, ...line })))
  if (imageIds.length) await tx.insert(returnImages).values(imageIds.map((imageId, position) => ({ returnId: row.id, position, imageId })))
  await recordEvent(tx, orderId, `return_${state}`, now, { return: row.id, ...(staffId !== null && { staff: staffId }) })
  await notifyOfReturn(tx, order, state, row.id, publicUrl, now)
  return row.id
}
