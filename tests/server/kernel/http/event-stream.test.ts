import { expect, test } from 'vitest'
import { streamEvents } from '#server/kernel/http/event-stream.ts'

/** Other files of this worker may have left streams open. */
const [USER, OTHER] = [900_001, 900_002]

test('one user opens a few streams, and leaves the others theirs', async () => {
  const open = (userId: number): Response => streamEvents(userId, () => () => {})
  const streams = Array.from({ length: 12 }, () => open(USER))
  expect(() => open(USER)).toThrow('unavailable')
  const other = open(OTHER)
  await streams[0]?.body?.cancel()
  streams.push(open(USER))
  expect(() => open(USER)).toThrow('unavailable')
  for (const stream of [other, ...streams.slice(1)]) await stream.body?.cancel()
})
