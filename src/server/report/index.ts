export { reportRoutes } from './routes.ts'
export { purgeSearchStatistics } from './search-counter.ts'
export { stepCounter } from './step-counter.ts'
export { startVisitCounter, type Visit, type VisitCounter } from './visits.ts'
