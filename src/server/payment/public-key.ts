import { createPublicKey } from 'node:crypto'
import { z } from 'zod'

/** A provider's public key in an environment variable: DER (SubjectPublicKeyInfo) in Base64, on one line. */
export const publicKey = z.base64().transform((text, context) => {
  try {
    return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
  } catch {
    context.addIssue({ code: 'custom', message: 'not a public key' })
    return z.NEVER
  }
})
