import { descriptionText } from '#domain/description.ts'
import { COLOUR_KEYS, isShipped, type ProductDetail, type StockLabel, type Variant } from '#domain/product.ts'
import type { Review } from '#contract/review.ts'
import { pictureFile } from '../ui/picture.ts'

const AVAILABILITY: Record<StockLabel, string> = {
  in_stock: 'InStock',
  high_stock: 'InStock',
  low_stock: 'LimitedAvailability',
  preorder: 'PreOrder',
  out_of_stock: 'OutOfStock',
  expired: 'Discontinued',
  sold_out: 'SoldOut'
}
const COUNTRY = 'MN'
const MAX_PICTURES = 4
const MAX_DESCRIPTION_LENGTH = 400

/** Structured data of a product: schema.org Product with the offer of the displayed variant. */
export function productData(
  product: ProductDetail,
  variant: Variant,
  site: { url: string; origin: string; reviews: readonly Review[] }
): object {
  const { promise } = product
  return {
    '@type': 'Product',
    name: product.title,
    sku: variant.sku,
    description: (product.seo_description || descriptionText(product.description)).slice(0, MAX_DESCRIPTION_LENGTH),
    url: site.url,
    ...(product.variants.length > 1 ? { inProductGroupWithID: product.slug, isVariantOf: groupData(product) } : {}),
    image: product.images.slice(0, MAX_PICTURES).map(({ id }) => `${site.origin}${pictureFile(id, 1200, 'jpg')}`),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(product.taxons.length ? { category: product.taxons.map(({ name }) => name).join(' > ') } : {}),
    ...(product.total_reviews > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.average_rating, reviewCount: product.total_reviews } }
      : {}),
    ...(site.reviews.length ? { review: site.reviews.map(reviewData) } : {}),
    offers: {
      '@type': 'Offer',
      url: site.url,
      price: variant.selling_price,
      priceCurrency: 'MNT',
      availability: `https://schema.org/${AVAILABILITY[variant.stock]}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(variant.sale_expire_at ? { priceValidUntil: variant.sale_expire_at.slice(0, 10) } : {}),
      ...(product.store ? { seller: { '@type': 'Organization', name: product.store.name } } : {}),
      ...(product.preorder_on ? { availabilityStarts: product.preorder_on } : {}),
      ...(promise && product.shipping_price !== null && isShipped(product.kind)
        ? {
            shippingDetails: {
              '@type': 'OfferShippingDetails',
              shippingRate: { '@type': 'MonetaryAmount', value: product.shipping_price, currency: 'MNT' },
              shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
              deliveryTime: {
                '@type': 'ShippingDeliveryTime',
                handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
                transitTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' }
              }
            }
          }
        : {}),
      ...(isShipped(product.kind) && {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: COUNTRY,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: product.return_hours / 24,
          returnMethod: 'https://schema.org/ReturnInStore'
        }
      })
    }
  }
}

/** The product of which the displayed variant is one. */
function groupData(product: ProductDetail): object {
  const keys = product.variants.flatMap(({ option_values: values }) =>
    values.map(({ key }) => (/design|pattern/.test(key) ? 'pattern' : COLOUR_KEYS.some(colour => colour === key) ? 'color' : 'size'))
  )
  return {
    '@type': 'ProductGroup',
    name: product.title,
    productGroupID: product.slug,
    variesBy: [...new Set(keys)].map(key => `https://schema.org/${key}`)
  }
}

function reviewData({ author, rating, comment, created_at: date }: Review): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.name || '—' },
    datePublished: date.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating },
    ...(comment ? { reviewBody: comment.slice(0, 200) } : {})
  }
}
