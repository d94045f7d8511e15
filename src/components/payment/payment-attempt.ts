import type { Order } from '#contract/order.ts'

/** What the payment page shows of an attempt: it is rendered again where this changes. */
export const toAttempt = ({ payment }: Pick<Order, 'payment'>): string => `${payment?.id} ${payment?.state} ${payment?.failure}`
