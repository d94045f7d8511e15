import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Token } from '#contract/identity.ts'
import { type ErrorCode, ShopError } from '#domain/errors.ts'
import { toErrorBody } from '../kernel/http/errors.ts'
import { transact } from '../kernel/db/transact.ts'
import { resetAttempts, limitAttempts } from '../kernel/http/rate-limit.ts'
import { findUnstorable } from '../kernel/http/storable-text.ts'
import type { ShopContext } from '../kernel/http/customer.ts'
import type { Server } from '../kernel/server.ts'
import { authenticateClient, type ApiClient } from './clients.ts'
import { authenticate, lockAccount } from './log-in.ts'
import { BEARER_SESSION_MS, createSession } from './sessions.ts'
import { findTwoStep, useSecondStep } from './two-step.ts'

type OAuthError = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' | 'temporarily_unavailable'

/** RFC 6749 allows printable ASCII only, so these stay English; `errors` has the request's language. */
const ERRORS: Record<OAuthError, { status: ContentfulStatusCode; code: ErrorCode; description: string }> = {
  invalid_request: { status: 400, code: 'bad_request', description: 'A parameter is missing or wrong.' },
  invalid_client: { status: 401, code: 'token_invalid', description: 'The client is unknown or its secret is wrong.' },
  invalid_grant: { status: 400, code: 'password_wrong', description: 'Incorrect password or user name.' },
  unsupported_grant_type: { status: 400, code: 'bad_request', description: 'Use password or client_credentials.' },
  temporarily_unavailable: { status: 429, code: 'too_many_requests', description: 'Too many tries.' }
}

/** Tokens are for programs; browsers use cookies instead. @throws HTTPException in the form of RFC 6749 */
export async function issueToken(c: ShopContext, server: Server): Promise<Token> {
  c.header('Cache-Control', 'no-store')
  c.header('Pragma', 'no-cache')
  const input = await readParameters(c)
  if (!input) throw createOauthError(c, 'invalid_request')
  try {
    return await grantToken(c, server, input)
  } catch (error) {
    if (error instanceof ShopError && ['password_wrong', 'account_blocked', 'validation'].includes(error.code))
      throw createOauthError(c, 'invalid_grant')
    if (error instanceof ShopError && error.code === 'too_many_requests')
      throw createOauthError(c, 'temporarily_unavailable', error.details)
    throw error
  }
}

async function grantToken(c: ShopContext, server: Server, input: Record<string, string>): Promise<Token> {
  const { db, config } = server
  const now = server.now()
  const address = c.get('address')
  const given = readClientCredentials(c.req.header('authorization'), input)
  let client: ApiClient | null = null
  if (given) {
    await limitAttempts(db, 'clients_from', address, config.rateLimitFactor, now)
    client = findUnstorable(given) === undefined ? await authenticateClient(server, given.id, given.secret) : null
    if (!client) throw createOauthError(c, 'invalid_client')
    await resetAttempts(db, 'clients_from', address)
  }
  if (input['grant_type'] === 'client_credentials') {
    if (!client) throw createOauthError(c, 'invalid_client')
    return toToken(await createSession(db, { kind: 'client', clientId: client.id, now }), now)
  }
  if (input['grant_type'] === 'password') {
    const login = input['username'] || input['login']
    const { password } = input
    if (!login || !password) throw createOauthError(c, 'invalid_request')
    const { userId, passwordHash } = await authenticate(db, { login, password, address, factor: config.rateLimitFactor }, now)
    if (await findTwoStep(db, userId))
      await useSecondStep(db, { userId, code: input['otp'] ?? '', address, factor: config.rateLimitFactor }, now)
    const userAgent = c.req.header('user-agent') ?? ''
    const started = await transact(db, async tx => {
      await lockAccount(tx, userId, passwordHash)
      return createSession(tx, { kind: 'bearer', userId, clientId: client?.id ?? null, userAgent, now })
    })
    return toToken(started, now)
  }
  throw createOauthError(c, input['grant_type'] ? 'unsupported_grant_type' : 'invalid_request')
}

function toToken({ token }: { token: string }, now: Date): Token {
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: BEARER_SESSION_MS / 1000,
    created_at: Math.floor(now.getTime() / 1000)
  }
}

function createOauthError(c: ShopContext, error: OAuthError, details: Record<string, unknown> = {}): HTTPException {
  const { status, code, description } = ERRORS[error]
  const body = toErrorBody(new ShopError(code, details), c.get('locale'))
  if (error === 'invalid_client') c.header('WWW-Authenticate', 'Basic realm="shop"')
  if (typeof details['seconds'] === 'number') c.header('Retry-After', String(details['seconds']))
  const res = c.json({ ...body, error, error_description: description, errors: { base: [body.error] } }, status)
  return new HTTPException(status, { res })
}

/** @returns null where the body is neither a form nor a JSON object */
async function readParameters(c: ShopContext): Promise<Record<string, string> | null> {
  const type = c.req.header('content-type') ?? ''
  try {
    const body: unknown = type.includes('json') ? await c.req.json() : await c.req.parseBody()
    if (typeof body !== 'object' || body === null || Array.isArray(body) || findUnstorable(body) !== undefined) return null
    return Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' && value.length <= 500 ? [[name, value]] : []))
    )
  } catch {
    return null
  }
}

/** From the Authorization header (form-encoded, as RFC 6749 requires) or from the body. */
function readClientCredentials(header: string | undefined, input: Record<string, string>): { id: string; secret: string } | null {
  const basic = /^Basic +(\S+)$/i.exec(header ?? '')?.[1]
  if (basic) {
    const text = Buffer.from(basic, 'base64').toString()
    const colon = text.indexOf(':')
    return { id: unescapeText(text.slice(0, Math.max(colon, 0))), secret: unescapeText(text.slice(colon + 1)) }
  }
  return input['client_id'] ? { id: input['client_id'], secret: input['client_secret'] ?? '' } : null
}

function unescapeText(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}
