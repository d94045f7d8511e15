import { AwsV4Signer } from 'aws4fetch'
import type { S3Config } from '#server/kernel/config.ts'
import { listen } from '../../auth-harness.ts'

/** Objects a page of a list has, so that short lists have several. */
const PAGE = 3
const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const createError = (status: number, code: string): Response =>
  new Response(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`, { status, headers: { 'content-type': 'application/xml' } })

/** A bucket that speaks S3's protocol as far as the shop does, and refuses a wrong signature as S3 would. */
export async function openS3Double() {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>()
  /** What the service does instead of answering. */
  const fault: { mode: 'none' | 'error' | 'silence' } = { mode: 'none' }
  const config: S3Config = { endpoint: '', bucket: 'pictures', region: 'ap-east-1', accessKeyId: 'AKIATEST', secretAccessKey: 'secret/+=' }
  const isSigned = async (request: Request): Promise<boolean> => {
    const { method, url } = request
    const headers = new Headers()
    for (const name of ['x-amz-date', 'x-amz-content-sha256']) headers.set(name, request.headers.get(name) ?? '')
    const datetime = headers.get('x-amz-date') ?? ''
    const signer = new AwsV4Signer({ ...config, method, url, headers, datetime, service: 's3' })
    return (await signer.sign()).headers.get('authorization') === request.headers.get('authorization')
  }
  const server = await listen(async request => {
    if (fault.mode === 'error') return createError(503, 'SlowDown')
    if (fault.mode === 'silence') return new Promise<Response>(() => {})
    if (!(await isSigned(request))) return createError(403, 'SignatureDoesNotMatch')
    const { pathname, searchParams } = new URL(request.url)
    const [bucket, ...rest] = pathname.slice(1).split('/').map(decodeURIComponent)
    if (bucket !== config.bucket) return createError(404, 'NoSuchBucket')
    const key = rest.join('/')
    if (!key) return list(searchParams.get('continuation-token'))
    const existing = objects.get(key)
    if (request.method === 'PUT') objects.set(key, new Uint8Array(await request.arrayBuffer()))
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT' || request.method === 'DELETE') return new Response(null, { status: 200 })
    if (!existing) return createError(404, 'NoSuchKey')
    return new Response(request.method === 'HEAD' ? null : existing)
  })
  const list = (token: string | null): Response => {
    const keys = [...objects.keys()].toSorted()
    const from = token ? keys.indexOf(token) : 0
    const next = keys[from + PAGE]
    const contents = keys.slice(from, from + PAGE).map(key => `<Contents><Key>${escapeText(key)}</Key></Contents>`)
    const more = next === undefined ? '' : `<NextContinuationToken>${escapeText(next)}</NextContinuationToken>`
    return new Response(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}${more}</ListBucketResult>`)
  }
  config.endpoint = server.url
  return { config, fault, close: server.close }
}
