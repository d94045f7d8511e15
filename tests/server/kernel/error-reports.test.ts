import { symbols } from 'pino'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#server/kernel/config.ts'
import { parseDsn } from '#server/kernel/log/error-reports.ts'
import { configureLog, log, withRequestId } from '#server/kernel/log/log.ts'
import { listen } from '../auth-harness.ts'

interface Received {
  path: string
  auth: string | null
  lines: Record<string, unknown>[]
}

const received: Received[] = []
let status = 200
const server = await listen(async request => {
  const lines = (await request.text()).split('\n').map(line => JSON.parse(line) as Record<string, unknown>)
  received.push({ path: new URL(request.url).pathname, auth: request.headers.get('x-sentry-auth'), lines })
  return new Response('{}', { status })
})
const level = log.level
// The log's own lines are not what is tested.
vi.spyOn((log as unknown as Record<symbol, { write: (line: string) => void }>)[symbols.streamSym]!, 'write').mockImplementation(() => {})
const formatDsn = (): string => server.url.replace('http://', 'http://public@') + '/sub/42'

beforeEach(() => {
  received.length = 0
  status = 200
  configureLog({ ...readConfig({ SENTRY_DSN: formatDsn(), LOG_LEVEL: 'error' }), mode: 'live' })
})
afterEach(() => {
  configureLog({ ...readConfig({}), logLevel: 'silent' })
  log.level = level
})
afterAll(() => server.close())

test('an error of the log is reported with its stack and the id of its request', async () => {
  withRequestId('r-1', () => log.error(`job failed: ${new TypeError('no such thing').stack}`))
  await expect.poll(() => received).toHaveLength(1)
  const [{ path, auth, lines } = { path: '', auth: '', lines: [] }] = received
  expect(path).toBe('/sub/api/42/envelope/')
  expect(auth).toContain('sentry_key=public')
  const [header, item, event] = lines
  expect(header?.['event_id']).toMatch(/^[0-9a-f]{32}$/)
  expect(item).toEqual({ type: 'event' })
  expect(event).toMatchObject({ level: 'error', environment: 'live', tags: { request: 'r-1' } })
  const { values } = (event ?? {})['exception'] as {
    values: { type: string; value: string; stacktrace: { frames: { filename: string }[] } }[]
  }
  expect(values[0]).toMatchObject({ type: 'TypeError', value: 'no such thing' })
  expect(values[0]?.stacktrace.frames.at(-1)?.filename).toContain('error-reports.test.ts')
})

test('fields of an entry go with it, and warnings do not', async () => {
  log.warn('slow')
  log.error({ provider: 'qpay', status: 500 }, 'the payment provider rejected a call')
  await expect.poll(() => received).toHaveLength(1)
  expect(received[0]?.lines[2]).toMatchObject({
    logentry: { formatted: 'the payment provider rejected a call' },
    extra: { provider: 'qpay', status: 500 }
  })
})

test('a storm of errors sends thirty a minute, and a service that refuses is left alone', async () => {
  for (let index = 0; index < 100; index++) log.error(`failure ${index}`)
  await expect.poll(() => received).toHaveLength(30)
  configureLog({ ...readConfig({ SENTRY_DSN: formatDsn(), LOG_LEVEL: 'error' }), mode: 'live' })
  status = 429
  log.error('refused')
  await expect.poll(() => received).toHaveLength(31)
  // The refusal has arrived when the next request of the same connection is answered.
  await fetch(server.url, { method: 'POST', body: '{}' })
  log.error('not sent')
  await fetch(server.url, { method: 'POST', body: '{}' })
  expect(received.filter(({ lines }) => lines.length > 1)).toHaveLength(31)
})

test('a service that is gone changes nothing for the shop', () => {
  configureLog({ ...readConfig({ SENTRY_DSN: 'http://key@127.0.0.1:9/1', LOG_LEVEL: 'error' }), mode: 'live' })
  expect(() => log.error('alone')).not.toThrow()
})

test('a wrong address is refused at the start, without repeating its key', () => {
  expect(parseDsn('https://key@errors.shop.mn/1')).toEqual({ url: 'https://errors.shop.mn/api/1/envelope/', key: 'key' })
  for (const wrong of ['errors.shop.mn', 'https://errors.shop.mn/1', 'https://key@errors.shop.mn/', 'ftp://key@errors.shop.mn/1'])
    expect(parseDsn(wrong), wrong).toBeNull()
  expect(() => readConfig({ SENTRY_DSN: 'https://secret-key@errors.shop.mn' })).toThrow(/^Set SENTRY_DSN to an address such as/)
})
