import { expect, test } from 'vitest'
import { readPrintedDetails } from '#components/print/print-orders.ts'

const toAddress = (details: string) => ({
  city: '',
  district: '',
  quarter: '',
  city_name: '',
  district_name: '',
  quarter_name: '',
  details,
  receiver: 'Номин',
  phone: '88112345'
})

test('the name of a pick-up branch is not printed twice', () => {
  const address = toAddress('Төв салбар. Их сургуулийн гудамж 3')
  expect(readPrintedDetails({ address, branch: 'Төв салбар' })).toBe('Их сургуулийн гудамж 3')
  expect(readPrintedDetails({ address, branch: 'Central branch' })).toBe(address.details)
  expect(readPrintedDetails({ address, branch: null })).toBe(address.details)
})
