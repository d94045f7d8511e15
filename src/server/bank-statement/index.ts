export { bankStatementRoutes } from './routes.ts'
