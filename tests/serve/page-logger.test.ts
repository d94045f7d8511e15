import { expect, test, vi } from 'vitest'
import { ApiError } from '#client/client.ts'
import { omitApiErrors } from '#serve/page-logger.ts'

test('an error of the API is left to the page of errors, which logs it; any other error is logged', () => {
  const logger = { error: vi.fn<(label: string | null, message: string, newLine?: boolean) => void>(), level: () => 'info' }
  const quiet = omitApiErrors(logger)
  const refusal = new ApiError(422, { error: 'Too long', code: 'too_long' }, 'GET')
  quiet.error(null, refusal.stack ?? '')
  expect(logger.error).not.toHaveBeenCalled()
  quiet.error('router', 'TypeError: x is not a function')
  expect(logger.error).toHaveBeenCalledExactlyOnceWith('router', 'TypeError: x is not a function', undefined)
  expect(quiet.level()).toBe('info')
})
