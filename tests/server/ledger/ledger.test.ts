import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '#server/identity/tables.ts'
import { transact } from '#server/kernel/db/transact.ts'
import {
  type Account,
  readBalance,
  type LimitedAccount,
  postPending,
  postTransfers,
  reserveAmount,
  voidExpiredTransfers,
  voidPending
} from '#server/ledger/index.ts'
import { countRuns } from '../../long.ts'
import { KINDS, openTestDatabase, toRows, type TestDatabase } from '../database.ts'
import { MINUTE, START } from '../shop.ts'
import { expectLedgerSums } from './sums.ts'

const EXPENSE: Account = { kind: 'expense' }
const isRefused = (error: unknown): boolean =>
  /ledger_accounts_limit|ledger_transfers/.test(`${String(error)} ${String((error as Error).cause)}`)

describe.each(KINDS)('the ledger on %s', kind => {
  let database: TestDatabase
  let wallets: LimitedAccount[]
  beforeAll(async () => {
    database = await openTestDatabase(kind)
  })
  afterAll(() => database?.close())
  const begin = async (): Promise<void> => {
    await database.wipe()
    const people = await database.db.insert(users).values([{}, {}]).returning({ id: users.id })
    wallets = people.flatMap(({ id }): LimitedAccount[] => [
      { kind: 'wallet', userId: id },
      { kind: 'bonus', userId: id }
    ])
  }
  beforeEach(begin)

  const inTransaction = <Result>(work: (tx: TestDatabase['db']) => Promise<Result>) => transact(database.db, work)
  const move = (debit: Account, credit: Account, amount: number) =>
    inTransaction(tx => postTransfers(tx, [{ debit, credit, amount, code: 'test' }], START))
  /** What left the shop's account, less what came back. */
  const spent = async (): Promise<number> => {
    const [row] = toRows<{ spent: number }>(
      await database.db.execute(sql`
        SELECT coalesce(sum(CASE WHEN t.debit_account_id = a.id THEN t.amount ELSE -t.amount END), 0)::float8 AS spent
        FROM ledger_accounts a JOIN ledger_transfers t ON a.id IN (t.debit_account_id, t.credit_account_id)
        WHERE a.kind = 'expense' AND t.kind IN ('single', 'post_pending')`)
    )
    return row?.spent ?? 0
  }
  const wallet = (index = 0) => wallets[index] as LimitedAccount

  test('rejects a debit above the balance, reservations included', async () => {
    await move(EXPENSE, wallet(), 100)
    await inTransaction(tx =>
      reserveAmount(tx, { debit: wallet(), credit: EXPENSE, amount: 60, code: 'test' }, new Date(START.getTime() + MINUTE), START)
    )
    await expect(move(wallet(), EXPENSE, 41)).rejects.toSatisfy(isRefused)
    await move(wallet(), EXPENSE, 40)
    expect(await readBalance(database.db, wallet())).toEqual({ posted: 60, incoming: 0, reserved: 60 })
  })

  test('creates linked transfers all or none', async () => {
    await move(EXPENSE, wallet(), 100)
    const linked = [
      { debit: wallet(), credit: wallet(1), amount: 80, code: 'test' },
      { debit: wallet(), credit: wallet(2), amount: 80, code: 'test' }
    ]
    await expect(inTransaction(tx => postTransfers(tx, linked, START))).rejects.toSatisfy(isRefused)
    expect(await readBalance(database.db, wallet(1))).toMatchObject({ posted: 0 })
    expect(await readBalance(database.db, wallet())).toMatchObject({ posted: 100 })
  })

  test('ends a pending transfer once, in part or whole, and not after it expired', async () => {
    await move(EXPENSE, wallet(), 100)
    const end = new Date(START.getTime() + MINUTE)
    const hold = () => inTransaction(tx => reserveAmount(tx, { debit: wallet(), credit: wallet(1), amount: 50, code: 'test' }, end, START))
    const first = await hold()
    const results = await Promise.all([10, 20, 30].map(amount => inTransaction(tx => postPending(tx, first, START, amount))))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await inTransaction(tx => voidPending(tx, first, START))).toBe(false)
    const second = await hold()
    expect(await inTransaction(tx => postPending(tx, second, end))).toBe(false)
    await voidExpiredTransfers(database.db, new Date(end.getTime() - 1))
    expect(await readBalance(database.db, wallet())).toMatchObject({ reserved: 50 })
    await voidExpiredTransfers(database.db, end)
    expect(await readBalance(database.db, wallet())).toMatchObject({ reserved: 0 })
    const third = await hold()
    await expect(inTransaction(tx => postPending(tx, third, START, 51))).rejects.toSatisfy(isRefused)
  })

  test('rejects changed or deleted transfers, and mixed currencies', async () => {
    await move(EXPENSE, wallet(), 100)
    await expect(database.db.execute(sql`UPDATE ledger_transfers SET amount = 1`)).rejects.toThrow()
    await expect(database.db.execute(sql`DELETE FROM ledger_transfers`)).rejects.toThrow()
    await expect(move({ kind: 'expense', currency: 'USD' }, wallet(), 1)).rejects.toThrow()
    expect(toRows(await database.db.execute(sql`SELECT amount FROM ledger_transfers`))).toHaveLength(1)
  })

  const amount = fc.integer({ min: 1, max: 40 })
  const account = fc.nat(4)
  const step = fc.oneof(
    fc.record({ do: fc.constant('transfer' as const), from: account, to: account, amount }),
    fc.record({ do: fc.constant('reserve' as const), from: account, to: account, amount }),
    fc.record({ do: fc.constantFrom('post' as const, 'void' as const), which: fc.nat(9), amount }),
    fc.record({ do: fc.constant('pass' as const) })
  )
  test('keeps every account at or above zero under concurrency', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 10 }), async groups => {
        await begin()
        for (let index = 0; index < 4; index++) await move(EXPENSE, wallet(index), 50)
        const accounts = [...wallets, EXPENSE]
        const pending: number[] = []
        let now = START
        for (const group of groups) {
          const results = await Promise.allSettled(
            group.map(async action => {
              if (action.do === 'pass') {
                now = new Date(now.getTime() + MINUTE)
                return voidExpiredTransfers(database.db, now)
              }
              if ('which' in action) {
                const id = pending[action.which % pending.length]
                if (id === undefined) return
                return inTransaction(
                  async tx => void (await (action.do === 'post' ? postPending(tx, id, now, action.amount) : voidPending(tx, id, now)))
                )
              }
              const [debit, credit] = [accounts[action.from] as Account, accounts[action.to] as Account]
              if (debit === credit) return
              const transfer = { debit, credit, amount: action.amount, code: 'test' }
              if (action.do === 'transfer') return inTransaction(async tx => void (await postTransfers(tx, [transfer], now)))
              pending.push(await inTransaction(tx => reserveAmount(tx, transfer, new Date(now.getTime() + 2 * MINUTE), now)))
            })
          )
          for (const result of results) if (result.status === 'rejected' && !isRefused(result.reason)) throw result.reason
          await expectLedgerSums(database.db)
        }
        const balances = await Promise.all(wallets.map(each => readBalance(database.db, each)))
        expect(balances.reduce((sum, { posted }) => sum + posted, 0)).toBe(await spent())
      }),
      { numRuns: countRuns(15, 500) }
    )
  })
})
