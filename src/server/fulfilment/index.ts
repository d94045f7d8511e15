export { fulfilmentRoutes } from './routes.ts'
export { shipmentsByLine, startFulfilment } from './shipments.ts'
export { moveShipment } from './move.ts'
