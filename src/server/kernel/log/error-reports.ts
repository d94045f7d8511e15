import { MINUTE_MS } from '#domain/day.ts'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

/** Events sent a minute; more are counted and dropped, because a failing database fails every request. */
const PER_MINUTE = 30
const TIMEOUT_MS = 5000
const MAX_TEXT = 4000

/** Where events go: an address of Sentry or a service with its protocol, such as GlitchTip. */
export interface ErrorDestination {
  url: string
  key: string
}

/** `https://key@host/path/project`; null for another form. */
export function parseDsn(dsn: string): ErrorDestination | null {
  if (!URL.canParse(dsn)) return null
  const { protocol, host, username, pathname } = new URL(dsn)
  const [, path = '', project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || !project) return null
  return { url: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username }
}

/** An entry of the log at the level `error`. */
interface ErrorReport {
  /** The message, or an error with its stack. */
  text: string
  /** Fields of the entry, without values of customers. */
  fields: Readonly<Record<string, unknown>>
  /** Id of the request. */
  request: string | undefined
}

export type SendErrorReport = (report: ErrorReport) => void

/** @throws where the service does not respond in time */
export function sendEnvelope({ url, key }: ErrorDestination, lines: readonly object[]): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=delguur/1.0, sentry_key=${key}`
    },
    body: lines.map(line => JSON.stringify(line)).join('\n'),
    signal: AbortSignal.timeout(TIMEOUT_MS)
  })
}

/** Sends errors without waiting. After a failure nothing is sent to the destination until the next minute. */
export function createErrorReporter(destination: ErrorDestination, facts: { environment: string }): SendErrorReport {
  const isAccepted = (lines: readonly object[]): Promise<boolean> =>
    sendEnvelope(destination, lines).then(
      ({ ok }) => ok,
      () => false
    )
  let minute = 0
  let sent = 0
  return report => {
    const now = Date.now()
    if (now - minute >= MINUTE_MS) [minute, sent] = [now, 0]
    if (sent++ >= PER_MINUTE) return
    const id = randomUUID().replaceAll('-', '')
    const lines = [{ event_id: id, sent_at: new Date(now).toISOString() }, { type: 'event' }, toEvent(id, report, now, facts)]
    const send = async (): Promise<void> => {
      if (!(await isAccepted(lines))) sent = PER_MINUTE
    }
    void send()
  }
}

function toEvent(id: string, { text, fields, request }: ErrorReport, now: number, facts: { environment: string }) {
  const [first = '', ...rest] = text.split('\n')
  const frames = parseFrames(rest)
  const [, type = 'Error', value = first] = /^(?:.*failed: )?(\w*Error): (.*)$/.exec(first) ?? []
  return {
    event_id: id,
    timestamp: now / 1000,
    platform: 'node',
    level: 'error',
    server_name: hostname(),
    ...facts,
    logentry: { formatted: text.slice(0, MAX_TEXT) },
    ...(request ? { tags: { request } } : {}),
    ...(Object.keys(fields).length ? { extra: fields } : {}),
    ...(frames.length ? { exception: { values: [{ type, value: value.slice(0, MAX_TEXT), stacktrace: { frames } }] } } : {})
  }
}

/** The calls of a stack, the oldest first. */
function parseFrames(lines: readonly string[]) {
  return lines
    .flatMap(line => {
      const [, name = '?', file, row, column] = /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? []
      return file
        ? [{ function: name, filename: file, lineno: Number(row), colno: Number(column), in_app: !file.includes('node_modules') }]
        : []
    })
    .toReversed()
}
