import { eq } from 'drizzle-orm'
import webPush from 'web-push'
import type { Job } from '../../kernel/jobs/queue.ts'
import { log } from '../../kernel/log/log.ts'
import type { Server } from '../../kernel/server.ts'
import { pushKeys } from './keys.ts'
import { pushMessages, pushSubscriptions } from './tables.ts'

const TIMEOUT_MS = 10_000
/** An older message is of no use any more; services keep it as long for a device that is off. */
const LIFETIME_S = 24 * 60 * 60
const MAX_WAIT_S = 60 * 60
/** The browser has ended the subscription. */
const GONE = [404, 410]
/** The service will not take this message later either. */
const REFUSED = [400, 401, 403, 413]

/** Sends one message. A failure of the service is repeated by the queue; a subscription that has ended is removed with its messages. */
export async function sendPush(server: Server, { subject }: Job): Promise<Date | null> {
  const { db, config } = server
  const [row] = await db
    .select({ message: pushMessages, device: pushSubscriptions })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .where(eq(pushMessages.id, Number(subject)))
  if (!row) return null
  const { message, device } = row
  const now = server.now()
  const left = LIFETIME_S - Math.floor((now.getTime() - message.createdAt.getTime()) / 1000)
  const drop = async () => void (await db.delete(pushMessages).where(eq(pushMessages.id, message.id)))
  if (left <= 0) {
    await drop()
    return null
  }
  const response = await postMessage(server, device, JSON.stringify(message.payload), left)
  if (GONE.includes(response.status)) {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id))
    return null
  }
  const wait = Number(response.headers.get('retry-after'))
  if (response.status === 429 && wait > 0) return new Date(now.getTime() + Math.min(wait, MAX_WAIT_S) * 1000)
  if (!response.ok && !REFUSED.includes(response.status))
    throw new Error(`The push service at ${toHost(device)} answered ${response.status}.`)
  if (!response.ok) log.warn({ host: toHost(device), status: response.status, mode: config.mode }, 'push message refused')
  await drop()
  return null
}

const toHost = ({ endpoint }: { endpoint: string }): string => new URL(endpoint).host

/** The library encrypts and signs (RFC 8291, RFC 8292); it can send to `https` only, and a test's service has none. */
function postMessage({ config }: Server, device: typeof pushSubscriptions.$inferSelect, payload: string, ttl: number): Promise<Response> {
  const { endpoint, p256dh, auth } = device
  const subject = config.publicUrl.startsWith('https:') ? config.publicUrl : `mailto:${parseAddress(config.mailFrom)}`
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: ttl,
    vapidDetails: { subject, ...pushKeys(config) }
  })
  return fetch(endpoint, {
    method,
    headers: headers as Record<string, string>,
    body: new Uint8Array(body ?? Buffer.alloc(0)),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS)
  })
}

const parseAddress = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender
