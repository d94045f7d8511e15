import { searchDocument, type SearchDocument } from '#contract/search-document.ts'
import { ShopError } from '#domain/errors.ts'
import { type DisplayFlags, toDisplayedPrices, toDisplayedTotal } from '#domain/product-display.ts'
import { readCatalogueLabels } from '../catalogue/index.ts'
import type { Db } from '../kernel/db/open.ts'
import { readSettings } from '../site/index.ts'
import { readSearchDocuments } from './elasticsearch/document.ts'

type DocumentVariant = SearchDocument['variants'][number]

/**
 * Without the fields that only the engine's queries need, without sales that have not begun, and without what the shop does not
 * show. @throws ShopError product_not_found
 */
export async function readPublicDocument(db: Db, id: number, now: Date): Promise<SearchDocument> {
  const [document] = await readSearchDocuments(db, [id], now)
  if (!document) throw new ShopError('product_not_found')
  const read = searchDocument.parse(JSON.parse(JSON.stringify(document)))
  const { configs } = await readSettings(db)
  const { badges } = await readCatalogueLabels(db)
  const isHidden = (startAt: string | null): boolean => !configs.showSale || (startAt !== null && startAt > now.toISOString())
  return {
    ...read,
    ...toDisplayedPrices(read, configs),
    sale_start_at: isHidden(read.sale_start_at) ? null : read.sale_start_at,
    total_on_hand: toDisplayedTotal(read.total_on_hand, configs),
    badges: read.badges.filter(code => configs.showSale || badges.get(code)?.tone !== 'sale'),
    brand: configs.showBrand ? read.brand : null,
    variants: read.variants.map(variant => (isHidden(variant.prices.sale_start_at) ? withoutSale(variant, configs) : variant))
  }
}

function withoutSale(variant: DocumentVariant, { showSale }: Pick<DisplayFlags, 'showSale'>): DocumentVariant {
  const price = showSale ? variant.price : variant.selling_price
  return { ...variant, price, prices: { price, sale_price: null, sale_start_at: null, sale_expire_at: null } }
}
