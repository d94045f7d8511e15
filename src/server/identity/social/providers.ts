import { createHash } from 'node:crypto'
import { $fetch } from 'ofetch'
import { z } from 'zod'
import { lineText } from '#contract/fields.ts'
import { normalizeEmail, SOCIAL_PROVIDERS, type SocialProviderCode } from '#domain/account.ts'
import { ShopError } from '#domain/errors.ts'
import type { Config } from '../../kernel/config.ts'
import { log } from '../../kernel/log/log.ts'

const CALL_MS = 8000

/** What a provider sends about its customer. */
export interface SocialProfile {
  /** The provider's id of the customer, which never changes. */
  subject: string
  email: string | null
  /** Whether the provider vouches for the mailbox. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

export interface SocialProvider {
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  profileUrl: string
  scope: string
  profile: z.ZodType<SocialProfile>
}

const name = lineText(60).trim().catch('')
const mailbox = z
  .string()
  .transform(normalizeEmail)
  .nullish()
  .transform(email => email ?? null)

/** OpenID Connect Core, 5.1. */
const googleProfile = z
  .object({
    sub: z.string().min(1).max(255),
    email: mailbox,
    email_verified: z.boolean().catch(false),
    given_name: name,
    family_name: name
  })
  .transform(({ sub, email, email_verified, given_name, family_name }): SocialProfile => ({
    subject: sub,
    email,
    emailVerified: email !== null && email_verified,
    firstName: given_name,
    lastName: family_name
  }))

/** Facebook does not say whether the mailbox was verified. */
const facebookProfile = z
  .object({ id: z.string().min(1).max(255), email: mailbox, first_name: name, last_name: name })
  .transform(({ id, email, first_name, last_name }): SocialProfile => ({
    subject: id,
    email,
    emailVerified: false,
    firstName: first_name,
    lastName: last_name
  }))

const ADDRESSES = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    profileUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    scope: 'openid email profile',
    profile: googleProfile
  },
  facebook: {
    authorizeUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
    profileUrl: 'https://graph.facebook.com/v23.0/me?fields=id,first_name,last_name,email',
    scope: 'email public_profile',
    profile: facebookProfile
  }
} as const

/** The credentials of the demo's own providers. */
export const SANDBOX_CLIENT = { clientId: 'delguur-demo', clientSecret: 'demo-social-secret' }

/** The providers with credentials: `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`, the same for Facebook. The demo has sandboxes of both. */
export function createSocialProviders({ providers, publicUrl }: Config): Partial<Record<SocialProviderCode, SocialProvider>> {
  return Object.fromEntries(
    SOCIAL_PROVIDERS.flatMap(code => {
      const prefix = code.toUpperCase()
      const clientId = providers.variables[`${prefix}_CLIENT_ID`]
      const clientSecret = providers.variables[`${prefix}_CLIENT_SECRET`]
      if (clientId && clientSecret) return [[code, { clientId, clientSecret, ...ADDRESSES[code] }]]
      if (!providers.sandboxUrl) return []
      const server = `${providers.sandboxUrl}/${code}`
      const { scope, profile } = ADDRESSES[code]
      const addresses = { authorizeUrl: `${publicUrl}/dev/${code}/authorize`, tokenUrl: `${server}/token`, profileUrl: `${server}/profile` }
      return [[code, { ...SANDBOX_CLIENT, ...addresses, scope, profile }]]
    })
  )
}

export const toCallbackUrl = ({ publicUrl }: Config, code: SocialProviderCode): string => `${publicUrl}/login/${code}/callback`

/** RFC 7636, 4.2. */
export const toChallenge = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

export function toAuthorizationUrl(
  { authorizeUrl, clientId, scope }: SocialProvider,
  { state, verifier, redirectUri }: { state: string; verifier: string; redirectUri: string }
): string {
  const url = new URL(authorizeUrl)
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: toChallenge(verifier),
    code_challenge_method: 'S256'
  }
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value)
  return url.href
}

const tokenResponse = z.object({ access_token: z.string().min(1) })

/** Exchanges the code for the customer's profile. @throws ShopError social_failed */
export async function fetchProfile(
  provider: SocialProvider,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string }
): Promise<SocialProfile> {
  try {
    const { clientId, clientSecret, tokenUrl, profileUrl } = provider
    const exchange = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: verifier
    }
    const call = { timeout: CALL_MS, retry: 0, headers: { accept: 'application/json' } }
    const token = tokenResponse.parse(await $fetch(tokenUrl, { ...call, method: 'POST', body: new URLSearchParams(exchange) }))
    const headers = { ...call.headers, authorization: `Bearer ${token.access_token}` }
    return provider.profile.parse(await $fetch(profileUrl, { ...call, headers }))
  } catch (error) {
    const status = (error as { status?: number }).status
    log.warn({ provider: new URL(provider.tokenUrl).host, status }, 'social login failed')
    throw new ShopError('social_failed')
  }
}
