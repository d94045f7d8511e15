import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { createStorage, type Driver } from 'unstorage'
import files from 'unstorage/drivers/fs-lite'
import memory from 'unstorage/drivers/memory'
import type { Bucket, Config } from '../config.ts'

/** Storage of files: pictures and their renderings. Keys look like `originals/0a1b…`. */
export interface Storage {
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
  write: (key: string, bytes: Uint8Array) => Promise<void>
  has: (key: string) => Promise<boolean>
}

const TIMEOUT_MS = 15_000
const RETRIES = 3

export function openStorage({ databaseUrl, bucket, dataDir }: Pick<Config, 'databaseUrl' | 'bucket' | 'dataDir'>): Storage {
  if (bucket) return bucketStorage(bucket)
  return databaseUrl === 'memory:' ? memoryStorage() : fileStorage(join(dataDir, 'storage'))
}

export function bucketStorage(bucket: Bucket): Storage {
  const send = bucketClient(bucket)
  return {
    read: async key => {
      const response = await send('GET', key)
      return response && new Uint8Array(await response.arrayBuffer())
    },
    write: async (key, bytes) => {
      if (!(await send('PUT', key, bytes))) throw new Error(`The bucket ${bucket.name} does not exist at ${bucket.url}.`)
    },
    has: async key => (await send('HEAD', key)) !== null
  }
}

/** The keys of a bucket that begin with a prefix. */
export async function* listBucket(bucket: Bucket, prefix: string): AsyncGenerator<string> {
  const send = bucketClient(bucket)
  let from: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...(from !== undefined && { 'continuation-token': from }) })
    const list = await (await send('GET', `?${query.toString()}`))?.text()
    if (list === undefined) throw new Error(`The bucket ${bucket.name} does not exist at ${bucket.url}.`)
    // Keys of the shop have no characters that XML escapes.
    for (const [, key = ''] of list.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key
    from = /<NextContinuationToken>([^<]+)</.exec(list)?.[1]
  } while (from !== undefined)
}

/** @returns a call that is repeated where the server fails; null for a key or bucket that does not exist @throws Error */
function bucketClient({ url, name, region, accessKey, secretKey }: Bucket) {
  const client = new AwsClient({ service: 's3', region, accessKeyId: accessKey, secretAccessKey: secretKey, retries: RETRIES })
  return async (method: 'GET' | 'HEAD' | 'PUT', key: string, body?: Uint8Array): Promise<Response | null> => {
    const response = await client.fetch(`${url}/${name}/${key}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: Buffer.from(body) })
    })
    if (response.ok) return response
    const reason = method === 'HEAD' ? '' : await response.text()
    if (response.status === 404) return null
    throw new Error(`The bucket ${name} answered ${method} ${key} with ${response.status}. ${/<Message>([^<]*)/.exec(reason)?.[1] ?? ''}`)
  }
}

export function fileStorage(folder: string): Storage {
  return overDriver({
    ...files({ base: folder }),
    setItemRaw: (key: string, bytes: Uint8Array) => writeWhole(join(resolve(folder), key.replaceAll(':', '/')), bytes)
  })
}

/** Storage in memory, for tests and temporary databases. */
export function memoryStorage(): Storage {
  return overDriver(memory())
}

function overDriver(driver: Driver): Storage {
  const storage = createStorage({ driver })
  return {
    read: async key => {
      const bytes = await storage.getItemRaw<Uint8Array<ArrayBuffer>>(key)
      return bytes ?? null
    },
    write: (key, bytes) => storage.setItemRaw(key, bytes),
    has: key => storage.hasItem(key)
  }
}

/** Atomic: a process that is killed during the write leaves the old file or none. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}
