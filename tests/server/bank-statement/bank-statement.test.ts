import { describe, expect, test } from 'vitest'
import type { BankLine, BookingResult, LineGroup, MatchedOrderView } from '#contract/bank-statement.ts'
import type { Order } from '#contract/order.ts'
import type { StaffRefundCase } from '#contract/refund.ts'
import { createBankStatementRoutes } from '#server/bank-statement/routes.ts'
import { createRefundRoutes } from '#server/order/refund/routes.ts'
import { USUAL_KINDS } from '../database.ts'
import { orderLease } from '../lease/application.ts'
import { turnOn } from '../settings.ts'
import { MINUTE, requireOk, placeOrder, toOrderPath, readBooks, setUpShop, setUpUser } from '../shop.ts'

const STATEMENTS = '/api/v2/staff/bank_statements'
const HEADING = 'Огноо;Гүйлгээний дугаар;Зарлага;Орлого;Утга;Харьцсан данс'

interface Shown {
  counts: Record<LineGroup, number>
  lines: BankLine[]
  more: boolean
}
interface Stored {
  id: number
  added: number
  known: number
  debits: number
  unread: number
}

describe.each(USUAL_KINDS)('bank statements on %s', async kind => {
  const { shop, database } = await setUpShop(kind, [createBankStatementRoutes, createRefundRoutes])
  const staff = setUpUser(shop, { role: 'staff' })

  const buy = async (method = 'bank_transfer') => placeOrder(await shop.user(), [{ variantId: await shop.sell(), quantity: 2 }], method)
  const row = (ref: string, amount: number | string, text: string): string => `2026-11-17 10:00;${ref};;${amount};${text};5001`
  const send = (text: string, more: object = {}) => staff.call<Stored>('POST', STATEMENTS, { text, ...more })
  const upload = async (...rows: string[]) => requireOk(await send([HEADING, ...rows].join('\n')))
  const show = async (id: number, group: LineGroup, page = 1) =>
    requireOk(await staff.call<Shown>('GET', `${STATEMENTS}/${id}?show=${group}&page=${page}`))
  const book = async (id: number, lines: { id: number; order_number: string; missing: number }[], by = staff) =>
    requireOk(
      await by.call<{ results: { result: BookingResult; error: string | null }[] }>('POST', `${STATEMENTS}/${id}/bookings`, { lines })
    ).results
  const bookExact = async (id: number) =>
    book(
      id,
      (await show(id, 'exact')).lines.map(line => ({ id: line.id, order_number: line.order_number ?? '', missing: line.missing }))
    )
  const read = async ({ number }: Order) => requireOk(await staff.call<Order>('GET', `/api/v2/staff/orders/${number}`))

  test('of a leased order matches the down payment', async () => {
    await turnOn(database, 'showLease')
    const variantId = await shop.sell({ price: 1_000_000 })
    const leased = await orderLease(await shop.user(), variantId, {}, 'bank_transfer')
    const { id } = await upload(row('1', leased.missing_total, leased.number), row('2', leased.missing_total, 'урьдчилгаа'))
    const { lines } = await show(id, 'exact')
    expect(lines).toMatchObject([{ reference: '1', order_number: leased.number, missing: leased.total - leased.financed_total }])
    const [unnamed] = (await show(id, 'doubtful')).lines
    const { candidates } = requireOk(await staff.call<{ candidates: MatchedOrderView[] }>('GET', `/api/v2/staff/bank_lines/${unnamed?.id}`))
    expect(candidates).toMatchObject([{ number: leased.number, missing: leased.missing_total, match: 'exact' }])
    expect(await bookExact(id)).toMatchObject([{ result: 'partly_paid' }])
    expect(await read(leased)).toMatchObject({ lease: 'waiting_bank', refund_cases: [] })
  })

  test('confirms what fits exactly, and says of everything else why it does not', async () => {
    const [fits, less, more, paid, other] = [await buy(), await buy('qpay'), await buy(), await buy(), await buy()]
    requireOk(await staff.call('POST', toOrderPath(paid.number, '/transfer_received'), { amount: paid.total, ref: 'by-hand' }))
    const { id, ...stored } = await upload(
      row('1', '26 000.00', `${fits.number} Номин`),
      row('2', '26,000', `захиалга ${fits.number}`),
      row('3', 25_000, less.number.toLowerCase()),
      row('4', '27000', `"${more.number}; баярлалаа"`),
      row('5', 26_000, paid.number),
      row('6', 26_000, 'DG99999999'),
      row('7', 26_000, `${fits.number} ${less.number}`),
      row('8', 26_000, other.number.slice(2)),
      row('9', 26_000, 'түрээс'),
      '2026-11-17;10;5000;;хураамж;',
      row('by-hand', 26_000, paid.number),
      ';;;;Нийт;'
    )
    expect(stored).toEqual({ added: 10, known: 0, debits: 1, unread: 1 })
    const { counts, lines } = await show(id, 'doubtful')
    expect(counts).toEqual({ exact: 1, doubtful: 8, booked: 1, dismissed: 0 })
    expect(lines.map(({ reference, match, order_number }) => [reference, match, order_number])).toEqual([
      ['2', 'repeated', fits.number],
      ['3', 'less', less.number],
      ['4', 'more', more.number],
      ['5', 'paid', paid.number],
      ['6', 'unknown', 'DG99999999'],
      ['7', 'several', null],
      ['8', 'unsure', other.number],
      ['9', 'none', null]
    ])
    expect(await bookExact(id)).toMatchObject([{ result: 'placed', error: null }])
    expect(await read(fits)).toMatchObject({ state: 'placed', refund_cases: [] })
    expect(await show(id, 'exact')).toMatchObject({ counts: { exact: 0, doubtful: 8, booked: 2 } })
    const settle = async (reference: string, to: Order) => {
      const line = lines.find(each => each.reference === reference)
      return (await book(id, [{ id: line?.id ?? 0, order_number: to.number, missing: (await read(to)).missing_total }]))[0]
    }
    expect(await settle('3', less)).toMatchObject({ result: 'partly_paid' })
    expect(await read(less)).toMatchObject({ state: 'awaiting_payment', missing_total: 1000 })
    expect(await settle('4', more)).toMatchObject({ result: 'refund_due' })
    expect(await read(more)).toMatchObject({ state: 'placed', refund_cases: [{ amount: 1000, reason: 'overpaid' }] })
    expect(await settle('5', paid)).toMatchObject({ result: 'refund_due' })
    const { refunds } = requireOk(await staff.call<{ refunds: StaffRefundCase[] }>('GET', '/api/v2/staff/refund_cases'))
    expect(refunds.map(({ order_number, payer }) => [order_number, payer])).toEqual([
      [more.number, '5001'],
      [paid.number, '5001']
    ])
    const packer = await shop.user({ role: 'packer' })
    const seen = requireOk(await packer.call<{ refunds: StaffRefundCase[] }>('GET', '/api/v2/staff/refund_cases'))
    expect(seen.refunds.map(({ payer, account }) => [payer, account])).toEqual([
      [null, null],
      [null, null]
    ])
    expect(await settle('9', other)).toMatchObject({ result: 'placed' })
  })

  test('books a line once: uploaded again, pressed by two at once, and for two orders', async () => {
    const [one, other] = [await buy(), await buy()]
    const rows = [row('77', 26_000, one.number), row('', 26_000, 'аав'), row('', 26_000, 'аав')]
    const colleague = await shop.user({ role: 'owner' })
    const uploads = await Promise.all([upload(...rows), upload(...rows), upload(...rows)])
    expect(uploads.map(({ added }) => added).toSorted((one, other) => one - other)).toEqual([0, 0, 3])
    const { id } = await upload(...rows, row('77', 99, 'another day of this number'))
    const first = uploads[0]?.id ?? 0
    expect(uploads.every(stored => stored.id === first) && id > first).toBe(true)
    const [line] = (await show(first, 'exact')).lines
    const to = ({ number }: Order) => [{ id: line?.id ?? 0, order_number: number, missing: 26_000 }]
    const results = await Promise.all([
      book(first, to(one)),
      book(first, to(other), colleague),
      book(first, to(one), colleague),
      book(first, to(other))
    ])
    expect(results.flat().filter(({ result }) => result === 'placed')).not.toHaveLength(0)
    const books = await readBooks(database.db, shop.clock.now)
    expect(books).toMatchObject({ charged: 26_000, placed: 26_000, owed: 0 })
    expect(await book(first, to(one))).toMatchObject([{ result: 'booked' }])
    expect((await show(first, 'booked')).lines).toHaveLength(1)
  })

  test('does not book for an order that changed after the page was shown, nor a line of another statement', async () => {
    const made = await buy()
    const { id } = await upload(row('1', 26_000, made.number))
    const { id: another } = await upload(row('2', 1, 'x'))
    const [line] = (await show(id, 'exact')).lines
    const booking = { id: line?.id ?? 0, order_number: made.number, missing: 26_000 }
    requireOk(await staff.call('POST', toOrderPath(made.number, '/transfer_received'), { amount: 6000, ref: 'before' }))
    expect(await book(id, [booking])).toMatchObject([{ result: 'changed' }])
    expect(await show(id, 'doubtful')).toMatchObject({ lines: [{ match: 'more', missing: 20_000 }] })
    expect(await book(another, [booking])).toMatchObject([{ result: 'refused' }])
    expect(await book(id, [{ ...booking, order_number: 'DG00000000' }])).toMatchObject([
      { result: 'refused', error: expect.stringContaining('order') }
    ])
  })

  test('names the orders that a line may pay for, and leaves out one that pays for none', async () => {
    const made = await buy()
    const { id } = await upload(row('1', 26_000, 'Номин'))
    const [line] = (await show(id, 'doubtful')).lines
    const path = `/api/v2/staff/bank_lines/${line?.id}`
    const found = requireOk(
      await staff.call<{ candidates: MatchedOrderView[]; chosen: MatchedOrderView | null }>('GET', `${path}?order_number=${made.number}`)
    )
    expect(found).toMatchObject({ candidates: [{ number: made.number, match: 'exact' }], chosen: { number: made.number } })
    requireOk(await staff.call('PUT', `${path}/dismissal`, { dismissed: true }))
    requireOk(await staff.call('PUT', `${path}/dismissal`, { dismissed: true }))
    const booking = { id: line?.id ?? 0, order_number: made.number, missing: 26_000 }
    expect(await book(id, [booking])).toMatchObject([{ result: 'refused', error: expect.stringContaining('not paying') }])
    requireOk(await staff.call('PUT', `${path}/dismissal`, { dismissed: false }))
    expect(await book(id, [booking])).toMatchObject([{ result: 'placed' }])
    expect(await staff.call('PUT', `${path}/dismissal`, { dismissed: true })).toMatchObject({ status: 409 })
    expect(await staff.call('DELETE', `${STATEMENTS}/${id}`)).toMatchObject({ status: 409, body: { code: 'statement_booked' } })
  })

  test('lines that pay for no order are dismissed together, without those that are booked', async () => {
    const made = await buy()
    const { id } = await upload(row('1', 26_000, made.number), row('2', 900_000, 'Түрээс'), row('3', 50_000, 'Хүү'))
    const other = await upload(row('4', 70_000, 'Зээл'))
    const [exact] = (await show(id, 'exact')).lines
    await book(id, [{ id: exact?.id ?? 0, order_number: made.number, missing: 26_000 }])
    const lines = [...(await show(id, 'doubtful')).lines, ...(await show(other.id, 'doubtful')).lines, exact].map(line => line?.id)
    const dismiss = () => staff.call<{ count: number }>('POST', `${STATEMENTS}/${id}/dismissals`, { lines })
    expect(requireOk(await dismiss())).toEqual({ count: 2 })
    expect(requireOk(await dismiss())).toEqual({ count: 0 })
    expect((await show(id, 'booked')).counts).toEqual({ exact: 0, doubtful: 0, booked: 1, dismissed: 2 })
    expect((await show(other.id, 'doubtful')).lines).toHaveLength(1)
  })

  test('a payment after the deadline is refunded, as from any provider', async () => {
    const made = await buy()
    shop.clock.pass(31 * MINUTE)
    const { id } = await upload(row('1', 26_000, made.number))
    expect(await show(id, 'doubtful')).toMatchObject({ lines: [{ match: 'expired', order_number: made.number }] })
  })

  test.each([
    ['', 'statement_empty'],
    ['Огноо;Орлого;Утга\n2026-11-17;"5;x\n', 'statement_unreadable'],
    ['a,b\n1,2', 'statement_columns'],
    [`${HEADING}\n2026-11-17;1;500;;x;`, 'statement_no_credits']
  ])('refuses %j', async (text, code) => {
    expect(await send(text)).toMatchObject({ status: 422, body: { code } })
  })

  test.each(['1,', ' ', '{"a":1},'])('refuses a line of a million letters of %j', async piece => {
    expect(await send(piece.repeat(1_000_000 / piece.length))).toMatchObject({ status: 422, body: { code: 'statement_unreadable' } })
  })

  test('reads columns that were chosen by hand', async () => {
    const text = '17.11.2026|бүртгэл|26 000,00|DG1\n18.11.2026|бүртгэл|5,00|DG2'
    expect(await send(text)).toMatchObject({
      body: { details: { sample: [['17.11.2026', 'бүртгэл', '26 000,00', 'DG1'], expect.anything()] } }
    })
    const { id, added } = requireOk(await send(text, { columns: { date: 0, credit: 2, description: 3 } }))
    expect(added).toBe(2)
    expect((await show(id, 'doubtful')).lines).toMatchObject([{ day: '2026-11-17', amount: 26_000, description: 'DG1' }, { amount: 5 }])
    requireOk(await staff.call('DELETE', `${STATEMENTS}/${id}`))
    expect(await staff.call('GET', `${STATEMENTS}/${id}`)).toMatchObject({ status: 404 })
  })

  test('takes a statement of 5,000 lines in seconds', async () => {
    const rows = Array.from({ length: 5000 }, (_, n) => row(String(n), 26_000 + n, `DG${10_000_000 + n} төлбөр`))
    const begun = performance.now()
    const { id, added } = await upload(...rows)
    const { counts, lines, more } = await show(id, 'doubtful', 2)
    const took = performance.now() - begun
    expect(added).toBe(5000)
    expect(counts.doubtful).toBe(5000)
    expect(lines).toHaveLength(100)
    expect(more).toBe(true)
    expect(took).toBeLessThan(10_000)
  })
})
