import { expect, test } from 'vitest'
import { toSafeHref } from '#domain/href.ts'
import { decodePercent } from '#domain/decode-percent.ts'
import { renderSitemap } from '#components/catalogue/sitemap.ts'

test('malformed text is unchanged', () => {
  expect(['%', '%E0%A4', '%d1%8f%', 'a%20b', '%D1%8F'].map(decodePercent)).toEqual(['%', '%E0%A4', '%d1%8f%', 'a b', 'я'])
})

test.each(['tel:%', 'tel:%E0%A4%A', 'tel:+976%', 'mailto:%', 'mailto:a%@b%'])('%s is refused or kept, and throws nothing', href => {
  expect(() => toSafeHref(href)).not.toThrow()
  if (href.startsWith('tel:')) expect(toSafeHref(href)).toBeNull()
})

test('a phone number can be encoded', () => {
  expect(toSafeHref('tel:+976%207700%201234')).toBe('tel:+976%207700%201234')
  expect(toSafeHref('tel:77001234')).toBe('tel:77001234')
})

test('a sitemap accepts paths with a single percent sign', () => {
  const xml = renderSitemap('https://shop.mn', [
    { path: '/products/100%', locales: ['mn'] },
    { path: '/products/ноолуур', locales: ['mn'] }
  ])
  expect(xml).toContain('<loc>https://shop.mn/products/100%</loc>')
  expect(xml).toContain('<loc>https://shop.mn/products/%D0%BD%D0%BE%D0%BE%D0%BB%D1%83%D1%83%D1%80</loc>')
})
