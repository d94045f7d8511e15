import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { ShopEnv } from '../../../kernel/http/customer.ts'
import type { Server } from '../../../kernel/server.ts'
import { isSameText } from '../../checksum.ts'
import { applyFault, createSandboxApp } from '../../sandbox/app-page.ts'
import { cancelOpenInvoice, findInvoice, insertInvoice, readPayments } from '../../sandbox/store.ts'
import { issueToken, isTokenValid } from '../../sandbox/tokens.ts'
import type { StorepayAccount } from './storepay.ts'

const PATH = '/dev/storepay'
const TOKEN_SECONDS = 60 * 60
const LIMIT = 3_000_000
/** The credit of phones that end with 1. */
const SMALL_LIMIT = 50_000
const phone = z.string().regex(/^[5-9]\d{7}$/)
const limitInput = z.strictObject({ mobileNumber: phone })
const cancelInput = z.strictObject({ accountId: z.string() })
const loanInput = z.strictObject({
  storeId: z.string(),
  mobileNumber: phone,
  description: z.string().min(1).max(255),
  amount: z.int().positive(),
  callbackUrl: z.url(),
  requestId: z.string().min(1).max(64)
})

/** Storepay's merchant API with its app. Phones that end with 0 have no account; those that end with 1 have a small limit. */
export function createStorepaySandbox(server: Server, account: Omit<StorepayAccount, 'url' | 'authUrl'>): Hono<ShopEnv> {
  const { db } = server

  const respond = (c: Context, value: unknown, error?: string): Response =>
    c.json({
      value: error ? null : value,
      data: null,
      msgList: error ? [{ code: error, text: error, params: [] }] : [],
      attrs: null,
      status: error ? 'Failed' : 'Success'
    })
  const limitOf = (mobile: string): number | null => (mobile.endsWith('0') ? null : mobile.endsWith('1') ? SMALL_LIMIT : LIMIT)

  return new Hono<ShopEnv>()
    .post(`${PATH}/merchant-uaa/oauth/token`, c => {
      const { grant_type: grant, username = '', password = '' } = c.req.query()
      const basic = Buffer.from(/^Basic +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '', 'base64').toString()
      const isKnown =
        isSameText(basic, `${account.appUser}:${account.appPassword}`) &&
        grant === 'password' &&
        isSameText(`${username}:${password}`, `${account.username}:${account.password}`)
      if (!isKnown) return c.json({ error: 'invalid_grant' }, 401)
      const until = Math.floor(server.now().getTime() / 1000) + TOKEN_SECONDS
      return c.json({ access_token: issueToken('access', until, account.password), token_type: 'bearer', expires_in: TOKEN_SECONDS })
    })
    .use(`${PATH}/lend-merchant/*`, async (c, next) => {
      const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
      if (!token || !isTokenValid(token, 'access', account.password, server.now())) return c.json({ error: 'invalid_token' }, 401)
      return next()
    })
    .post(`${PATH}/lend-merchant/user/possibleAmount`, async c => {
      const parsed = limitInput.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success) return respond(c, null, 'VALIDATION')
      const limit = limitOf(parsed.data.mobileNumber)
      return limit === null ? respond(c, null, 'USER_NOT_FOUND') : respond(c, limit)
    })
    .post(`${PATH}/lend-merchant/merchant/loan`, async c => {
      const parsed = loanInput.safeParse(await c.req.json().catch(() => null))
      if (!parsed.success || parsed.data.storeId !== account.storeId) return respond(c, null, 'VALIDATION')
      const { mobileNumber, description, amount, callbackUrl, requestId } = parsed.data
      if (amount > (limitOf(mobileNumber) ?? 0)) return respond(c, null, 'LIMIT_EXCEEDED')
      const invoice = await insertInvoice(db, {
        provider: 'storepay',
        merchantRef: requestId,
        amount,
        description,
        callbackUrl,
        data: { phone: mobileNumber },
        createdAt: server.now()
      })
      return invoice ? respond(c, invoice.id) : respond(c, null, 'DUPLICATE_REQUEST')
    })
    .get(`${PATH}/lend-merchant/merchant/loan/check/:id`, async c => {
      const invoice = await findInvoice(db, 'storepay', c.req.param('id'))
      if (!invoice) return respond(c, null, 'LOAN_NOT_FOUND')
      return (await applyFault(c, invoice)) ?? respond(c, (await readPayments(db, invoice.id)).at(-1)?.status === 'PAID')
    })
    .post(`${PATH}/lend-merchant/merchant/account/cancel`, async c => {
      const parsed = cancelInput.safeParse(await c.req.json().catch(() => null))
      const invoice = parsed.success ? await findInvoice(db, 'storepay', parsed.data.accountId) : null
      if (!invoice) return respond(c, null, 'LOAN_NOT_FOUND')
      return (await cancelOpenInvoice(db, invoice.id)) ? respond(c, true) : respond(c, null, 'LOAN_NOT_WAITING')
    })
    .all(`${PATH}/lend-merchant/*`, c => c.json({ error: 'not_found' }, 404))
    .route(
      '/',
      createSandboxApp(server, {
        provider: 'storepay',
        declined: 'DECLINED',
        report: ({ id, callbackUrl }) => {
          const url = new URL(callbackUrl ?? '')
          url.searchParams.set('id', id)
          return { url: url.href, method: 'GET' }
        }
      })
    )
}
