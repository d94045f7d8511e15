import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { ALL_TAGS } from '#domain/invalidation.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const fromBrotli = promisify(brotliDecompress)
const fromGzip = promisify(gunzip)

export type Encoding = 'br' | 'gzip' | 'identity'
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']
/** Quality for the first response of a page, which is waited for, and for responses that are not cached. */
const BROTLI_FAST = 5
/** For cached responses; takes 0.1 s of a thread in the background. */
const BROTLI_BEST = 11
/** Beyond this the fast compression is kept, which limits the queue under load. */
const MAX_QUEUED_COMPRESSIONS = 100
/** A response that is sent once is compressed where that saves a packet; of a cached one every byte counts, such as of a small script. */
const MIN_COMPRESSED_BYTES = { once: 860, cached: 256 }

/** Cache policy of a page, times in seconds. */
export interface CachePolicy {
  maxAge: number
  swr: number
  tags: string[]
}

const compressWithBrotli = (body: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** One at a time: zlib shares its thread pool with requests. */
let compressionQueue = Promise.resolve()
let queuedCompressions = 0

/**
 * A complete response. Each encoding and its headers are computed once, at the first use. A cached one then keeps compressed forms only,
 * a fifth of its body each.
 */
export class CachedResponse {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  /** Bytes of the body. */
  readonly length: number
  /** Sent many times, so that the best compression pays. */
  readonly isCached: boolean
  /** The number of results on the page of a search. */
  readonly results: number | null
  /** Null once a compressed form is there. */
  #body: Buffer | null
  #etag: string | undefined
  #encoded = new Map<Encoding, Buffer | Promise<Buffer>>()
  #heads = new Map<Encoding, { bytes: Buffer; head: string[] }>()

  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer, isCached = false, results: number | null = null) {
    this.status = status
    this.headers = headers
    this.length = body.length
    this.isCached = isCached
    this.results = results
    this.#body = body
  }

  get #isCompressible(): boolean {
    return this.length >= MIN_COMPRESSED_BYTES[this.isCached ? 'cached' : 'once']
  }

  get etag(): string {
    if (this.#etag === undefined && this.#body) this.#etag = `"${createHash('sha1').update(this.#body).digest('base64url').slice(0, 12)}"`
    return this.#etag ?? ''
  }

  /** @returns the bytes at once where they are ready, else a promise of them */
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity' || !this.#isCompressible) return this.#body ?? this.#restore()
    const cached = this.#encoded.get(encoding)
    if (cached) return cached
    const compressed = this.#compress(encoding)
    this.#encoded.set(encoding, compressed)
    return compressed
  }

  /** Compresses a response that no client has received compressed, in the encoding of `earlier`, so that memory keeps no full body. */
  shrink(earlier?: CachedResponse): void {
    if (!this.#body || this.#encoded.size || !this.#isCompressible || !this.isCached) return
    const encoding = earlier && earlier.#encoded.has('br') ? 'br' : 'gzip'
    void Promise.resolve(this.encoded(encoding)).catch(() => {})
  }

  async #compress(encoding: Encoding): Promise<Buffer> {
    const body = this.#body ?? (await this.#restore())
    const bytes = encoding === 'br' ? await compressWithBrotli(body, BROTLI_FAST) : await toGzip(body)
    this.#encoded.set(encoding, bytes)
    if (!this.isCached) return bytes
    if (encoding === 'br') this.#refine(body)
    void this.etag
    this.#body = null
    return bytes
  }

  #restore(): Promise<Buffer> {
    const [gzipped, br] = [this.#encoded.get('gzip'), this.#encoded.get('br')]
    if (gzipped instanceof Buffer) return fromGzip(gzipped)
    if (br instanceof Buffer) return fromBrotli(br)
    throw new Error('A response without a body and its compressed forms.')
  }

  encodingFor(encoding: Encoding): Encoding {
    return this.#isCompressible ? encoding : 'identity'
  }

  /** Header names and values in turn, the fastest form for `writeHead`. `bytes` is the result of `encoded`. */
  head(encoding: Encoding, bytes: Buffer): string[] {
    const cached = this.#heads.get(encoding)
    if (cached?.bytes === bytes) return cached.head
    const head: string[] = []
    for (const [name, value] of Object.entries(this.headers)) {
      for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) head.push(name, String(each))
    }
    head.push('etag', this.etag, 'content-length', String(bytes.length))
    if (encoding !== 'identity') head.push('content-encoding', encoding)
    this.#heads.set(encoding, { bytes, head })
    return head
  }

  /** Whether another render has the same content, so that the compressed forms can be reused. */
  equals(other: CachedResponse): boolean {
    return this.status === other.status && this.etag === other.etag && JSON.stringify(this.headers) === JSON.stringify(other.headers)
  }

  #refine(body: Buffer): void {
    if (queuedCompressions >= MAX_QUEUED_COMPRESSIONS) return
    queuedCompressions += 1
    compressionQueue = compressionQueue
      .then(async () => void this.#encoded.set('br', await compressWithBrotli(body, BROTLI_BEST)))
      .catch(() => {})
      .finally(() => (queuedCompressions -= 1))
  }
}

export interface CacheEntry {
  response: CachedResponse
  tags: readonly string[]
  freshUntil: number
  staleUntil: number
  /** Invalidated; served only where a new render fails. */
  invalid: boolean
  /** Sent since the last eviction passed it. */
  used: boolean
  size: number
}

/** Limit of invalidated tags that are stored for running renders. */
const MAX_INVALIDATED_TAGS = 10_000

/** The compressed forms of a page take at most this share of it. */
const COMPRESSED_SHARE = 0.5

/** Estimated bytes of an entry: the compressed forms of its body, its headers per encoding, its key and its tags. */
function estimateSize(key: string, response: CachedResponse, { tags }: CachePolicy): number {
  const head = Object.entries(response.headers).reduce((sum, [name, value]) => sum + name.length + String(value).length, 0)
  const references = tags.reduce((sum, tag) => sum + tag.length + 100, 0)
  const body = response.length < MIN_COMPRESSED_BYTES.cached ? response.length : response.length * COMPRESSED_SHARE
  return body + head * (ENCODINGS.length + 1) + key.length * 2 + references + 1024
}

/**
 * Complete responses by URL, bounded in bytes: the oldest that was not used since the last eviction goes first. Cached pages are the
 * same for everybody, so the key has nothing of the request but its URL.
 */
export class PageCache {
  #entries = new Map<string, CacheEntry>()
  #byTag = new Map<string, Set<string>>()
  #invalidatedAt = new Map<string, number>()
  /** Renders started before this count as invalidated, whatever their tags, because `#invalidatedAt` was cleared. */
  #invalidatedBefore = 0
  #clock = 0
  #size = 0
  readonly #maxBytes: number

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#maxBytes = maxBytes
  }

  get(key: string): CacheEntry | undefined {
    const entry = this.#entries.get(key)
    if (entry) entry.used = true
    return entry
  }

  /** Call at the start of a render: invalidations from then on invalidate its result. */
  begin(): number {
    return this.#clock
  }

  set(key: string, response: CachedResponse, lifetime: CachePolicy, startedAt: number, now: number): CacheEntry {
    this.delete(key)
    const size = estimateSize(key, response, lifetime)
    const entry: CacheEntry = {
      response,
      tags: lifetime.tags,
      freshUntil: now + lifetime.maxAge * 1000,
      staleUntil: now + (lifetime.maxAge + lifetime.swr) * 1000,
      invalid:
        startedAt < this.#invalidatedBefore || [ALL_TAGS, ...lifetime.tags].some(tag => (this.#invalidatedAt.get(tag) ?? 0) > startedAt),
      used: false,
      size
    }
    this.#entries.set(key, entry)
    this.#size += size
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag)
      if (keys) keys.add(key)
      else this.#byTag.set(tag, new Set([key]))
    }
    this.#evict()
    return entry
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#size -= entry.size
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#byTag.delete(tag)
    }
  }

  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#size <= this.#maxBytes) return
      if (entry.used) {
        // To the end, where this loop meets it once more.
        entry.used = false
        this.#entries.delete(key)
        this.#entries.set(key, entry)
      } else this.delete(key)
    }
  }

  /** Estimated bytes of all entries. */
  get size(): number {
    return this.#size
  }

  get count(): number {
    return this.#entries.size
  }

  invalidate(tags: readonly string[]): void {
    const at = ++this.#clock
    if (this.#invalidatedAt.size > MAX_INVALIDATED_TAGS) {
      this.#invalidatedAt.clear()
      this.#invalidatedBefore = at
    }
    for (const tag of tags) {
      this.#invalidatedAt.set(tag, at)
      for (const key of (tag === ALL_TAGS ? this.#entries.keys() : this.#byTag.get(tag)) ?? []) {
        const entry = this.#entries.get(key)
        if (entry) entry.invalid = true
      }
    }
  }
}

const chosenEncodings = new Map<string, Encoding>()

/** The best encoding the client accepts. The results are cached, because browsers send few different headers. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const cached = chosenEncodings.get(header)
  if (cached) return cached
  const accepted = new Set(
    header
      .split(',')
      // Splitting at `\s*;\s*` would take the square of the number of spaces.
      .map(part => part.split(';').map(each => each.trim()))
      .filter(([, quality]) => !/^q=0(\.0+)?$/.test(quality ?? ''))
      .map(([name]) => name)
  )
  const choice = ENCODINGS.find(name => accepted.has(name)) ?? 'identity'
  if (chosenEncodings.size < 200) chosenEncodings.set(header, choice)
  return choice
}
