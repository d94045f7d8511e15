import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** How a device answers other than it should. */
export interface Deviation {
  origin?: string
  counter?: number
  /** Without the device's lock, as by a bare press of a key. */
  unverified?: boolean
  userHandle?: string
  type?: string
}

interface Options {
  challenge?: string
  rpId?: string
  rp?: { id: string }
  user?: { id: string }
}

const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64 = (data: Buffer): string => data.toString('base64url')
/** Head of a CBOR item, RFC 8949, 3. */
const head = (major: number, value: number): Buffer => {
  const type = major << 5
  if (value < 24) return Buffer.from([type | value])
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 0xff])
}
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data])
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (...pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()])

/** A device with a lock, as WebAuthn describes one: makes a passkey and signs with it. */
export function passkeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const jwk = publicKey.export({ format: 'jwk' })
  let counter = 0
  let owner = ''
  const clientData = (type: string, challenge: string | undefined, at: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }))
  const authenticatorData = (rpId: string, flags: number, more = Buffer.alloc(0), count = counter): Buffer => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(count)
    return Buffer.concat([hash(rpId), Buffer.from([flags]), counted, more])
  }
  const credential = (response: object) => ({
    id: base64(id),
    rawId: base64(id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response
  })

  return {
    id: base64(id),
    create: (options: Options, deviation: Deviation = {}) => {
      owner = options.user?.id ?? ''
      const key = map(
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(jwk.x ?? '', 'base64url'))],
        [integer(-3), bytes(Buffer.from(jwk.y ?? '', 'base64url'))]
      )
      const length = Buffer.from([0, id.length])
      const flags = USER_PRESENT | HAS_CREDENTIAL | (deviation.unverified ? 0 : USER_VERIFIED)
      const data = authenticatorData(options.rp?.id ?? '', flags, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = map([text('fmt'), text('none')], [text('attStmt'), map()], [text('authData'), bytes(data)])
      return credential({
        clientDataJSON: base64(clientData('webauthn.create', options.challenge, deviation.origin ?? origin)),
        attestationObject: base64(attestation),
        transports: ['internal']
      })
    },
    sign: (options: Options, deviation: Deviation = {}) => {
      counter = deviation.counter ?? counter + 1
      const client = clientData(deviation.type ?? 'webauthn.get', options.challenge, deviation.origin ?? origin)
      const data = authenticatorData(options.rpId ?? '', USER_PRESENT | (deviation.unverified ? 0 : USER_VERIFIED))
      return credential({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(sign('sha256', Buffer.concat([data, hash(client)]), privateKey)),
        userHandle: deviation.userHandle ?? owner
      })
    }
  }
}
