import { expect, test } from 'vitest'
import { formatPageError } from '#components/site/page-error.ts'

const request = { id: 'ab12cd34', method: 'POST', path: '/account/orders/DG12345678' }

test('contains the request, the error and its location', () => {
  const lines = formatPageError(new TypeError('x is not a function'), request).split('\n')
  expect(lines[0]).toBe('page ab12cd34 POST /account/orders/DG… TypeError: x is not a function')
  expect(lines[1]).toContain('page-error.test.ts')
  expect(lines.length).toBeLessThanOrEqual(9)
})

test('contains no personal data of any thrown value', () => {
  const response = formatPageError(new Error('no room for nomin@delguur.example, 88112345'), request)
  expect(response).not.toMatch(/nomin|delguur\.example|8811|1234/)
  expect(formatPageError('88112345 wrote', request)).toBe('page ab12cd34 POST /account/orders/DG… … wrote')
  expect(formatPageError(undefined, request)).toContain('undefined')
})

test('is short, however long the path and the message are', () => {
  const path = `/t/${'x'.repeat(8000)}`
  expect(formatPageError(new Error('y'.repeat(8000)), { ...request, path }).split('\n')[0]?.length).toBeLessThan(700)
})
