/** How the staff's list of orders can be filtered. Days are `yyyy-MM-dd` in Ulaanbaatar, both included. */
export interface OrderFilters {
  /** An order's number or the start of one, a phone, or a part of the receiver's name. */
  q?: string | undefined
  status?: string | undefined
  payment?: string | undefined
  fulfilment?: string | undefined
  receipt?: string | undefined
  lease?: string | undefined
  /** Method of any payment session of the order. */
  method?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Code of a district or soum. */
  district?: string | undefined
  /** Code of the branch of a pick-up. */
  branch?: string | undefined
  /** Placed, not delivered, and past its promised time. */
  overdue?: boolean | undefined
}

export const ORDER_VIEWS = ['all', 'today', 'to_pack', 'transfers', 'overdue', 'receipts', 'refunds'] as const
type OrderView = (typeof ORDER_VIEWS)[number]

/** @param today the day in Ulaanbaatar */
export function toOrderFilters(view: OrderView, today: string): OrderFilters {
  const filters: Record<OrderView, OrderFilters> = {
    all: {},
    today: { from: today, to: today },
    to_pack: { status: 'ordered' },
    transfers: { status: 'payment_pending', method: 'bank_transfer' },
    overdue: { overdue: true },
    receipts: { receipt: 'requested' },
    refunds: { payment: 'refund_due' }
  }
  return filters[view]
}

/** Views count up to this number, which bounds the cost of the query. */
export const MAX_VIEW_COUNT = 1000

export const ORDER_SORTS = ['date_desc', 'date_asc', 'total_desc', 'total_asc'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]
