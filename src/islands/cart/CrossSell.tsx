import { formatMoney } from '#i18n/format.ts'
import { localPath } from '#i18n/path.ts'
import type { ProductCard } from '#domain/product.ts'
import { $crossSell } from '../../stores/cross-sell.ts'
import { pageLocale } from '#stores/client.ts'
import { Plate } from '../ui/Plate.tsx'
import { useStored } from '../use-stored.ts'
import type { Words } from './CartDrawer.tsx'

const NONE: readonly ProductCard[] = []

/** Products that go with the cart. */
export function CrossSell({ words }: { words: Words }) {
  const products = useStored($crossSell, NONE)
  if (products.length === 0) return null
  return (
    <li className="dmini">
      <h3 className="sm b">{words['cross_sell']}</h3>
      <div>
        {products.map(product => (
          <a key={product.id} href={localPath(pageLocale(), `/products/${product.slug}`)}>
            <Plate picture={product.image} />
            <span className="xs">{product.title}</span>
            <b className="sm num">{formatMoney(product.selling_price)}</b>
          </a>
        ))}
      </div>
    </li>
  )
}
