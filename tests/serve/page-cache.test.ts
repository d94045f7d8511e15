import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { CachedResponse, chooseEncoding, PageCache } from '#serve/page-cache.ts'

const createResponse = (text: string): CachedResponse => new CachedResponse(200, { 'content-type': 'text/html' }, Buffer.from(text))
const createLifetime = (tags: string[] = []) => ({ maxAge: 60, swr: 600, tags })

describe('PageCache', () => {
  it('returns the stored response', () => {
    const cache = new PageCache()
    cache.set('/a', createResponse('A'), createLifetime(), cache.begin(), 0)
    expect(cache.get('/a')?.response.encoded('identity')).toEqual(Buffer.from('A'))
    expect(cache.get('/b')).toBeUndefined()
  })

  it('invalidates all pages with a tag and no others', () => {
    const cache = new PageCache()
    cache.set('/a', createResponse('A'), createLifetime(['product:1']), cache.begin(), 0)
    cache.set('/b', createResponse('B'), createLifetime(['product:2']), cache.begin(), 0)
    cache.invalidate(['product:1'])
    expect(cache.get('/a')?.invalid).toBe(true)
    expect(cache.get('/b')?.invalid).toBe(false)
  })

  it('does not store responses rendered before an invalidation as fresh', () => {
    const cache = new PageCache()
    const begun = cache.begin()
    cache.invalidate(['product:1'])
    expect(cache.set('/a', createResponse('A'), createLifetime(['product:1']), begun, 0).invalid).toBe(true)
    expect(cache.set('/a', createResponse('A'), createLifetime(['product:1']), cache.begin(), 0).invalid).toBe(false)
  })

  it('evicts the oldest unused and stays within its limit', () => {
    const cache = new PageCache(5000)
    const page = 'x'.repeat(1500)
    cache.set('/a', createResponse(page), createLifetime(), cache.begin(), 0)
    cache.set('/b', createResponse(page), createLifetime(), cache.begin(), 0)
    cache.get('/a')
    cache.set('/c', createResponse(page), createLifetime(), cache.begin(), 0)
    expect(cache.get('/b')).toBeUndefined()
    expect(cache.get('/a')).toBeDefined()
    expect(cache.get('/c')).toBeDefined()
  })

  it('counts keys, headers and tags: many long URLs stay within the limit', () => {
    const bound = 2_000_000
    const cache = new PageCache(bound)
    const head = 'h'.repeat(4000)
    for (let n = 0; n < 5000; n += 1) {
      const key = `/search?q=${'q'.repeat(15_000)}${n}`
      cache.set(
        key,
        new CachedResponse(200, { 'content-security-policy': head }, Buffer.from('none')),
        createLifetime([`product:${n}`]),
        cache.begin(),
        0
      )
    }
    expect(cache.size).toBeLessThanOrEqual(bound)
    // 15,000 bytes of key and 4,000 of headers each: more entries would exceed the limit.
    expect(cache.count).toBeLessThan(bound / 19_000)
    expect(cache.count).toBeGreaterThan(10)
  })

  it('does not store responses above the limit', () => {
    const cache = new PageCache(10_000)
    cache.set('/a', createResponse('x'.repeat(20_000)), createLifetime(), cache.begin(), 0)
    expect([cache.count, cache.size]).toEqual([0, 0])
  })

  it('stores a limited number of invalidated tags, without losing any for running renders', () => {
    const cache = new PageCache()
    const begun = cache.begin()
    cache.invalidate(['product:1'])
    for (let n = 0; n < 30_000; n += 1) cache.invalidate([`other:${n}`])
    expect(cache.set('/a', createResponse('A'), createLifetime(['product:1']), begun, 0).invalid).toBe(true)
    expect(cache.set('/a', createResponse('A'), createLifetime(['product:1']), cache.begin(), 0).invalid).toBe(false)
  })
})

describe('CachedResponse', () => {
  it('compresses once and skips small bodies', async () => {
    const page = createResponse('<p>Дэлгүүр</p>'.repeat(200))
    const first = await page.encoded('br')
    expect(first.length).toBeLessThan(page.length)
    expect(page.encoded('br')).toBe(first)
    expect(createResponse('ok').encoded('gzip')).toEqual(Buffer.from('ok'))
  })

  it('responds with fast compression first, and compresses best in the background', async () => {
    const body = Buffer.from(Array.from({ length: 5000 }, (_, n) => `<li>${n * 7919}`).join(''))
    const page = new CachedResponse(200, { 'content-type': 'text/html' }, body, true)
    const first = await page.encoded('br')
    await expect.poll(async () => (await page.encoded('br')).length, { timeout: 20_000 }).toBeLessThan(first.length)
    const best = await page.encoded('br')
    expect(brotliDecompressSync(best)).toEqual(body)
    expect(page.head('br', first)).toContain(String(first.length))
    expect(page.head('br', best)).toContain(String(best.length))
  })

  it('keeps compressed forms alone where it is cached, and restores the others from them', async () => {
    const body = Buffer.from('<p>Дэлгүүр</p>'.repeat(200))
    const once = new CachedResponse(200, {}, body)
    for (const encoding of ['br', 'gzip'] as const) {
      const page = new CachedResponse(200, {}, body, true)
      expect(page.encoded('identity')).toBe(body)
      await page.encoded(encoding)
      expect(page.encoded('identity')).not.toBe(body)
      expect(await page.encoded('identity')).toEqual(body)
      expect(gunzipSync(await page.encoded('gzip'))).toEqual(body)
      expect(brotliDecompressSync(await page.encoded('br'))).toEqual(body)
      expect(page.etag).toBe(once.etag)
      expect(page.equals(new CachedResponse(200, {}, body, true))).toBe(true)
    }
    const unasked = new CachedResponse(200, {}, body, true)
    unasked.shrink()
    await unasked.encoded('gzip')
    expect(unasked.encoded('identity')).not.toBe(body)
    await once.encoded('br')
    expect(once.encoded('identity')).toBe(body)
  })

  it('is compressed from 860 bytes on, where it is cached from 256', () => {
    const encodingOf = (length: number, isCached: boolean) => new CachedResponse(200, {}, Buffer.alloc(length), isCached).encodingFor('br')
    expect([859, 860].map(length => encodingOf(length, false))).toEqual(['identity', 'br'])
    expect([255, 256].map(length => encodingOf(length, true))).toEqual(['identity', 'br'])
  })

  it('lists each header, and each cookie', () => {
    const body = Buffer.from('ok')
    const head = new CachedResponse(200, { 'set-cookie': ['a=1', 'b=2'] }, body).head('identity', body)
    expect(head.slice(0, 4)).toEqual(['set-cookie', 'a=1', 'set-cookie', 'b=2'])
  })
})

describe('chooseEncoding', () => {
  it('reads a header of many spaces at once', () => {
    expect(chooseEncoding(`a${' '.repeat(1_000_000)}b, gzip ; q=1`)).toBe('gzip')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['deflate', 'identity'],
    [undefined, 'identity']
  ])('%s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})
