export { type CreatedOrder, createOrder, type NewAdjustment, refuseManyUnpaid } from './create.ts'
export { HOLD_GRACE_MS, calculateHoldEnd, calculateUnpaidDeadline } from './deadline.ts'
export { checkInBackground, requestMissingInvoices } from './payment/check-payment.ts'
export { DELIVER_GIFT_CARDS, deliverGiftCards } from './digital/gift-cards.ts'
export { invalidateStock, ORDERS_TAG, runEffects } from './effects.ts'
export { cancelOrder, expireOrder, expireUnpaid } from './end.ts'
export { endRefundedOrders } from './end-placed.ts'
export { calculateLeaseDeadline, requestLease, SEND_LEASE, WITHDRAW_LEASE } from './payment/lease.ts'
export { approveLease, rejectLease } from './payment/lease-decision.ts'
export { purgeRegisterNumbers } from './payment/lender-wait.ts'
export { CHECK_PAYMENT, ensureInvoice } from './payment/invoice.ts'
export { countRefunded, isPrepaidLine, readLineTotals, selectPrepaid } from './line-totals.ts'
export { viewStaffOrder } from './list/list.ts'
export { readProductIds, refreshListings } from './listings.ts'
export { listConfiguredMethods, listMethods, requireMethod } from './payment/methods.ts'
export { describeLines, readOrderGoods } from './mail-goods.ts'
export { queueForCustomer, readRecipient } from './messages.ts'
export { type PointsCredit, readPointsCredit, refusePoints, reservePoints } from './payment/pay-points.ts'
export { beginPayment } from './payment/pay.ts'
export { reserveWallet, type StoreCredit, readStoreCredit } from './payment/pay-wallet.ts'
export {
  isFulfillable,
  isPartSent,
  readShipments,
  readShipmentsByLine,
  selectSentQuantity,
  type ShipmentRow,
  updateFulfilment
} from './shipments.ts'
export { refundAmount, refundOrder } from './refund/refund.ts'
export { CONTINUE_REFUND, continueRefund, sendRefunds } from './refund/send.ts'
export { createPaymentPart, requestPayment } from './payment/request-payment.ts'
export { applyPayments, settleRecorded } from './payment/settle.ts'
export {
  findOrderById,
  lockOrder,
  readMissingTotals,
  type OrderRow,
  recordEvent,
  scheduleReceiptSync,
  SYNC_REWARDS,
  SEND_CONVERSION,
  SYNC_RECEIPT,
  updateStatus
} from './status.ts'
export { addCharge, createBill, readTaxedCharges } from './stay/charges.ts'
export { recordArrival } from './stay/reception.ts'
export { changeRoom } from './stay/room.ts'
export { orderAdjustments, orderEvents, orderLines, orders, shipmentLines, shipments } from './tables.ts'
export { recordTransfer } from './payment/transfer.ts'
export { findOrder, readOrder, viewCustomerOrder } from './view.ts'
