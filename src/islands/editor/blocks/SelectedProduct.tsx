import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatMoney } from '#i18n/format.ts'
import { $products, loadProduct } from '#stores/editor/products.ts'
import { Plate } from '../../ui/Plate.tsx'
import { useEditorTexts } from '../editor-texts.ts'

/** A product that a block names: picture, name and price as they are now. */
export function SelectedProduct({ slug }: { slug: string }) {
  const t = useEditorTexts()
  const product = useStore($products)[slug]
  useEffect(() => void loadProduct(slug), [slug])
  return (
    <>
      <Plate picture={product?.image ?? null} />
      <div className="grow">
        <p className="b">{product ? product.title : slug}</p>
        {product && <p className="price">{formatMoney(product.selling_price)}</p>}
        {product === null && <p className="msg">{t('product_gone')}</p>}
      </div>
    </>
  )
}
