import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatMoney } from '#i18n/format.ts'
import { $products, askProduct } from '#stores/desk/products.ts'
import { Plate } from '../../ui/Plate.tsx'
import { useWords } from '../words.ts'

/** A product that a block names: picture, name and price as they are now. */
export function Chosen({ slug }: { slug: string }) {
  const say = useWords()
  const product = useStore($products)[slug]
  useEffect(() => void askProduct(slug), [slug])
  return (
    <>
      <Plate picture={product?.image ?? null} />
      <div className="grow">
        <p className="b">{product ? product.title : slug}</p>
        {product && <p className="price">{formatMoney(product.selling_price)}</p>}
        {product === null && <p className="msg">{say('product_gone')}</p>}
      </div>
    </>
  )
}
