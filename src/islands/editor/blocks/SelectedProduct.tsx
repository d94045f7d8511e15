import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { formatMoney } from '#i18n/format.ts'
import { $products, loadProduct } from '#stores/editor/products.ts'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import { useEditorTexts } from '../editor-texts.ts'

/** A product of a block: picture, name and current price. */
export function SelectedProduct({ slug }: { slug: string }) {
  const t = useEditorTexts()
  const product = useStore($products)[slug]
  useEffect(() => void loadProduct(slug), [slug])
  return (
    <>
      <Thumbnail picture={product?.image ?? null} />
      <div className="grow">
        <p className="bold">{product ? product.title : slug}</p>
        {product && <p className="price">{formatMoney(product.selling_price)}</p>}
        {product === null && <p className="field-error">{t('product_gone')}</p>}
      </div>
    </>
  )
}
