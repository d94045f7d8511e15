import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ofetch } from 'ofetch'
import { createRemoteTransport } from '#client/transport.ts'
import { PROVIDER_CODES, type ProviderCode } from '#domain/payment-method.ts'
import type { Config, S3Config } from '#server/kernel/config.ts'
import { createS3Storage } from '#server/kernel/images/s3-storage.ts'
import { type ErrorDestination, sendEnvelope } from '#server/kernel/log/error-reports.ts'
import { createCarriers, verifyMailServer } from '#server/kernel/messages/carriers.ts'
import type { PaymentProvider } from '#server/payment/provider.ts'
import { createProviders, findProviderProblems, listProviderVariables, listRequiredVariables } from '#server/payment/providers.ts'
import { createPosApi } from '#server/receipt/posapi.ts'
import { createClient, ElasticsearchError } from '#server/search/index.ts'
import { checkDatabase, checkReplica } from './check-database.ts'
import { type Check, createSkippedCheck, TIMEOUT_MS, tryService } from './service-check.ts'

/** Recipients of test messages; nothing is sent without them. */
interface TestRecipients {
  phone: string | null
  email: string | null
}

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
