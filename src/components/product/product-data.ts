import { toDescriptionText } from '#domain/description.ts'
import { COLOUR_KEYS, isShipped, type ProductDetail, type StockLabel, type Variant } from '#domain/product.ts'
import type { Picture } from '#domain/site.ts'
import type { Review } from '#contract/review.ts'
import { toPictureFile } from '../ui/picture.ts'

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

interface DataOfPage {
  url: string
  origin: string
  reviews: readonly Review[]
}

/**
 * Structured data of a product: schema.org Product with its offer, or with several variants a ProductGroup, whose variants have an
 * offer with a URL each. Seller, delivery and returns are the same for all: the first offer has them, and the others refer to it.
 */
export function toProductData(product: ProductDetail, site: DataOfPage): object {
  const variants = product.variants.filter(({ stock }) => stock !== 'expired')
  const [only] = variants
  const description = product.seo_description || toDescriptionText(product.description)
  const shared = {
    name: product.title,
    ...(description ? { description: description.slice(0, MAX_DESCRIPTION_LENGTH) } : {}),
    url: site.url,
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(product.taxons.length ? { category: product.taxons.map(({ name }) => name).join(' > ') } : {}),
    ...(product.total_reviews > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.average_rating, reviewCount: product.total_reviews } }
      : {}),
    ...(site.reviews.length ? { review: site.reviews.map(toReviewData) } : {})
  }
  if (variants.length < 2)
    return {
      '@type': 'Product',
      ...shared,
      sku: (only ?? product).sku,
      image: product.images.slice(0, MAX_PICTURES).map(picture => toPictureUrl(picture, site)),
      ...(only ? { offers: toOfferData(product, only, site.url, toSellingData(product)) } : {})
    }
  const own = toSellingData(product)
  const same = Object.fromEntries(Object.entries(own).map(([key, value]) => [key, { '@id': value['@id'] }]))
  return {
    '@type': 'ProductGroup',
    ...shared,
    productGroupID: product.slug,
    variesBy: [...new Set(variants.flatMap(variant => variant.option_values.map(({ key }) => toProperty(key))))].map(
      property => `https://schema.org/${property}`
    ),
    hasVariant: variants.map((variant, index) => {
      const url = `${site.url}?variant=${variant.id}`
      const picture = variant.image ?? product.images[0]
      return {
        '@type': 'Product',
        name: [product.title, ...variant.option_values.map(({ label }) => label)].join(', '),
        sku: variant.sku,
        ...toOptionData(variant),
        ...(picture ? { image: toPictureUrl(picture, site) } : {}),
        offers: toOfferData(product, variant, url, index === 0 ? own : same)
      }
    })
  }
}

const toPictureUrl = ({ id }: Picture, { origin }: DataOfPage): string => origin + toPictureFile(id, 1200, 'jpg')

function toOfferData(product: ProductDetail, variant: Variant, url: string, selling: object): object {
  return {
    '@type': 'Offer',
    url,
    price: variant.selling_price,
    priceCurrency: 'MNT',
    availability: `https://schema.org/${AVAILABILITY[variant.stock]}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(variant.sale_expire_at ? { priceValidUntil: variant.sale_expire_at.slice(0, 10) } : {}),
    ...(product.preorder_on ? { availabilityStarts: product.preorder_on } : {}),
    ...selling
  }
}

function toSellingData(product: ProductDetail): Record<string, { '@id': string; [property: string]: unknown }> {
  const seller = product.store ? { seller: { '@type': 'Organization', '@id': '#seller', name: product.store.name } } : {}
  if (!isShipped(product.kind)) return seller
  const days = { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' }
  return {
    ...seller,
    ...(product.promise && product.shipping_price !== null
      ? {
          shippingDetails: {
            '@type': 'OfferShippingDetails',
            '@id': '#shipping',
            shippingRate: { '@type': 'MonetaryAmount', value: product.shipping_price, currency: 'MNT' },
            shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
            deliveryTime: { '@type': 'ShippingDeliveryTime', handlingTime: days, transitTime: days }
          }
        }
      : {}),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      '@id': '#returns',
      applicableCountry: COUNTRY,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: product.return_hours / 24,
      returnMethod: 'https://schema.org/ReturnInStore'
    }
  }
}

/** The schema.org property of an option. */
function toProperty(key: string): 'color' | 'pattern' | 'size' {
  if (/design|pattern/.test(key)) return 'pattern'
  return COLOUR_KEYS.some(colour => colour === key) ? 'color' : 'size'
}

function toOptionData({ option_values: values }: Variant): Record<string, string> {
  const data: Record<string, string> = {}
  for (const { key, label } of values) {
    const property = toProperty(key)
    data[property] = data[property] ? `${data[property]}, ${label}` : label
  }
  return data
}

function toReviewData({ author, rating, comment, created_at: date }: Review): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.name || '—' },
    datePublished: date.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: rating },
    ...(comment ? { reviewBody: comment.slice(0, 200) } : {})
  }
}
