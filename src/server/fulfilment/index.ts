export { fulfilmentRoutes } from './routes.ts'
export { startFulfilment } from './shipments.ts'
export { moveShipment } from './move.ts'
export { shipmentLines, shipments } from './tables.ts'
