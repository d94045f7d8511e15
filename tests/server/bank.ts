import { ShopError } from '#domain/errors.ts'
import type { PaymentFact, PaymentProvider } from '#server/payment/provider.ts'

/** A payment provider for tests that implements the interface strictly and is controlled by the test. */
export interface TestBank extends PaymentProvider {
  invoices: Map<string, { sessionId: string; amount: number; canceled: boolean; facts: PaymentFact[] }>
  /**
   * Records a payment without a callback.
   * @returns the payment's reference
   */
  pay: (invoiceId: string, payment?: Partial<PaymentFact>) => string
  /** While true, no call gets a response. */
  down: boolean
  checks: number
  /** Number of refunds. */
  refunds: number
  /** While true, refunds succeed but their responses are lost. */
  silent: boolean
  /** While true, refunds are accepted without a response, and done by `finishRefunds`. */
  late: boolean
  finishRefunds: () => void
  /** While true, the bank says no to refunds. */
  refusing: boolean
}

export function createTestBank(now: () => Date): TestBank {
  let count = 0
  const accepted: PaymentFact[] = []
  const refusal = (reason: string) => new ShopError('payment_provider_failed', { provider: 'qpay', reason })
  const answering = async () => {
    // Responds asynchronously, as over a network, so that other calls run in between.
    await new Promise(resolve => setImmediate(resolve))
    if (bank.down) throw new Error('The bank does not answer.')
  }
  const invoiceOf = (id: string) => {
    const invoice = bank.invoices.get(id)
    if (!invoice) throw new Error(`The bank knows no invoice ${id}.`)
    return invoice
  }
  const bank: TestBank = {
    code: 'qpay',
    flow: 'qr',
    refundSupport: 'whole',
    callback: { acknowledgement: 'SUCCESS', parse: ({ sessionId }) => (sessionId === null ? null : { sessionId }) },
    checkAfterMinutes: [2, 7, 20],
    invoices: new Map(),
    down: false,
    checks: 0,
    refunds: 0,
    silent: false,
    late: false,
    refusing: false,
    finishRefunds: () => {
      for (const fact of accepted.splice(0)) {
        if (fact.status !== 'paid') continue
        fact.status = 'refunded'
        bank.refunds++
      }
    },
    createInvoice: async ({ sessionId, amount, callbackUrl, description }) => {
      await answering()
      if ([...bank.invoices.values()].some(invoice => invoice.sessionId === sessionId)) throw new Error('UNIQUE_ERROR')
      if (!callbackUrl.endsWith(sessionId) || !/^DG\d{8}$/.test(description)) throw new Error('VALIDATION_ERROR')
      const invoiceId = `invoice-${sessionId}`
      bank.invoices.set(invoiceId, { sessionId, amount, canceled: false, facts: [] })
      return {
        invoiceId,
        qrText: `0002010102${invoiceId}`,
        urls: [{ name: 'Test bank', description: '', logo: '', link: `testbank://q?${invoiceId}` }],
        shortUrl: null
      }
    },
    check: async invoiceId => {
      bank.checks++
      const context = structuredClone(invoiceOf(invoiceId).facts)
      await answering()
      return context
    },
    cancelInvoice: async invoiceId => {
      await answering()
      invoiceOf(invoiceId).canceled = true
    },
    refund: async ref => {
      await answering()
      const fact = [...bank.invoices.values()].flatMap(({ facts }) => facts).find(existing => existing.ref === ref)
      if (fact?.status !== 'paid') throw refusal('PAYMENT_ALREADY_CANCELED')
      if (bank.refusing) throw refusal('PAYMENT_SETTLED')
      if (bank.late) {
        accepted.push(fact)
        throw new Error('No answer.')
      }
      fact.status = 'refunded'
      bank.refunds++
      if (bank.silent) throw new Error('The answer was lost.')
      return null
    },
    pay: (invoiceId, payment = {}) => {
      const invoice = invoiceOf(invoiceId)
      const ref = payment.ref ?? `payment-${++count}`
      invoice.facts.push({ ref, amount: invoice.amount, currency: 'MNT', status: 'paid', paidAt: now(), ...payment })
      return ref
    }
  }
  return bank
}
