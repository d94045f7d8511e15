import { expect, test } from 'vitest'
import { EventStreams } from '#server/kernel/http/event-stream.ts'

test('one user opens a few streams, and leaves the others theirs', async () => {
  const opened = new EventStreams()
  const open = (userId: number): Response =>
    opened.stream(
      userId,
      () => () => {},
      async () => true
    )
  const streams = Array.from({ length: 12 }, () => open(1))
  expect(() => open(1)).toThrow('unavailable')
  const other = open(2)
  await streams[0]?.body?.cancel()
  streams.push(open(1))
  expect(() => open(1)).toThrow('unavailable')
  for (const stream of [other, ...streams.slice(1)]) await stream.body?.cancel()
})
