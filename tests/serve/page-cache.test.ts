import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { Answer, chooseEncoding, PageCache } from '#serve/page-cache.ts'

const answer = (text: string): Answer => new Answer(200, { 'content-type': 'text/html' }, Buffer.from(text))
const life = (tags: string[] = []) => ({ maxAge: 60, swr: 600, tags })

describe('PageCache', () => {
  it('gives back what it was given', () => {
    const cache = new PageCache()
    cache.set('/a', answer('A'), life(), cache.begin(), 0)
    expect(cache.get('/a')?.answer.body.toString()).toBe('A')
    expect(cache.get('/b')).toBeUndefined()
  })

  it('marks every page of a tag and no other', () => {
    const cache = new PageCache()
    cache.set('/a', answer('A'), life(['product:1']), cache.begin(), 0)
    cache.set('/b', answer('B'), life(['product:2']), cache.begin(), 0)
    cache.invalidate(['product:1'])
    expect(cache.get('/a')?.invalid).toBe(true)
    expect(cache.get('/b')?.invalid).toBe(false)
  })

  it('does not keep as fresh what was rendered before an invalidation', () => {
    const cache = new PageCache()
    const begun = cache.begin()
    cache.invalidate(['product:1'])
    expect(cache.set('/a', answer('A'), life(['product:1']), begun, 0).invalid).toBe(true)
    expect(cache.set('/a', answer('A'), life(['product:1']), cache.begin(), 0).invalid).toBe(false)
  })

  it('drops the least recently used first and stays within its bound', () => {
    const cache = new PageCache(10_000)
    const page = 'x'.repeat(2000)
    cache.set('/a', answer(page), life(), cache.begin(), 0)
    cache.set('/b', answer(page), life(), cache.begin(), 0)
    cache.get('/a')
    cache.set('/c', answer(page), life(), cache.begin(), 0)
    expect(cache.get('/b')).toBeUndefined()
    expect(cache.get('/a')).toBeDefined()
    expect(cache.get('/c')).toBeDefined()
  })
})

describe('Answer', () => {
  it('compresses once and leaves small bodies alone', async () => {
    const page = answer('<p>Дэлгүүр</p>'.repeat(200))
    const first = await page.encoded('br')
    expect(first.length).toBeLessThan(page.body.length)
    expect(page.encoded('br')).toBe(first)
    expect(answer('ok').encoded('gzip')).toEqual(Buffer.from('ok'))
  })

  it('answers in a hurry first, and makes what is kept as small as it goes behind that', async () => {
    const page = new Answer(
      200,
      { 'content-type': 'text/html' },
      Buffer.from(Array.from({ length: 5000 }, (_, n) => `<li>${n * 7919}`).join('')),
      true
    )
    const first = await page.encoded('br')
    await expect.poll(async () => (await page.encoded('br')).length).toBeLessThan(first.length)
    const best = await page.encoded('br')
    expect(brotliDecompressSync(best)).toEqual(page.body)
    expect(page.head('br', first)).toContain(String(first.length))
    expect(page.head('br', best)).toContain(String(best.length))
  })

  it('says each header in turn, and each cookie', () => {
    const body = Buffer.from('ok')
    const head = new Answer(200, { 'set-cookie': ['a=1', 'b=2'] }, body).head('identity', body)
    expect(head.slice(0, 4)).toEqual(['set-cookie', 'a=1', 'set-cookie', 'b=2'])
  })
})

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['deflate', 'identity'],
    [undefined, 'identity']
  ])('%s → %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding)
  })
})
