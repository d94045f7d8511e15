export { createPersonalDataRoutes } from './routes.ts'
export { mergeCustomers, previewMerge } from './merge.ts'
