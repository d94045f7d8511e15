/** Where and how this process runs. Read once; nothing else in the shop looks at the environment. */
export interface Config {
  mode: 'demo' | 'live'
  host: string
  port: number
  /** Address shoppers use, without a slash at the end: canonical links, callbacks, preview pictures. */
  publicUrl: string
  dataDir: string
  /** A Postgres server; without it PGlite keeps everything in `dataDir`. `memory:` is for tests. */
  databaseUrl: string | null
  /** A remote Shop API instead of the embedded one. */
  remote: { url: string; clientId: string; clientSecret: string } | null
  /** The OAuth client that storefront instances in front of this one use. */
  apiClient: { id: string; secret: string } | null
  qpay: { url: string; username: string; password: string; invoiceCode: string }
  sms: { url: string; token: string } | null
  smtpUrl: string | null
  mailFrom: string
  /** Minutes an unpaid order is kept. */
  paymentMinutes: number
  /** Times the tries allowed by http/rate-limit.ts: more for a demo or a test, where one address is everybody. */
  rateLimitFactor: number
  /** Names of proxies' header to trust for the asker's address, or null. */
  trustProxyHeader: string | null
}

type Environment = Record<string, string | undefined>

/** @throws Error with a sentence that says what to set. */
export function readConfig(env: Environment): Config {
  const mode = oneOf(env, 'DELGUUR_MODE', ['demo', 'live'] as const, 'demo')
  const port = wholeNumber(env, 'PORT', 4321, 1, 65535)
  const host = env['HOST'] || '127.0.0.1'
  const publicUrl = (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/+$/, '')
  const live = mode === 'live'
  const needed = (name: string, why: string): string => {
    const value = env[name]
    if (value) return value
    throw new Error(`Set ${name}: ${why} (DELGUUR_MODE is live).`)
  }
  if (live && !env['PUBLIC_URL'])
    throw new Error('Set PUBLIC_URL to the address shoppers use, such as https://shop.mn (DELGUUR_MODE is live).')
  const remoteUrl = env['SHOP_API_URL']
  const remote = remoteUrl
    ? {
        url: remoteUrl.replace(/\/+$/, ''),
        clientId:
          env['SHOP_CLIENT_ID'] || fail('Set SHOP_CLIENT_ID and SHOP_CLIENT_SECRET: the remote shop at SHOP_API_URL asks for them.'),
        clientSecret:
          env['SHOP_CLIENT_SECRET'] || fail('Set SHOP_CLIENT_ID and SHOP_CLIENT_SECRET: the remote shop at SHOP_API_URL asks for them.')
      }
    : null
  const embeddedLive = live && !remote
  return {
    mode,
    host,
    port,
    publicUrl,
    dataDir: env['DATA_DIR'] || './data',
    databaseUrl: env['DATABASE_URL'] || null,
    remote,
    apiClient:
      env['API_CLIENT_ID'] && env['API_CLIENT_SECRET']
        ? { id: env['API_CLIENT_ID'], secret: env['API_CLIENT_SECRET'] }
        : live || remote
          ? null
          : { id: 'storefront', secret: 'demo-secret' },
    qpay: embeddedLive
      ? {
          url: env['QPAY_URL'] || 'https://merchant.qpay.mn',
          username: needed('QPAY_USERNAME', 'the merchant name QPay gave you'),
          password: needed('QPAY_PASSWORD', 'the merchant password QPay gave you'),
          invoiceCode: needed('QPAY_INVOICE_CODE', 'the invoice code of your QPay contract')
        }
      : {
          url: env['QPAY_URL'] || `${ownAddress(host, port)}/dev/qpay`,
          username: env['QPAY_USERNAME'] || 'TEST_MERCHANT',
          password: env['QPAY_PASSWORD'] || 'TEST_PASSWORD',
          invoiceCode: env['QPAY_INVOICE_CODE'] || 'TEST_INVOICE'
        },
    sms: embeddedLive
      ? { url: needed('SMS_URL', 'the address of your SMS gateway'), token: needed('SMS_TOKEN', 'the token of your SMS gateway') }
      : env['SMS_URL'] && env['SMS_TOKEN']
        ? { url: env['SMS_URL'], token: env['SMS_TOKEN'] }
        : null,
    smtpUrl: embeddedLive
      ? needed('SMTP_URL', 'the address of your mail server, such as smtps://name:password@mail.shop.mn')
      : env['SMTP_URL'] || null,
    mailFrom: embeddedLive
      ? needed('MAIL_FROM', 'the sender of your e-mails, such as Shop <no-reply@shop.mn>')
      : env['MAIL_FROM'] || 'Delguur <no-reply@delguur.example>',
    paymentMinutes: wholeNumber(env, 'PAYMENT_MINUTES', 120, 1, 10080),
    rateLimitFactor: wholeNumber(env, 'RATE_LIMIT_FACTOR', live ? 1 : 10, 1, 100_000),
    trustProxyHeader: env['TRUST_PROXY_HEADER'] || null
  }
}

/** Where this process reaches itself: `localhost` may be IPv4 or IPv6, whichever the server listens on. */
function ownAddress(host: string, port: number): string {
  return `http://${['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host}:${port}`
}

function fail(sentence: string): never {
  throw new Error(sentence)
}

function oneOf<Value extends string>(env: Environment, name: string, values: readonly Value[], fallback: Value): Value {
  const given = env[name]
  if (!given) return fallback
  const found = values.find(value => value === given)
  return found ?? fail(`Set ${name} to one of ${values.join(', ')}; it is ${given}.`)
}

function wholeNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const given = env[name]
  if (!given) return fallback
  const value = Number(given)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  return fail(`Set ${name} to a whole number from ${least} to ${most}; it is ${given}.`)
}
