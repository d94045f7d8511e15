import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
  randomBytes
} from 'node:crypto'

/*
 * Most Money encrypts what is confidential in a call with a key of its own, AES-128-CBC, and that key with Most's RSA key. SHA-1 and
 * PKCS 1 v1.5 are the protocol's.
 */

const CIPHER = 'aes-128-cbc'
const KEY_BYTES = 16

interface SealedFields {
  /** The encrypted fields. */
  SD: string
  /** Their encrypted key. */
  EK: string
  /** The hash of the fields. */
  SG: string
}

export function sealFields(fields: Record<string, string>, key: KeyObject, iv: Buffer): SealedFields {
  const plain = Buffer.from(JSON.stringify(fields))
  const secret = randomBytes(KEY_BYTES)
  const cipher = createCipheriv(CIPHER, secret, iv)
  return {
    SD: Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64'),
    EK: publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, secret).toString('base64'),
    SG: hashText(plain).toString('base64')
  }
}

/** @returns null where the fields are not encrypted with this key or their hash differs */
export function openFields({ SD, EK, SG }: SealedFields, key: KeyObject, iv: Buffer): Record<string, unknown> | null {
  try {
    const secret = privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(EK, 'base64'))
    const decipher = createDecipheriv(CIPHER, secret, iv)
    const plain = Buffer.concat([decipher.update(Buffer.from(SD, 'base64')), decipher.final()])
    return hashText(plain).equals(Buffer.from(SG, 'base64')) ? (JSON.parse(plain.toString()) as Record<string, unknown>) : null
  } catch {
    return null
  }
}

const hashText = (plain: Buffer): Buffer => createHash('sha1').update(plain).digest()
