import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bucket, readConfig } from '#server/kernel/config.ts'
import { writeBackup } from '#server/kernel/db/backup.ts'
import { restoreBackup } from '#server/kernel/db/restore.ts'
import { bucketStorage, listBucket, openStorage } from '#server/kernel/storage/storage.ts'
import { openTestDatabase, type TestDatabase } from '../../database.ts'
import { checkServices } from '../../../../src/commands/check-services.ts'

/** A MinIO with its first account, such as `minio server /tmp/minio` at http://127.0.0.1:9000. */
const url = process.env['MINIO_URL']
const KEYS = { accessKey: 'minioadmin', secretKey: 'minioadmin' }

test('a bucket is configured whole or not at all', () => {
  expect(readConfig({}).bucket).toBeNull()
  const whole = { S3_URL: 'https://s3.shop.mn/', S3_BUCKET: 'shop', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }
  expect(readConfig(whole).bucket).toEqual({
    url: 'https://s3.shop.mn',
    name: 'shop',
    region: 'us-east-1',
    accessKey: 'key',
    secretKey: 'secret'
  })
  for (const name of Object.keys(whole)) expect(() => readConfig({ ...whole, [name]: '' })).toThrow('S3_')
})

if (url) describe('the bucket at MINIO_URL', () => testBucket(url))
else console.info('The storage ran without a real bucket, because MINIO_URL is not set.')

function testBucket(url: string): void {
  let bucket: Bucket
  let folder: string
  let database: TestDatabase
  const makeBucket = async (): Promise<Bucket> => {
    const made = { url, name: `test-${randomUUID()}`, region: 'us-east-1', ...KEYS }
    const client = new AwsClient({ service: 's3', accessKeyId: KEYS.accessKey, secretAccessKey: KEYS.secretKey })
    expect((await client.fetch(`${url}/${made.name}`, { method: 'PUT' })).status).toBe(200)
    return made
  }
  const configOf = (name: string, into: Bucket, databaseUrl: string | null = null) => ({
    ...readConfig({ DATA_DIR: join(folder, name), DELGUUR_MODE: 'demo' }),
    bucket: into,
    databaseUrl
  })
  beforeAll(async () => {
    bucket = await makeBucket()
    folder = mkdtempSync(join(tmpdir(), 'delguur-bucket-'))
    database = await openTestDatabase('pglite')
  })
  afterAll(async () => {
    await database?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('keeps bytes under a key, and has none under another', async () => {
    const storage = openStorage(configOf('one', bucket))
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251)
    expect(await storage.has('originals/0a/0a1b')).toBe(false)
    expect(await storage.read('originals/0a/0a1b')).toBeNull()
    await storage.write('originals/0a/0a1b', bytes)
    expect(await storage.has('originals/0a/0a1b')).toBe(true)
    expect(await storage.read('originals/0a/0a1b')).toEqual(bytes)
  })

  test('that does not exist, or refuses the keys, is an error that names it', async () => {
    const missing = bucketStorage({ ...bucket, name: 'missing-bucket' })
    await expect(missing.write('a', new Uint8Array(1))).rejects.toThrow('missing-bucket')
    const refused = bucketStorage({ ...bucket, secretKey: 'wrong' })
    await expect(refused.read('a')).rejects.toThrow(/403.*signature/i)
    await expect(refused.has('a')).rejects.toThrow('403')
    const checks = await checkServices(configOf('doctor', { ...bucket, secretKey: 'wrong' }), { phone: null, email: null })
    expect(checks.find(({ name }) => name === 'Storage')).toMatchObject({ state: 'fails' })
  })

  test('lists more keys than one response has', async () => {
    const storage = bucketStorage(bucket)
    for (let from = 0; from < 1010; from += 101)
      await Promise.all(Array.from({ length: 101 }, (_, index) => storage.write(`many/${from + index}`, new Uint8Array(1))))
    const keys = await Array.fromAsync(listBucket(bucket, 'many/'))
    expect(new Set(keys).size).toBe(1010)
  })

  test('is backed up with its originals, and filled from a backup', async () => {
    const storage = bucketStorage(bucket)
    await storage.write('originals/ff/ff00', new Uint8Array([1, 2, 3]))
    await storage.write('rendered/ff/ff00-400.webp', new Uint8Array([4]))
    await writeBackup(database.db, configOf('one', bucket), join(folder, 'backup'), new Date('2026-11-23T00:00:00Z'))
    const other = await makeBucket()
    await restoreBackup(configOf('other', other), join(folder, 'backup'))
    expect(await bucketStorage(other).read('originals/ff/ff00')).toEqual(new Uint8Array([1, 2, 3]))
    expect(await bucketStorage(other).has('rendered/ff/ff00-400.webp')).toBe(false)
  })
}
