import type { OrderListFilters } from '#contract/order-list.ts'
import type { OrderSort } from '#domain/order-list.ts'
import type { Locale } from '#domain/site.ts'
import { formatDate, formatTime } from '#i18n/format.ts'
import { type Translate, createTranslator } from '#i18n/translator.ts'
import { BYTE_ORDER_MARK, toCsvLine } from '../../import/index.ts'
import type { Db } from '../../kernel/db/open.ts'
import { toCursor, selectListedOrders } from './list.ts'
import type { OrderRow } from '../status.ts'

const BATCH = 500

type Cell = string | number
const COLUMNS: Record<string, (order: OrderRow, t: Translate) => Cell> = {
  number: ({ number }) => number,
  date: ({ createdAt }) => `${formatDate(createdAt)} ${formatTime(createdAt)}`,
  receiver: ({ address }) => address.receiver,
  phone: ({ address }) => address.phone,
  organisation: ({ organisation }) => organisation?.name ?? '',
  city: ({ address }) => address.city_name,
  district: ({ address }) => address.district_name,
  quarter: ({ address }) => address.quarter_name,
  details: ({ address }) => address.details,
  status: ({ status }, t) => t(`order:s_${status}`),
  payment: ({ payment }, t) => t(`staff_order:payment_${payment}`),
  fulfilment: ({ fulfilment }, t) => t(`staff_order:fulfilment_${fulfilment}`),
  receipt: ({ receipt }, t) => t(`staff_order:receipt_${receipt}`),
  quantity: ({ totalQuantity }) => totalQuantity,
  items: ({ itemTotal }) => itemTotal,
  delivery: ({ shipTotal }) => shipTotal,
  discount: ({ adjustmentTotal }) => adjustmentTotal,
  total: ({ total }) => total
}

/** The filtered orders as CSV, streamed in batches. */
export function exportOrders(db: Db, filters: OrderListFilters, sort: OrderSort, locale: Locale, now: Date): ReadableStream<Uint8Array> {
  const t = createTranslator(locale)
  const encoder = new TextEncoder()
  let after: string | undefined
  return new ReadableStream({
    start: controller => {
      controller.enqueue(
        encoder.encode(
          BYTE_ORDER_MARK + toCsvLine(Object.keys(COLUMNS).map(name => t(`staff_order:column_${name}` as 'staff_order:column_number')))
        )
      )
    },
    pull: async controller => {
      const batch = await selectListedOrders(db, filters, sort, { after }, BATCH, now)
      const lines = batch.map(order => toCsvLine(Object.values(COLUMNS).map(cell => cell(order, t))))
      if (lines.length) controller.enqueue(encoder.encode(lines.join('')))
      const last = batch.at(-1)
      if (last) after = toCursor(last, sort)
      if (batch.length < BATCH) controller.close()
    }
  })
}
