import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { S3Config } from '#server/kernel/config.ts'
import { copyStorage } from '#server/kernel/images/open-storage.ts'
import { createS3Storage } from '#server/kernel/images/s3-storage.ts'
import { createFileStorage, createMemoryStorage, type Storage } from '#server/kernel/images/storage.ts'
import { openS3Double } from './s3-double.ts'

const folder = mkdtempSync(join(tmpdir(), 'delguur-storage-'))
const double = await openS3Double()
afterAll(async () => {
  await double.close()
  rmSync(folder, { recursive: true, force: true })
})

const toBytes = (...values: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(values)
const readKeys = async (storage: Storage): Promise<string[]> => (await Array.fromAsync(storage.keys())).toSorted()

const storages: [name: string, open: () => Storage][] = [
  ['files', () => createFileStorage(join(folder, 'contract'))],
  ['memory', () => createMemoryStorage()],
  ['S3', () => createS3Storage(double.config)]
]
/** An empty bucket of a real service, for instance MinIO's: `http://name:password@localhost:9000/bucket`. */
const real = process.env['S3_TEST_URL']
if (real) {
  const { protocol, host, username, password, pathname } = new URL(real)
  const credentials = { accessKeyId: username, secretAccessKey: decodeURIComponent(password) }
  const config: S3Config = { endpoint: `${protocol}//${host}`, bucket: pathname.slice(1), region: 'us-east-1', ...credentials }
  storages.push(['a real S3 service', () => createS3Storage(config)])
} else console.info('The storage contract ran without a real S3 service, because S3_TEST_URL is not set.')

describe.each(storages)('%s', (_, open) => {
  const storage = open()

  test('returns the bytes that were written, and null for a missing file', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256)
    await storage.write('originals/0a/0a1b', bytes)
    expect(Buffer.compare((await storage.read('originals/0a/0a1b')) ?? toBytes(), bytes)).toBe(0)
    expect(await storage.read('originals/0a/none')).toBeNull()
    expect(await storage.has('originals/0a/0a1b')).toBe(true)
    expect(await storage.has('originals/0a/none')).toBe(false)
  })

  test('replaces a file', async () => {
    await storage.write('files/film.mp4', toBytes(1, 2))
    await storage.write('files/film.mp4', toBytes(3))
    expect([...((await storage.read('files/film.mp4')) ?? [])]).toEqual([3])
  })

  test('lists every file once, over all pages', async () => {
    for (let index = 0; index < 7; index++) await storage.write(`renders/v1/0${index}/a-${index}.avif`, toBytes(index))
    const keys = await readKeys(storage)
    expect(keys.filter(key => key.startsWith('renders/'))).toHaveLength(7)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('a copy has all files of the original, without those that are being written', async () => {
  const from = createFileStorage(join(folder, 'from'))
  for (const key of ['originals/aa/1', 'files/films/2.mp4', 'renders/v1/aa/3.webp']) await from.write(key, toBytes(key.length))
  writeFileSync(join(folder, 'from', 'originals', 'aa', '1.0f8fad5b-d9cb-469f-a165-70867728950e'), 'half')
  const to = createS3Storage(double.config)
  const before = await readKeys(to)
  expect(await copyStorage(from, to)).toBe(3)
  expect((await readKeys(to)).filter(key => !before.includes(key))).toEqual(['files/films/2.mp4', 'originals/aa/1', 'renders/v1/aa/3.webp'])
})

describe('a bucket that cannot be used', () => {
  test.each([
    ['with a wrong secret', () => ({ ...double.config, secretAccessKey: 'wrong' })],
    ['of another name', () => ({ ...double.config, bucket: 'missing' })],
    ['on a server that is gone', () => ({ ...double.config, endpoint: 'http://127.0.0.1:9' })]
  ])('%s is unavailable, never empty', async (_, config) => {
    const storage = createS3Storage(config())
    const unavailable = expect.objectContaining({ code: 'unavailable' })
    await expect(storage.read('originals/0a/0a1b')).rejects.toEqual(unavailable)
    await expect(storage.write('originals/0a/0a1b', toBytes(1))).rejects.toEqual(unavailable)
    await expect(readKeys(storage)).rejects.toEqual(unavailable)
  })

  test.each(['error', 'silence'] as const)('whose server fails by %s is unavailable, and works again after', async mode => {
    const storage = createS3Storage(double.config, 500)
    await storage.write('files/kept', toBytes(9))
    double.fault.mode = mode
    await expect(storage.read('files/kept')).rejects.toEqual(expect.objectContaining({ code: 'unavailable' }))
    double.fault.mode = 'none'
    expect([...((await storage.read('files/kept')) ?? [])]).toEqual([9])
  })
})
