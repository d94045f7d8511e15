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

const hashData = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const toBase64 = (data: Buffer): string => data.toString('base64url')
/** Head of a CBOR item, RFC 8949, 3. */
const encodeHead = (major: number, value: number): Buffer => {
  const type = major << 5
  if (value < 24) return Buffer.from([type | value])
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 0xff])
}
const encodeBytes = (data: Buffer): Buffer => Buffer.concat([encodeHead(2, data.length), data])
const encodeText = (value: string): Buffer => Buffer.concat([encodeHead(3, value.length), Buffer.from(value)])
const encodeInteger = (value: number): Buffer => (value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value))
const encodeMap = (...pairs: [Buffer, Buffer][]): Buffer => Buffer.concat([encodeHead(5, pairs.length), ...pairs.flat()])

/** A device with a lock, as WebAuthn describes one: makes a passkey and signs with it. */
export function createPasskeyDevice(origin: string) {
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
    return Buffer.concat([hashData(rpId), Buffer.from([flags]), counted, more])
  }
  const credential = (response: object) => ({
    id: toBase64(id),
    rawId: toBase64(id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response
  })

  return {
    id: toBase64(id),
    create: (options: Options, deviation: Deviation = {}) => {
      owner = options.user?.id ?? ''
      const key = encodeMap(
        [encodeInteger(1), encodeInteger(2)],
        [encodeInteger(3), encodeInteger(-7)],
        [encodeInteger(-1), encodeInteger(1)],
        [encodeInteger(-2), encodeBytes(Buffer.from(jwk.x ?? '', 'base64url'))],
        [encodeInteger(-3), encodeBytes(Buffer.from(jwk.y ?? '', 'base64url'))]
      )
      const length = Buffer.from([0, id.length])
      const flags = USER_PRESENT | HAS_CREDENTIAL | (deviation.unverified ? 0 : USER_VERIFIED)
      const data = authenticatorData(options.rp?.id ?? '', flags, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = encodeMap(
        [encodeText('fmt'), encodeText('none')],
        [encodeText('attStmt'), encodeMap()],
        [encodeText('authData'), encodeBytes(data)]
      )
      return credential({
        clientDataJSON: toBase64(clientData('webauthn.create', options.challenge, deviation.origin ?? origin)),
        attestationObject: toBase64(attestation),
        transports: ['internal']
      })
    },
    sign: (options: Options, deviation: Deviation = {}) => {
      counter = deviation.counter ?? counter + 1
      const client = clientData(deviation.type ?? 'webauthn.get', options.challenge, deviation.origin ?? origin)
      const data = authenticatorData(options.rpId ?? '', USER_PRESENT | (deviation.unverified ? 0 : USER_VERIFIED))
      return credential({
        clientDataJSON: toBase64(client),
        authenticatorData: toBase64(data),
        signature: toBase64(sign('sha256', Buffer.concat([data, hashData(client)]), privateKey)),
        userHandle: deviation.userHandle ?? owner
      })
    }
  }
}
