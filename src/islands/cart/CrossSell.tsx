import { formatMoney } from '#i18n/format.ts'
import { toLocalPath } from '#i18n/path.ts'
import type { ProductCard } from '#domain/product.ts'
import { $crossSell } from '../../stores/cross-sell.ts'
import { readPageLocale } from '#stores/client.ts'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { useHydratedStore } from '../use-hydrated-store.ts'
import type { CartTexts } from './cart-texts.ts'

const NONE: readonly ProductCard[] = []

/** Products related to the cart. */
export function CrossSell({ texts }: { texts: CartTexts }) {
  const products = useHydratedStore($crossSell, NONE)
  if (products.length === 0) return null
  return (
    <li className="drawer-cross-sell">
      <h3 className="text-small bold">{texts['cross_sell']}</h3>
      <div>
        {products.map(product => (
          <a key={product.id} href={toLocalPath(readPageLocale(), `/products/${product.slug}`)}>
            <Thumbnail picture={product.image} />
            <span className="text-tiny">{product.title}</span>
            <b className="text-small numeric">{formatMoney(product.selling_price)}</b>
          </a>
        ))}
      </div>
    </li>
  )
}
