import { expect, test } from 'vitest'

type EventStream = typeof import('#server/kernel/http/event-stream.ts')

/** A module of its own: other files of this worker may have left streams open, or have ended all. */
const OWN = '../../../../src/server/kernel/http/event-stream.ts?own'

test('one user opens a few streams, and leaves the others theirs', async () => {
  const { streamEvents } = (await import(OWN)) as EventStream
  const open = (userId: number): Response => streamEvents(userId, () => () => {})
  const streams = Array.from({ length: 12 }, () => open(1))
  expect(() => open(1)).toThrow('unavailable')
  const other = open(2)
  await streams[0]?.body?.cancel()
  streams.push(open(1))
  expect(() => open(1)).toThrow('unavailable')
  for (const stream of [other, ...streams.slice(1)]) await stream.body?.cancel()
})
