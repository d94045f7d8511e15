import { type ErrorDestination, parseDsn } from './log/error-reports.ts'
import { LOG_LEVELS, type LogLevel } from './log/log.ts'

/** Configuration of the process, read once; no other module reads the environment. */
export interface Config {
  mode: 'demo' | 'live'
  host: string
  port: number
  /** Address customers use, without a slash at the end: canonical links, callbacks, preview pictures. */
  publicUrl: string
  dataDir: string
  /** A Postgres server; without it PGlite stores everything in `dataDir`. `memory:` is for tests. */
  databaseUrl: string | null
  /** A streaming replica of it for reads of the catalogue. */
  databaseReadUrl: string | null
  /** A bucket for files, such as pictures; without it they are in `dataDir`. */
  s3: S3Config | null
  /** A remote Shop API instead of the embedded one. */
  remote: { url: string; clientId: string; clientSecret: string } | null
  /** The OAuth client that storefront instances in front of this one use. */
  apiClient: { id: string; secret: string } | null
  /** The environment, of which each payment provider reads its own variables, and where the demo has its sandboxes. */
  providers: { variables: Readonly<Record<string, string | undefined>>; sandboxUrl: string | null }
  /** The lender that decides on leases; without one, staff decide. */
  lender: { url: string; merchant: string; key: string } | null
  /** The local PosAPI that numbers VAT receipts unless the settings name another, and the tax authority's registry of organisations. */
  receipt: { posApiUrl: string | null; registryUrl: string }
  sms: { url: string; token: string } | null
  smtpUrl: string | null
  /** Meta's API that purchases are reported to, with consent; null reports none. */
  metaConversions: { url: string; token: string } | null
  /** Key of the hashes of gift cards' numbers; without it, one in the data folder. */
  giftCardKey: string | null
  /** Keys of push messages (VAPID); without them, those of the data folder. */
  pushKeys: { publicKey: string; privateKey: string } | null
  /** Hosts of the push services that browsers may name; the shop calls no others. */
  pushHosts: readonly string[]
  mailFrom: string
  /** Elasticsearch or OpenSearch to search with; without it the database searches. */
  search: SearchServer | null
  /** Minutes until an unpaid order expires. */
  paymentMinutes: number
  /** Factor of the limits in http/rate-limit.ts; higher for demos and tests, where all clients share one address. */
  rateLimitFactor: number
  /** Trusted proxy header with the client's IP address, or null. */
  trustProxyHeader: string | null
  /** False disables the page cache, for measuring. */
  pageCache: boolean
  /** True compares every response with its contract, while developing and testing: a difference is a 500. */
  checkResponses: boolean
  /** `info` and below write a line for every request. */
  logLevel: LogLevel
  /** Where errors are reported beside the log: an address of Sentry or a service with its protocol. */
  errorReports: ErrorDestination | null
  /** Milliseconds from which a statement is logged; 0 logs none. */
  slowQueryMs: number
  /** Where `/metrics` is served, apart from the shop; null serves none. */
  metricsPort: number | null
}

/** S3, or a service with its protocol. */
export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface SearchServer {
  url: string
  /** The alias products are searched under. */
  index: string
  /** User with read access; null without authentication. */
  guest: { username: string; password: string } | null
  /** User with write access; the read user by default. */
  writer: { username: string; password: string } | null
  /** Typed paths, as before version 7; null detects the version. */
  typed: boolean | null
}

type Environment = Record<string, string | undefined>
const WEB = ['http:', 'https:']
const POSTGRES = ['postgres:', 'postgresql:']

/** @throws Error with every setting that is missing or wrong, one a line */
export function readConfig(environment: Environment): Config {
  const { config, problems } = inspectConfig(environment)
  if (problems.length) throw new Error(problems.join('\n'))
  return config
}

/** The configuration with defaults in place of what is missing or wrong, and a sentence about each of these. */
export function inspectConfig(environment: Environment): { config: Config; problems: string[] } {
  const problems: string[] = []
  return { config: parseConfig({ values: environment, problems }), problems }
}

/** The environment, and what is missing or wrong in it. */
interface Source {
  values: Environment
  problems: string[]
}

function parseConfig(env: Source): Config {
  const mode = readOneOf(env, 'DELGUUR_MODE', ['demo', 'live'] as const, 'demo')
  const port = readWholeNumber(env, 'PORT', 4321, 1, 65535)
  const host = env.values['HOST'] || '127.0.0.1'
  const publicUrl = parseAddress(env, 'PUBLIC_URL', WEB, 'https://shop.mn') ?? `http://localhost:${port}`
  const live = mode === 'live'
  const needed = (name: string, why: string): string =>
    env.values[name] || reportProblem(env, `Set ${name}: ${why} (DELGUUR_MODE is live).`, '')
  if (live) needed('PUBLIC_URL', 'the address customers use, such as https://shop.mn')
  const remoteUrl = parseAddress(env, 'SHOP_API_URL', WEB, 'http://shop:4321')
  const [clientId, clientSecret] = [env.values['SHOP_CLIENT_ID'], env.values['SHOP_CLIENT_SECRET']]
  if (remoteUrl && !(clientId && clientSecret))
    reportProblem(env, 'Set SHOP_CLIENT_ID and SHOP_CLIENT_SECRET: the remote shop at SHOP_API_URL requires them.', null)
  const remote = remoteUrl && clientId && clientSecret ? { url: remoteUrl, clientId, clientSecret } : null
  const embeddedLive = live && !remoteUrl
  const apiClient = readPair(env, 'API_CLIENT_ID', 'API_CLIENT_SECRET')
  const posApiUrl = parseAddress(env, 'POSAPI_URL', WEB, 'http://localhost:7080')
  const registryUrl = parseAddress(env, 'EBARIMT_URL', WEB, 'https://api.ebarimt.mn')
  const sandbox = `${toOwnAddress(host, port)}/dev/ebarimt`
  const smtpUrl = parseAddress(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://name:password@mail.shop.mn')
  if (embeddedLive) {
    needed('SMS_URL', 'the address of your SMS gateway, which sends login codes')
    needed('SMS_TOKEN', 'the token of your SMS gateway')
  }
  const metaUrl = parseAddress(env, 'META_GRAPH_URL', WEB, 'https://graph.facebook.com/v23.0')
  const metaToken = env.values['META_ACCESS_TOKEN']
  const sms = embeddedLive ? readBoth(env, 'SMS_URL', 'SMS_TOKEN') : readPair(env, 'SMS_URL', 'SMS_TOKEN')
  parseAddress(env, 'SMS_URL', WEB, 'https://sms.example.mn/send')
  const vapid = readPair(env, 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY')
  if (vapid && ![65, 32].every((bytes, index) => Buffer.from(vapid[index] ?? '', 'base64url').length === bytes))
    reportProblem(env, 'Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY to a pair that `npx web-push generate-vapid-keys` prints.', null)
  return {
    mode,
    host,
    port,
    publicUrl,
    dataDir: env.values['DATA_DIR'] || './data',
    databaseUrl:
      env.values['DATABASE_URL'] === 'memory:'
        ? 'memory:'
        : parseAddress(env, 'DATABASE_URL', POSTGRES, 'postgres://name:password@host:5432/shop'),
    databaseReadUrl: readDatabaseReadUrl(env),
    s3: readS3(env),
    remote,
    apiClient: apiClient ? { id: apiClient[0], secret: apiClient[1] } : live || remote ? null : { id: 'storefront', secret: 'demo-secret' },
    providers: { variables: env.values, sandboxUrl: live ? null : `${toOwnAddress(host, port)}/dev` },
    lender: readLender(env, live ? null : `${toOwnAddress(host, port)}/dev/lender`),
    receipt:
      posApiUrl || live
        ? { posApiUrl, registryUrl: registryUrl ?? 'https://api.ebarimt.mn' }
        : { posApiUrl: `${sandbox}/pos`, registryUrl: registryUrl ?? `${sandbox}/registry` },
    sms: sms && { url: sms[0], token: sms[1] },
    smtpUrl: embeddedLive ? needed('SMTP_URL', 'the address of your mail server, such as smtps://name:password@mail.shop.mn') : smtpUrl,
    metaConversions: metaToken ? { url: metaUrl ?? 'https://graph.facebook.com/v23.0', token: metaToken } : null,
    giftCardKey: env.values['GIFT_CARD_KEY'] || null,
    pushKeys: vapid && { publicKey: vapid[0], privateKey: vapid[1] },
    pushHosts: env.values['PUSH_HOSTS']?.split(/[\s,]+/).filter(Boolean) ?? PUSH_HOSTS,
    mailFrom: embeddedLive
      ? needed('MAIL_FROM', 'the sender of your e-mails, such as Shop <no-reply@shop.mn>')
      : env.values['MAIL_FROM'] || 'Delguur <no-reply@delguur.example>',
    search: readSearchServer(env),
    paymentMinutes: readWholeNumber(env, 'PAYMENT_MINUTES', 120, 1, 10080),
    rateLimitFactor: readWholeNumber(env, 'RATE_LIMIT_FACTOR', live ? 1 : 10, 1, 100_000),
    trustProxyHeader: env.values['TRUST_PROXY_HEADER'] || null,
    pageCache: readOneOf(env, 'PAGE_CACHE', ['on', 'off'] as const, 'on') === 'on',
    checkResponses:
      readOneOf(
        env,
        'CHECK_RESPONSES',
        ['on', 'off'] as const,
        process.env['NODE_ENV'] === 'production' || !process.env['NODE_ENV'] ? 'off' : 'on'
      ) === 'on',
    logLevel: readOneOf(env, 'LOG_LEVEL', LOG_LEVELS, live ? 'info' : 'warn'),
    errorReports: readErrorReports(env),
    slowQueryMs: readWholeNumber(env, 'SLOW_QUERY_MS', live ? 500 : 0, 0, 600_000),
    metricsPort: env.values['METRICS_PORT'] ? readWholeNumber(env, 'METRICS_PORT', 9464, 1, 65535) : null
  }
}

/** The push services of Chrome and browsers made from it, Firefox, Edge and Safari. */
const PUSH_HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.notify.windows.com', '*.push.apple.com']

/** A valid index name of Elasticsearch. */
const INDEX_NAME = /^[a-z0-9][a-z0-9_.-]{0,99}$/

function readDatabaseReadUrl(env: Source): string | null {
  const url = parseAddress(env, 'DATABASE_READ_URL', POSTGRES, 'postgres://name:password@replica:5432/shop')
  if (!url || POSTGRES.some(protocol => env.values['DATABASE_URL']?.startsWith(protocol))) return url
  return reportProblem(env, 'Set DATABASE_URL too: DATABASE_READ_URL names a replica of it.', null)
}

function readS3(env: Source): S3Config | null {
  const endpoint = parseAddress(env, 'S3_ENDPOINT', WEB, 'https://s3.ap-east-1.amazonaws.com')
  if (!endpoint) return null
  const needed = (name: string): string =>
    env.values[name] || reportProblem(env, `Set ${name} too: the storage at S3_ENDPOINT requires it.`, '')
  return {
    endpoint,
    bucket: needed('S3_BUCKET'),
    region: env.values['S3_REGION'] || 'us-east-1',
    accessKeyId: needed('S3_ACCESS_KEY'),
    secretAccessKey: needed('S3_SECRET_KEY')
  }
}

function readErrorReports(env: Source): ErrorDestination | null {
  const dsn = env.values['SENTRY_DSN']
  if (!dsn) return null
  return parseDsn(dsn) ?? reportProblem(env, 'Set SENTRY_DSN to an address such as https://key@errors.shop.mn/1.', null)
}

function readLender(env: Source, sandbox: string | null): Config['lender'] {
  const url = parseAddress(env, 'LENDER_URL', WEB, 'https://lender.example.mn/api')
  const keys = readPair(env, 'LENDER_MERCHANT', 'LENDER_KEY')
  if (url && !keys) reportProblem(env, 'Set LENDER_MERCHANT and LENDER_KEY: the lender at LENDER_URL requires them.', null)
  if (url && keys) return { url, merchant: keys[0], key: keys[1] }
  return sandbox ? { url: sandbox, merchant: 'TEST_SHOP', key: 'TEST_KEY' } : null
}

function readSearchServer(env: Source): SearchServer | null {
  const url = parseAddress(env, 'SEARCH_URL', WEB, 'https://search.shop.mn:9200')
  const guest = readPair(env, 'SEARCH_USERNAME', 'SEARCH_PASSWORD')
  const writer = readPair(env, 'SEARCH_WRITE_USERNAME', 'SEARCH_WRITE_PASSWORD')
  const index = env.values['SEARCH_INDEX'] || 'products'
  if (!INDEX_NAME.test(index))
    reportProblem(env, 'Set SEARCH_INDEX to a name of small Latin letters, digits, - and _, such as products.', null)
  const typed = readOneOf(env, 'SEARCH_TYPED', ['auto', 'yes', 'no'] as const, 'auto')
  if (!url) return null
  if (new URL(url).username || new URL(url).password)
    reportProblem(env, 'Set SEARCH_USERNAME and SEARCH_PASSWORD, and leave the name and the password out of SEARCH_URL.', null)
  const account = (pair: [string, string] | null) => pair && { username: pair[0], password: pair[1] }
  return { url, index, guest: account(guest), writer: account(writer ?? guest), typed: typed === 'auto' ? null : typed === 'yes' }
}

/** The process's own address: `localhost` may be IPv4 or IPv6, whichever the server listens on. */
function toOwnAddress(host: string, port: number): string {
  return `http://${['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host}:${port}`
}

/** Parses an address and removes slashes at its end. The error omits the value, which may contain a password. */
function parseAddress(env: Source, name: string, protocols: readonly string[], example: string): string | null {
  const input = env.values[name]
  if (!input) return null
  if (URL.canParse(input) && protocols.includes(new URL(input).protocol)) return input.replace(/\/+$/, '')
  return reportProblem(env, `Set ${name} to an address such as ${example}.`, null)
}

/** @returns null where neither is set */
function readPair(env: Source, name: string, other: string): [string, string] | null {
  const pair = readBoth(env, name, other)
  const [present, missing] = env.values[name] ? [name, other] : [other, name]
  if (!pair && env.values[present]) reportProblem(env, `Set ${missing} too: ${present} is of no use without it.`, null)
  return pair
}

function readBoth(env: Source, name: string, other: string): [string, string] | null {
  const pair = [env.values[name], env.values[other]] as const
  return pair[0] && pair[1] ? [pair[0], pair[1]] : null
}

/** @returns the fallback, with which the remaining settings are read */
function reportProblem<Fallback>(env: Source, problem: string, fallback: Fallback): Fallback {
  env.problems.push(problem)
  return fallback
}

function readOneOf<Value extends string>(env: Source, name: string, values: readonly Value[], fallback: Value): Value {
  const input = env.values[name]
  if (!input) return fallback
  const validValue = values.find(value => value === input)
  return validValue ?? reportProblem(env, `Set ${name} to one of ${values.join(', ')}; it is ${input}.`, fallback)
}

function readWholeNumber(env: Source, name: string, fallback: number, min: number, max: number): number {
  const input = env.values[name]
  if (!input) return fallback
  const value = Number(input)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  return reportProblem(env, `Set ${name} to a whole number from ${min} to ${max}; it is ${input}.`, fallback)
}
