import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  toOfflineCopy,
  listAssetPaths,
  importPaths,
  toCacheKey,
  isCacheable,
  listPicturePaths,
  parsePageTitle
} from '#offline/cached-page.ts'
import { isReadingPage } from '#offline/reading-page.ts'

const toUrl = (path: string): URL => new URL(path, 'https://shop.mn')
const TEXTS = { note: 'Kept {{time}}.', retry: 'Again', form: 'Needs a network.' }

test('reading pages are cached in both languages, listings and personal pages are not', () => {
  for (const path of ['/', '/en', '/en/', '/article/x', '/en/lookbook/winter', '/media/c/craft', '/delivery', '/tales'])
    expect(isReadingPage(toUrl(path)), path).toBe(true)
  for (const path of [
    '/products',
    '/products/x',
    '/t/women',
    '/en/cart',
    '/checkout/address',
    '/account/orders/1',
    '/a/create',
    '/en/search',
    '/api/v2/articles'
  ])
    expect(isReadingPage(toUrl(path)), path).toBe(false)
})

test('tracking parameters do not change the cache key', () => {
  expect(toCacheKey('https://shop.mn/article/x?fbclid=1&utm_source=chat#part')).toBe('https://shop.mn/article/x')
  expect(toCacheKey('https://shop.mn/articles?page=2')).toBe('https://shop.mn/articles?page=2')
})

test('only complete public pages are cached', () => {
  const response = (headers: Record<string, string>, status = 200): Response =>
    new Response('<html>', { status, headers: { 'content-type': 'text/html', ...headers } })
  expect(isCacheable(response({ 'cache-control': 'max-age=0,s-maxage=30' }))).toBe(true)
  expect(isCacheable(response({ 'cache-control': 'private, no-store' }))).toBe(false)
  expect(isCacheable(response({}))).toBe(false)
  expect(isCacheable(response({ 'cache-control': 's-maxage=30' }, 404))).toBe(false)
  expect(isCacheable(response({ 'cache-control': 's-maxage=30', 'content-type': 'application/json' }))).toBe(false)
})

test('a copy displays its time and contains no forms', () => {
  const page =
    '<html lang="en"><head><title>a</title></head><body class="chip-removable"><form method="post" action="/cart"><input name="expected_total" value="5"></form><form action="/search"><input name="q"></form></body></html>'
  const copy = toOfflineCopy(page, '2026-11-21T06:32:00Z', 'en', TEXTS)
  expect(copy).toContain('<html data-offline lang="en">')
  expect(copy).toContain(
    '<body class="chip-removable"><p class="offline-note" role="status">Kept 21 November 2026, 14:32. <a href="">Again</a></p>'
  )
  expect(copy).toContain('<link rel="stylesheet" href="/offline.css"></head>')
  expect(copy).not.toContain('expected_total')
  expect(copy).toContain('action="/search"')
})

test('a copy of a look lists its products without prices', () => {
  const page =
    '<a class="hotspot" href="#look1-1" aria-label="1. Coat, long, 1,290,000₮"><b>1</b></a><form method="post"><ol class="look-products"><li id="look1-1"><a href="/products/coat">Coat, long</a><select name="variant_id"><option value="7">M</option></select></li><li><input type="hidden" name="variant_id" value="9"></li></ol><button>Buy</button></form>'
  expect(toOfflineCopy(page, '2026-11-21T06:32:00Z', 'en', TEXTS)).toBe(
    '<a class="hotspot" href="#look1-1" aria-label="1. Coat, long"><b>1</b></a><ol class="look-products"><li id="look1-1"><a href="/products/coat">Coat, long</a></li><li></li></ol><p class="offline-form">Needs a network.</p>'
  )
})

test('pictures, assets and the title of a page are found once each', () => {
  const page =
    '<title>Т &amp; &#39;з&#39;</title><script src="/_a/x.js"></script><link href="/_a/x.js"><img src="/art/a.svg"><source srcset="/img/ab/320.avif 320w, /img/ab/800.avif 800w"><source srcset="/img/cd/160.avif 160w">'
  expect(listPicturePaths(page)).toEqual(['/img/ab/800.avif', '/img/cd/160.avif'])
  expect(listAssetPaths(page)).toEqual(['/_a/x.js', '/art/a.svg'])
  expect(importPaths('import{a}from"./a.b-1.js";import"./c.js";const d=()=>import(`./later.js`)', '/_a/x.js')).toEqual([
    '/_a/a.b-1.js',
    '/_a/c.js'
  ])
  expect(parsePageTitle(page)).toBe("Т & 'з'")
})

test('the styles of a copy hide elements that pages have', () => {
  const styles = readFileSync('public/offline.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const names = [...styles.matchAll(/\.([a-z][\w-]+)(?=[^{}]*\{)/g)].map(([, name = '']) => name)
  const sources = globSync('src/**/*.{astro,ts,tsx}').map(file => readFileSync(file, 'utf8'))
  expect(names).toContain('room-price')
  expect(names.filter(name => !sources.some(source => new RegExp(`["' ]${name}["' ]`).test(source)))).toEqual([])
})
