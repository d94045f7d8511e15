import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { ofetch } from 'ofetch'
import { createRemoteTransport } from '#client/transport.ts'
import { PROVIDER_CODES, type ProviderCode } from '#domain/payment-method.ts'
import type { Config, S3Config } from '#server/kernel/config.ts'
import { createS3Storage } from '#server/kernel/images/s3-storage.ts'
import { type ErrorDestination, sendEnvelope } from '#server/kernel/log/error-reports.ts'
import { type OpenDatabase, openDatabase } from '#server/kernel/db/open.ts'
import { FolderInUseError, sendCommand } from '#server/kernel/db/lock.ts'
import { createCarriers, verifyMailServer } from '#server/kernel/messages/carriers.ts'
import { listOwners } from '#server/identity/index.ts'
import type { PaymentProvider } from '#server/payment/provider.ts'
import { createProviders, findProviderProblems, listProviderVariables, listRequiredVariables } from '#server/payment/providers.ts'
import { createPosApi } from '#server/receipt/posapi.ts'
import { findBookProblems } from '#server/report/check-books.ts'
import { createClient, ElasticsearchError } from '#server/search/index.ts'
import { readSettings } from '#server/site/index.ts'

/** The result of trying one service. `remedy` says what to do after a failure, where the text does not. */
export interface Check {
  name: string
  state: 'works' | 'fails' | 'skipped'
  text: string
  remedy?: string
}

/** Recipients of test messages; nothing is sent without them. */
export interface TestRecipients {
  phone: string | null
  email: string | null
}

const TIMEOUT_MS = 10_000
const LEAST_FREE_MEGABYTES = 500

/** Tries everything the shop depends on. Changes nothing except where a test message is requested. */
export async function checkServices(config: Config, recipients: TestRecipients): Promise<Check[]> {
  if (config.remote) return [await checkRemoteShop(config.remote)]
  const { checks, posApiUrl } = await checkDatabase(config)
  return [
    ...checks,
    ...(config.databaseReadUrl ? [await checkReplica(config.databaseReadUrl)] : []),
    await checkStorage(config),
    await checkSms(config, recipients.phone),
    await checkMail(config, recipients.email),
    ...(await checkPayments(config)),
    await checkSearch(config),
    await checkPosApi(posApiUrl ?? config.receipt.posApiUrl, config.mode),
    ...(config.errorReports ? [await checkErrorReports(config.errorReports)] : [])
  ]
}

async function tryService(name: string, remedy: string, work: () => Promise<string>): Promise<Check> {
  try {
    return { name, state: 'works', text: await work() }
  } catch (error) {
    return { name, state: 'fails', text: findReason(error), remedy }
  }
}

const createSkippedCheck = (name: string, text: string): Check => ({ name, state: 'skipped', text })

/** The innermost cause, which names the address and the reason. */
function findReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return findReason(error.cause)
  return error.message || (error as NodeJS.ErrnoException).code || error.name
}

async function checkDatabase(config: Config): Promise<{ checks: Check[]; posApiUrl: string | null }> {
  const place = config.databaseUrl ? 'DATABASE_URL' : `PGlite in ${config.dataDir}`
  const name = 'Database'
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    return { checks: [{ name, state: 'works', text: `${place}, made by the first start` }], posApiUrl: null }
  let database: OpenDatabase
  try {
    database = await openDatabase(config.databaseUrl, config.dataDir)
  } catch (error) {
    if (error instanceof FolderInUseError) {
      const running = await checkRunningShop(config)
      const books = running.state === 'works' ? await checkBooks(() => sendCommand(config.dataDir, { name: 'check_books' })) : []
      return { checks: [running, ...books], posApiUrl: null }
    }
    return { checks: [{ name, state: 'fails', text: findReason(error) }], posApiUrl: null }
  }
  try {
    const { rows } = (await database.db.execute(sql`
      SELECT current_setting('server_version') AS version,
        EXISTS (SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm') AS trigrams,
        has_database_privilege(current_database(), 'CREATE') AS "mayCreate",
        to_regclass('public.migrations') IS NOT NULL AS migrated`)) as {
      rows: { version: string; trigrams: boolean; mayCreate: boolean; migrated: boolean }[]
    }
    const [state] = rows
    const works: Check = { name, state: 'works', text: `${place}, Postgres ${state?.version}` }
    if (!state?.trigrams)
      return {
        checks: [{ ...works, state: 'fails', text: 'The extension pg_trgm is missing.', remedy: "Install Postgres' contrib package." }],
        posApiUrl: null
      }
    if (!state.mayCreate)
      return {
        checks: [
          {
            ...works,
            state: 'fails',
            text: 'The user may not create tables.',
            remedy: 'Make the user of DATABASE_URL the owner of the database.'
          }
        ],
        posApiUrl: null
      }
    if (!state.migrated) return { checks: [{ ...works, text: `${works.text}, empty: the first start fills it` }], posApiUrl: null }
    const books = await checkBooks(() => findBookProblems(database.db))
    return { checks: [works, ...checkClock(database), await checkOwner(database), ...books], posApiUrl: await readPosApiUrl(database) }
  } catch (error) {
    return { checks: [{ name, state: 'fails', text: findReason(error), remedy: `Check ${place}.` }], posApiUrl: null }
  } finally {
    await database.close()
  }
}

function checkReplica(url: string): Promise<Check> {
  const remedy = 'Name a streaming replica of DATABASE_URL in DATABASE_READ_URL; until then the shop reads from the primary.'
  return tryService('Read replica', remedy, async () => {
    const { db, close } = await openDatabase(url, '')
    try {
      const { rows } = (await db.execute(sql`
        SELECT pg_is_in_recovery() AS standby, extract(epoch FROM now() - pg_last_xact_replay_timestamp())::int AS seconds`)) as {
        rows: { standby: boolean; seconds: number | null }[]
      }
      if (!rows[0]?.standby) throw new Error('The server of DATABASE_READ_URL is not a replica.')
      return `DATABASE_READ_URL, a replica whose last change is ${rows[0].seconds ?? 0} seconds old`
    } finally {
      await close()
    }
  })
}

function checkClock({ pool }: OpenDatabase): Check[] {
  if (!pool) return []
  const { offsetMs } = pool.clock
  if (!offsetMs) return [{ name: 'Clock', state: 'works', text: "as the database server's" }]
  const text = `This machine is ${Math.abs(Math.round(offsetMs / 1000))} s ${offsetMs < 0 ? 'ahead of' : 'behind'} the database server.`
  return [
    { name: 'Clock', state: 'fails', text, remedy: "Synchronise both clocks by NTP; until then the shop uses the database server's time." }
  ]
}

async function checkOwner(database: OpenDatabase): Promise<Check> {
  const owners = await listOwners(database.db)
  return owners.length
    ? { name: 'Owner', state: 'works', text: owners.join(', ') }
    : { name: 'Owner', state: 'fails', text: 'The shop has no owner.', remedy: "Run npm run owner -- 99112233, with the owner's phone." }
}

/** Whether payments, orders, stock and the ledger agree; a line for each difference. */
async function checkBooks(find: () => Promise<unknown>): Promise<Check[]> {
  const name = 'Books'
  try {
    const problems = (await find()) as string[]
    if (!problems.length) return [{ name, state: 'works', text: 'payments, orders, stock and the ledger agree' }]
    const remedy = 'Compare with the last good backup before anything is changed by hand.'
    return problems.map((text, index): Check => ({ name, state: 'fails', text, ...(index === problems.length - 1 && { remedy }) }))
  } catch (error) {
    return [{ name, state: 'fails', text: findReason(error), remedy: 'Run npm run doctor of the release that the shop runs.' }]
  }
}

/** The address in the settings has precedence over the configuration. */
async function readPosApiUrl(database: OpenDatabase): Promise<string | null> {
  const { receipt } = await readSettings(database.db)
  return receipt.posApiUrl || null
}

/** PGlite is open in the shop's own process, which is asked instead. */
function checkRunningShop(config: Config): Promise<Check> {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  const remedy = 'Read the log of the shop, or stop it and run npm run doctor again.'
  return tryService('Database', remedy, async () => {
    await ofetch(`http://${host}:${config.port}/readyz`, { timeout: TIMEOUT_MS, retry: 0 })
    return `PGlite in ${config.dataDir}, open in the running shop, which is ready`
  })
}

async function checkStorage(config: Config): Promise<Check> {
  if (config.s3) return checkBucket(config.s3)
  const folder = resolve(config.dataDir, 'storage')
  return tryService('Storage', `Set DATA_DIR to a folder on a disk with space, which this user may write to.`, async () => {
    await mkdir(folder, { recursive: true })
    const file = join(folder, `doctor-${randomUUID()}`)
    const content = randomUUID()
    try {
      await writeFile(file, content)
      if ((await readFile(file, 'utf8')) !== content) throw new Error(`${folder} returns other bytes than were written.`)
    } finally {
      await rm(file, { force: true })
    }
    const { bavail, bsize } = await statfs(folder)
    const free = Math.floor((bavail * bsize) / 1_000_000)
    if (free < LEAST_FREE_MEGABYTES) throw new Error(`Only ${free} MB are free in ${folder}.`)
    return `${folder}, ${(free / 1000).toFixed(1)} GB free`
  })
}

function checkBucket(s3: S3Config): Promise<Check> {
  const remedy = 'Check S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY; the key needs to read, write, list and delete.'
  return tryService('Storage', remedy, async () => {
    const storage = createS3Storage(s3)
    const content = new TextEncoder().encode(randomUUID())
    await storage.write('doctor', content)
    const read = await storage.read('doctor')
    if (!read || Buffer.compare(read, content) !== 0) throw new Error(`${s3.bucket} returns other bytes than were written.`)
    await storage.keys()[Symbol.asyncIterator]().next()
    await storage.remove('doctor')
    return `the bucket ${s3.bucket} at ${s3.endpoint}`
  })
}

async function checkSms(config: Config, phone: string | null): Promise<Check> {
  const { sms } = config
  if (!sms) return createSkippedCheck('SMS', 'SMS_URL is not set: messages stay in the outbox')
  return tryService('SMS', 'Check SMS_URL and SMS_TOKEN with your SMS gateway.', async () => {
    if (phone) {
      await createCarriers(config).sms({ channel: 'sms', recipient: phone, subject: '', body: 'Delguur: test' })
      return `the gateway accepted a message to ${phone}`
    }
    await ofetch.raw(sms.url, { method: 'HEAD', timeout: TIMEOUT_MS, retry: 0, ignoreResponseError: true })
    return 'the gateway responds; -- --sms=99112233 sends a message, which also checks the token'
  })
}

async function checkMail(config: Config, email: string | null): Promise<Check> {
  const { smtpUrl } = config
  if (!smtpUrl) return createSkippedCheck('SMTP', 'SMTP_URL is not set: messages stay in the outbox')
  return tryService('SMTP', 'Check the address, name and password in SMTP_URL, and MAIL_FROM.', async () => {
    await verifyMailServer(smtpUrl)
    if (!email) return 'the mail server accepts the account; -- --mail=you@shop.mn sends a message'
    await createCarriers(config).email({ channel: 'email', recipient: email, subject: 'Delguur: test', body: 'Delguur: test' })
    return `the mail server accepted a message to ${email}`
  })
}

async function checkPayments(config: Config): Promise<Check[]> {
  const problems = findProviderProblems(config)
  if (problems.length) return problems.map(text => ({ name: 'Payment', state: 'fails', text }))
  const providers = createProviders(config)
  const codes = PROVIDER_CODES.filter(code => listProviderVariables(code).length > 0)
  return Promise.all(codes.map(code => checkPayment(code, providers[code], config.mode)))
}

async function checkPayment(code: ProviderCode, provider: PaymentProvider | undefined, mode: Config['mode']): Promise<Check> {
  const variables = listRequiredVariables(code).join(', ')
  if (!provider) return createSkippedCheck(code, `not offered without ${variables}`)
  if (mode === 'demo') return createSkippedCheck(code, "the demo's sandbox, where the environment does not name another")
  const { verifyAccess } = provider
  if (!verifyAccess) return createSkippedCheck(code, 'configured; its account is checked by the first payment')
  return tryService(code, `Check ${variables} with the provider.`, async () => {
    await verifyAccess()
    return 'the merchant account is accepted'
  })
}

async function checkSearch({ search }: Config): Promise<Check> {
  if (!search) return createSkippedCheck('Search', 'SEARCH_URL is not set: the database searches')
  return tryService('Search', 'Start the server of SEARCH_URL, and check SEARCH_USERNAME and SEARCH_PASSWORD.', async () => {
    const client = createClient(search)
    const indexes = await client.behindAlias(search.index)
    if (!indexes.length) return `the server responds; it has no index ${search.index} yet: the shop makes it, or npm run search:index`
    try {
      await client.search({ size: 0 })
    } catch (error) {
      if (!(error instanceof ElasticsearchError) || error.status !== 404) throw error
    }
    return `the server responds, with the index ${indexes.join(', ')}`
  })
}

async function checkPosApi(url: string | null, mode: Config['mode']): Promise<Check> {
  if (!url) return createSkippedCheck('PosAPI', 'POSAPI_URL is not set: no VAT receipts')
  if (mode === 'demo' && url.includes('/dev/')) return createSkippedCheck('PosAPI', "the demo's sandbox")
  return tryService('PosAPI', `Start PosAPI 3.0, and check POSAPI_URL or the setting of receipts (${url}).`, async () => {
    const { operatorName, leftLotteries } = await createPosApi(url).info()
    return `${operatorName ?? url} responds${typeof leftLotteries === 'number' ? `, ${leftLotteries} lottery numbers left` : ''}`
  })
}

/** An envelope without events, which the service accepts or rejects with the key. */
function checkErrorReports(destination: ErrorDestination): Promise<Check> {
  return tryService('Error reports', 'Check SENTRY_DSN with the service that receives the reports.', async () => {
    const { ok, status } = await sendEnvelope(destination, [{ sent_at: new Date().toISOString() }])
    if (!ok) throw new Error(`${new URL(destination.url).host} responds with ${status}.`)
    return `${new URL(destination.url).host} accepts reports`
  })
}

function checkRemoteShop(remote: NonNullable<Config['remote']>): Promise<Check> {
  return tryService('Shop API', 'Start the shop of SHOP_API_URL, and check SHOP_CLIENT_ID and SHOP_CLIENT_SECRET.', async () => {
    const response = await createRemoteTransport(remote)(new Request('http://shop.internal/api/v2/site_data'))
    if (!response.ok) throw new Error(`${remote.url} responds with ${response.status}.`)
    return `${remote.url} responds`
  })
}
