import { AwsClient } from 'aws4fetch'
import { ShopError } from '#domain/errors.ts'
import type { S3Config } from '../config.ts'
import { log } from '../log/log.ts'
import type { Storage } from './storage.ts'

const TIMEOUT_MS = 15_000

/**
 * A bucket of S3 or a service with its protocol, addressed by path. Every method throws ShopError unavailable while the service
 * does not respond or rejects the call.
 */
export function createS3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config, timeoutMs = TIMEOUT_MS): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const root = `${endpoint}/${bucket}`
  const addressOf = (key: string): string => `${root}/${key.split('/').map(encodeURIComponent).join('/')}`

  /** @returns null for a missing object */
  const call = async (method: string, url: string, body?: Uint8Array<ArrayBuffer>): Promise<Response | null> => {
    const request = await client.sign(url, { method, ...(body ? { body } : {}) })
    // Given to fetch itself: a request that follows a signal does not keep its timer alive.
    const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      return fail(cause instanceof Error ? cause.message : String(cause))
    })
    if (response.ok) return response
    const text = await response.text()
    // A bucket that does not exist is a wrong configuration, not a missing object.
    if (response.status === 404 && !text.includes('NoSuchBucket')) return null
    return fail(`${method} ${response.status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''}`)
  }

  return {
    read: async key => {
      const response = await call('GET', addressOf(key))
      if (!response) return null
      return new Uint8Array(await response.arrayBuffer().catch(() => fail('a response was cut off')))
    },
    write: async (key, bytes) => {
      await call('PUT', addressOf(key), new Uint8Array(bytes))
    },
    remove: async key => {
      await call('DELETE', addressOf(key))
    },
    has: async key => (await call('HEAD', addressOf(key))) !== null,
    keys: async function* () {
      let token: string | null = ''
      while (token !== null) {
        const url = new URL(root)
        url.searchParams.set('list-type', '2')
        if (token) url.searchParams.set('continuation-token', token)
        const page: string = (await (await call('GET', url.href))?.text()) ?? ''
        for (const [, key = ''] of page.matchAll(/<Key>([^<]+)<\/Key>/g)) yield fromXml(key)
        token = fromXml(/<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? '') || null
      }
    }
  }
}

function fail(reason: string): never {
  log.error({ reason }, 'the storage of files failed')
  throw Object.assign(new ShopError('unavailable'), { cause: new Error(reason) })
}

const fromXml = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&')
