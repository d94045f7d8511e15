import { searchDocument, type SearchDocument } from '#contract/search-document.ts'
import { ShopError } from '#domain/errors.ts'
import type { Db } from '../kernel/db/open.ts'
import { readSearchDocuments } from './elasticsearch/document.ts'

/** Without the fields that only the engine's queries need, and without sales that have not begun. @throws ShopError product_not_found */
export async function readPublicDocument(db: Db, id: number, now: Date): Promise<SearchDocument> {
  const [document] = await readSearchDocuments(db, [id], now)
  if (!document) throw new ShopError('product_not_found')
  const read = searchDocument.parse(JSON.parse(JSON.stringify(document)))
  const isLater = (startAt: string | null): boolean => startAt !== null && startAt > now.toISOString()
  return {
    ...read,
    sale_start_at: isLater(read.sale_start_at) ? null : read.sale_start_at,
    variants: read.variants.map(variant =>
      isLater(variant.prices.sale_start_at)
        ? { ...variant, prices: { ...variant.prices, sale_price: null, sale_start_at: null, sale_expire_at: null } }
        : variant
    )
  }
}
