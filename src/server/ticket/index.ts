export { hasUsedTickets, issueTickets, formatTickets, voidTickets, voidUnpaidTickets } from './issue.ts'
export { createTicketRoutes } from './routes.ts'
