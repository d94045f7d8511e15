export { hasUsedTickets, issueTickets, ticketList, voidTickets, voidUnpaidTickets } from './issue.ts'
export { ticketRoutes } from './routes.ts'
