export { sendPickupReminders } from './reminders.ts'
export { createFulfilmentRoutes } from './routes.ts'
export { startFulfilment } from './shipments.ts'
export { moveShipment } from './move.ts'
