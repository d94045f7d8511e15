import type { ProductDetail, StockLabel, Variant } from '#domain/product.ts'
import { pictureFile } from '../ui/picture.ts'

const AVAILABILITY: Record<StockLabel, string> = {
  in_stock: 'InStock',
  high_stock: 'InStock',
  low_stock: 'LimitedAvailability',
  preorder: 'PreOrder',
  out_of_stock: 'OutOfStock',
  expired: 'OutOfStock',
  sold_out: 'SoldOut'
}

/** What search engines and chats read of a product: schema.org Product with the offer on the page. */
export function productData(product: ProductDetail, shown: Variant, site: { url: string; origin: string }): object {
  return {
    '@type': 'Product',
    name: product.title,
    sku: shown.sku,
    description: product.description,
    url: site.url,
    image: product.images.map(({ id }) => `${site.origin}${pictureFile(id, 1200, 'jpg')}`),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    ...(product.total_reviews > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.average_rating, reviewCount: product.total_reviews } }
      : {}),
    offers: {
      '@type': 'Offer',
      url: site.url,
      price: shown.selling_price,
      priceCurrency: 'MNT',
      availability: `https://schema.org/${AVAILABILITY[shown.stock]}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(shown.sale_expire_at ? { priceValidUntil: shown.sale_expire_at.slice(0, 10) } : {}),
      ...(product.store ? { seller: { '@type': 'Organization', name: product.store.name } } : {})
    }
  }
}
