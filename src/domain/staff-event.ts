/** Events that staff are notified of. */
export const STAFF_EVENTS = ['orders', 'returns', 'failed_payments', 'overdue', 'low_stock'] as const
export type StaffEvent = (typeof STAFF_EVENTS)[number]
