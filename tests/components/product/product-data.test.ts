import { expect, test } from 'vitest'
import { toProductData } from '#components/product/product-data.ts'
import type { ProductDetail, Variant } from '#domain/product.ts'

const createOption = (key: string, value: string) => ({ key, value, label: value, hex: null })
const createVariant = (id: number, options: Record<string, string>, more: Partial<Variant> = {}) =>
  ({
    id,
    sku: `S-${id}`,
    option_values: Object.entries(options).map(([key, value]) => createOption(key, value)),
    image: { id: `picture-${options['colour']}` },
    selling_price: 1000 * id,
    sale_expire_at: null,
    stock: 'in_stock',
    ...more
  }) as Variant
const createProduct = (variants: Variant[]) =>
  ({
    kind: 'goods',
    slug: 'sweater',
    sku: 'S',
    title: 'Sweater',
    brand: 'Khangai',
    description: 'Warm',
    seo_description: '',
    taxons: [],
    total_reviews: 0,
    images: [{ id: 'first' }],
    variants,
    store: { name: 'Altan' },
    preorder_on: null,
    promise: { kind: 'hours' },
    shipping_price: 5000,
    return_hours: 48
  }) as unknown as ProductDetail
const site = { url: 'https://shop.mn/products/sweater', origin: 'https://shop.mn', reviews: [] }

test('a product with variants is a group whose variants have an offer with a URL each', () => {
  const data = toProductData(
    createProduct([
      createVariant(1, { colour: 'red', clothing_size: 'S' }),
      createVariant(2, { colour: 'red', clothing_size: 'M' }, { stock: 'out_of_stock' }),
      createVariant(3, { colour: 'blue', clothing_size: 'S' }, { stock: 'expired' })
    ]),
    site
  )
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'sweater',
    url: site.url,
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Sweater, red, S',
        sku: 'S-1',
        color: 'red',
        size: 'S',
        offers: {
          url: `${site.url}?variant=1`,
          price: 1000,
          priceCurrency: 'MNT',
          availability: 'https://schema.org/InStock',
          shippingDetails: { '@id': '#shipping', shippingRate: { value: 5000 } },
          hasMerchantReturnPolicy: { '@id': '#returns', merchantReturnDays: 2 }
        }
      },
      {
        size: 'M',
        offers: {
          url: `${site.url}?variant=2`,
          seller: { '@id': '#seller' },
          price: 2000,
          availability: 'https://schema.org/OutOfStock',
          shippingDetails: { '@id': '#shipping' },
          hasMerchantReturnPolicy: { '@id': '#returns' }
        }
      }
    ]
  })
  expect(data).not.toHaveProperty('offers')
  expect((data as { hasVariant: unknown[] }).hasVariant).toHaveLength(2)
})

test('a product with one variant is a product with its offer', () => {
  const data = toProductData(createProduct([createVariant(7, {})]), site)
  expect(data).toMatchObject({ '@type': 'Product', sku: 'S-7', offers: { url: site.url, price: 7000 } })
  expect(data).not.toHaveProperty('hasVariant')
})
