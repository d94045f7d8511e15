import { generateKeyPairSync, type KeyObject } from 'node:crypto'

let pair: { publicKey: KeyObject; privateKey: KeyObject } | null = null

/** RSA keys of the sandboxes, new in each process. They are short since they protect nothing. */
export function createSandboxKeys(): { publicKey: KeyObject; privateKey: KeyObject } {
  pair ??= generateKeyPairSync('rsa', { modulusLength: 1024 })
  return pair
}

/** As in an environment variable: DER in Base64, on one line. */
export const formatSandboxPublicKey = (): string => createSandboxKeys().publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
