export { createBankStatementRoutes } from './routes.ts'
