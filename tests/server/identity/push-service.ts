import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { PushPayload } from '#domain/push.ts'
import { listen } from '../auth-harness.ts'

const DAY_S = 24 * 60 * 60

interface Device {
  endpoint: string
  keys: { p256dh: string; auth: string }
  expirationTime: null
}

/** A push service that answers 4xx to whatever RFC 8030, RFC 8188, RFC 8291 or RFC 8292 does not allow, and a browser's side of it. */
export async function startPushService() {
  const devices = new Map<string, { decrypt: (body: Buffer) => string; received: PushPayload[] }>()
  const problems: string[] = []
  let answers: Response[] = []
  /** The key that browsers subscribed with. */
  let applicationKey = ''

  const http = await listen(async request => {
    const refused = (problem: string): Response => {
      problems.push(problem)
      return new Response(problem, { status: 400 })
    }
    const device = devices.get(new URL(request.url).pathname)
    if (!device) return new Response(null, { status: 404 })
    if (request.method !== 'POST') return refused('method')
    const problem = checkVapid(request.headers.get('authorization') ?? '', http.url, applicationKey)
    if (problem) return refused(problem)
    if (!/^\d+$/.test(request.headers.get('ttl') ?? '')) return refused('TTL')
    if (request.headers.get('content-encoding') !== 'aes128gcm') return refused('content-encoding')
    const body = Buffer.from(await request.arrayBuffer())
    if (body.length > 4096) return new Response(null, { status: 413 })
    const text = device.decrypt(body)
    const scripted = answers.shift()
    if (scripted) return scripted
    device.received.push(JSON.parse(text) as PushPayload)
    return new Response(null, { status: 201 })
  })

  return {
    url: http.url,
    problems,
    close: http.close,
    answer: (...next: Response[]) => void (answers = next),
    useKey: (key: string) => void (applicationKey = key),
    device: () => {
      const { decrypt, keys } = createBrowserKeys()
      const path = `/send/${randomBytes(12).toString('hex')}`
      const received: PushPayload[] = []
      devices.set(path, { decrypt, received })
      const subscription: Device = { endpoint: http.url + path, keys, expirationTime: null }
      return { subscription, received, leave: () => void devices.delete(path) }
    }
  }
}

function checkVapid(authorization: string, audience: string, applicationKey: string): string | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (!key || key !== applicationKey) return 'key'
  const [header = '', claims = '', signature = ''] = token.split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  if (read(header)['alg'] !== 'ES256') return 'algorithm'
  const { aud, exp, sub } = read(claims)
  const now = Date.now() / 1000
  if (aud !== audience) return 'audience'
  if (typeof exp !== 'number' || exp < now || exp > now + DAY_S) return 'expiry'
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(String(sub))) return 'subject'
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  return verify('sha256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url')) ? null : 'signature'
}

function createBrowserKeys() {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const auth = randomBytes(16)
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length))
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8188, 2.1, and RFC 8291, 3.4. */
    decrypt: (body: Buffer): string => {
      const salt = body.subarray(0, 16)
      const keyLength = body[20] ?? 0
      const sender = body.subarray(21, 21 + keyLength)
      const shared = derive(pair.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]), 32)
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + keyLength)
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      const end = plain.lastIndexOf(2)
      if (end < 0) throw new Error('The record has no delimiter.')
      return plain.subarray(0, end).toString()
    }
  }
}
