import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Their messages belong to no field. */
const WITHOUT_FIELD = [
  'src/components/cart/StayLine.astro',
  'src/components/cart/StockWarning.astro',
  'src/components/coupon/CouponField.astro',
  'src/components/product/VariantChoice.astro',
  'src/islands/editor/DraftComments.tsx',
  'src/islands/editor/blocks/EntryBlock.tsx',
  'src/islands/editor/blocks/SelectedProduct.tsx',
  'src/islands/editor/blocks/StayBlock.tsx',
  'src/islands/editor/blocks/UploadProgress.tsx',
  'src/pages/admin/hotels/import.astro',
  'src/pages/admin/orders/ship.astro'
]
/** The message, or a group around it, is named by an element of another file. */
const DESCRIBED_ELSEWHERE = ['src/components/product-admin/ReferenceRows.astro', 'src/pages/lease.astro']

test('a field or its group refers to each of its errors, so that screen readers read it', () => {
  const files = globSync('src/**/*.{astro,tsx}').toSorted()
  const loose = files.filter(file => {
    const source = readFileSync(file, 'utf8')
    const errors = source.match(/<\w+\s[^>]*class(Name)?="[^"]*\bfield-error\b[^>]*>/g) ?? []
    return errors.some(tag => {
      const [, id] = /\bid=["{]+`?([^"`}]+(?:\}[^"`}>]+)?)/.exec(tag) ?? []
      return !id || !source.replaceAll(tag, '').includes(id)
    })
  })
  expect(loose).toEqual([...WITHOUT_FIELD, ...DESCRIBED_ELSEWHERE].toSorted())
})
