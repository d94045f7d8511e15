import { afterAll, vi } from 'vitest'
import { setPasswordCost } from '#server/identity/passwords.ts'
import { log, LOG_LEVELS } from '#server/kernel/log/log.ts'

// Tests cause the errors that would be logged. `LOG_LEVEL=warn npm run test:unit -- tests/server/order` shows them.
log.level = LOG_LEVELS.find(level => level === process.env['LOG_LEVEL']) ?? 'silent'

// A hash takes 40 ms of a processor otherwise.
setPasswordCost({ memory: 8, passes: 1, parallelism: 1 })

// Test files of a worker share their modules and globals.
afterAll(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
