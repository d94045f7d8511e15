import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { SOCIAL_PROVIDERS, type SocialProviderCode } from '#domain/account.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { ShopEnv } from '../../kernel/http/customer.ts'
import { renderPlainPage } from '../../kernel/http/page.ts'
import type { Server } from '../../kernel/server.ts'
import { toCallbackUrl, toChallenge, SANDBOX_CLIENT } from './providers.ts'

const CODE_MS = 60_000
const TOKEN_MS = 3_600_000
const PARAMETERS = ['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'code_challenge', 'code_challenge_method'] as const
type Parameters = Record<(typeof PARAMETERS)[number], string>

interface Customer {
  id: string
  first: string
  last: string
  email: string | null
  verified: boolean
}

/** Customers of a provider of the demo: with a verified mailbox, with another one, and without any. */
const CUSTOMERS: readonly Customer[] = [
  { id: '10001', first: 'Номин', last: 'Батболд', email: 'nomin.batbold@mail.example', verified: true },
  { id: '10002', first: 'Тэмүүлэн', last: 'Ганбаатар', email: 'temuulen@mail.example', verified: false },
  { id: '10003', first: 'Энхжин', last: '', email: null, verified: false }
]

/**
 * Google and Facebook of the demo: the page that asks the customer, the exchange of a code, and the customer's profile. A code is
 * used once, within a minute, by the client and with the address and the verifier it was made for. A live shop has none of these paths.
 */
export function createSocialSandboxRoutes(server: Server): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>()
  if (!server.config.providers.sandboxUrl) return routes
  for (const provider of SOCIAL_PROVIDERS) addProvider(routes, server, provider)
  return routes
}

function addProvider(routes: Hono<ShopEnv>, server: Server, provider: SocialProviderCode): void {
  const { config, now } = server
  const path = `/dev/${provider}`
  const codes = new Map<string, { customer: Customer; parameters: Parameters; until: number }>()
  const tokens = new Map<string, { customer: Customer; scope: string; until: number }>()

  const refuse = (c: Context, status: 400 | 401, error: string): Response =>
    provider === 'google'
      ? c.json({ error, error_description: error.replaceAll('_', ' ') }, status)
      : c.json({ error: { message: error, type: 'OAuthException', code: status === 401 ? 190 : 100 } }, status)

  /** As the providers do, a wrong client or address is never redirected to. */
  const problemOf = (parameters: Parameters): string | null => {
    if (parameters.client_id !== SANDBOX_CLIENT.clientId) return 'invalid_client'
    if (parameters.redirect_uri !== toCallbackUrl(config, provider)) return 'redirect_uri_mismatch'
    if (parameters.response_type !== 'code') return 'unsupported_response_type'
    if (!parameters.state) return 'state_missing'
    if (parameters.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(parameters.code_challenge)) return 'invalid_code_challenge'
    return null
  }
  const pick = (values: Record<string, unknown>): Parameters =>
    Object.fromEntries(PARAMETERS.map(name => [name, typeof values[name] === 'string' ? values[name] : ''])) as Parameters

  routes.get(`${path}/authorize`, async c => {
    const locale = c.get('locale')
    const t = createTranslator(locale)
    const name = t(`auth:${provider}`)
    const parameters = pick(c.req.query())
    const problem = problemOf(parameters)
    if (problem)
      return renderPlainPage({
        title: name,
        locale,
        status: 400,
        body: html`<main class="stack">
          <h1>${name}</h1>
          <p>${problem}</p>
        </main>`
      })
    const hidden = PARAMETERS.map(key => html`<input type="hidden" name="${key}" value="${parameters[key]}" />`)
    return renderPlainPage({
      title: name,
      locale,
      body: html`<main class="stack">
        <h1>${name}</h1>
        <p>${t('dev:social_text', { provider: name })}</p>
        <form method="post" class="stack">
          ${hidden}
          ${CUSTOMERS.map(
            ({ id, first, last, email, verified }) =>
              html`<button class="button button-secondary" name="customer" value="${id}">
                ${`${first} ${last}`.trim()},
                ${email ?? t('dev:social_no_email')}${email && provider === 'google' && !verified ? `, ${t('dev:social_unverified')}` : ''}
              </button>`
          )}
          <button class="button" name="customer" value="">${t('dev:social_decline')}</button>
        </form>
      </main>`
    })
  })

  routes.post(`${path}/authorize`, async c => {
    const body = await c.req.parseBody()
    const parameters = pick(body)
    const problem = problemOf(parameters)
    if (problem) return refuse(c, 400, problem)
    const target = new URL(parameters.redirect_uri)
    target.searchParams.set('state', parameters.state)
    const customer = CUSTOMERS.find(({ id }) => id === body['customer'])
    if (customer) {
      const code = randomBytes(24).toString('base64url')
      codes.set(code, { customer, parameters, until: now().getTime() + CODE_MS })
      target.searchParams.set('code', code)
    } else target.searchParams.set('error', 'access_denied')
    return c.redirect(target.href, 303)
  })

  routes.post(`${path}/token`, async c => {
    const form = await c.req.parseBody<Record<string, string>>()
    if (form['client_id'] !== SANDBOX_CLIENT.clientId || form['client_secret'] !== SANDBOX_CLIENT.clientSecret)
      return refuse(c, 401, 'invalid_client')
    if (form['grant_type'] !== 'authorization_code') return refuse(c, 400, 'unsupported_grant_type')
    const code = form['code'] ?? ''
    const issued = codes.get(code)
    codes.delete(code)
    const isValid =
      issued &&
      issued.until > now().getTime() &&
      form['redirect_uri'] === issued.parameters.redirect_uri &&
      toChallenge(form['code_verifier'] ?? '') === issued.parameters.code_challenge
    if (!isValid) return refuse(c, 400, 'invalid_grant')
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, { customer: issued.customer, scope: issued.parameters.scope, until: now().getTime() + TOKEN_MS })
    return c.json({ access_token: token, token_type: 'Bearer', expires_in: TOKEN_MS / 1000 })
  })

  routes.get(`${path}/profile`, c => {
    const granted = tokens.get(/^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '')
    if (!granted || granted.until <= now().getTime()) return refuse(c, 401, 'invalid_token')
    const { id, first, last, email, verified } = granted.customer
    const shared = granted.scope.split(' ').includes('email') && email ? email : null
    return provider === 'google'
      ? c.json({ sub: `google-${id}`, given_name: first, family_name: last, ...(shared && { email: shared, email_verified: verified }) })
      : c.json({ id: `facebook-${id}`, first_name: first, last_name: last, ...(shared && { email: shared }) })
  })
}
