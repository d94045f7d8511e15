import type { Hono } from 'hono'
import { bankStatementContract, LINE_GROUPS } from '#contract/bank-statement.ts'
import { toErrorBody } from '../kernel/http/errors.ts'
import { transact } from '../kernel/db/transact.ts'
import type { ShopEnv } from '../kernel/http/customer.ts'
import { runOnce } from '../kernel/http/idempotency.ts'
import { DONE, implement } from '../kernel/http/implement.ts'
import type { Server } from '../kernel/server.ts'
import { bookLines } from './book.ts'
import { groupLines, slicePage, viewLine } from './match.ts'
import { readStatementText } from './read-text.ts'
import { deleteStatement, dismissLine, dismissLines, findStatement, listStatements, storeStatement } from './store.ts'

/** Transfers to the shop's bank account, from the statements that staff upload. */
export function createBankStatementRoutes(server: Server): Hono<ShopEnv> {
  const { db, now } = server
  return implement(bankStatementContract, {
    'GET /api/v2/staff/bank_statements': async () => ({ statements: await listStatements(db) }),

    'POST /api/v2/staff/bank_statements': async ({ body: { text, name, columns }, userId }) => {
      const statement = readStatementText(text, columns, now())
      const stored = await transact(db, tx => storeStatement(tx, statement, { name, userId }, now()))
      return { ...stored, debits: statement.debits, unread: statement.unread }
    },

    'GET /api/v2/staff/bank_statements/{id}': async ({ params: { id }, query: { show, page } }) => {
      const statement = await findStatement(db, id)
      const groups = await groupLines(db, id, now())
      const [exact, doubtful, booked, dismissed] = LINE_GROUPS.map(name => groups[name].length) as [number, number, number, number]
      const shown = show ?? LINE_GROUPS.find(name => groups[name].length > 0) ?? 'doubtful'
      return { statement, counts: { exact, doubtful, booked, dismissed }, show: shown, ...slicePage(groups[shown], page) }
    },

    'DELETE /api/v2/staff/bank_statements/{id}': async ({ params: { id } }) => {
      await transact(db, tx => deleteStatement(tx, id))
      return DONE
    },

    'POST /api/v2/staff/bank_statements/{id}/bookings': async ({ params: { id }, body: { lines }, userId, locale }) => {
      await findStatement(db, id)
      const bookings = await bookLines(server, id, lines, userId)
      return {
        results: bookings.map(({ refusal, ...booking }) => ({ ...booking, error: refusal && toErrorBody(refusal, locale).error }))
      }
    },

    'POST /api/v2/staff/bank_statements/{id}/dismissals': async ({ params: { id }, body: { lines }, userId }) => {
      await findStatement(db, id)
      return { count: await transact(db, tx => dismissLines(tx, id, { ids: lines, userId }, now())) }
    },

    'GET /api/v2/staff/bank_lines/{id}': ({ params: { id }, query: { order_number: number } }) => viewLine(db, id, number, now()),

    'PUT /api/v2/staff/bank_lines/{id}/dismissal': ({ c, params: { id }, body: { dismissed }, session, userId }) =>
      runOnce(c, session, { id, dismissed }, async (tx, at) => {
        await dismissLine(tx, id, { userId, dismissed }, at)
        return DONE
      })
  })
}
