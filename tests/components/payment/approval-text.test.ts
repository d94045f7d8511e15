import { expect, test } from 'vitest'
import { formatApproval } from '#components/payment/approval-text.ts'
import { createTranslator } from '#i18n/translator.ts'

test('a lender calls, and asks nobody to open an app', () => {
  const t = createTranslator('mn')
  const approval = { phone: '88112345' }
  expect(formatApproval({ method: 'net_capital', approval }, 'waiting_bank_response', t)).toContain('Нэт капитал 88112345')
  expect(formatApproval({ method: 'storepay', approval }, 'payment_pending', t)).toBe(t('payment:approve_in_app', approval))
  expect(formatApproval({ method: 'qpay', approval: null }, 'payment_pending', t)).toBe('')
})
