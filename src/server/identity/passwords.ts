import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's argon2id: 19 MiB, two passes. `memory` is in KiB. */
export const OWASP_COST = { memory: 19_456, passes: 2, parallelism: 1 }
let cost = OWASP_COST
const TAG_BYTES = 32
const hash = promisify(argon2)

/** @returns the hash in the usual `$argon2id$…` form, with its own cost, so that the cost can be raised later */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = cost
  const tag = await hash('argon2id', { ...cost, message: password.normalize('NFKC'), nonce, tagLength: TAG_BYTES })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(nonce)}$${toBase64(tag)}`
}

const HASH_FORMAT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = HASH_FORMAT.exec(stored) ?? []
  if (!nonce || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const input = await hash('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length
  })
  return timingSafeEqual(input, expected)
}

let dummyHash: Promise<string> | undefined

/** For tests, which hash hundreds of passwords. @returns the cost until now */
export function setPasswordCost(next: typeof OWASP_COST): typeof OWASP_COST {
  const before = cost
  cost = next
  dummyHash = undefined
  return before
}

/** Takes as long as a wrong password, so that the response time does not reveal whether the account exists. */
export async function verifyDummyPassword(password: string): Promise<false> {
  dummyHash ??= hashPassword(randomBytes(16).toString('base64'))
  await verifyPassword(password, await dummyHash)
  return false
}

function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

/** For tokens and secrets of programs, which are long enough for a fast hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
