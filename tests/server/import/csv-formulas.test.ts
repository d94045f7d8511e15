import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { ProductDocument } from '#contract/catalogue-document.ts'
import { readShopifyRows } from '#server/import/file/shopify-rows.ts'
import { formatCsvHeader, formatCsvRows } from '#server/import/file/shopify-write.ts'

const NOON = new Date('2026-11-20T04:00:00Z')

async function read(text: string) {
  for await (const rows of readShopifyRows(Readable.from([text]))) return rows
  throw new Error('No product was read.')
}

test.each([
  '=1+1',
  '=HYPERLINK("http://x","y")',
  '＝1＋1',
  '+976 8811 2345',
  '-5 % off',
  '@SUM(A1)',
  "'=1",
  "''+1",
  "'quoted'",
  'plain = text',
  '\u0009=1',
  '\u000d=1'
])('a cell of %j is text to a spreadsheet, and is read back as it was', async title => {
  const product = {
    handle: 'felt',
    title: { mn: title, en: title },
    variants: [{ sku: title, price: 1000, on_hand: -2 }]
  } as unknown as ProductDocument
  const text = formatCsvHeader() + formatCsvRows(product, 'http://shop.test', NOON)
  const raw = title.replaceAll('"', '""')
  expect(text.includes(`'${raw}`)).toBe(title !== 'plain = text' && title !== "'quoted'")
  const { rows } = await read(text)
  expect(rows[0]?.cell('titleMn')).toBe(title)
  expect(rows[0]?.cell('sku')).toBe(title)
  // Negative numbers remain unchanged.
  expect(text).toContain(',-2,')
})
