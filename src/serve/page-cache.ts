import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ALL_TAGS } from '#domain/invalidation.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'
const NAMES: readonly Encoding[] = ['br', 'gzip', 'identity']
/** For whoever waits, and for what is sent once. */
const BROTLI_NOW = 5
/** For what is kept: a tenth of a second of a thread that nobody waits for. */
const BROTLI_BEST = 11
/** More than this to be made smaller is a rush: what was made in a hurry will do. */
const MOST_WAITING = 100
const SMALLEST_COMPRESSED = 860

/** What a page said may be kept, in seconds. */
export interface Lifetime {
  maxAge: number
  swr: number
  tags: string[]
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** One at a time: zlib's threads are also those that requests wait for. */
let refining = Promise.resolve()
let waiting = 0

/** A whole answer, with every encoding and its headers made once, when it is first asked for. */
export class Answer {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  readonly etag: string
  /** Sent to many, so that its best compression pays. */
  readonly kept: boolean
  #encoded = new Map<Encoding, Buffer | Promise<Buffer>>()
  #heads = new Map<Encoding, { bytes: Buffer; head: string[] }>()

  constructor(status: number, headers: OutgoingHttpHeaders, body: Buffer, kept = false) {
    this.status = status
    this.headers = headers
    this.body = body
    this.kept = kept
    this.etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  }

  /** @returns the bytes at once where they are ready, else a promise of them */
  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity' || this.body.length < SMALLEST_COMPRESSED) return this.body
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = (encoding === 'br' ? brotli(this.body, BROTLI_NOW) : toGzip(this.body)).then(bytes => {
      this.#encoded.set(encoding, bytes)
      if (encoding === 'br' && this.kept) this.#refine()
      return bytes
    })
    this.#encoded.set(encoding, made)
    return made
  }

  encodingFor(encoding: Encoding): Encoding {
    return this.body.length < SMALLEST_COMPRESSED ? 'identity' : encoding
  }

  /** Names and values in turn, as `writeHead` takes them fastest, for the bytes of `encoded`. */
  head(encoding: Encoding, bytes: Buffer): string[] {
    const known = this.#heads.get(encoding)
    if (known?.bytes === bytes) return known.head
    const head: string[] = []
    for (const [name, value] of Object.entries(this.headers)) {
      for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) head.push(name, String(each))
    }
    head.push('etag', this.etag, 'content-length', String(bytes.length))
    if (encoding !== 'identity') head.push('content-encoding', encoding)
    this.#heads.set(encoding, { bytes, head })
    return head
  }

  /** Whether another render came to the same, so that what was compressed goes on being of use. */
  equals(other: Answer): boolean {
    return this.status === other.status && this.etag === other.etag && JSON.stringify(this.headers) === JSON.stringify(other.headers)
  }

  #refine(): void {
    if (waiting >= MOST_WAITING) return
    waiting += 1
    refining = refining
      .then(async () => void this.#encoded.set('br', await brotli(this.body, BROTLI_BEST)))
      .catch(() => {})
      .finally(() => (waiting -= 1))
  }
}

export interface Entry {
  answer: Answer
  tags: readonly string[]
  freshUntil: number
  staleUntil: number
  /** Set by an invalidation: kept only in case the shop cannot answer. */
  invalid: boolean
  size: number
}

/** Tags whose last invalidation is remembered, for renders that are under way. */
const MOST_REMEMBERED_TAGS = 10_000

/** Bytes an entry takes: the body with its compressed forms, which are made later, its head once an encoding, its key and its tags. */
function sizeOf(key: string, answer: Answer, { tags }: Lifetime): number {
  const head = Object.entries(answer.headers).reduce((sum, [name, value]) => sum + name.length + String(value).length, 0)
  const references = tags.reduce((sum, tag) => sum + tag.length + 100, 0)
  return answer.body.length * 1.5 + head * (NAMES.length + 1) + key.length * 2 + references + 1024
}

/**
 * Whole answers by URL, least recently used out first, bounded in bytes. Pages in it are the same for
 * everybody, so nothing of the request but its URL is part of the key.
 */
export class PageCache {
  #entries = new Map<string, Entry>()
  #byTag = new Map<string, Set<string>>()
  #invalidatedAt = new Map<string, number>()
  /** What began before this counts as invalidated, whatever its tags: `#invalidatedAt` was emptied. */
  #invalidatedBefore = 0
  #clock = 0
  #size = 0
  readonly #maxBytes: number

  constructor(maxBytes = 128 * 1024 * 1024) {
    this.#maxBytes = maxBytes
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** Call when a render begins; what is invalidated from then on makes the finished page invalid at once. */
  begin(): number {
    return this.#clock
  }

  set(key: string, answer: Answer, lifetime: Lifetime, begun: number, now: number): Entry {
    this.delete(key)
    const size = sizeOf(key, answer, lifetime)
    const entry: Entry = {
      answer,
      tags: lifetime.tags,
      freshUntil: now + lifetime.maxAge * 1000,
      staleUntil: now + (lifetime.maxAge + lifetime.swr) * 1000,
      invalid: begun < this.#invalidatedBefore || [ALL_TAGS, ...lifetime.tags].some(tag => (this.#invalidatedAt.get(tag) ?? 0) > begun),
      size
    }
    this.#entries.set(key, entry)
    this.#size += size
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag)
      if (keys) keys.add(key)
      else this.#byTag.set(tag, new Set([key]))
    }
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxBytes) break
      this.delete(oldest)
    }
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

  /** Estimated bytes of everything kept. */
  get size(): number {
    return this.#size
  }

  get count(): number {
    return this.#entries.size
  }

  invalidate(tags: readonly string[]): void {
    const at = ++this.#clock
    if (this.#invalidatedAt.size > MOST_REMEMBERED_TAGS) {
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

const choices = new Map<string, Encoding>()

/** The best encoding the asker takes. Browsers send a handful of different headers, so choices are remembered. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = choices.get(header)
  if (known) return known
  const accepted = new Set(
    header
      .split(',')
      .map(part => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0+)?$/.test(quality ?? ''))
      .map(([name]) => name)
  )
  const choice = NAMES.find(name => accepted.has(name)) ?? 'identity'
  if (choices.size < 200) choices.set(header, choice)
  return choice
}
